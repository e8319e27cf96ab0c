/**
 * A wall of the store drawn from the front, in zones that join to one picture; under each zone hangs what a table would
 * say of it in a row. The drawing carries no words, so nothing has to be translated or read at a small size.
 */
import type {CSSProperties, ReactNode} from 'react';
import {Section, SectionHead, type SectionHeadProps, type SectionProps} from '../ui/Section';
import styles from './DrawnRow.module.css';

/** Height of a zone's drawing; zones of one row share a width, so floor and ceiling run through. */
const zoneHeight = 300;
/** Where the line to the note leaves the drawing, as a share of its width; DrawnRow.module.css continues it. */
const leaderAt = 0.08;

/** One piece of the wall. */
export interface Zone {
  readonly drawing: ReactNode;
  /** The thing the note is about: its line starts there, goes below the floor and down to the note. */
  readonly at: readonly [x: number, y: number];
}

export interface DrawnRowProps
  extends Pick<SectionProps, 'id' | 'tone'>, Pick<SectionHeadProps, 'eyebrow' | 'title' | 'lead'> {
  /** Names of what is said of each zone; the first names the zones together. */
  readonly columns: readonly string[];
  readonly rows: readonly {readonly label: string; readonly cells: readonly string[]}[];
  readonly note?: string;
  /** One for each row, in its order. */
  readonly zones: readonly Zone[];
  /** Width of a zone's drawing: 240 where five stand side by side, 300 for four. */
  readonly zoneWidth: number;
}

/** Takes the texts of a table (`TableSection`) and the drawing of each row's place. */
export function DrawnRow({id, tone, eyebrow, title, lead, columns, rows, note, zones, zoneWidth}: DrawnRowProps) {
  return (
    <Section id={id} tone={tone} fold>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={styles.row} aria-label={columns[0]}>
        {rows.map(({label, cells}, index) => (
          <li key={label}>
            <ZoneDrawing zone={zones[index]} width={zoneWidth} />
            <div className={styles.note}>
              <h3>{label}</h3>
              <dl>
                {cells.map((cell, place) => (
                  <div key={columns[place + 1]}>
                    <dt>{columns[place + 1]}</dt>
                    <dd>{cell}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
      {note && <p className={styles.remark}>{note}</p>}
    </Section>
  );
}

function ZoneDrawing({zone, width}: {readonly zone: Zone | undefined; readonly width: number}) {
  if (!zone) return null;
  const [x, y] = zone.at;
  return (
    <svg
      className={`dg ${styles.zone}`}
      viewBox={`0 0 ${width} ${zoneHeight}`}
      style={{'--above-floor': `${width} / 256`} as CSSProperties}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path className="l" d={`M0 24H${width}`} />
      <path d={`M0 236H${width}`} />
      {zone.drawing}
      <g className={styles.leader}>
        <path className="b" d={`M${x} ${y}V266H${width * leaderAt}V${zoneHeight}`} />
        <circle className={`b ${styles.end}`} cx={x} cy={y} r="6" />
      </g>
    </svg>
  );
}
