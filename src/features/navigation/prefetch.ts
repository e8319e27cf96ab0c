/**
 * Code of pages that links in view lead to is fetched once the browser is idle, and not without a network. With data saver
 * and on 2g Docusaurus fetches nothing ahead by itself. Docusaurus puts its functions into the window after this module.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle} from './whenIdle';

/** The functions Docusaurus' links call: on coming into view, and on hovering. */
type Ahead = Record<'prefetch' | 'preload', (path: string) => unknown>;

/** The same functions, at a better time. */
export const politely = ({prefetch, preload}: Ahead): Ahead => ({
  prefetch: (path) => whenIdle(() => void (navigator.onLine && prefetch(path))),
  // What fails here says so when the link is followed.
  preload: (path) => navigator.onLine && Promise.resolve(preload(path)).catch(() => undefined),
});

if (ExecutionEnvironment.canUseDOM) {
  let ahead: Ahead;
  Object.defineProperty(window, 'docusaurus', {
    get: () => ahead,
    set: (original: Ahead) => {
      ahead = politely(original);
    },
  });
}
