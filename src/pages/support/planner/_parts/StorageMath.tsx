/** How the storage planner calculates: its formulas, the bits per pixel, and worked examples. Readable without script. */
import names from '@copy/demos/bitrate';
import {modelsOfKind} from '@site/src/facts/models';
import {bitrateStart, bitsPerPixel, cameraMbit, codecs, pictures, scenes, sourcesOf, type CameraGroup} from './bitrate';
import {answerText, short} from '@site/src/features/calculators/StorageAnswer';
import {planStorage} from '@site/src/features/calculators/storagePlan';
import {Section, SectionHead, type SectionHeadProps} from '@site/src/components/ui/Section';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {PlannerRules, type PlannerRulesProps} from '@site/src/features/hardware/PlannerRules';
import styles from './StorageMath.module.css';

type Head = Pick<SectionHeadProps, 'eyebrow' | 'lead'> & {readonly title: string};

interface Example {
  readonly groups: readonly CameraGroup[];
  readonly hours: number;
  readonly days: number;
}

const h265 = {codec: 'h265', fps: 25} as const;

/** Typical stores; what they need is calculated, not written down. */
const examples = {
  kiosk: {groups: [{...h265, count: 4, picture: '3mp', scene: 'quiet'}], hours: 24, days: 30},
  store: bitrateStart,
  restaurant: {groups: [{...h265, count: 12, picture: '4mp', scene: 'medium', fps: 15}], hours: 14, days: 30},
  pharmacy: {groups: [{...h265, count: 6, picture: '1080p', scene: 'medium'}], hours: 24, days: 90},
  older: {groups: [{count: 8, picture: '1080p', codec: 'h264', fps: 25, scene: 'medium'}], hours: 24, days: 30},
  warehouse: {groups: [{count: 16, picture: '5mp', codec: 'smart', fps: 25, scene: 'quiet'}], hours: 24, days: 30},
  flagship: {
    groups: [
      {...h265, count: 4, picture: '8mp', scene: 'medium'},
      {...h265, count: 12, picture: '4mp', scene: 'medium'},
    ],
    hours: 24,
    days: 30,
  },
} as const satisfies Record<string, Example>;
type ExampleId = keyof typeof examples;

export interface StorageMathProps {
  readonly formulas: Head & {
    readonly rules: PlannerRulesProps;
    readonly bits: {readonly caption: string; readonly column: (scene: string) => string; readonly note: string};
  };
  readonly examples: Head & {
    readonly caption: string;
    readonly columns: readonly string[];
    readonly names: Readonly<Record<ExampleId, string>>;
    readonly mbit: (total: string) => string;
    readonly and: string;
    readonly note: string;
  };
}

/** Figures with their units and sums of disks stay on one line: narrow columns would tear them at their spaces. */
const whole = (text: string): string => text.replace(/(?<=\d) (?=Mbit\/s|TB|\+)|(?<=\+) (?=\d)/g, '\u00a0');

function cells({groups, hours, days}: Example, words: StorageMathProps['examples']): string[] {
  const plan = planStorage(modelsOfKind('recorder'), sourcesOf(groups), {hours, days, powered: false});
  const cameras = groups.map((group) =>
    names.summary.group(
      group.count,
      pictures[group.picture].join('×'),
      names.codecs[group.codec],
      group.fps,
      names.scenes[group.scene],
      cameraMbit(group),
    ),
  );
  return [
    cameras.join(words.and),
    names.summary.wanted(hours, days),
    words.mbit(short(plan.mbit)),
    `${short(plan.tb)} TB`,
    answerText(plan),
  ].map(whole);
}

export function StorageMath({formulas, examples: words}: StorageMathProps) {
  return (
    <>
      <Section id="formulas" tone="tint">
        <SectionHead eyebrow={formulas.eyebrow} title={formulas.title} lead={formulas.lead} />
        <DataTable
          caption={formulas.bits.caption}
          columns={[names.codec, ...scenes.map((scene) => formulas.bits.column(names.scenes[scene]))]}
          rows={codecs.map((codec) => ({
            label: names.codecs[codec],
            cells: scenes.map((scene) => String(bitsPerPixel[codec][scene])),
          }))}
          note={formulas.bits.note}
        />
        <PlannerRules {...formulas.rules} open />
      </Section>
      <Section id="examples">
        <SectionHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
        <div className={styles.examples}>
          <DataTable
            caption={words.caption}
            columns={words.columns}
            rows={Object.entries(examples).map(([id, example]) => ({
              label: words.names[id as ExampleId],
              cells: cells(example, words),
            }))}
            note={words.note}
          />
        </div>
      </Section>
    </>
  );
}
