import {isWide} from '@site/src/components/ui/wide';
import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The code is fetched when the part enters the viewport: its HTML is there before, and interactions are replayed. */
const margin = '0px';
/** Longest wait for the code behind a tapped link, which then works as a plain link; milliseconds. */
const linkTimeout = 4000;

/** Path of an element below a root: the index of each ancestor among its siblings. */
function pathTo(root: Element, element: Element): number[] {
  const parent = element.parentElement;
  return element === root || !parent ? [] : [...pathTo(root, parent), [...parent.children].indexOf(element)];
}

/** Whether the URL holds state of the part: its HTML names the parameters it reads, `data-query="compare place"`. */
function hasQueryState(serverHtml: Element): boolean {
  const query = new URLSearchParams(window.location.search);
  return [...serverHtml.querySelectorAll<HTMLElement>('[data-query]')].some(({dataset}) =>
    dataset.query?.split(' ').some((name) => query.has(name)),
  );
}

/** An interaction with the server's HTML, replayed after hydration. */
interface PendingInteraction {
  readonly path: readonly number[];
  readonly isTap: boolean;
  /** Target of a tapped link, for when the code does not load. */
  readonly href?: string;
}

/** Links that open a form in a dialog once hydrated; as plain links they lead to the form's page. */
const opensDialog = (link: HTMLAnchorElement): boolean =>
  link.matches('[data-inquiry]') || (link.matches('[data-trial]') && !isWide());

const isPlainClick = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/**
 * Loads the code of a part in the server's HTML once: when it enters the viewport, is tapped or focused; at once when there is
 * no HTML or the URL holds state of it. If loading fails the HTML stays, and the next tap retries. A pending tap and the focus
 * are replayed on the hydrated part, whose elements are in the same order as in the HTML.
 * @param place element with the server's HTML
 * @param live element of the hydrated part
 * @returns the component, once its code is loaded
 */
