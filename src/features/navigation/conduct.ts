/** What navigation does beyond leading to the next page; `extras.ts` loads it. */
import type {useHistory} from '@docusaurus/router';
import {take} from './fullLoads';
import {startLoading} from '../../components/ui/loadingBar';
import {enter, leave} from './outIn';
import {recover} from './recovery';
import {leaveScroll, rememberScroll, type Location} from './scroll';

export {loadCopy, recoverFirst, recoverPart} from './recovery';
export {glideToTop} from './scroll';

rememberScroll();
// Shows in a timeline from when on links are followed with all of it; the walks wait for it.
performance.mark('conduct');

const withoutHash = (href: string): string => href.split('#')[0]!;

// On the way up: what nobody has taken is left to the browser, which without a network would put its own notice in the
// place of the page.
window.addEventListener(
  'click',
  take(({href}) => !navigator.onLine && withoutHash(href) !== withoutHash(window.location.href)),
);

/** A navigation under way; `leave` or `fail` is called once. */
interface Passage {
  /** The next page is there: lets the one being shown fade out. */
  readonly leave: () => Promise<void>;
  /** The next page stands: puts it in its place and lets it fade in. */
  readonly arrive: () => void;
  /** The next page does not come. */
  readonly fail: () => void;
}

let latest: Location | undefined;

/** A navigation begins; the address has changed, the page has not. */
export function begin(location: Location, previous: Location, history: ReturnType<typeof useHistory>): Passage {
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
      // The address goes back to the page that is still there.
      const stay = () => (action === 'PUSH' ? history.goBack() : history.replace(previous));
      if (latest === location) void recover(history.createHref(location), stay);
    },
  };
}
