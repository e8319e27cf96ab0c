import navigation from '@copy/navigation';
import {useLocation} from '@docusaurus/router';
import {splitPath} from '@site/src/site/editions';
import {routeIdAt, routes} from '@site/src/site/routes';

const sold: readonly string[] = ['technology', 'products', 'solutions'];

/** Name of what the page being shown sells; undefined for pages that sell nothing. */
export function useProduct(): string | undefined {
  const id = routeIdAt(splitPath(useLocation().pathname).path);
  const section = id && routes[id].nav?.section;
  return section && sold.includes(section) ? navigation.labels[id] : undefined;
}