export function useLazyHydration<Props extends object>(
  place: RefObject<Element | null>,
  load: () => Promise<ComponentType<Props>>,
  live: RefObject<Element | null>,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const pending = useRef<PendingInteraction>(undefined);
  const linkTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRequested = useRef(false);
  const hasLoaded = useRef(false);
  const isHydrated = useRef(false);
  const pressedPath = useRef<readonly number[]>(undefined);
  /** The element with the server's HTML, also once it is off the page. */
  const source = useRef<Element>(null);

  function follow(): void {
    clearTimeout(linkTimer.current);
    const href = pending.current?.href;
    pending.current = undefined;
    if (href) window.location.assign(href);
  }

  // Entering the viewport and a tap after it load once.
  const loadOnce = useEffectEvent(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    load().then(
      (loaded) => {
        const serverHtml = place.current;
        const {activeElement} = document;
        if (
          !pending.current &&
          serverHtml &&
          activeElement &&
          activeElement !== serverHtml &&
          serverHtml.contains(activeElement)
        )
          pending.current = {path: pathTo(serverHtml, activeElement), isTap: false};
        hasLoaded.current = true;
        // As a transition, so that the page stays responsive; the HTML stays until it is rendered.
        startTransition(() => setPart(() => loaded));
      },
      () => {
        isRequested.current = false;
        follow();
      },
    );
  });

  const capture = useEffectEvent((serverHtml: Element, event: Event) => {
    // The element of an island stays after hydration.
    if (isHydrated.current) return;
    const isTap = event.type === 'click';
    const control = (event.target as Element).closest('button, input, select, label, a');
    if (!control) return;
    if (control instanceof HTMLAnchorElement) {
      // Other links and disclosures work without code.
      if (!isTap || !opensDialog(control) || !isPlainClick(event)) return;
      event.preventDefault();
      clearTimeout(linkTimer.current);
      linkTimer.current = setTimeout(follow, linkTimeout);
    }
    if (isTap)
      pending.current = {
        path: pathTo(serverHtml, control),
        isTap,
        href: control instanceof HTMLAnchorElement ? control.href : undefined,
      };
    else if (hasLoaded.current && !pending.current?.isTap) pending.current = {path: pathTo(serverHtml, control), isTap};
    loadOnce();
  });

  /** The element of the hydrated part at a path of the HTML. */
  const counterpart = (path: readonly number[]): Element | undefined =>
    path.reduce<Element | undefined>((element, index) => element?.children[index], live.current ?? undefined);

  const press = useEffectEvent((serverHtml: Element, event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== ' ') return;
    const control = (event.target as Element).closest(event instanceof KeyboardEvent ? 'button, input' : 'button, a');
    pressedPath.current = control && !isHydrated.current ? pathTo(serverHtml, control) : undefined;
  });

  // Hydration may fall between press and release of a mouse button or the space bar: browsers fire no click then, because the
  // two are on different elements.
  const release = useEffectEvent((event: MouseEvent | KeyboardEvent) => {
    const control = pressedPath.current && isHydrated.current ? counterpart(pressedPath.current) : undefined;
    pressedPath.current = undefined;
    if (control instanceof HTMLElement && control.contains(event.target as Element)) control.click();
  });

  useEffect(() => {
    const serverHtml = place.current;
    source.current = serverHtml;
    if (!serverHtml) return undefined;
    if (!serverHtml.firstElementChild) {
      loadOnce();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        loadOnce();
      },
      {rootMargin: margin},
    );
    if (hasQueryState(serverHtml)) loadOnce();
    else observer.observe(serverHtml);
    const onIntent = (event: Event) => capture(serverHtml, event);
    const onRelease = (event: MouseEvent | KeyboardEvent) => release(event);
    const onPress = (event: Event) => press(serverHtml, event);
    serverHtml.addEventListener('click', onIntent);
    serverHtml.addEventListener('focusin', onIntent);
    serverHtml.addEventListener('mousedown', onPress);
    serverHtml.addEventListener('keydown', onPress);
    window.addEventListener('mouseup', onRelease);
    window.addEventListener('keyup', onRelease);
    return () => {
      clearTimeout(linkTimer.current);
      observer.disconnect();
      serverHtml.removeEventListener('click', onIntent);
      serverHtml.removeEventListener('focusin', onIntent);
      serverHtml.removeEventListener('mousedown', onPress);
      serverHtml.removeEventListener('keydown', onPress);
      window.removeEventListener('mouseup', onRelease);
      window.removeEventListener('keyup', onRelease);
    };
  }, [place]);

  const restoreFocus = useEffectEvent(() => {
    if (!pending.current) return;
    const {path, isTap} = pending.current;
    // The focus may have moved meanwhile; it is restored only if it was lost with the HTML.
    if (!isTap && document.activeElement !== document.body) return;
    const control = counterpart(path);
    if (control instanceof HTMLElement) control.focus({preventScroll: true});
  });

  const replayTap = useEffectEvent(() => {
    if (!pending.current?.isTap) return;
    const control = counterpart(pending.current.path);
    if (!(control instanceof HTMLElement)) return follow();
    clearTimeout(linkTimer.current);
    pending.current = undefined;
    control.click();
  });

  // Disclosures work before; what a visitor has opened stays open.
  const restoreDisclosures = useEffectEvent(() => {
    for (const details of source.current?.querySelectorAll('details[open]') ?? []) {
      const twin = live.current?.contains(details) ? undefined : counterpart(pathTo(source.current!, details));
      if (twin instanceof HTMLDetailsElement) twin.open = true;
    }
  });

  // In the same frame as the new elements: a key pressed before the focus is back would be lost.
  useLayoutEffect(() => {
    if (!Part) return;
    // From here on the part handles taps itself.
    isHydrated.current = true;
    restoreDisclosures();
    restoreFocus();
  }, [Part]);

  // Runs after the part's own effects, which may have to attach what the tap is for.
  useEffect(() => {
    if (Part) replayTap();
  }, [Part]);

  return Part;
}
