/** A result in DocSearch's list. */
import {createContext, memo, type MouseEvent, useContext} from 'react';
import {isPlainClick} from '../plainClick';
import {RowContent} from '../SearchRow';
import styles from '../SearchRow.module.css';
import type {DocSearchRow as Hit} from './adapter';

/** Opens a result by its pathname. */
export const NavigateContext = createContext<(url: string) => void>(() => undefined);

function Row({hit}: {readonly hit: unknown}) {
  const {row} = hit as Hit;
  const navigate = useContext(NavigateContext);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(row.url);
  };
  return (
    <a href={row.url} className={styles.row} tabIndex={-1} onClick={onClick}>
      <RowContent row={row} />
      <kbd aria-hidden="true">↵</kbd>
    </a>
  );
}

/** Memoized by hit: DocSearch renders every row at every keystroke, with children that are not used here. */
export const DocSearchRow = memo(Row, (before, after) => before.hit === after.hit);
