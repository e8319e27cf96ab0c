/**
 * Parts that the drawn screens of our apps are made of. A screen is 320 × 640 with the telephone around it; words come
 * from the copy and must fit: text in a drawing does not wrap.
 */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Picture} from '@site/src/components/media/Picture';
import styles from './screens.module.css';

export interface ScreenHead {
  readonly title: string;
  /** Below the title: the store, the day. */
  readonly note: string;
}

/** Words of a row. */
export interface ListItem {
  readonly title: string;
  readonly note?: string;
  /** At the right: a state or a figure. */
  readonly value?: string;
}

export interface ScreenProps extends ScreenHead {
  /** Names of the tabs at the foot. */
  readonly tabs: readonly string[];
  /** Index of the tab that is open. */
  readonly open: number;
  readonly children: ReactNode;
}

/** Marks of the tabs, 18 × 16 around the middle of their top: a house, a book, a list; the last tab is a person. */
const glyphs = [
  'M-9 6 0-2l9 8H6v8H-6V6z',
  'M-9 0h8v14h-8zM1 0h8v14H1z',
  'M-9 0H9v3H-9zM-9 5.500H9v3H-9zM-9 11H9v3H-9z',
];
const person = 'M0-2a4 4 0 1 1-.100 0zM-8 14a8 7 0 0 1 16 0z';

/** The telephone and what every screen has: head and tabs. */
export function Screen({title, note, tabs, open, children}: ScreenProps) {
  const step = 304 / tabs.length;
  return (
    <>
      <rect className={styles.body} x="1" y="1" width="318" height="638" rx="41" />
      <rect className={styles.glass} x="8" y="8" width="304" height="624" rx="34" />
      <rect className={styles.body} x="122" y="18" width="76" height="18" rx="9" />
      <text className={styles.title} x="26" y="74">
        {title}
      </text>
      <text className={styles.small} x="26" y="96">
        {note}
      </text>
      {children}
      <path className={styles.hair} d="M8 572h304" />
      {tabs.map((tab, index) => {
        const x = 8 + step * (index + 0.5);
        return (
          <g key={tab} className={index === open ? styles.chosen : styles.other}>
            <path transform={`translate(${x} 584)`} d={index === tabs.length - 1 ? person : glyphs[index % 3]} />
            <text x={x} y="615" textAnchor="middle">
              {tab}
            </text>
          </g>
        );
      })}
    </>
  );
}

export type Tone = 'blue' | 'warm' | 'ok' | 'plain';

export interface RowProps extends ListItem {
  readonly y: number;
  readonly tone?: Tone;
  /** A mark at the left in the color of the tone. */
  readonly mark?: boolean;
}

/** A row of a list, 60 high. */
export function Row({y, title, note, value, tone = 'plain', mark}: RowProps) {
  const left = mark ? 52 : 34;
  return (
    <g>
      <rect className={styles.card} x="20" y={y} width="280" height="60" rx="12" />
      {mark && <circle className={styles[`dot-${tone}`]} cx="38" cy={y + 30} r="5" />}
      <text className={styles.strong} x={left} y={y + (note ? 26 : 35)}>
        {title}
      </text>
      {note && (
        <text className={styles.small} x={left} y={y + 45}>
          {note}
        </text>
      )}
      {value && (
        <text className={clsx(styles.value, styles[`ink-${tone}`])} x="286" y={y + 35} textAnchor="end">
          {value}
        </text>
      )}
    </g>
  );
}

/** Figures side by side on one card, 84 high. */
export function Numbers({
  y,
  items,
}: {
  readonly y: number;
  readonly items: readonly {readonly value: string; readonly label: string}[];
}) {
  const step = 280 / items.length;
  return (
    <g>
      <rect className={styles.card} x="20" y={y} width="280" height="84" rx="12" />
      {items.map(({value, label}, index) => (
        <g key={label}>
          <text className={clsx(styles.number, items.length > 2 && styles.three)} x={34 + step * index} y={y + 44}>
            {value}
          </text>
          <text className={styles.small} x={34 + step * index} y={y + 67}>
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

export interface BarsProps {
  readonly y: number;
  readonly label: string;
  /** 0–1, one bar each. */
  readonly values: readonly number[];
  /** Index of the bar that is set off. */
  readonly now: number;
  /** Words below the first and the last bar. */
  readonly ends: readonly [string, string];
}

/** A bar chart on a card, 170 high. */
export function Bars({y, label, values, now, ends}: BarsProps) {
  const step = 252 / values.length;
  return (
    <g>
      <rect className={styles.card} x="20" y={y} width="280" height="170" rx="12" />
      <text className={styles.small} x="34" y={y + 28}>
        {label}
      </text>
      {values.map((value, index) => (
        <rect
          // The position is the identity of a bar.
          key={index}
          className={index === now ? styles.barNow : styles.bar}
          x={34 + step * index + step * 0.15}
          y={y + 138 - value * 92}
          width={step * 0.7}
          height={value * 92}
          rx="3"
        />
      ))}
      <text className={styles.small} x="34" y={y + 158}>
        {ends[0]}
      </text>
      <text className={styles.small} x="286" y={y + 158} textAnchor="end">
        {ends[1]}
      </text>
    </g>
  );
}

export interface VideoTileProps {
  readonly y: number;
  readonly height: number;
  /** Name of a camera's view in the picture library. */
  readonly view: string;
  /** Name of the camera and time, on the picture. */
  readonly label: string;
}

/** What a camera sees, over the whole width of the screen. */
export function VideoTile({y, height, view, label}: VideoTileProps) {
  return (
    <g>
      <rect className={styles.night} x="8" y={y} width="304" height={height} />
      {/* As HTML, because an `<image>` of a drawing is fetched before the page is painted. */}
      <foreignObject className={styles.tile} x="8" y={y} width="304" height={height}>
        <Picture family="view" name={view} alt="" sizes="300px" />
      </foreignObject>
      <TileLabel y={y + height - 34} text={label} />
    </g>
  );
}

/** A label on a picture: name and time, with the red dot of a live view. */
export function TileLabel({y, text}: {readonly y: number; readonly text: string}) {
  return (
    <g>
      <rect className={styles.scrim} x="20" y={y} width="280" height="24" rx="6" />
      <circle className={styles.live} cx="33" cy={y + 12} r="4" />
      <text className={styles.onPicture} x="44" y={y + 16.5}>
        {text}
      </text>
    </g>
  );
}

/** A button over the width of the screen, or two side by side; the first is the main one. */
export function Buttons({y, labels}: {readonly y: number; readonly labels: readonly string[]}) {
  const width = (280 - 12 * (labels.length - 1)) / labels.length;
  return (
    <g>
      {labels.map((label, index) => (
        <g key={label} className={index === 0 ? styles.main : styles.second}>
          <rect x={20 + (width + 12) * index} y={y} width={width} height="46" rx="10" />
          <text x={20 + (width + 12) * index + width / 2} y={y + 29} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A line of words between parts. */
export function Line({y, text, tone = 'plain'}: {readonly y: number; readonly text: string; readonly tone?: Tone}) {
  return (
    <text className={clsx(styles.small, styles[`ink-${tone}`])} x="26" y={y}>
      {text}
    </text>
  );
}
