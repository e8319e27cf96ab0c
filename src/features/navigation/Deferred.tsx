/**
 * A part of the page whose code comes when the reader gets near it. What stands there before, and without script,
 * is the fallback: it should say the same in words.
 */
import {type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState} from 'react';
import {LoadBoundary} from './LoadBoundary';
import styles from './Deferred.module.css';

/** Milliseconds the page gets for itself before a part in the first view is fetched. */
const calmMs = 1000;

export interface DeferredProps {
  /** Height in CSS pixels kept free until the part is there, side by side and stacked, so that nothing jumps. */
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
        // Near from the start: the page itself comes first, unless the reader shows that they are after this part.
        timer = window.setTimeout(show, window.scrollY > 0 ? 0 : calmMs);
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
        fallback
      )}
    </div>
  );
}
