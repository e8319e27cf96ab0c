/** What is done to a picture on its way, drawn before and after; beside it, which stream each use takes. */
import {placeDrawings} from '@site/src/components/diagrams/placeDrawings';
import {Vignette} from '@site/src/components/diagrams/Vignette';
import type {ReactNode} from 'react';
import styles from './VideoCare.module.css';

interface VideoCareProps {
  /** In the order of the drawings. */
  readonly care: readonly {readonly title: string; readonly text: string}[];
  readonly streams: {
    readonly caption: string;
    /** In the order of the vignettes. */
    readonly rows: readonly {readonly label: string; readonly stream: string; readonly text: string}[];
    readonly note: string;
  };
  /** Ways on, below the streams. */
  readonly children: ReactNode;
}

/** A picture of a person, its left edge at x. */
const Shot = ({x, night}: {readonly x: number; readonly night?: boolean}) => (
  <>
    <rect className="s" x={x} y="12" width="88" height="56" rx="5" />
    {night && <rect className="fb" x={x} y="12" width="88" height="56" rx="5" />}
    <circle cx={x + 44} cy="30" r="7" />
    <path d={`M${x + 28} 68V56a12 12 0 0 1 12-12h8a12 12 0 0 1 12 12v12`} />
    {night && <path className="b" d={`M${x + 74} 19a7 7 0 1 0 7 10 6 6 0 0 1-7-10z`} />}
  </>
);

/** The weight of a stream, below its picture. */
const bits = (x: number, width: number) => `M${x + 6} 90h${width}`;

/** Sound, which goes on beside a picture. */
const sound = (x: number) => `M${x} 86v8M${x + 7} 81v18M${x + 14} 84v12M${x + 21} 87v6`;

/** Before at the left, after at the right, on a grid of 240 × 112. */
const drawings: readonly ReactNode[] = [
  <>
    <Shot x={16} />
    <Shot x={136} />
    <path className="o" d={bits(16, 76)} strokeWidth="12" />
    <path className="b" d={bits(136, 32)} strokeWidth="12" />
  </>,
  <>
    <Shot x={16} night />
    <Shot x={136} night />
    <path
      className="o"
      d="M25 21h.1M38 30h.1M29 42h.1M46 20h.1M34 57h.1M72 22h.1M81 41h.1M92 50h.1M76 58h.1M86 62h.1M24 62h.1M48 38h.1M68 34h.1"
      strokeWidth="4"
    />
    <path className="o" d={bits(16, 76)} strokeWidth="12" />
    <path className="b" d={bits(136, 44)} strokeWidth="12" />
  </>,
  <>
    <Shot x={16} />
    <rect className="s" x="136" y="12" width="88" height="56" rx="5" />
    <path className="fb" d="M172 22h16v16h-16zM164 40h32v28h-32z" />
    <path d="M172 22h16v16h-16zM164 68V40h32v28M180 40v28M164 54h32" />
    <path className="b" d="M22 98v-3M31 98v-7M40 98V86M49 98V81" strokeWidth="5" />
    <path className="b" d={sound(76)} strokeWidth="3" />
    <path className="o" d="M142 98v-3" strokeWidth="5" />
    <path className="l" d="M151 98v-7M160 98V86M169 98V81" strokeWidth="5" />
    <path className="b" d={sound(196)} strokeWidth="3" />
  </>,
  <>
    <path className="l" d="M16 90h88M136 90h88" />
    <path className="o" d="M22 78V26M54 78V26M62 78V26M70 78V26M97 78V26" strokeWidth="5" />
    <path className="b" d="M142 78V26M161 78V26M180 78V26M199 78V26M218 78V26" strokeWidth="5" />
  </>,
];

const vignettes: readonly ReactNode[] = [
  placeDrawings.recorder,
  placeDrawings.phone,
  placeDrawings.box,
  placeDrawings.people,
];

export function VideoCare({care, streams, children}: VideoCareProps) {
  return (
    <div className={styles.columns}>
      <ul className={styles.care} data-first="2">
        {care.map(({title, text}, index) => (
          <li key={title}>
            <svg className={`dg ${styles.drawing}`} viewBox="0 0 240 112" aria-hidden="true">
              {drawings[index]}
              <path d="M112 40h15M121 34l6 6-6 6" />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.streams} data-rest>
        <h3>{streams.caption}</h3>
        <ul>
          {streams.rows.map(({label, stream, text}, index) => (
            <li key={label}>
              <Vignette>{vignettes[index]}</Vignette>
              <div>
                <b>{label}</b>
                <span className={styles.stream}>{stream}</span>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{streams.note}</p>
        {children}
      </div>
    </div>
  );
}
