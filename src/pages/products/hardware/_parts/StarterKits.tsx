/** Sample kits for three sizes of store, with what they ask of switch and line: sums over the catalogue. */
import {hardwarePath, modelById} from '@site/src/facts/models';
import type {DeviceLine} from '@site/src/facts/hardware/catalogue';
import {kitSums, starterKits} from '@site/src/facts/storeKits';
import {Badge} from '@site/src/components/ui/Badge';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {powerText} from '@site/src/features/hardware/powerText';
import styles from './StarterKits.module.css';

type KitName = keyof typeof starterKits;

export interface StarterKitsCopy {
  readonly sample: string;
  readonly cables: string;
  readonly poe: string;
  readonly stream: string;
  readonly keeps: string;
  readonly days: (days: number) => string;
  readonly count: (count: number) => string;
  readonly kits: Readonly<Record<KitName, {readonly title: string; readonly text: string}>>;
}

/** Network cables to pull: one for each device that does without Wi-Fi. */
const cablesOf = (items: readonly DeviceLine[]): number =>
  items.reduce((sum, {id, count}) => {
    const model = modelById(id);
    return sum + (model.ethernetMbit === null || ('wifi' in model && model.wifi) ? 0 : count);
  }, 0);

export function StarterKits({copy}: {readonly copy: StarterKitsCopy}) {
  return (
    <ul className={styles.kits}>
      {(Object.keys(starterKits) as KitName[]).map((name) => {
        const {title, text} = copy.kits[name];
        const items: readonly DeviceLine[] = starterKits[name];
        const {powerW, power, mbit, mostDays} = kitSums(items);
        return (
          <li key={name}>
            <h3>
              {title} <Badge tone="line">{copy.sample}</Badge>
            </h3>
            <p>{text}</p>
            <ul className={styles.items}>
              {items.map(({id, count}) => (
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
                <dd>{cablesOf(items)}</dd>
              </div>
              <div>
                <dt>{copy.poe}</dt>
                <dd>{powerW}&nbsp;W</dd>
              </div>
              <div>
                <dt>{copy.stream}</dt>
                <dd>{mbit}&nbsp;Mbit/s</dd>
              </div>
              <div>
                <dt>{copy.keeps}</dt>
                <dd>{copy.days(mostDays)}</dd>
              </div>
            </dl>
            <p className={styles.power}>{powerText(power)}</p>
          </li>
        );
      })}
    </ul>
  );
}
