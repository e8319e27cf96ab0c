/**
 * The site's header: logo, main menu with its panels, search, language, trial. Menus are derived from the registry.
 */
import copy from '@copy/shell';
import navigation from '@copy/navigation';
import {owner} from '@site/config/owner';
import {SearchButton} from '@site/src/features/search/SearchButton';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {navSections, type NavSection, overviewOf} from '@site/src/site/routes';
import clsx from 'clsx';
import {lazy, type PointerEvent, Suspense, useRef, useState} from 'react';
import {LoadBoundary} from '../features/navigation/LoadBoundary';
import {Icon} from '../components/ui/Icon';
import {SiteLink} from '../components/ui/SiteLink';
import buttons from '../components/ui/Button.module.css';
import {DemoMark} from '../components/ui/DemoMark';
import {LanguageMenu} from './LanguageMenu';
import {Logo} from './Logo';
import {canHover, useActiveSection, useHoverMenu} from './useHoverMenu';
import styles from './Header.module.css';

// The menus name every page of the site: their words load on intent.
const loadPanel = () => import('./MegaPanel');
const loadDrawer = () => import('./Drawer');
const MegaPanel = lazy(loadPanel);
const Drawer = lazy(loadDrawer);

/** Prefetches a panel on hover or focus; an error shows when it is opened. */
const loadAhead = () => void (canHover() ? loadPanel() : loadDrawer()).catch(() => undefined);

/** On touch screens the browser emulates mouse events: ignore them there. */
const onPointerEnter = ({pointerType}: PointerEvent) => {
  if (canHover() || pointerType !== 'mouse') loadAhead();
};

export function Header() {
  const bar = useRef<HTMLElement>(null);
  const menu = useHoverMenu<NavSection>(bar);
  const active = useActiveSection();
  const [drawerOpen, setDrawerOpen] = useState(false);

  return (
    <>
      <header
        className={styles.header}
        ref={bar}
        onMouseLeave={menu.leave}
        onMouseEnter={menu.stay}
        onPointerEnter={onPointerEnter}
        onFocus={loadAhead}
      >
        <div className={styles.inner}>
          <Logo />
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
          <div className={styles.tools}>
            <SearchButton />
            <LanguageMenu />
            {owner.links.login.value && (
              <a className={clsx(styles.tool, styles.login)} href={owner.links.login.value} rel="noopener">
                {copy.header.login}
                <DemoMark of={owner.links.login} />
              </a>
            )}
            <TrialLink
              componentId="header"
              className={clsx(buttons.button, buttons.trial, buttons.small, styles.trial)}
            >
              {copy.header.trial}
            </TrialLink>
            <noscript>
              <SiteLink to="sitemap" className={clsx(styles.tool, styles.burger)} aria-label={copy.header.openMenu}>
                <Icon name="menu" size={24} />
              </SiteLink>
            </noscript>
            <button
              type="button"
              className={clsx(styles.tool, styles.burger)}
              aria-label={drawerOpen ? copy.header.closeMenu : copy.header.openMenu}
              aria-expanded={drawerOpen}
              onClick={() => setDrawerOpen((open) => !open)}
            >
              <Icon name={drawerOpen ? 'close' : 'menu'} size={24} />
            </button>
          </div>
        </div>
        {menu.open && (
          <LoadBoundary>
            <Suspense fallback={null}>
              <MegaPanel section={menu.open} onKeyDown={menu.onPanelKey} onReady={menu.onPanelReady} />
            </Suspense>
          </LoadBoundary>
        )}
      </header>
      {menu.open && <div className={styles.scrim} aria-hidden="true" onMouseEnter={menu.leave} onClick={menu.close} />}
      {drawerOpen && (
        <LoadBoundary>
          <Suspense fallback={null}>
            <Drawer close={() => setDrawerOpen(false)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  );
}

/** Logo only: for the form page, without links away from it. */
export function BareHeader() {
  return (
    <header className={styles.bare}>
      <div className={styles.inner}>
        <Logo />
        <LanguageMenu always />
      </div>
    </header>
  );
}
