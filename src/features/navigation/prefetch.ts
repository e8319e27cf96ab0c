/**
 * Defers Docusaurus' prefetch of links in view until the browser is idle, and skips it offline. With data saver and on 2g
 * Docusaurus does not prefetch at all. It sets `window.docusaurus` after this module has run.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle} from './whenIdle';

/** The functions that Docusaurus' links call: when visible, and on hover. */
type Prefetchers = Record<'prefetch' | 'preload', (path: string) => unknown>;

/** The same functions, run when idle and online. */
export const deferPrefetch = ({prefetch, preload}: Prefetchers): Prefetchers => ({
  prefetch: (path) => whenIdle(() => void (navigator.onLine && prefetch(path))),
  // An error here shows when the link is followed.
  preload: (path) => navigator.onLine && Promise.resolve(preload(path)).catch(() => undefined),
});

if (ExecutionEnvironment.canUseDOM) {
  let deferred: Prefetchers;
  Object.defineProperty(window, 'docusaurus', {
    get: () => deferred,
    set: (original: Prefetchers) => {
      deferred = deferPrefetch(original);
    },
  });
}
