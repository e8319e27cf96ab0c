/** Which counter hangs in which place, and the height a visitor tries; what it covers there: `facts/hardware/doors.ts`. */
import {modelById} from '@site/src/facts/models';
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

export const installationScenes = ['flat', 'low', 'hall', 'slope', 'wide', 'corner'] as const;
export type InstallationScene = (typeof installationScenes)[number];

/** Which counter hangs in a scene, how many of them, and the height its drawing starts with. */
export const installations: Readonly<
  Record<InstallationScene, {readonly model: string; readonly units: 1 | 2; readonly startM: number}>
> = {
  flat: {model: 'k3', units: 1, startM: 3},
  low: {model: 'h1001', units: 1, startM: 2.8},
  hall: {model: 'h2001', units: 1, startM: 4.5},
  slope: {model: 'h2001', units: 1, startM: 3.4},
  wide: {model: 'h2001', units: 2, startM: 4},
  corner: {model: 'fmix-d', units: 1, startM: 3},
};

export interface CounterOptics {
  readonly hfovDeg: number;
  readonly mountM: readonly [number, number];
  readonly doorM: number;
}

/** Optics of a scene's counter from the catalogue. */
export function opticsOf(scene: InstallationScene): CounterOptics & {readonly name: string} {
  const model = modelById(installations[scene].model);
  if (model.kind !== 'aiCamera') throw new Error(`${model.id} is not a counter`);
  return {name: model.name, hfovDeg: model.hfovDeg, mountM: [model.mountM[0], model.mountM[1]], doorM: model.doorM};
}

const codecFor = (scene: InstallationScene): QueryCodec<number> => {
  const {mountM} = opticsOf(scene);
  const {startM} = installations[scene];
  return {
    read: (query) => {
      const value = Number(query.get(scene));
      return value >= mountM[0] && value <= mountM[1] ? value : startM;
    },
    write: (value, query) => setOrDelete(query, scene, value === startM ? undefined : String(value)),
  };
};

/** `?hall=5.2`: each scene keeps its own height in the address. */
export const installationCodecs = Object.fromEntries(
  installationScenes.map((scene) => [scene, codecFor(scene)]),
) as Record<InstallationScene, QueryCodec<number>>;
