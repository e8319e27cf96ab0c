/**
 * The store on one side of a line, what is outside on the other: every task with the device that does it, and on the line the
 * thing that crosses it. Pictures are pictures there, and figures are drawn, so that it is seen which tasks send which.
 */
import {At} from '@site/src/components/diagrams/shapes';
import {Picture} from '@site/src/components/media/Picture';
import {modelById} from '@site/src/facts/models';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {plans, tasks, type Place, type Task} from './taskTraffic';
import styles from './StoreBorder.module.css';

export interface StoreBorderProps {
  readonly label: string;
  /** Names of what is left and right of the line. */
  readonly sides: Readonly<Record<'store' | 'outside', string>>;
  /** Task, where it runs, what is sent, what happens in an outage. */
  readonly columns: readonly string[];
  readonly places: Readonly<Record<Place, string>>;
  readonly tasks: Readonly<Record<Task, {readonly label: string; readonly leaves: string; readonly cut: string}>>;
}

/** What crosses as figures, around its center, at most 44 high. */
const figures: Readonly<Partial<Record<Task, ReactNode>>> = {
  counting: (
    <>
      <circle className="s b" r="18" />
      <path className="b" d="M-7 8V-2M0 8V-8M7 8V2" strokeWidth="3" />
    </>
  ),
  heatMap: (
    <>
      <rect className="s b" x="-22" y="-22" width="44" height="44" rx="4" />
      <path className="fb" d="M-7-7H8V8H-7zM8-7h14V8H8zM-7-7H8v-15H-7z" />
      <path className="fb" d="M-7-7H8V8H-7z" />
      <path className="b" d="M-22-7h44M-22 8h44M-7-22v44M8-22v44" />
    </>
  ),
};

/** What crosses as a picture: the snapshot of a finding, a thumbnail of a hit, the picture of a camera. */
const shots: Readonly<Partial<Record<Task, {readonly family: 'event' | 'view'; readonly name: string}>>> = {
  uniform: {family: 'event', name: 'mask-missing'},
  retrieval: {family: 'event', name: 'cross-lens-path'},
  live: {family: 'view', name: 'showroom-day'},
};

/** Where either a box or a UME camera does, the box stands in one row and the camera in the next. */
const devices: Readonly<Partial<Record<Task, string>>> = {uniform: 'b1', retrieval: 'u8-d'};

export function StoreBorder({label, sides, columns, places, tasks: words}: StoreBorderProps) {
  return (
    <div className={styles.border}>
      <div className={styles.sides} aria-hidden="true">
        <p>
          {sides.store}
          <span>{columns[1]}</span>
          <span>{columns[3]}</span>
        </p>
        <p>{sides.outside}</p>
      </div>
      <ul aria-label={label} data-first="1">
        {tasks.map((task) => {
          const {place, camera} = plans[task];
          const device = modelById(devices[task] ?? camera);
          const shot = shots[task];
          return (
            <li key={task}>
              <div className={styles.store}>
                <div className={styles.device}>
                  <Picture family="cutout" name={device.media} alt="" sizes="112px" />
                </div>
                <h3>{words[task].label}</h3>
                <dl>
                  <div className={styles.runs}>
                    <dt>{columns[1]}</dt>
                    <dd>
                      <b>{places[place]}</b>
                    </dd>
                  </div>
                  <div className={styles.cut}>
                    <dt>{columns[3]}</dt>
                    <dd>{words[task].cut}</dd>
                  </div>
                </dl>
              </div>
              <div className={clsx(styles.crossing, place === 'cloud' && styles.heavy)}>
                <svg className="dg" viewBox="0 0 220 60" aria-hidden="true">
                  <g className={`b ${styles.way}`} strokeWidth={place === 'cloud' ? 8 : 3}>
                    <path d="M4 30h188" strokeDasharray={place === 'cloud' ? undefined : '1 8'} />
                    <path d={place === 'cloud' ? 'm182 16 14 14-14 14' : 'm188 22 8 8-8 8'} />
                  </g>
                  <At x={110} y={30}>
                    {figures[task]}
                  </At>
                </svg>
                {shot && <Picture {...shot} alt="" sizes="96px" />}
              </div>
              <dl className={styles.sent}>
                <div>
                  <dt className={styles.named}>{columns[2]}</dt>
                  <dd>{words[task].leaves}</dd>
                </div>
              </dl>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
