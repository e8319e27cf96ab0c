/**
 * A part of the page whose code comes when the reader gets near it. What stands there before, and without script,
 * is the fallback: it should say the same in words.
 */
import {type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState} from 'react';
import {LoadBoundary} from '../overlay/LoadBoundary';
import styles from './Deferred.module.css';

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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      {rootMargin: '300px 0px'},
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place} style={{'--wide': `${reserve.wide}px`, '--narrow': `${reserve.narrow}px`} as CSSProperties}>
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
