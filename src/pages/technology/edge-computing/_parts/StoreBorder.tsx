/**
 * The store on one side of a line, the cloud on the other: every task with the device that does it, and on the line the thing
 * that crosses it, drawn as wide as it is heavy.
 */
import {At, BoxShape, CameraShape, CloudShape} from '@site/src/components/diagrams/shapes';
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

/** What crosses, around its center, at most 44 high. */
const cargo: Readonly<Record<Task, ReactNode>> = {
  counting: (
    <>
      <circle className="s b" r="18" />
      <path className="b" d="M-7 8V-2M0 8V-8M7 8V2" strokeWidth="3" />
    </>
  ),
  uniform: (
    <>
      <rect className="s b" x="-26" y="-20" width="52" height="40" rx="5" />
      <path className="b" d="M-10 14v-8a10 10 0 0 1 20 0v8" />
      <circle className="b" cy="-9" r="5" />
      <path className="o" d="M-18-6v-6h6M18-6v-6h-6" />
    </>
  ),
  retrieval: (
    <>
      <rect className="s b" x="-34" y="-20" width="42" height="30" rx="4" />
      <rect className="s b" x="-24" y="-10" width="42" height="30" rx="4" />
      <path className="b" d="m-8-2 14 7-14 7z" />
      <circle className="o" cx="32" cy="-12" r="8" />
      <path className="o" d="m38-6 7 7" />
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
  live: (
    <>
      <rect className="s b" x="-46" y="-22" width="92" height="44" rx="5" />
      <path className="b" d="M-46-12h92M-46 12h92M-15-12v24M15-12v24" />
      <path className="b" strokeDasharray="5 7" strokeWidth="4" strokeLinecap="butt" d="M-41-17h84M-41 17h84" />
      <path className="o" d="m-4-6 10 6-10 6z" />
    </>
  ),
};

export function StoreBorder({label, sides, columns, places, tasks: words}: StoreBorderProps) {
  return (
    <div className={styles.border}>
      <div className={styles.sides} aria-hidden="true">
        <p>
          <svg className="dg" viewBox="0 0 132 100">
            <path className="s" d="M18 92V44h96v48z" />
            <path className="s" d="M22 10h88l12 28H10z" />
            <path d="M44 10 36 38M66 10v28M88 10l8 28M10 38q6 14 14 8t14-2 14 2 14-2 14 2 14-2 14 2 14-8M76 92V58h24v34" />
            <path className="b" d="M32 58h32v20H32z" />
          </svg>
          {sides.store}
        </p>
        <p>
          <svg className="dg" viewBox="0 0 168 108">
            <At x={88} y={62}>
              <CloudShape />
            </At>
          </svg>
          {sides.outside}
        </p>
      </div>
      <ul aria-label={label} data-first="1">
        {tasks.map((task) => {
          const {place} = plans[task];
          const Device = place === 'box' ? BoxShape : CameraShape;
          const runs = (
            <div className={styles.runs}>
              <dt>{columns[1]}</dt>
              <dd>
                <b>{places[place]}</b>
              </dd>
            </div>
          );
          return (
            <li key={task}>
              <div className={styles.store}>
                <svg className={`dg ${styles.device}`} viewBox="0 0 132 100" aria-hidden="true">
                  <At x={66} y={place === 'box' ? 48 : 54}>
                    <Device />
                  </At>
                </svg>
                <div>
                  <h3>{words[task].label}</h3>
                  <dl>
                    {place !== 'cloud' && runs}
                    <div>
                      <dt>{columns[3]}</dt>
                      <dd>{words[task].cut}</dd>
                    </div>
                  </dl>
                </div>
              </div>
              <svg className={`dg ${styles.crossing}`} viewBox="0 0 220 60" aria-hidden="true">
                <g className={`b ${styles.way}`} strokeWidth={place === 'cloud' ? 8 : 3}>
                  <path d="M4 30h188" strokeDasharray={place === 'cloud' ? undefined : '1 8'} />
                  <path d={place === 'cloud' ? 'm182 16 14 14-14 14' : 'm188 22 8 8-8 8'} />
                </g>
                <At x={110} y={30}>
                  {cargo[task]}
                </At>
              </svg>
              <dl className={styles.sent}>
                {place === 'cloud' && runs}
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
