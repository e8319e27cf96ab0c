/** Cameras of a sample store, what each shows, and the recording of the day. */
import type {AlgorithmId} from '@site/src/facts/algorithms';
import type {StoreId} from './chain';

export const cameraIds = ['entrance', 'till', 'aisle', 'kitchen', 'storeroom'] as const;
export type CameraId = (typeof cameraIds)[number];

/** The view of the media library that stands for a camera's picture by day. */
export const cameraViews: Readonly<Record<CameraId, string>> = {
  entrance: 'entrance',
  till: 'till-top',
  aisle: 'aisle-corner',
  kitchen: 'kitchen',
  storeroom: 'storeroom',
};

/** The four of the wall. */
export const wallCameras = ['entrance', 'till', 'aisle', 'storeroom'] as const satisfies readonly CameraId[];

export const alertIds = ['a1', 'a2', 'a3', 'a4', 'a5'] as const;
export type AlertId = (typeof alertIds)[number];

/** What somebody has decided about an alert; nothing yet is `open`. */
export type Decision = 'open' | 'confirmed' | 'dismissed';

export interface Alert {
  readonly id: AlertId;
  readonly algorithm: AlgorithmId;
  readonly store: StoreId;
  readonly camera: CameraId;
  /** Minutes since midnight. */
  readonly minute: number;
  /** State at the beginning. */
  readonly state: Decision;
  /** Seconds the finding lasted. */
  readonly seconds: number;
}

/** Alerts of the sample day, newest first. */
export const alerts: readonly Alert[] = [
  {
    id: 'a1',
    algorithm: 'empty-post',
    store: 's02',
    camera: 'till',
    minute: 18 * 60 + 6,
    state: 'open',
    seconds: 412,
  },
  {
    id: 'a2',
    algorithm: 'shelf-gap',
    store: 's04',
    camera: 'aisle',
    minute: 16 * 60 + 40,
    state: 'open',
    seconds: 900,
  },
  {
    id: 'a3',
    algorithm: 'cap-missing',
    store: 's01',
    camera: 'kitchen',
    minute: 12 * 60 + 18,
    state: 'confirmed',
    seconds: 35,
  },
  {
    id: 'a4',
    algorithm: 'blocked-exit',
    store: 's03',
    camera: 'storeroom',
    minute: 11 * 60 + 5,
    state: 'confirmed',
    seconds: 1260,
  },
  {
    id: 'a5',
    algorithm: 'wet-floor',
    store: 's01',
    camera: 'entrance',
    minute: 10 * 60 + 22,
    state: 'dismissed',
    seconds: 120,
  },
];

export const alertOf = (id: AlertId): Alert => alerts.find((one) => one.id === id) ?? (alerts[0] as Alert);

/** Recorded stretches of the sample day as minutes from and to; between them the camera had no power. */
export const recorded: readonly (readonly [number, number])[] = [
  [0, 3 * 60 + 12],
  [3 * 60 + 40, 24 * 60],
];

/** Whether there is a recording at a minute. */
export const isRecorded = (minute: number): boolean => recorded.some(([from, to]) => minute >= from && minute < to);

/** The last minute of a day. */
export const lastMinute = 24 * 60 - 1;

/** Where a key moves the playhead to, or nothing when the key is not one of the timeline's. */
export function playheadByKey(minute: number, key: string): number | undefined {
  const to = {
    ArrowRight: minute + 1,
    ArrowUp: minute + 1,
    ArrowLeft: minute - 1,
    ArrowDown: minute - 1,
    PageUp: minute + 60,
    PageDown: minute - 60,
    Home: 0,
    End: lastMinute,
  }[key];
  return to === undefined ? undefined : Math.min(lastMinute, Math.max(0, to));
}
