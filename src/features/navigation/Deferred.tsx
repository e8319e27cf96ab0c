/**
 * Loads a part of the page when it comes near the viewport. Until then, and without JavaScript, the fallback is shown: it
 * should say the same in words.
 */
import {type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState} from 'react';
import {LoadBoundary} from './LoadBoundary';
import styles from './Deferred.module.css';

/** Delay in milliseconds before a part in the initial viewport is fetched. */
const initialDelayMs = 1000;

export interface DeferredProps {
  /** Reserved height in CSS pixels, in the wide and the narrow layout, against layout shift. */
  readonly reserve: {readonly wide: number; readonly narrow: number};
  readonly fallback: ReactNode;
  /** Made of lazy components. */
  readonly children: ReactNode;
}

export function Deferred({reserve, fallback, children}: DeferredProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    let timer = 0;
    const show = () => setNear(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // In the initial viewport the page itself goes first, unless the reader interacts with this part.
        timer = window.setTimeout(show, window.scrollY > 0 ? 0 : initialDelayMs);
        place.current?.addEventListener('pointerdown', show, {once: true});
        window.addEventListener('scroll', show, {once: true});
      },
      {rootMargin: '300px 0px'},
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
      window.removeEventListener('scroll', show);
    };
  }, []);
  return (
    <div
      ref={place}
      className={styles.place}
      style={{'--wide': `${reserve.wide}px`, '--narrow': `${reserve.narrow}px`} as CSSProperties}
    >
      {near ? (
        <LoadBoundary>
          <Suspense fallback={fallback}>{children}</Suspense>
        </LoadBoundary>
      ) : (
        // The same words on every page that waits for such a part (`npm run check:reading`).
        <div data-shared="">{fallback}</div>
      )}
    </div>
  );
}
