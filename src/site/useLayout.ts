/** Layout of the page being shown, from the registry. */
import {useLocation} from '@docusaurus/router';
import {splitPath} from './editions';
import {routeIdAt, routes} from './routes';

/** Whether the page shows the logo only, without menus and floating panels. */
export function useIsBare(): boolean {
  const id = routeIdAt(splitPath(useLocation().pathname).path);
  return id !== undefined && routes[id].layout === 'bare';
}
