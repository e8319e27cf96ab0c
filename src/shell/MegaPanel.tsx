/** The panel under a menu entry: rail of groups, columns of entries with drawing and purpose, one picture. */
import copy from '@copy/navigation';
import menus from '@copy/menus';
import {useEdition} from '@site/src/site/useLocale';
import {navEntries, navGroups, type NavGroup, type NavSection, type RouteId} from '@site/src/site/routes';
import clsx from 'clsx';
import {type KeyboardEvent, useEffect, useRef, useState} from 'react';
import {Picture, type PictureProps} from '../components/media/Picture';
import {Icon} from '../components/ui/Icon';
import {Container} from '../components/ui/Section';
import {SiteLink} from '../components/ui/SiteLink';
import {canHover, hoverDelay} from './useHoverMenu';
import {menuDevices, menuDrawings} from './menuDrawings';
import styles from './MegaPanel.module.css';

/** Entries per column at most, from the specification's groups of 5 or 6. */
const columnLength = 6;

/** Two columns or more, of even length, so that ten entries are two of five and three leave no empty column. */
function columnsOf(entries: readonly RouteId[]): RouteId[][] {
  const count = Math.max(2, Math.ceil(entries.length / columnLength));
  const length = Math.ceil(entries.length / count);
  return Array.from({length: count}, (_, index) => entries.slice(index * length, (index + 1) * length));
}

interface Featured {
  readonly to: RouteId;
  readonly family: PictureProps['family'];
  readonly name: string;
}

/** The picture of a section; government and families have their own. */
const featured: Readonly<Record<keyof typeof menus.featured, Featured>> = {
  technology: {to: 'technology.edgeComputing', family: 'scene', name: 'edge-cloud'},
  products: {to: 'products.accuratePeopleCounting', family: 'scene', name: 'store-counting'},
  solutions: {to: 'solutions.catering', family: 'scene', name: 'catering'},
  tog: {to: 'solutions.smartCity', family: 'scene', name: 'smart-city'},
  toc: {to: 'homeCameras', family: 'cutout', name: 'w3-s'},
  service: {to: 'support.troubleshooting', family: 'cutout', name: 'e3-x'},
};

const featuredOf = (section: NavSection, group: NavGroup) => (group === 'tog' || group === 'toc' ? group : section);

/** The device or the drawing before an entry. */
function Thumbnail({id}: {readonly id: RouteId}) {
  const device = menuDevices[id];
  if (device)
    return (
      <span className={styles.device}>
        <Picture family="cutout" name={device} alt="" sizes="104px" />
      </span>
    );
  const drawing = menuDrawings[id];
  if (!drawing) return null;
  const [x, y, path] = drawing;
  return (
    <svg className={styles.drawing} viewBox="-6 -6 36 36" width={48} height={48} aria-hidden="true">
      <path d={path} />
      <circle cx={x} cy={y} r="2" />
    </svg>
  );
}

export interface MegaPanelProps {
  readonly section: NavSection;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Called when the panel is rendered: its code may have loaded after the key that moves into it. */
  readonly onReady: () => void;
}

export default function MegaPanel({section, onKeyDown, onReady}: MegaPanelProps) {
  const edition = useEdition();
  const groups: readonly NavGroup[] = navGroups[section];
  const [chosen, choose] = useState<{section: NavSection; group: NavGroup}>();
  const group = chosen?.section === section ? chosen.group : groups[0]!;
  const entries = navEntries(section, group, edition);
  const columns = columnsOf(entries);
  // Three columns leave no room for the picture.
  const isWide = columns.length > 2;
  const feature = featuredOf(section, group);
  const picture = featured[feature];

  useEffect(() => onReady(), [onReady, section]);

  // A pointer on its way to an entry crosses other groups: only one it rests on for the menu delay opens.
  const timer = useRef<number | undefined>(undefined);
  const stop = () => window.clearTimeout(timer.current);
  const enter = (next: NavGroup) => {
    stop();
    if (canHover()) timer.current = window.setTimeout(() => choose({section, group: next}), hoverDelay);
  };
  useEffect(() => stop, []);

  return (
    // Arrow keys move the focus among the links inside; the container itself is not a control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.mega} id="mega-panel" onKeyDown={onKeyDown}>
      <Container width="wide" className={clsx(styles.inner, isWide && styles.full)}>
        <div className={styles.rail}>
          {groups.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === group}
              onClick={() => choose({section, group: id})}
              onMouseEnter={() => enter(id)}
              onMouseLeave={stop}
            >
              {menus.groups[id]}
              <Icon name="chevronRight" size={16} />
            </button>
          ))}
        </div>
        <div className={clsx(styles.columns, isWide && styles.three)}>
          {columns.map((column) => (
            <ul key={column[0]}>
              {column.map((id) => (
                <li key={id}>
                  <SiteLink to={id}>
                    <Thumbnail id={id} />
                    <span className={styles.words}>
                      <b>{copy.labels[id]}</b>
                      <span>{menus.purposes[id]}</span>
                    </span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          ))}
        </div>
        {!isWide && (
          <SiteLink to={picture.to} className={styles.featured}>
            <span className={styles.picture}>
              <Picture family={picture.family} name={picture.name} alt="" sizes="300px" />
            </span>
            <span className={styles.caption}>
              <b>{menus.featured[feature].title}</b>
              <span>{menus.featured[feature].text}</span>
            </span>
          </SiteLink>
        )}
      </Container>
    </div>
  );
}
