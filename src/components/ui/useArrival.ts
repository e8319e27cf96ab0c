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

/** Its code is fetched when a part enters the window: its HTML is there before, and a tap is kept. */
const margin = '0px';
/** Longest wait for the code behind a link that was tapped; then it leads where it leads without code, milliseconds. */
const patience = 4000;

/** Where an element stands below a root: the index of each ancestor among its siblings. */
function pathTo(root: Element, element: Element): number[] {
  const parent = element.parentElement;
  return element === root || !parent ? [] : [...pathTo(root, parent), [...parent.children].indexOf(element)];
}

/** Whether the address holds a state of the part: its HTML names the parameters it reads, `data-query="compare place"`. */
function isInAddress(still: Element): boolean {
  const query = new URLSearchParams(window.location.search);
  return [...still.querySelectorAll<HTMLElement>('[data-query]')].some(({dataset}) =>
    dataset.query?.split(' ').some((name) => query.has(name)),
  );
}

/** What somebody did in the HTML, for the living part. */
interface Kept {
  readonly path: readonly number[];
  readonly isTap: boolean;
  /** Where the tap leads when there is no living part. */
  readonly href?: string;
}

/** Links that open a form over the page, so that nobody leaves it; as plain links they lead to a page with the form. */
const opensHere = (link: HTMLAnchorElement): boolean =>
  link.matches('[data-inquiry]') || (link.matches('[data-trial]') && !isWide());

const isPlain = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/**
 * Loads a part that stands in the page as HTML, once: when it enters the window, is tapped or gets the focus, at once when
 * there is no HTML or the address holds a state of it. Code that does not come leaves the HTML, which is worth more than a notice; the next tap asks again.
 * A kept tap and the focus go to the living part, whose elements stand as those of the HTML did.
 * @param place where the HTML stands
 * @param live where the living part will
 * @returns the living part, once its code has come
 */
export function useArrival<Props extends object>(
  place: RefObject<Element | null>,
  load: () => Promise<ComponentType<Props>>,
  live: RefObject<Element | null>,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const kept = useRef<Kept>(undefined);
  const late = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arrived = useRef(false);
  const hasLoaded = useRef(false);
  const isLive = useRef(false);
  const pressed = useRef<readonly number[]>(undefined);

  function follow(): void {
    clearTimeout(late.current);
    const href = kept.current?.href;
    kept.current = undefined;
    if (href) window.location.assign(href);
  }

  // Entering the window and the tap that follows are one arrival.
  const arriveOnce = useEffectEvent(() => {
    if (arrived.current) return;
    arrived.current = true;
    load().then(
      (loaded) => {
        const still = place.current;
        const {activeElement} = document;
        if (!kept.current && still && activeElement && activeElement !== still && still.contains(activeElement))
          kept.current = {path: pathTo(still, activeElement), isTap: false};
        hasLoaded.current = true;
        // In pieces, between which the page answers; its HTML stands until the last of them.
        startTransition(() => setPart(() => loaded));
      },
      () => {
        arrived.current = false;
        follow();
      },
    );
  });

  const keep = useEffectEvent((still: Element, event: Event) => {
    // An island's place stays when its part lives in it.
    if (isLive.current) return;
    const isTap = event.type === 'click';
    const control = (event.target as Element).closest('button, input, select, label, a');
    if (!control) return;
    if (control instanceof HTMLAnchorElement) {
      // Other links and disclosures need no code.
      if (!isTap || !opensHere(control) || !isPlain(event)) return;
      event.preventDefault();
      clearTimeout(late.current);
      late.current = setTimeout(follow, patience);
    }
    if (isTap)
      kept.current = {
        path: pathTo(still, control),
        isTap,
        href: control instanceof HTMLAnchorElement ? control.href : undefined,
      };
    else if (hasLoaded.current && !kept.current?.isTap) kept.current = {path: pathTo(still, control), isTap};
    arriveOnce();
  });

  /** The element of the living part that stands where one of the HTML did. */
  const counterpart = (path: readonly number[]): Element | undefined =>
    path.reduce<Element | undefined>((element, index) => element?.children[index], live.current ?? undefined);

  const press = useEffectEvent((still: Element, event: Event) => {
    const control = (event.target as Element).closest('button, a');
    pressed.current = control && !isLive.current ? pathTo(still, control) : undefined;
  });

  // The living part may come between the press and the release of a mouse button: no browser makes a click of those,
  // because they are on different elements.
  const release = useEffectEvent((event: MouseEvent) => {
    const control = pressed.current && isLive.current ? counterpart(pressed.current) : undefined;
    pressed.current = undefined;
    if (control instanceof HTMLElement && control.contains(event.target as Element)) control.click();
  });

  useEffect(() => {
    const still = place.current;
    if (!still) return undefined;
    if (!still.firstElementChild) {
      arriveOnce();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        arriveOnce();
      },
      {rootMargin: margin},
    );
    if (isInAddress(still)) arriveOnce();
    else observer.observe(still);
    const onIntent = (event: Event) => keep(still, event);
    const onRelease = (event: MouseEvent) => release(event);
    const onPress = (event: Event) => press(still, event);
    still.addEventListener('click', onIntent);
    still.addEventListener('focusin', onIntent);
    still.addEventListener('mousedown', onPress);
    window.addEventListener('mouseup', onRelease);
    return () => {
      clearTimeout(late.current);
      observer.disconnect();
      still.removeEventListener('click', onIntent);
      still.removeEventListener('focusin', onIntent);
      still.removeEventListener('mousedown', onPress);
      window.removeEventListener('mouseup', onRelease);
    };
  }, [place]);

  const settle = useEffectEvent(() => {
    if (!kept.current) return;
    const {path, isTap} = kept.current;
    // The focus may have gone on meanwhile; only what was lost with the HTML is given back.
    if (!isTap && document.activeElement !== document.body) return;
    const control = counterpart(path);
    if (!(control instanceof HTMLElement)) return follow();
    clearTimeout(late.current);
    kept.current = undefined;
    control.focus({preventScroll: true});
    if (isTap) control.click();
  });

  useLayoutEffect(() => {
    // From here on it answers taps itself.
    if (Part) isLive.current = true;
  }, [Part]);

  // Its own effects have run before.
  useEffect(() => {
    if (Part) settle();
  }, [Part]);

  return Part;
}
