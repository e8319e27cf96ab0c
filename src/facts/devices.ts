/** Which devices of the catalogue a symptom tree or a video is about: by kind, so that a new model is in by itself. */
import {models, type CatalogueModel, type ModelId} from './models';
import type {ModelKind} from './models.schema';

/** What a device has to have besides being of a kind: PoE power, Wi-Fi. */
export const deviceFeatures = ['poe', 'wifi'] as const;
type DeviceFeature = (typeof deviceFeatures)[number];

export interface DeviceChoice {
  /** Kinds of device, and ids of single models where a rule really is about one. */
  readonly of: readonly (ModelKind | ModelId)[];
  /** Only those that have this. */
  readonly with?: DeviceFeature | undefined;
}

function has(model: CatalogueModel, feature: DeviceFeature): boolean {
  return feature === 'poe' ? model.power.includes('poe') : 'wifi' in model && model.wifi;
}

/** Whether a choice takes in a model; no choice takes in all. */
export function choosesDevice(choice: DeviceChoice | undefined, model: CatalogueModel): boolean {
  if (choice === undefined) return true;
  const named = choice.of.includes(model.kind) || choice.of.includes(model.id);
  return named && (choice.with === undefined || has(model, choice.with));
}

/** The models of a choice, in catalogue order. */
export const chosenDevices = (choice: DeviceChoice | undefined): CatalogueModel[] =>
  models.filter((model) => choosesDevice(choice, model));
