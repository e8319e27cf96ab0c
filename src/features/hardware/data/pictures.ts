/** Pictures beside the first reasons of each model: a detail of the cut-out, then what it sees or the place it works in. */
import type {ModelId} from '@site/src/facts/models';
import type {BlockPicture} from './types';

const blockPictures: Readonly<Record<ModelId, readonly BlockPicture[]>> = {
  'w3-e': [{detail: [40, 42, 1.9]}, {view: 'till-counter-day'}],
  'w3-s': [{detail: [50, 42, 1.6]}, {view: 'pharmacy-counter-day'}],
  'p3-x-8': [{detail: [53, 42, 1.9]}, {view: 'showroom-day'}],
  'e3-x': [{detail: [58, 42, 1.9]}, {view: 'aisle-corner-day'}],
  'e3-d-h': [{detail: [50, 45, 1.6]}, {view: 'kitchen-day'}],
  'e3-t-h': [{detail: [55, 40, 1.9]}, {view: 'loading-bay-day'}],
  'fmix-d': [{detail: [40, 50, 1.7]}, {view: 'dining-day'}],
  k3: [{detail: [45, 42, 1.9]}, {view: 'door-overhead-day'}],
  h1001: [{detail: [50, 62, 1.7]}, {view: 'entrance-day'}],
  h2001: [{detail: [50, 62, 1.7]}, {view: 'entrance-day'}],
  'u8-d': [{detail: [52, 42, 1.8]}, {view: 'aisle-corner-day'}],
  'u8-t': [{detail: [56, 42, 1.9]}, {view: 'storeroom-day'}],
  'u9-d': [{detail: [50, 40, 1.7]}, {view: 'showroom-day'}],
  'ul-8232nh': [{detail: [38, 62, 1.9]}, {scene: 'warehouse'}],
  'ul-8208nh': [{detail: [46, 60, 1.8]}, {scene: 'store'}],
  'ul-7016nh-h1': [{detail: [55, 52, 1.8]}, {scene: 'medicine'}],
  b1: [{detail: [50, 66, 1.9]}, {scene: 'edge-cloud'}],
  ibadge: [{detail: [50, 40, 2]}, {scene: 'shoes-clothing'}],
};

/** Pictures of a model. */
export const picturesOf = (id: ModelId): readonly BlockPicture[] => blockPictures[id];
