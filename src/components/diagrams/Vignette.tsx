/** A small drawing that stands beside words, on a grid of 64 × 48. */
import type {ReactNode} from 'react';
import styles from './Vignette.module.css';

export function Vignette({children}: {readonly children: ReactNode}) {
  return (
    <svg className={`dg ${styles.vignette}`} viewBox="0 0 64 48" width="64" height="48" aria-hidden="true">
      {children}
    </svg>
  );
}
