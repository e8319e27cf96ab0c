/**
 * Lazy hydration: the part is in the server's HTML, and its code is loaded when it enters the viewport. Until then it is text
 * and links, which is what most parts below the fold are anyway. After a client-side navigation, which has no such HTML,
 * the code is loaded at once.
 *
 * The browser keeps the server's HTML and replaces it by the component. A dehydrated `<Suspense>` would be the obvious
 * solution, but React discards its HTML as soon as any context above it changes, and Docusaurus changes one right after
 * hydration.
 */
import {type ComponentType, lazy, Suspense, useRef} from 'react';
import {useLazyHydration} from './useLazyHydration';

const isServer = typeof document === 'undefined';

/** Wraps a component of another module, which is loaded as described above. */
export function hydrateOnVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const OnServer = lazy(async () => ({default: await load()}));

  return function HydrateOnVisible(props: Props) {
    const serverHtml = useRef<HTMLDivElement>(null);
    const live = useRef<HTMLDivElement>(null);
    const Part = useLazyHydration(serverHtml, load, live);

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
        <div key="live" ref={live} data-live="">
          <Part {...props} />
        </div>
      );
    }
    return <div key="server" ref={serverHtml} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
  };
}
