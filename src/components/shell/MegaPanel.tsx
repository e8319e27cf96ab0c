/** The panel under a menu entry: rail of groups, up to two columns of entries with their purpose, one picture. */
import copy from '@copy/navigation';
import {useEdition} from '@site/src/site/useLocale';
import {navEntries, navGroups, type NavGroup, type NavSection, type RouteId} from '@site/src/site/routes';
import {type KeyboardEvent, useState} from 'react';
import {Picture, type PictureProps} from '../media/Picture';
import {Icon} from '../ui/Icon';
import {Container} from '../ui/Section';
import {SiteLink} from '../ui/SiteLink';
import styles from './MegaPanel.module.css';

/** Entries per column, from the specification's groups of 5 or 6. */
const columnLength = 6;

const featured: Record<NavSection, {to: RouteId; family: PictureProps['family']; name: string}> = {
  products: {to: 'products.accuratePeopleCounting', family: 'scene', name: 'store-counting'},
  solutions: {to: 'solutions.catering', family: 'scene', name: 'catering'},
  service: {to: 'support.troubleshooting', family: 'still', name: 'e3-x'},
  about: {to: 'news', family: 'scene', name: 'store-heat'},
};

export function MegaPanel({section, onKeyDown}: {readonly section: NavSection; readonly onKeyDown: (event: KeyboardEvent) => void}) {
  const edition = useEdition();
  const groups: readonly NavGroup[] = navGroups[section];
  const [chosen, choose] = useState<{section: NavSection; group: NavGroup}>();
  const group = chosen?.section === section ? chosen.group : groups[0]!;
  const entries = navEntries(section, group, edition);
  const columns = [entries.slice(0, columnLength), entries.slice(columnLength)].filter((column) => column.length > 0);
  const picture = featured[section];

  return (
    // Arrow keys move the focus among the links inside; the container itself is not a control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.mega} id="mega-panel" onKeyDown={onKeyDown}>
      <Container width="wide" className={styles.inner}>
        <div className={styles.rail}>
          {groups.map((id) => (
            <button key={id} type="button" aria-pressed={id === group} onClick={() => choose({section, group: id})}>
              {copy.groups[id]}
              <Icon name="chevronRight" size={16} />
            </button>
          ))}
        </div>
        <div className={styles.columns}>
          {columns.map((column) => (
            <ul key={column[0]}>
              {column.map((id) => (
                <li key={id}>
                  <SiteLink to={id}>
                    <b>{copy.labels[id]}</b>
                    <span>{copy.purposes[id]}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          ))}
        </div>
        <SiteLink to={picture.to} className={styles.featured}>
          <span className={styles.picture}>
            <Picture family={picture.family} name={picture.name} alt="" sizes="300px" />
          </span>
          <span className={styles.caption}>
            <b>{copy.featured[section].title}</b>
            <span>{copy.featured[section].text}</span>
          </span>
        </SiteLink>
      </Container>
    </div>
  );
}
