/** Loading bar, fade, scroll restoration and recovery of a navigation. Loaded on the first interaction by `loadNavigation.ts`. */
import type {useHistory} from '@docusaurus/router';
import {startLoading} from '../../components/ui/loadingBar';
import {interceptClick} from './interceptClick';
import {enter, leave} from './pageFade';
import {loadCopy, recover} from './recovery';
import {leaveScroll, rememberScroll, type Location} from './scroll';

export {loadCopy, recoverFirst, recoverPart} from './recovery';
export {scrollToTop} from './scroll';

rememberScroll();
// Marks in a timeline when this code is active; the browser tests wait for it.
performance.mark('navigation-transitions');

const withoutHash = (href: string): string => href.split('#')[0]!;

// In the bubbling phase, for clicks that nothing has handled: without a network the browser would replace the page with its
// own error page.
window.addEventListener(
  'click',
  interceptClick(
    ({href}) => !navigator.onLine && withoutHash(href) !== withoutHash(window.location.href),
    (href) => void loadCopy(href),
  ),
);

/** The transition of a navigation in progress; `leave` or `fail` is called once. */
interface Transition {
  /** The next page is loaded: fades the current one out. */
  readonly leave: () => Promise<void>;
  /** The next page is rendered: sets its scroll position and fades it in. */
  readonly arrive: () => void;
  /** The next page failed to load. */
  readonly fail: () => void;
}

let latest: Location | undefined;

/** Starts the transition: the URL has changed, the page has not. */
export function begin(location: Location, previous: Location, history: ReturnType<typeof useHistory>): Transition {
  const {action} = history;
  const isOtherPage = location.pathname !== previous.pathname;
  const place = leaveScroll(location, previous, action);
  const end = startLoading();
  latest = location;
  return {
    async leave() {
      end();
      if (isOtherPage && latest === location) await leave();
    },
    arrive() {
      place();
      enter();
    },
    fail() {
      end(true);
      // Restores the URL of the page that is still shown.
      const stay = () => (action === 'PUSH' ? history.goBack() : history.replace(previous));
      if (latest === location) void recover(history.createHref(location), stay);
    },
  };
}
