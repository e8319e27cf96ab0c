/** The device list of an example place: what hangs where, how many, and whether ports, power, uplink and disk suffice. */
import words from '@copy/store-kit';
import type {DeviceLine} from '@site/src/facts/hardware/catalogue';
import {uplinkFactor} from '@site/src/facts/hardware/storage';
import {modelById} from '@site/src/facts/models';
import {kitSums} from '@site/src/facts/storeKits';
import {Section, SectionHead} from '../../components/ui/Section';
import {KitDevices} from './KitDevices';
import {KitTotals} from './KitTotals';
import {powerText} from './powerText';
import styles from './StoreKit.module.css';

export interface StoreKitProps<Id extends string> {
  readonly kit: readonly (DeviceLine & {readonly id: Id})[];
  readonly copy: {
    readonly eyebrow: string;
    readonly title: string;
    /** The size and layout the list is for. */
    readonly lead: string;
    readonly rows: Readonly<Record<Id, {readonly purpose: string; readonly where: string}>>;
    /** Heading of the sums. */
    readonly sums: string;
    /** What the list leaves out. */
    readonly note: string;
  };
  readonly tone?: 'plain' | 'tint';
}

/** The hyphens of model names are no place to end a line. */
const unbrokenNames = (text: string, names: readonly string[]) =>
  text.split(new RegExp(`(${names.join('|')})`)).map((part, index) =>
    names.includes(part) ? (
      <span key={index} className="nb">
        {part}
      </span>
    ) : (
      part
    ),
  );

export default function StoreKitPart<Id extends string>({kit, copy, tone}: StoreKitProps<Id>) {
  const sums = kitSums(kit);
  const {cameras, power, uplink, days} = words;
  // "1 × 8 + 3 × 7 …": the reader can check every sum.
  const draws = kit.flatMap(({id, count}) => {
    const model = modelById(id);
    return 'mbit' in model ? [`${count} × ${model.powerW}`] : [];
  });
  return (
    <Section id="kit" tone={tone} fold="devices">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <KitDevices devices={kit.map(({id, count}) => ({model: id, count, ...copy.rows[id]}))} />
      <div data-rest>
        <KitTotals
          title={copy.sums}
          items={[
            {
              label: cameras.label,
              value: String(sums.cameras),
              sum: cameras.sum(sums.channels, sums.mbit, sums.inMbit),
            },
            {
              label: power.label,
              value: `${sums.powerW} W`,
              sum: draws.join(' + '),
            },
            {label: uplink.label, value: `${sums.uplink} Mbit/s`, sum: `${sums.mbit} Mbit/s × ${uplinkFactor}`},
            {label: days.label, value: days.value(sums.days), sum: days.sum(sums.diskTb, sums.mbit)},
          ]}
          note={unbrokenNames(
            powerText(sums.power),
            kit.map(({id}) => modelById(id).name),
          )}
        />
        <p className={styles.note}>{copy.note}</p>
      </div>
    </Section>
  );
}
