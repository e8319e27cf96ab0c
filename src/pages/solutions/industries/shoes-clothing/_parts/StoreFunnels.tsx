/**
 * Three sample stores that sell the same and lose people at different places: what the sales report hides and the
 * funnel shows.
 */
import {useId} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './StoreFunnels.module.css';
import {setOrDelete, useQueryState, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** People on one sample day: passing, entering, trying on, buying; and the step where the store is weak. */
const stores = {
  a: {people: [2100, 126, 69, 38], weak: 1},
  b: {people: [1400, 240, 48, 38], weak: 2},
  c: {people: [1350, 228, 131, 38], weak: 3},
} as const;

type StoreId = keyof typeof stores;
const storeIds = Object.keys(stores) as StoreId[];

const codec: QueryCodec<StoreId> = {
  read: (query) => storeIds.find((id) => id === query.get('store')) ?? 'a',
  write: (id, query) => setOrDelete(query, 'store', id === 'a' ? undefined : id),
};

export interface StoreFunnelsProps {
  readonly id: string;
  readonly copy: {
    readonly eyebrow: string;
    readonly title: string;
    readonly lead: string;
    readonly badge: string;
    /** Names the choice of store. */
    readonly choose: string;
    /** The four steps in order. */
    readonly steps: readonly string[];
    readonly rate: (percent: string) => string;
    readonly stores: Readonly<
      Record<StoreId, {readonly name: string; readonly title: string; readonly text: string; readonly next: string}>
    >;
    readonly nextLabel: string;
  };
}

export function StoreFunnels({id, copy}: StoreFunnelsProps) {
  const name = useId();
  const [chosen, choose] = useQueryState<StoreId>('a', codec);
  const {people, weak} = stores[chosen];
  const words = copy.stores[chosen];
  // Passers-by would dwarf the rest: bars grow with the logarithm.
  const width = (count: number) => (Math.log10(count) / Math.log10(people[0])) * 100;
  return (
    <Section id={id}>
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <fieldset className={styles.choice}>
        <legend className="sr">{copy.choose}</legend>
        {storeIds.map((store) => (
          <label key={store}>
            <input type="radio" name={name} checked={store === chosen} onChange={() => choose(store)} />
            <span>{copy.stores[store].name}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.columns}>
        <ol className={styles.bars}>
          {people.map((count, index) => (
            <li key={copy.steps[index]} className={index === weak ? styles.weak : undefined}>
              <span className={styles.step}>{copy.steps[index]}</span>
              <span className={styles.track}>
                <i style={{inlineSize: `${width(count)}%`}} aria-hidden="true" />
                <b>{count}</b>
              </span>
              <span className={styles.rate}>
                {index > 0 && copy.rate(((count / (people[index - 1] ?? count)) * 100).toFixed(0))}
              </span>
            </li>
          ))}
        </ol>
        <div className={styles.finding} aria-live="polite">
          <h3>{words.title}</h3>
          <p>{words.text}</p>
          <p className={styles.next}>
            <b>{copy.nextLabel}</b>
            {words.next}
          </p>
        </div>
      </div>
    </Section>
  );
}
