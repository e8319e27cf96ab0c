import {setTimeout as sleep} from 'node:timers/promises';

/** Tries `check` until it no longer throws, and gives its result; after three seconds (or `timeoutMs`) its last error. */
export async function waitFor<Result>(check: () => Result | Promise<Result>, timeoutMs = 3000): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await sleep(10);
  }
}
