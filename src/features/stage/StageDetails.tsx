/** What a mode shows besides its figures: the views of lenses, a chart, or why the count is what it is. */
import clock from '@copy/clock';
import copy from '@copy/demos/stage';
import clsx from 'clsx';
import type {RefObject} from 'react';
import {CountBars, CountReasons} from './CountDetails';
import {goodsColors, type Reading, type ReadingOf} from './reading';
import type {ModeId} from './settings';
import styles from './StagePanel.module.css';

/** The same height before anything is read. */
export function StageDetails({
  mode,
  reading,
  limit,
  insetsRef,
}: {
  readonly mode: ModeId;
  readonly reading: Reading | null;
  /** People waiting from which a colleague is called. */
  readonly limit: number;
  readonly insetsRef: RefObject<readonly HTMLElement[]>;
}) {
  if (mode === 'journey') return <Insets mode={mode} captions={copy.modes.journey.lenses} insetsRef={insetsRef} />;
  return (
    <>
      {mode === 'overhead' && <Insets mode={mode} captions={[copy.modes.overhead.above]} insetsRef={insetsRef} />}
      {mode === 'counting' && (
        <CountBars values={reading?.mode === mode ? reading.bars : []} text={copy.modes.counting.bars} />
      )}
      {(mode === 'counting' || mode === 'overhead') && (
        <CountReasons mode={mode} reading={reading?.mode === mode ? reading : null} />
      )}
      {mode === 'queue' && <Queue reading={reading?.mode === mode ? reading : null} limit={limit} />}
      {mode === 'checkout' && <Sale reading={reading?.mode === mode ? reading : null} />}
      {mode === 'inspection' && <Tickets reading={reading?.mode === mode ? reading : null} />}
    </>
  );
}

/** Views of the cameras: a still each, until the stage puts its canvas over it. */
function Insets({
  mode,
  captions,
  insetsRef,
}: {
  readonly mode: 'journey' | 'overhead';
  readonly captions: readonly string[];
  readonly insetsRef: RefObject<readonly HTMLElement[]>;
}) {
  return (
    <div
      className={styles.insets}
      ref={(place) => {
        insetsRef.current = place ? [...place.querySelectorAll('div')] : [];
      }}
    >
      {captions.map((caption, index) => (
        <figure key={caption}>
          <div aria-hidden="true">
            <img
              src={`/media/stage/inset-${mode}-${index}.webp`}
              alt=""
              width={480}
              height={270}
              loading="lazy"
              decoding="async"
            />
          </div>
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Queue({reading, limit}: {readonly reading: ReadingOf<'queue'> | null; readonly limit: number}) {
  const {lengths, isCalling, calls} = reading ?? {lengths: [], isCalling: false, calls: 0};
  const most = Math.max(6, ...lengths);
  const height = (length: number) => 40 - (length / most) * 38;
  const points = lengths.map((length, index) => `${(index / 59) * 100},${height(length)}`).join(' ');
  const words = copy.modes.queue;
  return (
    <div className={styles.queue}>
      <p className={clsx(styles.call, isCalling && styles.calling)}>{isCalling ? words.calling : words.calm(calls)}</p>
      <div aria-hidden="true">
        <svg viewBox="0 0 100 40" preserveAspectRatio="none">
          <path d={`M0 ${height(limit)}h100`} />
          <polyline points={points} />
        </svg>
        <b style={{top: `${height(limit) / 0.4}%`}}>{words.limit(limit)}</b>
      </div>
      <p>{words.curve}</p>
    </div>
  );
}

function Sale({reading}: {readonly reading: ReadingOf<'checkout'> | null}) {
  const {items, isServing, latest, alerts, sales} = reading ?? {
    items: [],
    isServing: false,
    latest: [],
    alerts: 0,
    sales: 0,
  };
  const words = copy.modes.checkout;
  return (
    <div className={styles.sale}>
      <h3>{words.marked(latest.length, alerts)}</h3>
      <ul>
        {latest.map(({number, time, passed, scanned}) => (
          <li key={number} className={styles.slipped}>
            {words.alert(number, clock.written(time))}
            <b>{words.compared(passed, scanned)}</b>
          </li>
        ))}
      </ul>
      <h3>{isServing ? words.sale(sales + 1) : words.waiting}</h3>
      <ul>
        {items.map(({kind, at, passed, scanned}) => (
          <li key={at} className={clsx(passed ? !scanned && styles.slipped : styles.waits)}>
            <i style={{background: goodsColors[kind]}} />
            {words.goods[kind]}
            <b>{passed ? (scanned ? words.scanned : words.unscanned) : words.waits}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tickets({reading}: {readonly reading: ReadingOf<'inspection'> | null}) {
  const tickets = reading?.tickets ?? [];
  const words = copy.modes.inspection;
  return (
    <ol className={styles.tickets}>
      {tickets.length === 0 && <li className={styles.none}>{words.none}</li>}
      {tickets
        .slice()
        .reverse()
        .slice(0, 2)
        .map(({number, rule, age, closed}) => (
          <li key={number} className={clsx(closed === null && styles.open)}>
            <b>{words.ticket(number, copy.rules[rule])}</b>
            <span>{words.tasks[rule]}</span>
            <small>{closed === null ? words.openSince(Math.round(age)) : words.closed}</small>
          </li>
        ))}
    </ol>
  );
}
