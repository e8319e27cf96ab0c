/** Cameras of the catalogue that a recorder can take, and what they ask of it. */
import {models} from '@site/src/facts/models';
import type {CameraRow, Source} from '@site/src/features/calculators/storagePlan';

/** Those that send a stream. */
export const cameras = models.filter((model) => 'mbit' in model);

/** One entry for each camera, not for each model. */
export const sourcesOf = (rows: readonly CameraRow[]): Source[] =>
  rows.flatMap(({id, count}) => {
    const camera = cameras.find((one) => one.id === id);
    return camera
      ? Array.from({length: count}, () => ({
          mbit: camera.mbit,
          powerW: camera.powerW,
          poe: camera.power.includes('poe'),
        }))
      : [];
  });

/** Cameras that no row has yet. */
export const freeCameras = (rows: readonly CameraRow[]) =>
  cameras.filter((camera) => !rows.some((row) => row.id === camera.id));
