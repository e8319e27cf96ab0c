/**
 * The site's header: logo, main menu with its panels, search, language, trial. Menus are derived from the registry.
 */
import copy from '@copy/shell';
import {owner} from '@site/config/owner';
import {SearchButton} from '@site/src/features/search/SearchButton';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import type {NavSection} from '@site/src/site/routes';
import clsx from 'clsx';
import {lazy, type PointerEvent, Suspense, useDeferredValue, useRef, useState} from 'react';
import {LoadBoundary} from '../features/navigation/LoadBoundary';
import {Icon} from '../components/ui/Icon';
import {SiteLink} from '../components/ui/SiteLink';
import buttons from '../components/ui/Button.module.css';
import {DemoMark} from '../components/ui/DemoMark';
import {LanguageMenu} from './LanguageMenu';
import {Logo} from './Logo';
import {MainMenu} from './MainMenu';
import {canHover, useActiveSection, useHoverMenu} from './useHoverMenu';
import styles from './Header.module.css';

// The menus name every page of the site: their words load on intent.
const loadPanel = () => import('./MegaPanel');
const loadDrawer = () => import('./Drawer');
const MegaPanel = lazy(loadPanel);
const Drawer = lazy(loadDrawer);

/** Prefetches a panel on hover or focus; an error shows when it is opened. */
const loadAhead = () => void (canHover() ? loadPanel() : loadDrawer()).catch(() => undefined);

/** The bar already has a mark at the open platform, which is there whenever the login is. */
const isMarked = owner.links.openPlatform.value !== null && owner.links.openPlatform.demo;

/** On touch screens the browser emulates mouse events: ignore them there. */
const onPointerEnter = ({pointerType}: PointerEvent) => {
  if (canHover() || pointerType !== 'mouse') loadAhead();
};

export function Header() {
  const bar = useRef<HTMLElement>(null);
  const menu = useHoverMenu<NavSection>(bar);
  // The press shows at once; the panel with its links follows without holding up that frame.
  const shown = useDeferredValue(menu.open);
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
          <MainMenu menu={menu} active={active} />
          <div className={styles.tools}>
            <SearchButton />
            <LanguageMenu />
            {owner.links.login.value && (
              <a className={clsx(styles.tool, styles.login)} href={owner.links.login.value} rel="noopener">
                {copy.header.login}
                <DemoMark of={owner.links.login} isRepeated={isMarked} />
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
        {menu.open && shown && (
          <LoadBoundary>
            <Suspense fallback={null}>
              <MegaPanel section={shown} onKeyDown={menu.onPanelKey} onReady={menu.onPanelReady} />
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
