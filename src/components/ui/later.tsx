/**
 * A part of the page that stands in the HTML like any other, and whose code comes when the reader gets near it: until
 * then it is text and links, which is what most parts below the fold are anyway. On the way from another page, where
 * no HTML waits, it is loaded at once.
 *
 * The browser keeps the server's HTML as it is and puts the living part in its place. A dehydrated `<Suspense>` would
 * be the obvious way, but React throws its HTML away as soon as any context above it changes, and Docusaurus changes
 * one right after hydration.
 */
import {type ComponentType, lazy, Suspense, useRef} from 'react';
import {useArrival} from './useArrival';

const isServer = typeof document === 'undefined';

/** Makes a component of one that a module holds; see above for when the module is loaded. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const OnServer = lazy(async () => ({default: await load()}));

  return function Later(props: Props) {
    const still = useRef<HTMLDivElement>(null);
    const live = useRef<HTMLDivElement>(null);
    const Part = useArrival(still, load, live);

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
