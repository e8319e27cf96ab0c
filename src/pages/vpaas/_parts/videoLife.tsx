/** What happens to a video, one small drawing for each station of its life. Decorative: the name stands below. */
import type {VideoGroup} from '@site/src/facts/callExamples';
import type {ReactNode} from 'react';

const drawings: Readonly<Record<VideoGroup, ReactNode>> = {
  connect: (
    <>
      <path className="s" d="M14 58a22 20 0 1 1 44 0z" />
      <circle className="o" cx="36" cy="48" r="7" />
      <path d="M8 58h56" />
      <path className="b" d="M64 40h24" strokeDasharray="1 7" />
      <path className="b" d="M92 30v20M100 34v12M92 40h-6M100 36h10M100 44h10" />
    </>
  ),
  watch: (
    <>
      <rect className="s" x="18" y="18" width="84" height="50" rx="8" />
      <path d="M60 68v10M44 78h32" />
      <path className="b" d="m53 33 16 10-16 10z" />
    </>
  ),
  keep: (
    <>
      <path className="s" d="M22 30c0-14 76-14 76 0v34c0 14-76 14-76 0z" />
      <path d="M22 30c0 14 76 14 76 0M22 47c0 14 76 14 76 0" />
      <circle className="o" cx="86" cy="66" r="3" />
    </>
  ),
  understand: (
    <>
      <rect className="s" x="14" y="14" width="92" height="64" rx="8" />
      <path d="M48 78V62a12 12 0 0 1 24 0v16" />
      <circle className="s" cx="60" cy="40" r="9" />
      <path className="b" d="M40 36V24h12M68 24h12v12M40 62v8M80 62v8" />
    </>
  ),
  govern: (
    <>
      <path className="s" d="m60 12 32 11v20c0 20-14 32-32 38-18-6-32-18-32-38V23z" />
      <circle className="b" cx="60" cy="41" r="8" />
      <path className="b" d="M60 49v16M60 57h8" />
    </>
  ),
  build: (
    <>
      <rect className="s" x="16" y="16" width="88" height="62" rx="8" />
      <path d="M16 32h88M25 24h.01M33 24h.01" />
      <path className="b" d="m46 44-10 11 10 11M74 44l10 11-10 11M64 42l-8 26" />
    </>
  ),
};

export function VideoGroupShape({group}: {readonly group: VideoGroup}) {
  return (
    <svg className="dg" viewBox="0 0 120 92" aria-hidden="true">
      {drawings[group]}
    </svg>
  );
}
