/** Cameras of the catalogue that a recorder can take. */
import {isCamera} from '@site/src/facts/hardware/catalogue';
import {models} from '@site/src/facts/models';
import type {CameraRow} from '@site/src/features/calculators/storagePlan';

/** Those that send a stream. */
export const cameras = models.filter(isCamera);

/** Cameras that no row has yet. */
export const freeCameras = (rows: readonly CameraRow[]) =>
  cameras.filter((camera) => !rows.some((row) => row.id === camera.id));
