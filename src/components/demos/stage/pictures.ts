/** The pictures of the live stage, which a worker prepares, and what they hide. */
import type {Point} from './geometry';
import {firstLabel, halfWidth, standsBefore, type Answer, type FitRequest, type Fitted, type Parts} from './parts';

export interface Pictures extends Parts {
  /** Pictures for a canvas of this size. */
  readonly fit: (size: FitRequest) => Promise<Fitted>;
  /** Is this place hidden, where the picture shows (px, py)? */
  readonly isHidden: (px: number, py: number, at: Point) => boolean;
}

/** A network that needs longer gets the still picture, milliseconds. */
const patience = 25_000;

/** @throws when a picture does not come in time; what has come by then need not come again */
export async function loadPictures(signal: AbortSignal): Promise<Pictures> {
  const worker = new Worker(new URL('./pictures.worker.ts', import.meta.url));
  const end = () => worker.terminate();
  signal.addEventListener('abort', end);

  /** The next thing the worker says. */
  const next = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the pictures of the store are late')), patience);
      worker.addEventListener(
        'message',
        ({data}: MessageEvent<Answer>) => {
          clearTimeout(late);
          if ('failure' in data) reject(new Error(data.failure));
          else resolve(data);
        },
        {once: true},
      );
      worker.addEventListener('error', () => reject(new Error('the pictures of the store cannot be prepared')), {once: true});
    });

  let parts: Parts;
  try {
    ({parts} = (await next()) as {parts: Parts});
  } catch (error) {
    end();
    throw error;
  }
  signal.throwIfAborted();
  // One request at a time: answers carry no name.
  let before: Promise<unknown> = Promise.resolve();
  const {labels} = parts;

  return {
    ...parts,
    fit(size) {
      const fitted = before.then(() => {
        const answer = next();
        worker.postMessage(size);
        return answer as Promise<{fitted: Fitted}>;
      });
      before = fitted.catch(() => undefined);
      return fitted.then((one) => one.fitted);
    },
    isHidden(px, py, at) {
      const fixture = labels[Math.floor(py / 2) * halfWidth + Math.floor(px / 2)]! - firstLabel;
      return fixture >= 0 && standsBefore(fixture, at);
    },
  };
}
