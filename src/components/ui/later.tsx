/**
 * A part of the page that stands in the HTML like any other, and whose code comes when the reader gets near it: until
 * then it is text and links, which is what most parts below the fold are anyway. On the way from another page, where
 * no HTML waits, it is loaded at once.
 *
 * The browser keeps the server's HTML as it is and puts the living part in its place. A dehydrated `<Suspense>` would
 * be the obvious way, but React throws its HTML away as soon as any context above it changes, and Docusaurus changes
 * one right after hydration.
 */
import {type ComponentType, lazy, Suspense, useEffect, useRef, useState} from 'react';

/** Its code is fetched when a part enters the window: its HTML is there before, and a tap is kept. */
const margin = '0px';

const isServer = typeof document === 'undefined';

/** Where an element stands below a root: the index of each ancestor among its siblings. */
function pathTo(root: Element, element: Element): number[] {
  const parent = element.parentElement;
  return element === root || !parent ? [] : [...pathTo(root, parent), [...parent.children].indexOf(element)];
}

/** Makes a component of one that a module holds; see above for when the module is loaded. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const OnServer = lazy(async () => ({default: await load()}));

  return function Later(props: Props) {
    const still = useRef<HTMLDivElement>(null);
    const live = useRef<HTMLDivElement>(null);
    const tapped = useRef<readonly number[]>(undefined);
    const [Part, setPart] = useState<ComponentType<Props>>();

    useEffect(() => {
      const place = still.current;
      if (!place) return undefined;
      // Without the code the HTML stays, which is worth more than a notice.
      const arrive = () => void load().then((loaded) => setPart(() => loaded), () => undefined);
      if (!place.firstElementChild) {
        arrive();
        return undefined;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({isIntersecting}) => isIntersecting)) return;
          observer.disconnect();
          arrive();
        },
        {rootMargin: margin},
      );
      observer.observe(place);
      // A tap that comes before the code is kept and given to the living part. Links and disclosures need no code.
      const onClick = ({target}: MouseEvent) => {
        const control = (target as Element).closest('button, input, select, label');
        if (!control) return;
        tapped.current = pathTo(place, control);
        arrive();
      };
      place.addEventListener('click', onClick);
      return () => {
        observer.disconnect();
        place.removeEventListener('click', onClick);
      };
    }, []);

    useEffect(() => {
      if (!Part || !tapped.current) return;
      const control = tapped.current.reduce<Element | undefined>((element, index) => element?.children[index], live.current ?? undefined);
      tapped.current = undefined;
      if (control instanceof HTMLElement) control.click();
    }, [Part]);

    if (isServer) {
      return (
        <div>
          <Suspense>
            <OnServer {...props} />
          </Suspense>
        </div>
      );
    }
    if (Part) {
      return (
        <div key="live" ref={live}>
          <Part {...props} />
        </div>
      );
    }
    return <div key="still" ref={still} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
  };
}
