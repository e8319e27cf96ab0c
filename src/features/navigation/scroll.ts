/** Scroll position after a navigation: restored on Back, otherwise the anchor or the top. */
import type {useHistory, useLocation} from '@docusaurus/router';

/** A history entry's location, with its key. */
export type Location = ReturnType<typeof useLocation>;
type Action = ReturnType<typeof useHistory>['action'];

/** Milliseconds of an animated scroll, from the specification. */
const duration = 300;

/** A new page scrolls smoothly to its top from at most this offset. */
const scrollFromMax = 240;

/** Milliseconds a restored page may take to reach its full height. */
const restoreTimeout = 5000;

const storageKey = 'scroll';

/** Offsets by history entry key. */
let offsets = new Map<string, number>();
let current = '';
/** Hash of the link that was clicked last. */
let followed = '';
let stop = (): void => undefined;

/** Identifies a history entry: those of the browser's own making, such as the first one and places within it, have no key. */
const entryOf = (key: string | undefined, hash: string): string => key ?? hash;

/** Calls `end` on the visitor's first input, or when the returned function is called. */
function untilInput(end: () => void): () => void {
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const done = () => {
    events.forEach((name) => window.removeEventListener(name, done));
    end();
  };
  events.forEach((name) => window.addEventListener(name, done, {passive: true}));
  return done;
}

/** Scrolls to the top within 300 ms, at once with reduced motion; stops when the visitor scrolls. */
export function scrollToTop(from = window.scrollY): void {
  stop();
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const begin = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const left = 1 - Math.min(Math.max(now - begin, 0) / duration, 1);
    window.scrollTo(0, from * left ** 3);
    if (left > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  stop = untilInput(() => cancelAnimationFrame(frame));
  step(begin);
}

/** Repeats a scroll while the page grows, until it returns true or the visitor scrolls. */
function retryOnResize(move: () => boolean): void {
  if (move()) return;
  const observer = new ResizeObserver(() => move() && stop());
  // Not the body, which is as tall as the window.
  const page = document.getElementById('__docusaurus');
  if (page) observer.observe(page);
  const timer = setTimeout(() => stop(), restoreTimeout);
  stop = untilInput(() => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

/** Starts recording offsets, including those from before a full page load. */
export function rememberScroll(): void {
  current = entryOf((window.history.state as {key?: string} | null)?.key, window.location.hash);
  try {
    offsets = new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    // Storage is blocked or broken: offsets live as long as the page.
  }
  offsets.set(current, window.scrollY);
  // On Back the browser would scroll the old page before the new one is rendered; it may restore full page loads.
  const setRestoration = (mode: ScrollRestoration) => () => void (window.history.scrollRestoration = mode);
  setRestoration('manual')();
  window.addEventListener('pageshow', setRestoration('manual'));
  window.addEventListener('pagehide', setRestoration('auto'));
  window.addEventListener('click', ({target}) => {
    followed = (target instanceof Element && target.closest('a')?.hash) || '';
  });
  window.addEventListener('scroll', () => offsets.set(current, window.scrollY), {passive: true});
  window.addEventListener('pagehide', () => {
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify([...offsets]));
    } catch {
      // As above.
    }
  });
}

/**
 * Call at the start of a navigation, before the browser scrolls. Returns a function that sets the new page's scroll position
 * once it is rendered.
 */
export function leaveScroll(location: Location, previous: Location, action: Action): () => void {
  const {key, pathname, hash, search} = location;
  current = entryOf(key, hash);
  // The router takes a plain link to a place in the page for Back or Forward. Its entry may have an offset from before.
  const isFollowed = key === undefined && hash !== '' && hash === followed;
  followed = '';
  const offset = action === 'POP' && !isFollowed ? (offsets.get(current) ?? (hash ? undefined : 0)) : undefined;
  return () => {
    stop();
    if (offset !== undefined) {
      // Keeps on after the first success: a part that loads later may be above.
      retryOnResize(() => {
        window.scrollTo(0, offset);
        return false;
      });
    } else if (pathname === previous.pathname && hash === previous.hash && search !== previous.search) {
      // Only the query changed: the page handles it.
    } else if (hash) {
      retryOnResize(() => {
        const target = document.getElementById(decodeURIComponent(hash.slice(1)));
        target?.scrollIntoView();
        return target !== null;
      });
    } else {
      scrollToTop(Math.min(window.scrollY, scrollFromMax));
    }
  };
}
