import {type RefObject, useEffect, useEffectEvent, useRef} from 'react';

/** Its code is fetched when a part enters the window: its HTML is there before, and a tap is kept. */
const margin = '0px';

/** Where an element stands below a root: the index of each ancestor among its siblings. */
function pathTo(root: Element, element: Element): number[] {
  const parent = element.parentElement;
  return element === root || !parent ? [] : [...pathTo(root, parent), [...parent.children].indexOf(element)];
}

/**
 * Calls `arrive` once: when a part that stands in the page as HTML enters the window, is tapped or gets the focus, at once
 * when there is no HTML. The answer gives the kept tap or focus to the living part,
 * whose elements stand as those of the HTML did.
 */
export function useArrival(place: RefObject<Element | null>, arrive: () => void): (live: Element | null) => void {
  const tapped = useRef<readonly number[]>(undefined);
  const isFocus = useRef(false);
  const arrived = useRef(false);
  // Entering the window and the tap that follows are one arrival.
  const arriveOnce = useEffectEvent(() => {
    if (arrived.current) return;
    arrived.current = true;
    arrive();
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
    observer.observe(still);
    // Links and disclosures need no code.
    const onIntent = (event: Event) => {
      const control = (event.target as Element).closest('button, input, select, label');
      if (!control) return;
      tapped.current = pathTo(still, control);
      isFocus.current = event.type === 'focusin';
      arriveOnce();
    };
    still.addEventListener('click', onIntent);
    still.addEventListener('focusin', onIntent);
    return () => {
      observer.disconnect();
      still.removeEventListener('click', onIntent);
      still.removeEventListener('focusin', onIntent);
    };
  }, [place]);

  return (live) => {
    if (!tapped.current) return;
    const control = tapped.current.reduce<Element | undefined>((element, index) => element?.children[index], live ?? undefined);
    tapped.current = undefined;
    if (!(control instanceof HTMLElement)) return;
    if (isFocus.current) control.focus();
    else control.click();
  };
}
