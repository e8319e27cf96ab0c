/**
 * A wall of the store drawn from the front, in zones that join to one picture; under each zone hangs what a table would
 * say of it in a row. The drawing carries no words, so nothing has to be translated or read at a small size.
 */
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {type FoldName, Section, SectionHead, type SectionHeadProps, type SectionProps} from '../ui/Section';
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
  /** Out of doors: no ceiling. */
  readonly outdoors?: boolean;
}

export interface DrawnWallProps {
  /** Names the zones together. */
  readonly label?: string;
  /** The zones are steps, one after the other. */
  readonly ordered?: boolean;
  /** What hangs under the zones, in their order. */
  readonly notes: readonly {readonly title: string; readonly body: ReactNode}[];
  readonly zones: readonly Zone[];
  /** Width of a zone's drawing: 240 where five stand side by side, 300 for four. */
  readonly zoneWidth: number;
  /** Things said in each note, which stand level over the zones. */
  readonly said?: number;
  /** Phones show each drawing above its note, in a band of its own, because it cannot be read in a corner. */
  readonly large?: boolean;
}

/** The drawing with its notes, for a section whose texts are not those of a table. */
export function DrawnWall({label, ordered = false, notes, zones, zoneWidth, said, large}: DrawnWallProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List
      className={clsx(styles.row, said !== undefined && styles.level, large && styles.large)}
      style={said === undefined ? undefined : ({'--lines': said + 2} as CSSProperties)}
      aria-label={label}
      data-first="1"
    >
      {notes.map(({title, body}, index) => (
        <li key={title}>
          <ZoneDrawing zone={zones[index]} width={zoneWidth} />
          <div className={styles.note}>
            <h3>{title}</h3>
            {body}
          </div>
        </li>
      ))}
    </List>
  );
}

export interface DrawnRowProps
  extends
    Pick<SectionProps, 'id' | 'tone'>,
    Pick<SectionHeadProps, 'eyebrow' | 'title' | 'lead'>,
    Pick<DrawnWallProps, 'zones' | 'zoneWidth' | 'large'> {
  /** What the button on phones opens; default: the drawing. */
  readonly fold?: FoldName;
  /** Names of what is said of each zone; the first names the zones together. */
  readonly columns: readonly string[];
  readonly rows: readonly {readonly label: string; readonly cells: readonly string[]}[];
  readonly note?: string;
}

/** Takes the texts of a table (`TableSection`) and the drawing of each row's place. */
export function DrawnRow({
  id,
  tone,
  fold = 'drawings',
  eyebrow,
  title,
  lead,
  columns,
  rows,
  note,
  zones,
  zoneWidth,
  large,
}: DrawnRowProps) {
  const notes = rows.map(({label, cells}) => ({
    title: label,
    body: (
      <dl>
        {cells.map((cell, place) => (
          <div key={columns[place + 1]}>
            <dt>{columns[place + 1]}</dt>
            <dd>{cell}</dd>
          </div>
        ))}
      </dl>
    ),
  }));
  return (
    <Section id={id} tone={tone} fold={fold}>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <DrawnWall
        label={columns[0]}
        notes={notes}
        zones={zones}
        zoneWidth={zoneWidth}
        said={columns.length - 1}
        large={large}
      />
      {note && (
        <p className={styles.remark} data-rest>
          {note}
        </p>
      )}
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
      {!zone.outdoors && <path className="l" d={`M0 24H${width}`} />}
      <path d={`M0 236H${width}`} />
      {zone.drawing}
      <g className={styles.leader}>
        <path className="b" d={`M${x} ${y}V266H${width * leaderAt}V${zoneHeight}`} />
        <circle className={`b ${styles.end}`} cx={x} cy={y} r="6" />
      </g>
    </svg>
  );
}
