/** The algorithm store's wall: what each algorithm sees, by group, with a filter in the address; one of them large in a dialog. */
import camera from '@copy/camera-view';
import {algorithms, type AlgorithmId} from '@site/src/facts/algorithms';
import {ChipGroup} from '@site/src/features/calculators/Choices';
import {Button} from '@site/src/components/ui/Button';
import {focusFilters} from '@site/src/components/ui/focusFilters';
import {Section} from '@site/src/components/ui/Section';
import {useQueryState} from '@site/src/components/ui/useQueryState';
import {useCallback, useState, type MouseEvent} from 'react';
import {AlgorithmDialog} from './AlgorithmDialog';
import {algorithmFilterCodec, filterChoices, matching, type AlgorithmFilter} from './algorithmFilter';
import {AlgorithmGroupWall, type AlgorithmGroupCopy} from './AlgorithmGroupWall';
import styles from './AlgorithmWall.module.css';

export interface AlgorithmWallCopy extends AlgorithmGroupCopy {
  readonly filter: AlgorithmGroupCopy['filter'] & {
    readonly label: string;
    readonly bar: string;
    readonly place: string;
    readonly all: string;
    readonly reset: string;
    readonly count: (count: number) => string;
  };
  /** What the colors in the pictures mean. */
  readonly legend: readonly {readonly term: string; readonly text: string; readonly look: string}[];
  /** What the short names of devices stand for. */
  readonly devices: string;
  readonly none: {readonly text: string; readonly reset: string};
}

const everything: AlgorithmFilter = {};

export function AlgorithmWall({copy}: {readonly copy: AlgorithmWallCopy}) {
  const [filter, setFilter] = useQueryState(everything, algorithmFilterCodec);
  const [opened, setOpened] = useState<AlgorithmId>();
  const close = useCallback(() => setOpened(undefined), []);
  const {filter: words} = copy;
  const shown = new Set<string>(matching(algorithms, filter).map(({id}) => id));
  const large = algorithms.find(({id}) => id === opened);
  const reset = ({currentTarget}: MouseEvent) => {
    focusFilters(currentTarget);
    setFilter(everything);
  };
  return (
    <Section space="none" className={styles.wall}>
      <form className={styles.filter} aria-label={words.label} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.tools}>
          <nav className={styles.bar} aria-label={words.bar}>
            <ul>
              {filterChoices.groups.map((group) => (
                <li key={group}>
                  <a href={`#${group}`} aria-current={filter.group === group || undefined}>
                    {words.groups[group].name} <span>{algorithms.filter((one) => one.group === group).length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ChipGroup
            legend={words.place}
            options={[
              {value: 'all', label: words.all},
              ...filterChoices.places.map((value) => ({value, label: words.places[value]})),
            ]}
            value={filter.place ?? 'all'}
            onChange={(place) => setFilter({...filter, place: place === 'all' ? undefined : place})}
          />
          {/* Wide windows show it under a mouse and the keyboard, without script. */}
          <p className={styles.devices}>
            <button type="button" aria-label={copy.devices} />
            <span aria-hidden="true">{copy.devices}</span>
          </p>
        </div>
        <div className={styles.notes}>
          <p className={styles.count}>
            <output>{words.count(shown.size)}</output>
            <small>{camera.simulated}</small>
            {(filter.group ?? filter.place) && (
              <button type="button" onClick={reset}>
                {words.reset}
              </button>
            )}
          </p>
          <dl className={styles.legend}>
            {copy.legend.map(({term, text, look}) => (
              <div key={term}>
                <dt className={styles[look]}>{term}</dt>
                <dd>{text}</dd>{' '}
              </div>
            ))}
          </dl>
        </div>
      </form>
      <div>
        {filterChoices.groups.map((group) => (
          <AlgorithmGroupWall
            key={group}
            group={group}
            shown={shown}
            copy={copy}
            only={{
              isOn: filter.group === group,
              toggle: () => setFilter({...filter, group: filter.group === group ? undefined : group}),
            }}
            onOpen={setOpened}
          />
        ))}
      </div>
      {shown.size === 0 && (
        <p className={styles.none}>
          {copy.none.text}
          <Button look="line" size="small" onClick={reset}>
            {copy.none.reset}
          </Button>
        </p>
      )}
      {large && <AlgorithmDialog algorithm={large} copy={copy} onClose={close} />}
    </Section>
  );
}
