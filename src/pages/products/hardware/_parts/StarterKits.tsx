/**
 * Sample kits for three sizes of store, with what they ask of switch and line: sums over the catalogue. Narrow windows show the
 * kit that is chosen, by the state of native radio buttons alone, so that it works without script; wide ones show all three.
 */
import {hardwarePath, modelById} from '@site/src/facts/models';
import type {DeviceLine} from '@site/src/facts/hardware/catalogue';
import {budgetFor, poeReserve, type PoweredDevice, type PowerPlan} from '@site/src/facts/hardware/poe';
import {daysOnCard} from '@site/src/facts/hardware/storage';
import {kitSums, starterKits} from '@site/src/facts/storeKits';
import {Picture} from '@site/src/components/media/Picture';
import {Badge} from '@site/src/components/ui/Badge';
import {Icon} from '@site/src/components/ui/Icon';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {type QueryCodec, setOrDelete, useQueryState} from '@site/src/components/ui/useQueryState';
import {ChoiceBar} from '@site/src/features/calculators/ChoiceBar';
import {powerText} from '@site/src/features/hardware/powerText';
import styles from './StarterKits.module.css';

type KitName = keyof typeof starterKits;

export interface StarterKitsCopy {
  /** What the choice is about, and its words for each kit are `short`. */
  readonly size: string;
  /** Marks a list as an example. */
  readonly sample: string;
  /** Network cables to pull, of a list with a recorder. */
  readonly cables: (cameras: number) => string;
  /** The same where there is none, and where `names` need no cable. */
  readonly cablesWithout: (names: string) => string;
  readonly poe: string;
  readonly stream: string;
  /** Where cards differ, the video lasts as long as on the one that fills first; its size. */
  readonly keepsOnCards: (gb: number) => string;
  readonly keepsOnDisks: (tb: number) => string;
  readonly days: (days: number) => string;
  readonly count: (count: number) => string;
  /** Who powers the cameras; `reserve` in percent. */
  readonly byRecorder: (cameras: number, watts: number, reserve: number, budget: number) => string;
  readonly bySwitch: (ports: number, watts: number) => string;
  readonly strongPorts: (ports: number) => string;
  /** Cards to buy, and that there is no recorder: for a list that keeps its video on cards. */
  readonly card: {
    readonly name: string;
    readonly text: (cards: readonly {readonly gb: number; readonly count: number}[]) => string;
    readonly count: (count: number) => string;
  };
  readonly noRecorder: {readonly name: string; readonly text: string};
  /** What the sums assume. */
  readonly howTitle: string;
  readonly note: string;
  readonly planner: string;
  readonly kits: {
    readonly [Name in KitName]: {
      readonly short: string;
      readonly title: string;
      readonly text: string;
      /** What each device does in this store. */
      readonly roles: Readonly<Record<(typeof starterKits)[Name][number]['id'], string>>;
    };
  };
}

const names = Object.keys(starterKits) as KitName[];

const start: KitName = 'standard';

const codec: QueryCodec<KitName> = {
  read: (query) => names.find((name) => name === query.get('kit')) ?? start,
  write: (kit, query) => setOrDelete(query, 'kit', kit === start ? undefined : kit),
};

/** Devices that do without a network cable. */
const cableless = (items: readonly DeviceLine[]): readonly DeviceLine[] =>
  items.filter(({id}) => {
    const model = modelById(id);
    return model.ethernetMbit === null || ('wifi' in model && model.wifi);
  });

/** The largest card of each camera, by size; the size that fills first leads. */
function cardsOf(items: readonly DeviceLine[]): {gb: number; count: number; days: number}[] {
  const cards = items.flatMap(({id, count}) => {
    const model = modelById(id);
    return 'tfMaxGb' in model ? [{gb: model.tfMaxGb, count, days: daysOnCard(model)}] : [];
  });
  return [...new Set(cards.map(({gb}) => gb))]
    .map((gb) => {
      const same = cards.filter((card) => card.gb === gb);
      return {gb, count: countOf(same), days: Math.min(...same.map(({days}) => days))};
    })
    .sort((a, b) => a.days - b.days);
}

