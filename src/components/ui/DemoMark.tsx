/** Marks the value of an owner setting as a sample while it is one. */
import copy from '@copy/shell';
import styles from './DemoMark.module.css';

export interface DemoMarkProps {
  /** The owner setting, of which only the mark is read. */
  readonly of: {readonly demo: boolean};
  /** The same mark already shows beside another link of the same bar: this one is only read out. */
  readonly isRepeated?: boolean;
}

export function DemoMark({of, isRepeated = false}: DemoMarkProps) {
  return of.demo ? <small className={isRepeated ? 'sr' : styles.mark}>{copy.demo}</small> : null;
}
