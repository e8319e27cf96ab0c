/** The screen of the app that a teacher or a parent has before them, drawn. */
import {
  Buttons,
  Line,
  Numbers,
  Row,
  Screen,
  type ListItem,
  type ScreenHead,
  type Tone,
} from '@site/src/features/apps/screens';
import styles from './AppDay.module.css';

export interface AppScreenCopy extends ScreenHead {
  readonly alt: string;
  readonly tabs: readonly string[];
  readonly numbers: readonly {readonly value: string; readonly label: string}[];
  readonly heading: string;
  readonly rows: readonly ListItem[];
  readonly buttons: readonly string[];
}

/** Done, open, asleep, in the order of the rows. */
const tones: readonly Tone[] = ['ok', 'warm', 'blue', 'plain'];

interface AppScreenProps extends AppScreenCopy {
  /** So many rows, the first ones, are done. */
  readonly done: number;
}

export function AppScreen({alt, title, note, tabs, numbers, heading, rows, buttons, done}: AppScreenProps) {
  return (
    <svg className={styles.screen} viewBox="0 0 320 640" role="img" aria-label={alt}>
      <Screen title={title} note={note} tabs={tabs} open={0}>
        <Numbers y={112} items={numbers} />
        <Line y={222} text={heading} />
        {rows.map((row, index) => (
          <Row key={row.title} {...row} y={234 + index * 68} tone={index < done ? 'ok' : tones[index]} mark />
        ))}
        <Buttons y={510} labels={buttons} />
      </Screen>
    </svg>
  );
}
