/** The sections of the site, each opening its panel; without script, links to their overviews. */
import copy from '@copy/shell';
import navigation from '@copy/navigation';
import {owner} from '@site/config/owner';
import {navSections, type NavSection, overviewOf} from '@site/src/site/routes';
import clsx from 'clsx';
import {Icon} from '../components/ui/Icon';
import {SiteLink} from '../components/ui/SiteLink';
import {DemoMark} from '../components/ui/DemoMark';
import type {useHoverMenu} from './useHoverMenu';
import styles from './Header.module.css';

export interface MainMenuProps {
  readonly menu: ReturnType<typeof useHoverMenu<NavSection>>;
  /** The section of this page. */
  readonly active: NavSection | undefined;
}

export function MainMenu({menu, active}: MainMenuProps) {
  return (
    <nav aria-label={copy.header.nav} className={styles.nav}>
      <noscript>
        <ul className={styles.entries}>
          {navSections.map((section) => (
            <li key={section}>
              <SiteLink to={overviewOf[section]}>{navigation.sections[section]}</SiteLink>
            </li>
          ))}
        </ul>
      </noscript>
      <ul className={styles.entries}>
        {navSections.map((section) => (
          <li key={section}>
            <button
              type="button"
              data-menu={section}
              aria-expanded={menu.open === section}
              aria-controls={menu.open === section ? 'mega-panel' : undefined}
              className={clsx(section === active && styles.active)}
              onClick={() => menu.toggle(section)}
              onKeyDown={(event) => menu.onTriggerKey(event, section)}
              onMouseEnter={() => menu.enter(section)}
            >
              {navigation.sections[section]}
              <Icon name="chevronDown" size={16} />
            </button>
          </li>
        ))}
        {owner.links.openPlatform.value && (
          <li>
            <a href={owner.links.openPlatform.value} target="_blank" rel="noopener" onMouseEnter={menu.leave}>
              {copy.header.openPlatform}
              <DemoMark of={owner.links.openPlatform} />
              <span className="sr">{copy.header.opensNewTab}</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