const countOf = (items: readonly {readonly count: number}[]): number => items.reduce((sum, {count}) => sum + count, 0);

/** Who powers the cameras, for readers who buy: without the class of ports that every PoE switch has. */
function powerWords(plan: PowerPlan<PoweredDevice>, copy: StarterKitsCopy): string[] {
  const {onPorts, supply, budgetW} = plan;
  if (supply?.kind === 'injector') return [powerText(plan)];
  return [
    ...(onPorts.length > 0
      ? [copy.byRecorder(onPorts.length, budgetFor(onPorts), Math.round((poeReserve - 1) * 100), budgetW)]
      : []),
    ...(supply ? [copy.bySwitch(supply.ports, supply.watts)] : []),
    ...(supply?.poeClass === '802.3at' ? [copy.strongPorts(supply.classPorts)] : []),
  ];
}

export function StarterKits({copy}: {readonly copy: StarterKitsCopy}) {
  const [chosen, choose] = useQueryState(start, codec);
  return (
    <>
      <div className={styles.choice}>
        <ChoiceBar
          label={copy.size}
          choices={names.map((id) => ({id, label: copy.kits[id].short}))}
          value={chosen}
          onChange={choose}
        />
      </div>
      <ul className={styles.kits}>
        {names.map((name) => {
          const {title, text} = copy.kits[name];
          const roles: Readonly<Record<string, string>> = copy.kits[name].roles;
          const items: readonly DeviceLine[] = starterKits[name];
          const {cameras, powerW, power, mbit, days, diskTb} = kitSums(items);
          const without = cableless(items);
          const cards = cardsOf(items);
          return (
            <li key={name} data-kit={name}>
              <h3>
                {title} <Badge tone="line">{copy.sample}</Badge>
              </h3>
              <p>{text}</p>
              <ul className={styles.items}>
                {items.map(({id, count}) => {
                  const model = modelById(id);
                  return (
                    <li key={id}>
                      <PermalinkLink href={hardwarePath(model)}>
                        <span className={styles.picture}>
                          <Picture family="cutout" name={model.media} alt="" sizes="64px" />
                        </span>
                        <span>
                          <b className="nb">{model.name}</b>
                          <span>{roles[id]}</span>
                        </span>
                      </PermalinkLink>
                      <span className="nb">{copy.count(count)}</span>
                    </li>
                  );
                })}
                {/* As long as the lists beside it, and it says what else to buy. */}
                {diskTb === 0 && (
                  <>
                    <li className={styles.also}>
                      <span className={styles.card} />
                      <span>
                        <b>{copy.card.name}</b>
                        <span>{copy.card.text(cards)}</span>
                      </span>
                      <span className="nb">{copy.card.count(cameras)}</span>
                    </li>
                    <li className={styles.also}>
                      <span className={styles.none} />
                      <span>
                        <b>{copy.noRecorder.name}</b>
                        <span>{copy.noRecorder.text}</span>
                      </span>
                    </li>
                  </>
                )}
              </ul>
              <dl>
                <div>
                  <dt>
                    {diskTb > 0
                      ? copy.cables(cameras)
                      : copy.cablesWithout(without.map(({id}) => modelById(id).name).join())}
                  </dt>
                  <dd>{countOf(items) - countOf(without)}</dd>
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
                  <dt>{diskTb > 0 ? copy.keepsOnDisks(diskTb) : copy.keepsOnCards(cards[0]!.gb)}</dt>
                  <dd>{copy.days(days)}</dd>
                </div>
              </dl>
              <div className={styles.power}>
                {powerWords(power, copy).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.end}>
        <details className={styles.how}>
          <summary>
            {copy.howTitle}
            <Icon name="chevronDown" />
          </summary>
          <p>{copy.note}</p>
        </details>
        <MoreLink to="products.cloudVideoRecorder">{copy.planner}</MoreLink>
      </div>
    </>
  );
}
