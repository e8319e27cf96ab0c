/** Breadcrumbs of a page, derived from the registry's parents and menu places. */
import copy from '@copy/navigation';
import {routes, type RouteId} from '@site/src/site/routes';
import {SiteLink} from './SiteLink';
import styles from './Breadcrumbs.module.css';

/** Ancestors of a page from the home down, without the page itself. */
export function ancestorsOf(id: RouteId): RouteId[] {
  const parent = routes[id].parent as RouteId | undefined;
  return parent ? [...ancestorsOf(parent), parent] : id === 'home' ? [] : ['home'];
}

export function Breadcrumbs({route, title}: {readonly route: RouteId; readonly title?: string}) {
  const {nav} = routes[route];
  return (
    <nav aria-label={copy.breadcrumbs}>
      <ol className={styles.crumbs}>
        {ancestorsOf(route).map((id) => (
          <li key={id}>
            <SiteLink to={id}>{copy.labels[id]}</SiteLink>
          </li>
        ))}
        {nav && ancestorsOf(route).length === 1 && <li>{copy.sections[nav.section]}</li>}
        <li aria-current="page">{title ?? copy.labels[route]}</li>
      </ol>
    </nav>
  );
}
