/**
 * Replaces Docusaurus' component of this name (plugins/page-changes): keeps the current page until the code of the next one
 * is loaded. Loading bar, fade, scroll position and recovery are in `navigationTransitions.ts`. A newer navigation cancels an
 * older one. Client modules are called as by the original: `onRouteUpdate` at the start, its cleanup once the code is loaded,
 * `onRouteDidUpdate` when the page is rendered.
 */
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {Route} from 'react-router-dom';
import {afterPaint} from '../../components/ui/afterPaint';
import {layOutAllBands, measureBands} from './lazyBands';
import {loadTransitions, transitions} from './loadNavigation';
import type {Location} from './scroll';

/** The rendered location, and the one it came from. */
interface Shown {
  readonly location: Location;
  readonly previous: Location | null;
  /** Sets the scroll position and fades the page in. */
  readonly arrive?: () => void;
}

/** The first interaction of a visitor is one of these. */
const interactionEvents = ['pointermove', 'touchstart', 'wheel', 'keydown'];

/** Not within the interaction: requesting a script takes 10 ms on a slow phone. */
const loadSoon = (): void => void afterPaint(() => void loadTransitions().catch(() => undefined));

/** Scrolls to the anchor or the top while the transition code is not loaded. */
const scrollToTarget = ({hash}: Location): void =>
  (document.getElementById(hash.slice(1)) ?? document.body).scrollIntoView();

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

  // The original calls it in its constructor: before the first page is hydrated.
  useState(() => dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location}));

  useEffect(measureBands, []);

  useLayoutEffect(() => {
    interactionEvents.forEach((name) => window.addEventListener(name, loadSoon, {once: true, passive: true}));
  }, []);

  useLayoutEffect(() => {
    const {location: here, previous} = shown;
    if (previous && (here.hash || here.pathname !== previous.pathname)) layOutAllBands();
    shown.arrive?.();
    dispatchLifecycleAction('onRouteDidUpdate', {previousLocation: shown.previous, location: shown.location});
  }, [shown]);

  useLayoutEffect(() => {
    if (location === wanted.current) return;
    wanted.current = location;
    const previous = shown.location;
    const transition = transitions?.begin(location, previous, history);
    const endUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation: previous, location});
    preload(location.pathname).then(
      async () => {
        endUpdate();
        await transition?.leave();
        if (wanted.current === location)
          show({location, previous, arrive: transition?.arrive ?? (() => scrollToTarget(location))});
      },
      () => {
        if (transition) transition.fail();
        else if (navigator.onLine) window.location.reload();
      },
    );
    // Only a new location is a new navigation.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location]);

  return <Route location={shown.location} render={() => children} />;
}
