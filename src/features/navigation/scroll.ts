/** Where a page stands after a navigation: as it was left on Back, at its anchor, or at the top. */
import type {useHistory, useLocation} from '@docusaurus/router';

/** A place in the history, with the key of its entry. */
export type Location = ReturnType<typeof useLocation>;
type Action = ReturnType<typeof useHistory>['action'];

/** Milliseconds of an animated scroll, from the specification. */
const duration = 300;

/** Offset from which a new page glides to its top at most: the way through a page nobody has read says nothing. */
const glideFrom = 240;

/** Milliseconds a page that comes back may take until all of it is there. */
const patience = 5000;

const storageKey = 'scroll';

/** Offsets by key of the history's entry. */
let offsets = new Map<string, number>();
let current = '';
let stop = (): void => undefined;

/** Calls back while the visitor leaves the scrolling to the page; returns the end of that. */
function untilTouched(end: () => void): () => void {
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const done = () => {
    events.forEach((name) => window.removeEventListener(name, done));
    end();
  };
  events.forEach((name) => window.addEventListener(name, done, {passive: true}));
  return done;
}

/** Scrolls to the top within 300 ms, at once for those who want nothing to move; stops when the visitor scrolls. */
export function glideToTop(from = window.scrollY): void {
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
  stop = untilTouched(() => cancelAnimationFrame(frame));
  step(begin);
}

/** Repeats a movement while parts of the page arrive, until it says that it got there or the visitor takes over. */
function keepTrying(move: () => boolean): void {
  if (move()) return;
  const observer = new ResizeObserver(() => move() && stop());
  // Not the body, which is as high as the window.
  const page = document.getElementById('__docusaurus');
  if (page) observer.observe(page);
  const timer = setTimeout(() => stop(), patience);
  stop = untilTouched(() => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

/** Begins to remember offsets, those from before a full load included. */
export function rememberScroll(): void {
  current = (window.history.state as {key?: string} | null)?.key ?? '';
  try {
    offsets = new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    // Blocked or broken storage: what is remembered lives as long as the page.
  }
  offsets.set(current, window.scrollY);
  // On Back the browser would scroll the page that is about to be left, as far as that one goes. Full loads are its own.
  const leaveTo = (who: ScrollRestoration) => () => void (window.history.scrollRestoration = who);
  leaveTo('manual')();
  window.addEventListener('pageshow', leaveTo('manual'));
  window.addEventListener('pagehide', leaveTo('auto'));
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
 * A navigation begins: call it before the browser has scrolled by itself. Returns what puts the new page in its place once
 * it stands.
 */
export function leaveScroll(location: Location, previous: Location, action: Action): () => void {
  current = location.key ?? '';
  const {pathname, hash, search} = location;
  const offset = action === 'POP' ? (offsets.get(current) ?? (hash ? undefined : 0)) : undefined;
  return () => {
    stop();
    if (offset !== undefined) {
      // Not until it got there once: a part that comes later may stand above.
      keepTrying(() => {
        window.scrollTo(0, offset);
        return false;
      });
    } else if (pathname === previous.pathname && hash === previous.hash && search !== previous.search) {
      // The query alone has changed: the page knows what that means.
    } else if (hash) {
      keepTrying(() => {
        const target = document.getElementById(decodeURIComponent(hash.slice(1)));
        target?.scrollIntoView();
        return target !== null;
      });
    } else {
      glideToTop(Math.min(window.scrollY, glideFrom));
    }
  };
}
