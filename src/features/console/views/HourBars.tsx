import clock from '@copy/clock';
import copy from '@copy/demos/console';
import clsx from 'clsx';
import type {CSSProperties} from 'react';
import {exitsByHour, openHours, receiptsByHour, sumHours, visitsByHour, type ChainStore} from '../model/chain';
import {grouped} from '@site/src/site/grouped';
import {hourText} from './words';
import styles from './Board.module.css';

export interface HourBarsProps {
  readonly stores: readonly ChainStore[];
  /** Whose day it is, for screen readers. */
  readonly name: string;
}

/** Visits by hour, with the receipts inside each bar: where the inner bar stays low, people left without buying. */
export function HourBars({stores, name}: HourBarsProps) {
  const counted = stores.filter(({silent}) => !silent);
  const visits = sumHours(counted.map(visitsByHour));
  const receipts = sumHours(counted.map(receiptsByHour));
  const exits = sumHours(counted.map(exitsByHour));
  const slow = counted.length === 1 ? (counted[0]?.slow ?? []) : [];
  const most = Math.max(...visits, 1);
  const busiest = visits.indexOf(most);
  return (
    <figure className={styles.hours}>
      <figcaption>
        <b>{copy.hours.title}</b>
        <span className={styles.legend} aria-hidden="true">
          <i className={styles.visits} />
          {copy.hours.visits}
          <i className={styles.receipts} />
          {copy.hours.receipts}
          {slow.length > 0 && (
            <>
              <i className={styles.slowKey} />
              {copy.hours.slow}
            </>
          )}
        </span>
      </figcaption>
      <div
        className={styles.bars}
        role="img"
        aria-label={copy.hours.alt(name, hourText(Math.max(0, busiest)), grouped(most))}
      >
        {openHours.map((hour, index) => (
          <div
            key={hour}
            className={clsx(styles.column, slow.includes(hour) && styles.slow)}
            title={copy.hours.column(
              hourText(index),
              grouped(visits[index] ?? 0),
              grouped(exits[index] ?? 0),
              grouped(receipts[index] ?? 0),
            )}
            style={
              {
                '--visits': ((visits[index] ?? 0) / most).toFixed(2),
                '--receipts': ((receipts[index] ?? 0) / most).toFixed(2),
              } as CSSProperties
            }
          >
            <span>{grouped(visits[index] ?? 0)}</span>
            <i />
            <b>{clock.axis(hour)}</b>
          </div>
        ))}
      </div>
    </figure>
  );
}
