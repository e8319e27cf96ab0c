/** Vignettes of symptoms. */
import type {ReactNode} from 'react';
import styles from './Vignette.module.css';

/** The front of a camera with the light below its lens. */
function Camera({light, children}: {readonly light: 'amber' | 'off'; readonly children: ReactNode}) {
  return (
    <>
      <rect x="6" y="4" width="26" height="29" rx="9" />
      <circle className="b" cx="19" cy="15.5" r="6.5" />
      <circle className="d" cx="19" cy="15.5" r="1.5" />
      <path d="M19 33v8M9 44q10-6 20 0" />
      <circle className={styles[light]} cx="19" cy="27.5" r="2.5" />
      {children}
    </>
  );
}

const phone = <rect x="20" y="3" width="24" height="42" rx="6" />;

/** What a symptom is about: the device with its light as it shines then, the app, or the recording. By symptom tree. */
export const symptomDrawings: Readonly<Record<string, ReactNode>> = {
  offline: (
    <Camera light="amber">
      <path className="b" d="M42 20a13 13 0 0 1 17 0M46 26a7 7 0 0 1 9 0M50.5 31h.01" />
      <path className="o" d="M43 35 58 13" />
    </Camera>
  ),
  'no-power': (
    <Camera light="off">
      <path className="b" d="M46 11v7M55 11v7M42 18h17v4a8.5 8.5 0 0 1-17 0zM50.5 30.5v9" />
    </Camera>
  ),
  'adding-device': (
    <Camera light="amber">
      <path className="b" d="M41 11h7v7h-7zM53 11h7v7h-7zM41 23h7v7h-7zM53 23h2v2M60 23v7h-4" />
    </Camera>
  ),
  'night-picture': (
    <Camera light="off">
      <path className="b" d="M60 24a10 10 0 1 1-11-13 8 8 0 0 0 11 13z" />
    </Camera>
  ),
  'live-view': (
    <>
      <rect x="6" y="5" width="52" height="32" rx="5" />
      <path d="M24 44h16" />
      <path className="o" d="M32 11a10 10 0 1 0 10 10" />
      <path className="b" d="M29.5 17v8l6.5-4z" />
    </>
  ),
  'recording-gaps': (
    <>
      <path className="fb" d="M6 16h20v16H6zM40 16h18v16H40z" />
      <rect x="6" y="16" width="52" height="16" rx="4" />
      <path className="o" d="M26 11v26M40 11v26" />
      <path d="M12 41h.01M22.5 41h.01M33 41h.01M43.5 41h.01M54 41h.01" />
    </>
  ),
  recorder: (
    <>
      <rect x="5" y="12" width="54" height="24" rx="5" />
      <path d="M14 36v4M50 36v4M13 28h38" />
      <circle className={styles.green} cx="15" cy="20" r="2.5" />
      <circle className={styles.amber} cx="24" cy="20" r="2.5" />
      <circle className={styles.off} cx="33" cy="20" r="2.5" />
      <circle className={styles.off} cx="42" cy="20" r="2.5" />
    </>
  ),
  'counting-wrong': (
    <>
      <circle cx="21" cy="11" r="4.5" />
      <path d="M12 27a9 9 0 0 1 18 0" />
      <g className={styles.missed}>
        <circle cx="44" cy="11" r="4.5" />
        <path d="M35 27a9 9 0 0 1 18 0" />
      </g>
      <path className="b" d="M8 37h48" />
      <circle className="b" cx="8" cy="37" r="2.5" />
      <circle className="o" cx="56" cy="37" r="2.5" />
    </>
  ),
  'sign-in': (
    <>
      {phone}
      <path className="b" d="M26 22h12v10H26zM28.5 22v-3.5a3.5 3.5 0 0 1 7 0V22" />
    </>
  ),
  'app-trouble': (
    <>
      {phone}
      <path className="o" d="M32 14 39.5 28h-15zM32 19.5v3.5M32 25.5h.01" />
    </>
  ),
};
