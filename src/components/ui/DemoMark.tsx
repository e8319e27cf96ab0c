/** Marks the value of an owner setting as a sample while it is one. */
import copy from '@copy/shell';
import styles from './DemoMark.module.css';

/** @param of the owner setting, of which only the mark is read. */
export function DemoMark({of}: {readonly of: {readonly demo: boolean}}) {
  return of.demo ? <small className={styles.mark}>{copy.demo}</small> : null;
}
