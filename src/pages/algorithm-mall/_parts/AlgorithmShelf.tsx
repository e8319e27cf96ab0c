/** The algorithm store's shelf: a filter in the address, and one row for each algorithm with its anchor and picture. */
import {algorithms, type AlgorithmId} from '@site/src/facts/algorithms';
import type {AlgorithmGroup, AlgorithmPlace} from '@site/src/facts/algorithms.schema';
import {algorithmPromises} from '@site/src/facts/promises';
import type {AlgorithmOutput} from '@site/src/facts/promises.schema';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import type {CSSProperties, MouseEvent} from 'react';
import {Picture} from '@site/src/components/media/Picture';
import {VideoPlayer} from '@site/src/components/media/VideoPlayer';
import {Badge} from '@site/src/components/ui/Badge';
import {Button} from '@site/src/components/ui/Button';
import {focusFilters} from '@site/src/components/ui/focusFilters';
import {Section, useAnchor} from '@site/src/components/ui/Section';
import {algorithmFilterCodec, filterChoices, matching, type AlgorithmFilter} from './algorithmFilter';
import styles from './AlgorithmShelf.module.css';
import {ChipGroup} from '@site/src/features/calculators/Choices';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface AlgorithmShelfCopy {
  readonly filter: {
    readonly label: string;
    readonly group: string;
    readonly place: string;
    readonly all: string;
    readonly groups: Readonly<Record<AlgorithmGroup, string>>;
    readonly places: Readonly<Record<AlgorithmPlace, string>>;
    readonly count: (count: number) => string;
    readonly reset: string;
  };
  readonly item: {
    readonly runsOn: string;
    readonly sends: string;
    /** What each kind of result is, and whether a picture is in it. */
    readonly outputs: Readonly<Record<AlgorithmOutput, string>>;
    readonly condition: string;
    readonly confirm: string;
    readonly auto: string;
    readonly trial: string;
  };
  readonly none: {readonly text: string; readonly reset: string};
  readonly items: Readonly<
    Record<AlgorithmId, {readonly title: string; readonly text: string; readonly condition: string}>
  >;
}

const everything: AlgorithmFilter = {};

export function AlgorithmShelf({copy}: {readonly copy: AlgorithmShelfCopy}) {
  const [filter, setFilter] = useQueryState(everything, algorithmFilterCodec);
  const {filter: words} = copy;
  const shown = new Set<string>(matching(algorithms, filter).map(({id}) => id));
  const reset = ({currentTarget}: MouseEvent) => {
    focusFilters(currentTarget);
    setFilter(everything);
  };
  return (
    <Section className={styles.shelf}>
      <form className={styles.filter} aria-label={words.label} onSubmit={(event) => event.preventDefault()}>
        <ChipGroup
          legend={words.group}
          options={[
            {value: 'all', label: words.all},
            ...filterChoices.groups.map((value) => ({value, label: words.groups[value]})),
          ]}
          value={filter.group ?? 'all'}
          onChange={(group) => setFilter({...filter, group: group === 'all' ? undefined : group})}
        />
        <ChipGroup
          legend={words.place}
          options={[
            {value: 'all', label: words.all},
            ...filterChoices.places.map((value) => ({value, label: words.places[value]})),
          ]}
          value={filter.place ?? 'all'}
          onChange={(place) => setFilter({...filter, place: place === 'all' ? undefined : place})}
        />
        <p className={styles.count}>
          <output>{words.count(shown.size)}</output>
          {(filter.group ?? filter.place) && (
            <button type="button" onClick={reset}>
              {words.reset}
            </button>
          )}
        </p>
      </form>
      {/* Rows that do not fit are hidden, not removed: their anchors stay, and find-in-page works before a filter is set. */}
      <ul className={styles.list}>
        {algorithms.map((algorithm) => (
          <AlgorithmRow key={algorithm.id} algorithm={algorithm} hidden={!shown.has(algorithm.id)} copy={copy} />
        ))}
      </ul>
      {shown.size === 0 && (
        <p className={styles.none}>
          {copy.none.text}
          <Button look="line" size="small" onClick={reset}>
            {copy.none.reset}
          </Button>
        </p>
      )}
    </Section>
  );
}

interface RowProps {
  readonly algorithm: (typeof algorithms)[number];
  readonly hidden: boolean;
  readonly copy: AlgorithmShelfCopy;
}

function AlgorithmRow({algorithm: {id, media, runsOn, confirm}, hidden, copy: {items, item, filter}}: RowProps) {
  useAnchor(id);
  const {title, text, condition} = items[id];
  return (
    <li id={id} hidden={hidden} className={styles.row}>
      <div className={styles.media}>
        {media.type === 'video' ? (
          <VideoPlayer clip={media.fileName} label={title} sizes="(max-width: 599px) 104px, 300px" />
        ) : (
          <div
            className={styles.crop}
            style={{'--x': `${media.focus[0]}%`, '--y': `${media.focus[1]}%`} as CSSProperties}
          >
            <Picture family="scene" name={media.fileName} alt="" sizes="(max-width: 599px) 250px, 720px" />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <h2>
          <a href={`#${id}`}>{title}</a>
        </h2>
        <p>{text}</p>
        <Badge tone="line">{confirm ? item.confirm : item.auto}</Badge>
      </div>
      <div className={styles.side}>
        <dl className={styles.facts}>
          <div>
            <dt>{item.condition}</dt>
            <dd>{condition}</dd>
          </div>
          <div>
            <dt>{item.runsOn}</dt>
            <dd>{runsOn.map((place) => filter.places[place]).join(' · ')}</dd>
          </div>
          <div>
            <dt>{item.sends}</dt>
            <dd>{item.outputs[algorithmPromises[id].output]}</dd>
          </div>
        </dl>
        <TrialLink componentId={`algorithmMall.${id}`} className={styles.trial}>
          {item.trial}
        </TrialLink>
      </div>
    </li>
  );
}
