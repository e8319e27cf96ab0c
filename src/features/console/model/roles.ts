/** Who looks at the console, and what the role opens: stores, metrics, video. */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';
import {stores, type ChainStore, type StoreId} from './chain';
import type {Metric} from './metrics';

export const roles = ['head', 'region', 'store'] as const;
export type Role = (typeof roles)[number];

/** The area manager of the sample has the east, the store manager the first store. */
export const ownRegion = 'east';
export const ownStore: StoreId = 's01';

/** Stores that a role sees. */
export const storesOf = (role: Role): readonly ChainStore[] =>
  stores.filter(
    ({id, region}) =>
      role === 'head' || (role === 'region' && region === ownRegion) || (role === 'store' && id === ownStore),
  );

/** Metrics each role sees first thing. */
export const roleMetrics: Readonly<Record<Role, readonly Metric[]>> = {
  store: ['visits', 'conversion', 'salesPerVisit', 'dwell'],
  region: ['visits', 'entryRate', 'conversion', 'salesPerVisit'],
  head: ['visits', 'entryRate', 'conversion', 'salesPerVisit'],
};

/** Head office sees no live pictures and asks for a recording case by case. */
export const seesVideo = (role: Role): boolean => role !== 'head';

/** `?role=region`. */
export const roleCodec: QueryCodec<Role | undefined> = {
  read: (query) => roles.find((role) => role === query.get('role')),
  write: (role, query) => setOrDelete(query, 'role', role === 'head' ? undefined : role),
};
