/**
 * Links to support documents: those are static HTML without a client-side route, so a click on one is a full page load and
 * does not reach the router.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {interceptClick} from '@site/src/features/navigation/interceptClick';
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

if (ExecutionEnvironment.canUseDOM) {
  // In the capture phase, before the router's handler.
  window.addEventListener(
    'click',
    interceptClick(({pathname}) => needsFullLoad(pathname), loadPage),
    true,
  );
  // The first page's code failed to load: nothing is hydrated that could show an error.
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (document.documentElement.dataset.hasHydrated !== 'true')
      void loadTransitions().then(({recoverFirst}) => recoverFirst(reason));
  });
}
