/** The two or three facts by which one tells a model from its neighbors. */
import {camerasOf} from '@site/src/facts/hardware/catalogue';
import {daysHeld, largestTb, type DiskBays} from '@site/src/facts/hardware/storage';
import type {Model} from '@site/src/facts/models.schema';

/** Words and numbers, and what they are of where that may stand above them, with the space between. */
export type CardFact = readonly [value: string, label?: string];

export interface CardFactsCopy {
  /** Between two facts, for those who hear them. */
  readonly separator: string;
  readonly indoor: string;
  readonly megapixels: (millions: number) => string;
  readonly view: (degrees: number) => string;
  readonly night: (meters: number) => string;
  readonly door: (meters: number) => CardFact;
  readonly height: (low: number, high: number) => CardFact;
  /** Widest door and highest ceiling. */
  readonly opening: (width: number, height: number) => string;
  readonly channels: (count: number) => string;
  readonly disks: (count: number) => string;
  readonly poePorts: (count: number) => string;
  readonly weight: (grams: number) => string;
  readonly storage: (gigabytes: number) => string;
  readonly cameras: (count: number) => string;
  readonly days: (days: number) => string;
}

/** What the figures of a card are of. */
export interface FigureCopy {
  readonly tops: string;
  readonly power: string;
  readonly battery: string;
  readonly charge: string;
  readonly hours: (hours: number) => string;
  readonly mount: string;
  readonly mountHeight: (low: number, high: number) => string;
  readonly size: string;
  readonly millimeters: (size: readonly number[]) => string;
}

type FormOf<M> = M extends {readonly form: infer Form extends string} ? Form : never;
type KindWithoutForm<M extends Model> = M extends {readonly form: string} ? never : M['kind'];

/** A word for each form, and for each kind that has one form. */
export type RoleCopy = Readonly<Record<FormOf<Model> | KindWithoutForm<Model>, string>>;

/** What a model is, in a word. */
export const roleOf = (model: Model, copy: RoleCopy): string => copy['form' in model ? model.form : model.kind];

/** Where a camera may hang: its protection against water, or that it has none. Domes look alike, and differ in this first. */
export function placeMark(model: Model, copy: CardFactsCopy): string | undefined {
  return model.kind === 'camera' || model.kind === 'umeCamera' ? (model.ingress ?? copy.indoor) : undefined;
}

/** The same facts in the same order for all models of a kind, and for all that watch an area. None needs its neighbor to be understood. */
export function cardFacts(model: Model, copy: CardFactsCopy): readonly CardFact[] {
  switch (model.kind) {
    case 'camera':
    case 'umeCamera':
      return [
        [copy.megapixels(Math.round((model.pixels[0] * model.pixels[1]) / 1e6))],
        [copy.view(model.hfovDeg)],
        ...(model.nightM === null ? [] : [[copy.night(model.nightM)] as const]),
      ];
    case 'aiCamera':
      return [copy.door(model.doorM), copy.height(...model.mountM)];
    case 'recorder':
      return [
        [copy.channels(model.channels)],
        [copy.disks(model.disks)],
        ...(model.poePorts === 0 ? [] : [[copy.poePorts(model.poePorts)] as const]),
      ];
    case 'edgeBox':
      return [[`${copy.channels(model.channels)} 1080p`], [copy.weight(model.weightG)]];
    case 'badge':
      return [[copy.weight(model.weightG)], [copy.storage(model.storageGb)]];
  }
}

/** Days that a recorder with its largest disks keeps of 8, 16 and 32 cameras of the model that most stores take. */
export const keptDays = (
  recorder: DiskBays & {readonly channels: number},
): readonly (readonly [cameras: number, days: number])[] =>
  [8, 16, 32]
    .filter((count) => count <= recorder.channels)
    .map((count) => {
      const mbit = camerasOf([{id: 'e3-x', count}]).reduce((sum, camera) => sum + camera.mbit, 0);
      return [count, daysHeld(largestTb(recorder), mbit)];
    });

/** A few figures, each with what it is of: what the device does by itself, what it asks for, and the room it takes. */
export const cardFigures = (model: Model, copy: FigureCopy): readonly (readonly [string, string])[] => [
  ...('tops' in model ? [[copy.tops, `${model.tops}\u00a0TOPS`] as const] : []),
  ...(model.kind === 'badge'
    ? [[copy.battery, copy.hours(model.batteryHours)] as const, [copy.charge, copy.hours(model.chargeHours)] as const]
    : [[copy.power, `${model.powerW}\u00a0W`] as const]),
  ...(model.kind === 'umeCamera' ? [[copy.mount, copy.mountHeight(...model.mountM)] as const] : []),
  [copy.size, copy.millimeters(model.sizeMm)],
];
