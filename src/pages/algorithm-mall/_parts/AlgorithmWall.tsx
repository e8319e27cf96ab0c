/** The algorithm store's wall: what each algorithm sees, by group, with a filter in the address. */
import camera from '@copy/camera-view';
import {algorithms} from '@site/src/facts/algorithms';
import {ChipGroup} from '@site/src/features/calculators/Choices';
import {Button} from '@site/src/components/ui/Button';
import {focusFilters} from '@site/src/components/ui/focusFilters';
import {Section} from '@site/src/components/ui/Section';
import {useQueryState} from '@site/src/components/ui/useQueryState';
import {Fragment, type MouseEvent} from 'react';
import {algorithmFilterCodec, filterChoices, matching, type AlgorithmFilter} from './algorithmFilter';
import {AlgorithmGroupWall, type AlgorithmGroupCopy} from './AlgorithmGroupWall';
import styles from './AlgorithmWall.module.css';
import {Choosing, type ChoosingProps} from './Choosing';

export interface AlgorithmWallCopy extends AlgorithmGroupCopy {
  readonly filter: AlgorithmGroupCopy['filter'] & {
    readonly label: string;
    readonly bar: string;
    readonly place: string;
    readonly all: string;
    readonly reset: string;
  };
  readonly choose: ChoosingProps;
  readonly none: {readonly text: string; readonly reset: string};
}

const everything: AlgorithmFilter = {};

/** How to choose stands in the middle of the wall. */
const choosingAfter = 'safety';

export function AlgorithmWall({copy}: {readonly copy: AlgorithmWallCopy}) {
  const [filter, setFilter] = useQueryState(everything, algorithmFilterCodec);
  const {filter: words} = copy;
  const shown = new Set<string>(matching(algorithms, filter).map(({id}) => id));
  const reset = ({currentTarget}: MouseEvent) => {
    focusFilters(currentTarget);
    setFilter(everything);
  };
  return (
    <Section space="none" className={styles.wall}>
      <form className={styles.filter} aria-label={words.label} onSubmit={(event) => event.preventDefault()}>
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
          <small>{camera.simulated}</small>
          {(filter.group ?? filter.place) && (
            <button type="button" onClick={reset}>
              {words.reset}
            </button>
          )}
        </p>
      </form>
      <nav className={styles.bar} aria-label={words.bar}>
        <ul>
          {filterChoices.groups.map((group) => (
            <li key={group}>
              <a href={`#${group}`}>
                {words.groups[group].name} <span>{algorithms.filter((one) => one.group === group).length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {filterChoices.groups.map((group, index) => (
          <Fragment key={group}>
            <AlgorithmGroupWall
              group={group}
              shown={shown}
              isFirst={index === 0}
              copy={copy}
              only={{
                isOn: filter.group === group,
                toggle: () => setFilter({...filter, group: filter.group === group ? undefined : group}),
              }}
            />
            {group === choosingAfter && <Choosing {...copy.choose} />}
          </Fragment>
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
    </Section>
  );
}
