/**
 * Pages that the script does not know (support documents, which are HTML) are loaded by the browser: a click on a link
 * to one does not reach the router.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {loadConduct, loadPage} from '@site/src/features/navigation/extras';
import {splitPath} from '@site/src/site/editions';
import {matchRoutes} from 'react-router-config';

/** Whether a support page has to be loaded by the browser. */
export function needsFullLoad(pathname: string): boolean {
  return (
    splitPath(pathname).path.startsWith('/support/') &&
    matchRoutes(routes, pathname).every(({route}) => route.path === '*')
  );
}

/** Takes a click on a link of this site away from the router and the browser, where it is one of those. */
export const take = (isOurs: (link: HTMLAnchorElement) => boolean) => (event: MouseEvent) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target || !isOurs(link)) return;
  // The router leaves a click alone that is taken care of; everybody else still hears it.
  event.preventDefault();
  loadPage(link.href);
};

if (ExecutionEnvironment.canUseDOM) {
  // On the way down, before the router hears of it.
  window.addEventListener(
    'click',
    take(({pathname}) => needsFullLoad(pathname)),
    true,
  );
  // The code of the first page did not come: nothing has been brought to life that could say so.
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (document.documentElement.dataset.hasHydrated !== 'true')
      void loadConduct().then(({recoverFirst}) => recoverFirst(reason));
  });
}
