/** Behavior of the main menu, apart from its looks. */
import {useLocation} from '@docusaurus/router';
import {splitPath} from '@site/src/site/editions';
import {navSections, routeIdAt, routes, type NavSection} from '@site/src/site/routes';
import {useOnNextPage} from '@site/src/site/useOnNextPage';
import {type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState} from 'react';

/** Pointer delay for opening and closing, in milliseconds, from the specification. */
export const hoverDelay = 300;

/** Whether the screen has a pointer that can be held over something. */
export const canHover = () => window.matchMedia('(hover: hover)').matches;

/**
 * Disclosure menu: opens and closes 300 ms after the pointer, at once by click and keyboard. Arrow keys, Home and End
 * move along the bar and inside the panel; Esc closes and returns to the trigger. Closes on route change.
 */
export function useHoverMenu<Id extends string>(bar: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<Id | null>(null);
  const timer = useRef<number | undefined>(undefined);
  /** The panel's code loads on intent: the focus moves in once it is rendered. */
  const wantsFocus = useRef(false);

  const schedule = useCallback((next: Id | null) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), hoverDelay);
  }, []);
  const now = useCallback((next: Id | null) => {
    window.clearTimeout(timer.current);
    if (next === null) wantsFocus.current = false;
    setOpen(next);
  }, []);

  useOnNextPage(useCallback(() => now(null), [now]));
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const trigger = useCallback(
    (id: Id) => bar.current?.querySelector<HTMLElement>(`[data-menu="${id}"]`) ?? null,
    [bar],
  );

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      trigger(open)?.focus();
      now(null);
    };
    const onFocus = (event: FocusEvent) => {
      if (!bar.current?.contains(event.target as Node)) now(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [open, bar, now, trigger]);

  const onPanelReady = useCallback(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    document.getElementById('mega-panel')?.querySelector<HTMLElement>('a, button')?.focus();
  }, []);

  const panelItems = () => [
    ...(document.getElementById('mega-panel')?.querySelectorAll<HTMLElement>('a, button') ?? []),
  ];

  return {
    open,
    close: () => now(null),
    toggle: (id: Id) => now(open === id ? null : id),
    enter: (id: Id) => canHover() && schedule(id),
    leave: () => canHover() && schedule(null),
    /** Cancels closing: the pointer returned within the delay. */
    stay: () => open && window.clearTimeout(timer.current),
    onTriggerKey(event: KeyboardEvent, id: Id) {
      const triggers = [...(bar.current?.querySelectorAll<HTMLElement>('[data-menu]') ?? [])];
      const index = triggers.indexOf(event.currentTarget as HTMLElement);
      const move = {ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: triggers.length - 1}[event.key];
      if (move !== undefined) {
        event.preventDefault();
        triggers[(move + triggers.length) % triggers.length]?.focus();
      } else if (event.key === 'ArrowDown') {
        event.preventDefault();
        if (open === id && panelItems().length > 0) panelItems()[0]?.focus();
        else wantsFocus.current = true;
        now(id);
      }
    },
    onPanelReady,
    onPanelKey(event: KeyboardEvent) {
      const items = panelItems();
      const index = items.indexOf(document.activeElement as HTMLElement);
      const move = {ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1}[event.key];
      if (move === undefined) return;
      event.preventDefault();
      if (move < 0 && open) trigger(open)?.focus();
      else items[move % items.length]?.focus();
    },
  };
}

/** The menu section of the page being shown. */
export function useActiveSection(): NavSection | undefined {
  const {path} = splitPath(useLocation().pathname);
  const id = routeIdAt(path);
  const own = id && routes[id].nav?.section;
  if (own) return own;
  // A page that no menu lists, a document or a post: the longest parent that a menu lists decides.
  const parents = Object.values(routes)
    .filter((route) => route.nav && route.path !== '/' && path.startsWith(`${route.path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return parents[0]?.nav?.section ?? navSections.find((section) => path.startsWith(`/${section}/`));
}
