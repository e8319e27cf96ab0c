/** Breadcrumbs of a page, derived from the registry's parents and menu places. */
import copy from '@copy/navigation';
import {routes, type RouteId} from '@site/src/site/routes';
import clsx from 'clsx';
import {SiteLink} from './SiteLink';
import styles from './Breadcrumbs.module.css';

/** Ancestors of a page from the home down, without the page itself. */
export function ancestorsOf(id: RouteId): RouteId[] {
  const parent = routes[id].parent as RouteId | undefined;
  return parent ? [...ancestorsOf(parent), parent] : id === 'home' ? [] : ['home'];
}

export function Breadcrumbs({route, title}: {readonly route: RouteId; readonly title?: string}) {
  const [home, ...above] = ancestorsOf(route);
  // The section that the main menu marks; pages without a place in the menus are in that of the page above them.
  const {nav} = routes[above[0] ?? route];
  const link = (id: RouteId) => (
    <li key={id}>
      <SiteLink to={id}>{copy.labels[id]}</SiteLink>
    </li>
  );
  return (
    <nav aria-label={copy.breadcrumbs}>
      <ol className={styles.crumbs}>
        {home && link(home)}
        {nav && <li className={clsx(above.length > 0 && styles.section)}>{copy.sections[nav.section]}</li>}
        {above.map(link)}
        <li aria-current="page">{title ?? copy.labels[route]}</li>
      </ol>
    </nav>
  );
}
