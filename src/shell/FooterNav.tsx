import copy from '@copy/shell';
import navigation from '@copy/navigation';
import {navEntries, navGroups, navSections, routes, type NavGroup, type NavSection} from '@site/src/site/routes';
import {useEdition} from '@site/src/site/useLocale';
import {Icon} from '../components/ui/Icon';
import {SiteLink} from '../components/ui/SiteLink';
import styles from './Footer.module.css';

/** The site by section. */
export function FooterNav() {
  return (
    <nav aria-label={copy.footer.label} className={styles.columns}>
      {navSections.map((section) => (
        <FooterColumn key={section} section={section} />
      ))}
    </nav>
  );
}

const columnLength = 9;

/** The most of a group that would fill the column alone: cameras and recorders are looked for here, too. */
const most: Partial<Record<NavGroup, number>> = {software: 5};

/** A column on wide screens, a disclosure on small ones; the same links in both. */
export function FooterColumn({section}: {readonly section: NavSection}) {
  const edition = useEdition();
  // Whole pages only, the first of each section; the rest is one link away, on the sitemap.
  const ids = navGroups[section].flatMap((group) =>
    navEntries(section, group, edition)
      .filter((id) => !routes[id].path.includes('#') && routes[id].nav?.footer !== false)
      .slice(0, most[group]),
  );
  const links = (
    <ul>
      {ids.slice(0, columnLength).map((id) => (
        <li key={id}>
          <SiteLink to={id}>{navigation.labels[id]}</SiteLink>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className={styles.column}>
        <h2>{navigation.sections[section]}</h2>
        {links}
      </div>
      <details className={styles.folded}>
        <summary>
          {navigation.sections[section]}
          <Icon name="chevronDown" />
        </summary>
        {links}
      </details>
    </>
  );
}
