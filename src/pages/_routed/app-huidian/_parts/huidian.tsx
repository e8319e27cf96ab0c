/** Screens of Huidian: the store report, and where an account stands on its way to the successor. */
import {
  Bars,
  type BarsProps,
  Buttons,
  Line,
  type ListItem,
  Numbers,
  Row,
  Screen,
  type ScreenHead,
  type Tone,
} from '@site/src/features/apps/screens';

export interface HuidianScreensCopy {
  readonly tabs: readonly string[];
  readonly report: ScreenHead & {
    readonly numbers: readonly {readonly value: string; readonly label: string}[];
    readonly chart: string;
    readonly ends: BarsProps['ends'];
    readonly row: ListItem;
  };
  readonly move: ScreenHead & {
    readonly rows: readonly ListItem[];
    readonly line: string;
    readonly buttons: readonly string[];
  };
}

const progress: readonly Tone[] = ['ok', 'ok', 'warm', 'plain'];

/** A sample week. */
const week = [0.52, 0.46, 0.5, 0.58, 0.74, 1, 0.92];

export function huidianScreens({tabs, report, move}: HuidianScreensCopy) {
  return {
    report: (
      <Screen title={report.title} note={report.note} tabs={tabs} open={0}>
        <Numbers y={116} items={report.numbers} />
        <Bars y={212} label={report.chart} values={week} now={5} ends={report.ends} />
        <Row y={394} {...report.row} tone="blue" mark />
      </Screen>
    ),
    move: (
      <Screen title={move.title} note={move.note} tabs={tabs} open={3}>
        {move.rows.map((row, index) => (
          <Row key={row.title} y={116 + index * 70} {...row} tone={progress[index]} mark />
        ))}
        <Line y={430} text={move.line} />
        <Buttons y={450} labels={move.buttons} />
      </Screen>
    ),
  };
}
