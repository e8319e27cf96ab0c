/** The questions a buyer asks about cameras, answered from the catalogue. */
import type {Model} from '@site/src/content/models.schema';
import {setOrDelete, type QueryCodec} from '../demos/useQueryState';

export type Camera = Extract<Model, {kind: 'camera'}>;

export const places = ['any', 'indoor', 'outdoor'] as const;
export type Place = (typeof places)[number];

/** Features that are either there or not. */
export const features = ['poe', 'wifi', 'pan'] as const;
export type Feature = (typeof features)[number];

export interface CameraFilter {
  readonly place: Place;
  readonly features: readonly Feature[];
  /** Night range in metres at least; 0 for any. */
  readonly nightM: number;
}

export const noFilter: CameraFilter = {place: 'any', features: [], nightM: 0};

/** One condition of a filter, so that it can be named and dropped by itself. */
export type Condition = 'place' | 'night' | Feature;

const has: Record<Feature, (camera: Camera) => boolean> = {
  poe: (camera) => camera.power.includes('poe'),
  wifi: (camera) => camera.wifi,
  pan: (camera) => camera.panDeg !== null,
};

export const matches = (camera: Camera, {place, features: wanted, nightM}: CameraFilter): boolean =>
  (place === 'any' || (place === 'outdoor') === (camera.ingress !== null)) &&
  wanted.every((feature) => has[feature](camera)) &&
  (camera.nightM ?? 0) >= nightM;

/** Conditions a filter sets, in the order of the form. */
export function conditionsOf(filter: CameraFilter): Condition[] {
  return [
    ...(filter.place === 'any' ? [] : (['place'] as const)),
    ...filter.features,
    ...(filter.nightM === 0 ? [] : (['night'] as const)),
  ];
}

/** The same filter with one condition dropped. */
export function without(filter: CameraFilter, condition: Condition): CameraFilter {
  switch (condition) {
    case 'place':
      return {...filter, place: 'any'};
    case 'night':
      return {...filter, nightM: 0};
    default:
      return {...filter, features: filter.features.filter((feature) => feature !== condition)};
  }
}

/** Night ranges worth asking for: those of the catalogue, without the shortest, which every camera has. */
export const nightSteps = (cameras: readonly Camera[]): number[] =>
  [...new Set(cameras.map((camera) => camera.nightM ?? 0))].sort((a, b) => a - b).slice(1);

/** `?place=outdoor&has=poe,pan&night=30` */
export const filterCodec: QueryCodec<CameraFilter> = {
  read: (query) => {
    const wanted = query.get('has')?.split(',') ?? [];
    const night = Number(query.get('night'));
    return {
      place: places.find((place) => place === query.get('place')) ?? 'any',
      features: features.filter((feature) => wanted.includes(feature)),
      nightM: Number.isFinite(night) && night > 0 ? night : 0,
    };
  },
  write: (filter, query) => {
    setOrDelete(query, 'place', filter.place === 'any' ? undefined : filter.place);
    setOrDelete(query, 'has', filter.features.join(','));
    setOrDelete(query, 'night', filter.nightM ? String(filter.nightM) : undefined);
  },
};
