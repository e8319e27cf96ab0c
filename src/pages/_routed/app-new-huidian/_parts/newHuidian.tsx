/** Screens of New Huidian: which stores first, one store's day, its devices. */
import {
  Bars,
  type BarsProps,
  Line,
  type ListItem,
  Numbers,
  Row,
  Screen,
  type ScreenHead,
  type Tone,
} from '@site/src/features/apps/screens';

interface List extends ScreenHead {
  readonly rows: readonly ListItem[];
  readonly more: string;
}

export interface NewHuidianScreensCopy {
  readonly tabs: readonly string[];
  readonly stores: List;
  readonly day: ScreenHead & {
    readonly numbers: readonly {readonly value: string; readonly label: string}[];
    readonly chart: string;
    readonly ends: BarsProps['ends'];
    readonly rows: readonly ListItem[];
  };
  readonly devices: List;
}

const urgency: readonly Tone[] = ['warm', 'warm', 'blue', 'plain', 'plain'];
const health: readonly Tone[] = ['ok', 'ok', 'warm', 'ok', 'ok'];

/** Visitors of a sample day, by the hour. */
const hours = [0.2, 0.34, 0.4, 0.72, 0.66, 0.48, 0.4, 0.46, 0.78, 1, 0.74, 0.36];

export function newHuidianScreens({tabs, stores, day, devices}: NewHuidianScreensCopy) {
  const list = ({title, note, rows, more}: List, open: number, tones: readonly Tone[]) => (
    <Screen title={title} note={note} tabs={tabs} open={open}>
      {rows.map((row, index) => (
        <Row key={row.title} y={116 + index * 70} {...row} tone={tones[index]} mark />
      ))}
      <Line y={138 + rows.length * 70} text={more} />
    </Screen>
  );
  return {
    stores: list(stores, 0, urgency),
    day: (
      <Screen title={day.title} note={day.note} tabs={tabs} open={1}>
        <Numbers y={116} items={day.numbers} />
        <Bars y={212} label={day.chart} values={hours} now={9} ends={day.ends} />
        {day.rows.map((row, index) => (
          <Row key={row.title} y={394 + index * 70} {...row} tone={index === 0 ? 'warm' : 'blue'} mark />
        ))}
      </Screen>
    ),
    devices: list(devices, 2, health),
  };
}
