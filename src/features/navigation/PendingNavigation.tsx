/**
 * From one page to the next. Takes the place of the part of Docusaurus with this name (plugins/page-changes): the page
 * being shown stays until the code of the next one is there. The rest is `conduct.ts`: bar, out-in, scroll position, and
 * what happens when a page does not come. A navigation that another one has overtaken is dropped. Of the lifecycle of
 * client modules, `onRouteDidUpdate` is called.
 */
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {useHistory} from '@docusaurus/router';
import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {Route} from 'react-router-dom';
import {conduct, loadConduct} from './extras';
import type {Location} from './scroll';

/** What stands on the screen, and how it came there. */
interface Shown {
  readonly location: Location;
  readonly previous: Location | null;
  /** Puts the page in its place and lets it enter. */
  readonly arrive?: () => void;
}

/** Signs of a visitor. */
const signs = ['pointermove', 'touchstart', 'wheel', 'keydown'];

/** The place of a page where nothing better is there yet. */
const plainly = ({hash}: Location): void => (document.getElementById(hash.slice(1)) ?? document.body).scrollIntoView();

export default function PendingNavigation({
  location,
  children,
}: {
  readonly location: Location;
  readonly children: ReactNode;
}) {
  const history = useHistory();
  const [shown, show] = useState<Shown>({location, previous: null});
  const wanted = useRef(location);

  useLayoutEffect(() => {
    signs.forEach((sign) =>
      window.addEventListener(sign, () => void loadConduct().catch(() => undefined), {once: true, passive: true}),
    );
  }, []);

  useLayoutEffect(() => {
    shown.arrive?.();
    dispatchLifecycleAction('onRouteDidUpdate', {previousLocation: shown.previous, location: shown.location});
  }, [shown]);

  useLayoutEffect(() => {
    if (location === wanted.current) return;
    wanted.current = location;
    const previous = shown.location;
    const passage = conduct?.begin(location, previous, history);
    preload(location.pathname).then(
      async () => {
        await passage?.leave();
        if (wanted.current === location)
          show({location, previous, arrive: passage?.arrive ?? (() => plainly(location))});
      },
      () => {
        if (passage) passage.fail();
        else if (navigator.onLine) window.location.reload();
      },
    );
    // Only another location is another navigation.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location]);

  return <Route location={shown.location} render={() => children} />;
}
