/** What the sums of power and recording need, taken from the catalogue. */
import {modelById, models, modelsOfKind, type CatalogueModel, type ModelId} from '../models';
import {poeClassOf, type PoeClass, type PoweredDevice} from './poe';

/** A number of devices of one model. */
export interface DeviceLine {
  readonly id: string;
  readonly count: number;
}

/** A device that sends a stream. */
export interface StreamDevice extends PoweredDevice {
  /** Main stream in Mbit/s. */
  readonly mbit: number;
}

type Camera = Extract<CatalogueModel, {readonly mbit: number}>;

/** Whether a model sends a stream that a recorder can take. */
export const isCamera = (model: CatalogueModel): model is Camera => 'mbit' in model;

const asDevice = (model: Camera): StreamDevice => ({
  name: model.name,
  powerW: model.powerW,
  poe: model.power.includes('poe'),
  mbit: model.mbit,
});

/** One entry for each camera of a list, not for each model. Throws for an unknown id. */
export const camerasOf = (lines: readonly DeviceLine[]): StreamDevice[] =>
  lines.flatMap(({id, count}) => {
    const model = modelById(id);
    return isCamera(model) ? Array.from({length: count}, () => asDevice(model)) : [];
  });

/** Recorders of a list, one entry each. */
export const recordersOf = (lines: readonly DeviceLine[]): CatalogueModel<'recorder'>[] =>
  lines.flatMap(({id, count}) => {
    const model = modelById(id);
    return model.kind === 'recorder' ? Array.from({length: count}, () => model as CatalogueModel<'recorder'>) : [];
  });

/** A counting camera by its id, typed as one. Throws for another device. */
export function counterOf(id: ModelId<'aiCamera'>): CatalogueModel<'aiCamera'> {
  const found = modelsOfKind('aiCamera').find((model) => model.id === id);
  if (!found) throw new Error(`"${id}" is no counting camera of src/facts/models.ts`);
  return found;
}

/** Standard a model's PoE port has to have; null for a model without PoE. */
export const poeClassOfModel = ({power, powerW}: Pick<CatalogueModel, 'power' | 'powerW'>): PoeClass | null =>
  power.includes('poe') ? poeClassOf(powerW) : null;

/** Models of the catalogue that need this standard, in its order. */
export const modelsNeeding = (poeClass: PoeClass): CatalogueModel[] =>
  models.filter((model) => poeClassOfModel(model) === poeClass);

/**
 * Models for places that several pages name. The register is dry and indoors, so the unsealed turret does: sealing buys
 * nothing there (texts of E3-D-H), and it sees hands, drawer and bags from behind the cashier (texts of E3-X).
 */
export const modelFor = {till: 'e3-x'} as const satisfies Record<string, ModelId<'camera'>>;
