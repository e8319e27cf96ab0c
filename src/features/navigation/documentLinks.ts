/**
 * Links to support documents: those are static HTML without a client-side route, so a click on one is a full page load and
 * does not reach the router.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {loadPage, loadTransitions} from '@site/src/features/navigation/loadNavigation';
import {splitPath} from '@site/src/site/editions';
import {matchRoutes} from 'react-router-config';

/** Whether a support page has no client-side route and needs a full page load. */
export function needsFullLoad(pathname: string): boolean {
  return (
    splitPath(pathname).path.startsWith('/support/') &&
    matchRoutes(routes, pathname).every(({route}) => route.path === '*')
  );
}

/** Click handler that opens matching links of this site by `loadPage`, in place of the router and the browser. */
export const interceptClick = (matches: (link: HTMLAnchorElement) => boolean) => (event: MouseEvent) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target || !matches(link)) return;
  // The router ignores a click whose default is prevented; other listeners still get it.
  event.preventDefault();
  loadPage(link.href);
};

if (ExecutionEnvironment.canUseDOM) {
  // In the capture phase, before the router's handler.
  window.addEventListener(
    'click',
    interceptClick(({pathname}) => needsFullLoad(pathname)),
    true,
  );
  // The first page's code failed to load: nothing is hydrated that could show an error.
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (document.documentElement.dataset.hasHydrated !== 'true')
      void loadTransitions().then(({recoverFirst}) => recoverFirst(reason));
  });
}
