/** Screens of the inspection app: what is due, an item being checked, an issue on its way. */
import {
  Buttons,
  Line,
  type ListItem,
  Row,
  Screen,
  type ScreenHead,
  type Tone,
  VideoTile,
} from '@site/src/features/apps/screens';

export interface InspectionScreensCopy {
  readonly tabs: readonly string[];
  readonly today: ScreenHead & {readonly stores: readonly ListItem[]; readonly more: string};
  readonly check: ScreenHead & {
    readonly camera: string;
    readonly item: string;
    readonly rule: string;
    readonly previous: string;
    readonly buttons: readonly string[];
    readonly left: string;
  };
  readonly issue: ScreenHead & {readonly camera: string; readonly steps: readonly ListItem[]};
}

/** Colors of the rows: they belong to the drawing, not to the words. */
const due: readonly Tone[] = ['warm', 'blue', 'blue', 'plain', 'ok'];
const stages: readonly Tone[] = ['warm', 'blue', 'ok', 'plain'];

export function inspectionScreens({tabs, today, check, issue}: InspectionScreensCopy) {
  return {
    today: (
      <Screen title={today.title} note={today.note} tabs={tabs} open={0}>
        {today.stores.map((store, index) => (
          <Row key={store.title} y={116 + index * 70} {...store} tone={due[index]} mark />
        ))}
        <Line y={138 + today.stores.length * 70} text={today.more} />
      </Screen>
    ),
    check: (
      <Screen title={check.title} note={check.note} tabs={tabs} open={1}>
        <VideoTile y={114} height={190} view="kitchen-day" label={check.camera} />
        <Row y={320} title={check.item} note={check.rule} />
        <Line y={406} text={check.previous} />
        <Buttons y={424} labels={check.buttons} />
        <Line y={508} text={check.left} />
      </Screen>
    ),
    issue: (
      <Screen title={issue.title} note={issue.note} tabs={tabs} open={2}>
        <VideoTile y={114} height={150} view="aisle-corner-day" label={issue.camera} />
        {issue.steps.map((step, index) => (
          <Row key={step.title} y={280 + index * 70} {...step} tone={stages[index]} mark />
        ))}
      </Screen>
    ),
  };
}
