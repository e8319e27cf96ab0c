import type {CSSProperties} from 'react';

/** Enlarges a part of a picture: a point in percent and how much. */
export const focusStyle = ([x, y, zoom]: readonly [number, number, number]): CSSProperties =>
  ({transform: `scale(${zoom})`, transformOrigin: `${x}% ${y}%`}) satisfies CSSProperties;
