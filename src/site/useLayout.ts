/** Layout of the page being shown, from the registry. */
import {useLocation} from '@docusaurus/router';
import {splitPath} from './editions';
import {routeIdAt, routes, type RouteLayout} from './routes';

/** Layout around the page; see `RouteLayout`. */
export function useLayout(): RouteLayout {
  const id = routeIdAt(splitPath(useLocation().pathname).path);
  return (id && routes[id].layout) ?? 'default';
}
