/** What a program would call for what a visitor does on the wall: illustrations, as everything in `callExamples`. */
import {request} from '@site/src/facts/callExamples';
import {lastMinute, recorded, wallCameras, type CameraId} from './cameras';

export type VideoCall = 'live' | 'playback' | 'snapshot';

export interface CallState {
  readonly kind: VideoCall;
  readonly camera: CameraId;
  /** Minutes since midnight. */
  readonly minute: number;
}

const serialOf = (camera: CameraId): string => `SN000000000${wallCameras.findIndex((one) => one === camera) + 1}`;

/** 1086 as 18:06. */
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const answer = (body: string): string => `\n\nHTTP/1.1 200 OK\n\n${body}`;

/** Request and answer of a call. */
export function callText({kind, camera, minute}: CallState): string {
  const device = `/v1/devices/${serialOf(camera)}`;
  if (kind === 'live')
    return (
      request(`POST ${device}/live`, '{"stream": "sub", "protocol": "hls", "seconds": 300}') +
      answer('{"url": "https://media.example.com/…",\n "seconds": 300}')
    );
  if (kind === 'snapshot')
    return (
      request(`POST ${device}/snapshots`, `{"at": "${clock(minute)}"}`) +
      answer('{"picture": "https://media.example.com/…",\n "sha256": "…"}')
    );
  const to = Math.min(minute + 10, lastMinute);
  // Recorded stretches alone: a gap is the time that no part covers.
  const parts = recorded
    .map(([first, last]) => [Math.max(first, minute), Math.min(last, to)] as const)
    .filter(([first, last]) => first < last)
    .map(([first, last]) => `{"from": "${clock(first)}", "to": "${clock(last)}", "where": "recorder"}`);
  return (
    request(`GET ${device}/recordings?from=${clock(minute)}&to=${clock(to)}`) +
    answer(`{"parts": [${parts.join(',\n  ')}]}`)
  );
}
