/** Pictures beside the first reasons of each model: a detail of the cut-out, then the place it works in. */
import type {ModelId} from '@site/src/facts/models';
import type {BlockPicture} from './types';

const blockPictures: Readonly<Record<ModelId, readonly BlockPicture[]>> = {
  'w3-e': [{detail: [40, 42, 1.9]}, {scene: 'store-checkout'}],
  'w3-s': [{detail: [50, 42, 1.6]}, {scene: 'medicine'}],
  'p3-x-8': [{detail: [53, 42, 1.9]}, {scene: 'catering'}],
  'e3-x': [{detail: [58, 42, 1.9]}, {scene: 'store'}],
  'e3-d-h': [{detail: [50, 45, 1.6]}, {scene: 'fmcg'}],
  'e3-t-h': [{detail: [55, 40, 1.9]}, {scene: 'warehouse'}],
  'fmix-d': [{detail: [40, 50, 1.7]}, {scene: 'store-heat'}],
  k3: [{detail: [45, 42, 1.9]}, {scene: 'store-counting'}],
  h1001: [{detail: [50, 36, 1.7]}, {scene: 'store-counting'}],
  h2001: [{detail: [50, 36, 1.7]}, {scene: 'automobile'}],
  'u8-d': [{detail: [52, 42, 1.8]}, {scene: 'store-tracking'}],
  'u8-t': [{detail: [56, 42, 1.9]}, {scene: 'fmcg'}],
  'u9-d': [{detail: [50, 40, 1.7]}, {scene: 'automobile'}],
  'ul-8232nh': [{detail: [38, 62, 1.9]}, {scene: 'warehouse'}],
  'ul-8208nh': [{detail: [46, 60, 1.8]}, {scene: 'store'}],
  'ul-7016nh-h1': [{detail: [55, 52, 1.8]}, {scene: 'medicine'}],
  b1: [{detail: [50, 66, 1.9]}, {scene: 'edge-cloud'}],
  ibadge: [{detail: [50, 40, 2]}, {scene: 'shoes-clothing'}],
};

/** Pictures of a model. */
export const picturesOf = (id: ModelId): readonly BlockPicture[] => blockPictures[id];
