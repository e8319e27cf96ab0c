/**
 * The menu on small screens: one level at a time with a back row for each level above. On support pages the section's
 * own tree comes first. Closes on route change and on Esc.
 */
import copy from '@copy/navigation';
import menus from '@copy/menus';
import shell from '@copy/shell';
import {owner} from '@site/config/owner';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {navEntries, navGroups, navSections, type NavGroup, type NavSection, type RouteId} from '@site/src/site/routes';
import {useEdition} from '@site/src/site/useLocale';
import {useOnNextPage} from '@site/src/site/useOnNextPage';
import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';
import {afterPaint} from '../components/ui/afterPaint';
import buttons from '../components/ui/Button.module.css';
import {Icon} from '../components/ui/Icon';
import {SiteLink} from '../components/ui/SiteLink';
import {useCloseOnBack} from '../components/ui/closeOnBack';
import {DemoMark} from '../components/ui/DemoMark';
import {LanguageLinks} from './LanguageMenu';
import styles from './Drawer.module.css';

type Level =
  | {at: 'top'}
  | {at: 'docs'}
  | {at: 'section'; section: NavSection}
  | {at: 'group'; section: NavSection; group: NavGroup};

/** What phones come for: a device that does not work, an app, somebody to talk to. */
const shortcuts: readonly RouteId[] = ['support.finder', 'support.troubleshooting', 'downloads', 'about.contact'];

export default function Drawer({close}: {readonly close: () => void}) {
  const edition = useEdition();
  // Documents are static HTML, and so is their navigation tree.
  const [docs] = useState(() => document.querySelector('[data-document-nav]')?.innerHTML);
  const [level, go] = useState<Level>({at: 'top'});
  const panel = useRef<HTMLElement>(null);
  useCloseOnBack(close);

  useOnNextPage(close);
  useEffect(() => {
    const callOff = afterPaint(() => document.documentElement.classList.add(styles.locked!));
    const trigger = document.activeElement as HTMLElement | null;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      trigger?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      callOff();
      document.documentElement.classList.remove(styles.locked!);
      document.removeEventListener('keydown', onKey);
    };
  }, [close]);
  useEffect(() => afterPaint(() => panel.current?.querySelector<HTMLElement>('button, a')?.focus()), [level]);

  const back = (label: string, to: Level) => (
    <li className={styles.back}>
      <button type="button" onClick={() => go(to)}>
        <Icon name="back" />
        <span className="sr">
          {shell.header.back}
          {shell.colon}
        </span>
        {label}
      </button>
    </li>
  );
  const deeper = (label: string, to: Level) => (
    <li key={label}>
      <button type="button" onClick={() => go(to)}>
        {label}
        <Icon name="chevronRight" />
      </button>
    </li>
  );

  return (
    // Tabbing past its end closes the drawer: the focus must not go to hidden content behind it.
    <nav
      className={styles.drawer}
      aria-label={shell.header.menu}
      ref={panel}
      onBlur={({relatedTarget}) => relatedTarget?.closest('main, footer') && close()}
    >
      <ul>
        {level.at === 'top' && (
          <>
            {docs && deeper(shell.header.docsMenu, {at: 'docs'})}
            {navSections.map((section) => deeper(copy.sections[section], {at: 'section', section}))}
            {owner.links.openPlatform.value && (
              <li>
                <a href={owner.links.openPlatform.value} target="_blank" rel="noopener">
                  <span>
                    {shell.header.openPlatform}
                    <DemoMark of={owner.links.openPlatform} />
                  </span>
                </a>
              </li>
            )}
            {owner.links.login.value && (
              <li>
                <a href={owner.links.login.value}>
                  <span>
                    {shell.header.login}
                    <DemoMark
                      of={owner.links.login}
                      isRepeated={owner.links.openPlatform.value !== null && owner.links.openPlatform.demo}
                    />
                  </span>
                </a>
              </li>
            )}
            <li>
              <LanguageLinks />
            </li>
          </>
        )}
        {level.at === 'docs' && back(shell.header.docsMenu, {at: 'top'})}
        {level.at === 'section' && (
          <>
            {back(copy.sections[level.section], {at: 'top'})}
            {navGroups[level.section].map((group) =>
              deeper(menus.groups[group], {at: 'group', section: level.section, group}),
            )}
          </>
        )}
        {level.at === 'group' && (
          <>
            {back(copy.sections[level.section], {at: 'top'})}
            {back(menus.groups[level.group], {at: 'section', section: level.section})}
            {navEntries(level.section, level.group, edition).map((id) => (
              <li key={id} className={styles.entry}>
                <SiteLink to={id} replace onClick={close}>
                  <span>
                    {copy.labels[id]}
                    <small>{menus.purposes[id]}</small>
                  </span>
                  <Icon name="chevronRight" size={16} />
                </SiteLink>
              </li>
            ))}
          </>
        )}
      </ul>
      {level.at === 'top' && (
        <div className={styles.start}>
          <ul aria-label={shell.header.shortcuts}>
            {shortcuts.map((id) => (
              <li key={id}>
                <SiteLink to={id} replace onClick={close}>
                  {copy.labels[id]}
                  <small>{menus.purposes[id]}</small>
                </SiteLink>
              </li>
            ))}
          </ul>
          <TrialLink componentId="drawer" className={clsx(buttons.button, buttons.trial)}>
            {shell.header.trial}
          </TrialLink>
        </div>
      )}
      {level.at === 'docs' && docs && <div className={styles.docs} dangerouslySetInnerHTML={{__html: docs}} />}
    </nav>
  );
}
