/**
 * A part of the page that stands in the HTML like any other, and whose code comes when the reader gets near it: until
 * then it is text and links, which is what most parts below the fold are anyway. On the way from another page, where
 * no HTML waits, it is loaded at once.
 */
import {type ComponentType, lazy, Suspense, useId, useState} from 'react';
import {LoadBoundary} from '../overlay/LoadBoundary';

/** How far below the window a part may be when its code is fetched. */
const margin = '200px 0px';

/** Resolves when the element comes near the window; at once when the page has no such element yet. */
function isNear(id: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!place?.firstElementChild) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      {rootMargin: margin},
    );
    observer.observe(place);
  });
}

/** Makes a component of one that a module holds; see above for when the module is loaded. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Later(props: Props) {
    const id = useId();
    const [Part] = useState(() => lazy(async () => (await isNear(id), {default: await load()})));
    return (
      <div id={id}>
        <LoadBoundary>
          <Suspense fallback={null}>
            <Part {...props} />
          </Suspense>
        </LoadBoundary>
      </div>
    );
  };
}
