/** What is searched for, where, and between which hours. */
import {ChipGroup, SelectField} from '@site/src/features/calculators/Choices';
import clock from '@copy/clock';
import {changeQuery, hourList} from './clipTimes';
import type {ClipSearchCopy} from './clipSearchCopy';
import {traits, zones, type ClipQuery} from './sampleClips';
import styles from './ClipSearch.module.css';

export interface ClipFiltersProps {
  readonly query: ClipQuery;
  readonly copy: ClipSearchCopy;
  readonly onChange: (query: ClipQuery) => void;
}

export function ClipFilters({query, copy, onChange}: ClipFiltersProps) {
  const change = (part: Partial<ClipQuery>) => onChange(changeQuery(query, part));
  const hours = (list: readonly number[]) => list.map((hour) => ({value: String(hour), label: clock.time(hour * 60)}));
  return (
    <div className={styles.filters}>
      <ChipGroup
        legend={copy.what}
        value={query.what}
        options={[{value: 'any', label: copy.any.what}, ...traits.map((value) => ({value, label: copy.traits[value]}))]}
        onChange={(what) => change({what})}
      />
      <ChipGroup
        legend={copy.where}
        value={query.where}
        options={[{value: 'any', label: copy.any.where}, ...zones.map((value) => ({value, label: copy.zones[value]}))]}
        onChange={(where) => change({where})}
      />
      <SelectField
        label={copy.from}
        value={String(query.from)}
        options={hours(hourList.slice(0, -1))}
        onChange={(from) => change({from: Number(from)})}
      />
      <SelectField
        label={copy.to}
        value={String(query.to)}
        options={hours(hourList.slice(1))}
        onChange={(to) => change({to: Number(to)})}
      />
    </div>
  );
}
