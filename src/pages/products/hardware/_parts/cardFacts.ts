/** The two or three facts by which one tells a model from its neighbors. */
import type {Model} from '@site/src/facts/models.schema';

export interface CardFactsCopy {
  /** Between two facts, for those who hear them. */
  readonly separator: string;
  readonly indoor: string;
  readonly megapixels: (millions: number) => string;
  readonly view: (degrees: number) => string;
  readonly night: (meters: number) => string;
  readonly door: (meters: number) => string;
  readonly height: (low: number, high: number) => string;
  readonly channels: (count: number) => string;
  readonly disks: (count: number) => string;
  readonly poePorts: (count: number) => string;
  readonly battery: (hours: number) => string;
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
export function cardFacts(model: Model, copy: CardFactsCopy): readonly string[] {
  switch (model.kind) {
    case 'camera':
    case 'umeCamera':
      return [
        copy.megapixels(Math.round((model.pixels[0] * model.pixels[1]) / 1e6)),
        copy.view(model.hfovDeg),
        ...(model.nightM === null ? [] : [copy.night(model.nightM)]),
      ];
    case 'aiCamera':
      return [copy.door(model.doorM), copy.height(...model.mountM)];
    case 'recorder':
      return [
        copy.channels(model.channels),
        copy.disks(model.disks),
        ...(model.poePorts === 0 ? [] : [copy.poePorts(model.poePorts)]),
      ];
    case 'edgeBox':
      return [`${copy.channels(model.channels)} 1080p`, `${model.tops} TOPS`];
    case 'badge':
      return [`${model.weightG} g`, copy.battery(model.batteryHours), `${model.storageGb} GB`];
  }
}
