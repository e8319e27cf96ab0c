/** What leaves the store for a task, reckoned from the catalogue's bitrates. Shared by the demo and its table. */
import {modelById} from '@site/src/facts/models';
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

export const tasks = ['counting', 'uniform', 'retrieval', 'heatMap', 'live'] as const;
export type Task = (typeof tasks)[number];
export type Place = 'camera' | 'box' | 'cloud';

interface Plan {
  /** Model whose stream the task looks at. */
  readonly camera: string;
  /** Where pictures are turned into results. */
  readonly place: Place;
  /** Typical result of one camera; null where the picture itself is the result. */
  readonly message: {readonly bytes: number; readonly perHour: number} | null;
}

export const plans: Readonly<Record<Task, Plan>> = {
  counting: {camera: 'k3', place: 'camera', message: {bytes: 400, perHour: 60}},
  uniform: {camera: 'e3-d-h', place: 'box', message: {bytes: 160_000, perHour: 6}},
  // Tags stay in the store: what is sent is a clip of 40 s, opened about once in five hours.
  retrieval: {camera: 'e3-x', place: 'box', message: {bytes: 15_000_000, perHour: 0.2}},
  heatMap: {camera: 'fmix-d', place: 'camera', message: {bytes: 4096, perHour: 12}},
  live: {camera: 'p3-x-8', place: 'cloud', message: null},
};

export const maxCameras = 12;

export interface Placement {
  readonly task: Task;
  readonly cameras: number;
}

export const startPlacement: Placement = {task: 'counting', cameras: 2};

export const placementCodec: QueryCodec<Placement> = {
  read: (query) => {
    const count = Number(query.get('cameras'));
    return {
      task: tasks.find((task) => task === query.get('task')) ?? startPlacement.task,
      cameras: Number.isInteger(count) && count >= 1 && count <= maxCameras ? count : startPlacement.cameras,
    };
  },
  write: ({task, cameras}, query) => {
    setOrDelete(query, 'task', task === startPlacement.task ? undefined : task);
    setOrDelete(query, 'cameras', cameras === startPlacement.cameras ? undefined : String(cameras));
  },
};

export interface Traffic {
  /** Streams of all cameras, in kbit/s. */
  readonly streamKbit: number;
  /** What leaves the store on average, in kbit/s. */
  readonly leavesKbit: number;
  /** Edge boxes needed; 0 where none is. */
  readonly boxes: number;
}

export function trafficOf({task, cameras}: Placement): Traffic {
  const {camera, place, message} = plans[task];
  const model = modelById(camera);
  const box = modelById('b1');
  const streamKbit = ('mbit' in model ? model.mbit : 0) * 1000 * cameras;
  return {
    streamKbit,
    leavesKbit: message ? (message.bytes * 8 * message.perHour * cameras) / 3600 / 1000 : streamKbit,
    boxes: place === 'box' && box.kind === 'edgeBox' ? Math.ceil(cameras / box.channels) : 0,
  };
}

const twoDigits = new Intl.NumberFormat('en-US', {maximumSignificantDigits: 2});
const whole = new Intl.NumberFormat('en-US', {maximumSignificantDigits: 3});

/** A rate in the unit that suits it, as both editions write it. */
export const rateText = (kbit: number): string =>
  kbit >= 1000 ? `${whole.format(kbit / 1000)}\u00a0Mbit/s` : `${twoDigits.format(kbit)}\u00a0kbit/s`;

/** The volume of thirty days at a rate. */
export function monthText(kbit: number): string {
  const megabytes = (kbit * 1000 * 86_400 * 30) / 8 / 1e6;
  return megabytes >= 1000 ? `${whole.format(megabytes / 1000)}\u00a0GB` : `${whole.format(megabytes)}\u00a0MB`;
}

/** How many times less leaves the store, rounded. */
export const timesLess = ({streamKbit, leavesKbit}: Traffic): string => twoDigits.format(streamKbit / leavesKbit);
