/** Renders its children once what stands in their place is painted: a tap gets its answer before the work that follows. */
import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {afterPaint} from './afterPaint';

export interface WhenPaintedProps {
  /** Stands in their place until then. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export function WhenPainted({fallback, children}: WhenPaintedProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted ? children : fallback;
}
