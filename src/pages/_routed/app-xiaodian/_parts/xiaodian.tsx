/** Screens of the app for single shops: the shop now, what happened, the week. */
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
  VideoTile,
} from '@site/src/features/apps/screens';

export interface XiaodianScreensCopy {
  readonly tabs: readonly string[];
  readonly shop: ScreenHead & {
    readonly camera: string;
    readonly numbers: readonly {readonly value: string; readonly label: string}[];
    readonly rows: readonly ListItem[];
  };
  readonly alerts: ScreenHead & {readonly rows: readonly ListItem[]; readonly more: string};
  readonly week: ScreenHead & {
    readonly numbers: readonly {readonly value: string; readonly label: string}[];
    readonly chart: string;
    readonly ends: BarsProps['ends'];
    readonly lines: readonly string[];
  };
}

const kinds: readonly Tone[] = ['warm', 'blue', 'plain', 'plain', 'ok'];

/** A sample week of a small shop. */
const days = [0.6, 0.55, 0.48, 0.62, 0.8, 1, 0.7];

export function xiaodianScreens({tabs, shop, alerts, week}: XiaodianScreensCopy) {
  return {
    shop: (
      <Screen title={shop.title} note={shop.note} tabs={tabs} open={0}>
        <VideoTile y={114} height={190} view="entrance-day" label={shop.camera} />
        <Numbers y={318} items={shop.numbers} />
        {shop.rows.map((row, index) => (
          <Row key={row.title} y={414 + index * 70} {...row} tone={index === 0 ? 'ok' : 'blue'} mark />
        ))}
      </Screen>
    ),
    alerts: (
      <Screen title={alerts.title} note={alerts.note} tabs={tabs} open={1}>
        {alerts.rows.map((row, index) => (
          <Row key={row.title} y={116 + index * 70} {...row} tone={kinds[index]} mark />
        ))}
        <Line y={138 + alerts.rows.length * 70} text={alerts.more} />
      </Screen>
    ),
    week: (
      <Screen title={week.title} note={week.note} tabs={tabs} open={2}>
        <Numbers y={116} items={week.numbers} />
        <Bars y={212} label={week.chart} values={days} now={5} ends={week.ends} />
        {week.lines.map((line, index) => (
          <Line key={line} y={412 + index * 24} text={line} />
        ))}
      </Screen>
    ),
  };
}
