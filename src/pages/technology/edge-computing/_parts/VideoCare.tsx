/** What is done to a picture on its way, before at the left and after at the right; beside it, which stream each use takes. */
import {Picture} from '@site/src/components/media/Picture';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './VideoCare.module.css';

interface VideoCareProps {
  /** In the order of the shots. */
  readonly care: readonly {readonly title: string; readonly text: string}[];
  readonly streams: {
    readonly caption: string;
    /** In the order of the devices. */
    readonly rows: readonly {readonly label: string; readonly stream: string; readonly text: string}[];
  };
  /** Ways on, below the streams. */
  readonly children: ReactNode;
}

/** Sound, which goes on beside a picture. */
const sound = (x: number) => `M${x} 12v8M${x + 7} 7v18M${x + 14} 10v12M${x + 21} 13v6`;

/** What a camera sees, how its halves differ, and below them on a grid of 240 × 32 what each half costs. */
const shots: readonly {
  readonly view: string;
  /** The left half is full of noise, or the right one is coarse. */
  readonly half?: 'noisy' | 'coarse';
  readonly strip: ReactNode;
}[] = [
  {
    view: 'aisle-corner-day',
    strip: (
      <>
        <path className="o" d="M22 16h76" strokeWidth="12" />
        <path className="b" d="M142 16h32" strokeWidth="12" />
      </>
    ),
  },
  {
    view: 'aisle-corner-night',
    half: 'noisy',
    strip: (
      <>
        <path className="o" d="M22 16h76" strokeWidth="12" />
        <path className="b" d="M142 16h44" strokeWidth="12" />
      </>
    ),
  },
  {
    view: 'dining-day',
    half: 'coarse',
    strip: (
      <>
        <path className="b" d="M22 24v-3M31 24v-7M40 24V12M49 24V7" strokeWidth="5" />
        <path className="b" d={sound(76)} strokeWidth="3" />
        <path className="o" d="M142 24v-3" strokeWidth="5" />
        <path className="l" d="M151 24v-7M160 24V12M169 24V7" strokeWidth="5" />
        <path className="b" d={sound(196)} strokeWidth="3" />
      </>
    ),
  },
  {
    view: 'street-day',
    strip: (
      <>
        <path className="o" d="M22 25V7M54 25V7M62 25V7M70 25V7M97 25V7" strokeWidth="5" />
        <path className="b" d="M142 25V7M161 25V7M180 25V7M199 25V7M218 25V7" strokeWidth="5" />
      </>
    ),
  },
];

/** What records, shows, analyzes and speaks. */
const devices = ['ul-8208nh', 'phone', 'b1', 'w3-e'] as const;

export function VideoCare({care, streams, children}: VideoCareProps) {
  return (
    <div className={styles.columns}>
      <ul className={styles.care} data-first="2">
        {shots.map(({view, half, strip}, index) => (
          <li key={view}>
            <div className={styles.drawing}>
              <div className={clsx(styles.shot, half && styles[half])}>
                <Picture family="view" name={view} alt="" sizes="(max-width: 599px) 44vw, 320px" />
                {half === 'noisy' && (
                  <svg width="100%" height="100%" aria-hidden="true">
                    <filter id="night-noise" x="0" y="0" width="1" height="1">
                      <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" />
                      <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  3 0 0 0 -1.5" />
                    </filter>
                    <rect width="50%" height="100%" filter="url(#night-noise)" />
                  </svg>
                )}
              </div>
              <svg className="dg" viewBox="0 0 240 32" aria-hidden="true">
                {strip}
                <path d="M112 16h15M121 10l6 6-6 6" />
              </svg>
            </div>
            <h3>{care[index]?.title}</h3>
            <p>{care[index]?.text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.streams} data-rest>
        <h3>{streams.caption}</h3>
        <ul>
          {streams.rows.map(({label, stream, text}, index) => (
            <li key={label}>
              <Picture family="cutout" name={devices[index] ?? 'b1'} alt="" sizes="64px" />
              <div>
                <b>{label}</b>
                <span className={styles.stream}>{stream}</span>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.on}>{children}</div>
      </div>
    </div>
  );
}
