/** Which algorithms a visitor wants to see; kept in the address. */
import type {Algorithm, AlgorithmGroup, AlgorithmPlace} from '@site/src/facts/algorithms.schema';
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

export interface AlgorithmFilter {
  readonly group?: AlgorithmGroup;
  readonly place?: AlgorithmPlace;
}

const groups: readonly AlgorithmGroup[] = ['people', 'safety', 'hygiene', 'goods', 'vehicles'];
const places: readonly AlgorithmPlace[] = ['counter', 'ume', 'box'];

export const filterChoices = {groups, places} as const;

/** Algorithms that fit, in catalogue order. */
export const matching = <A extends Algorithm>(all: readonly A[], {group, place}: AlgorithmFilter): A[] =>
  all.filter((one) => (!group || one.group === group) && (!place || one.runsOn.includes(place)));

export const algorithmFilterCodec: QueryCodec<AlgorithmFilter> = {
  read: (query) => ({
    group: groups.find((id) => id === query.get('group')),
    place: places.find((id) => id === query.get('on')),
  }),
  write(filter, query) {
    setOrDelete(query, 'group', filter.group);
    setOrDelete(query, 'on', filter.place);
  },
};
