/** Sample kits for three sizes of store, with what they ask of switch and line: sums over the catalogue. */
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Badge} from '@site/src/components/ui/Badge';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import styles from './StarterKits.module.css';

export interface StarterKitsCopy {
  readonly sample: string;
  readonly cables: string;
  readonly poe: string;
  readonly stream: string;
  readonly keeps: string;
  readonly days: (days: number) => string;
  readonly count: (count: number) => string;
  readonly kits: readonly {
    readonly title: string;
    readonly text: string;
    readonly items: readonly {readonly model: string; readonly count: number}[];
  }[];
}

type KitItems = StarterKitsCopy['kits'][number]['items'];

/** Network cables, watts the PoE switch delivers, and the main streams added up. */
function needsOf(items: KitItems): {readonly cables: number; readonly watts: number; readonly mbit: number} {
  return items.reduce(
    (sum, {model: id, count}) => {
      const model = modelById(id);
      return {
        cables: sum.cables + (model.ethernetMbit === null || ('wifi' in model && model.wifi) ? 0 : count),
        watts: sum.watts + (model.power.includes('poe') ? model.powerW * count : 0),
        mbit: sum.mbit + ('mbit' in model ? model.mbit * count : 0),
      };
    },
    {cables: 0, watts: 0, mbit: 0},
  );
}

const bitsPerDay = (mbit: number): number => mbit * 1e6 * 86_400;

/** Days of video around the clock: on the recorder's largest disks or, without one, on the card that fills first. */
function daysOf(items: KitItems, mbit: number): number {
  const kit = items.map(({model}) => modelById(model));
  const recorder = kit.find((model) => model.kind === 'recorder');
  if (recorder) return Math.floor((recorder.disks * Math.max(...recorder.diskTb) * 8e12) / bitsPerDay(mbit));
  return Math.floor(
    Math.min(...kit.flatMap((model) => ('tfMaxGb' in model ? [(model.tfMaxGb * 8e9) / bitsPerDay(model.mbit)] : []))),
  );
}

export function StarterKits({copy}: {readonly copy: StarterKitsCopy}) {
  return (
    <ul className={styles.kits}>
      {copy.kits.map(({title, text, items}) => {
        const {cables, watts, mbit} = needsOf(items);
        return (
          <li key={title}>
            <h3>
              {title} <Badge tone="line">{copy.sample}</Badge>
            </h3>
            <p>{text}</p>
            <ul className={styles.items}>
              {items.map(({model: id, count}) => (
                <li key={id}>
                  <PermalinkLink href={hardwarePath(modelById(id))} className="nb">
                    {modelById(id).name}
                  </PermalinkLink>
                  <span>{copy.count(count)}</span>
                </li>
              ))}
            </ul>
            <dl>
              <div>
                <dt>{copy.cables}</dt>
                <dd>{cables}</dd>
              </div>
              <div>
                <dt>{copy.poe}</dt>
                <dd>{watts}&nbsp;W</dd>
              </div>
              <div>
                <dt>{copy.stream}</dt>
                <dd>{mbit}&nbsp;Mbit/s</dd>
              </div>
              <div>
                <dt>{copy.keeps}</dt>
                <dd>{copy.days(daysOf(items, mbit))}</dd>
              </div>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
