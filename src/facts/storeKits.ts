/** Example device lists of the solution pages, one per kind of place, and what they add up to. */
import {modelById} from './models';

export interface KitLine {
  readonly id: string;
  readonly count: number;
}

/** Sizes and layouts the lists are for stand in the copy of each page. */
export const storeKits = {
  catering: [
    {id: 'k3', count: 1},
    {id: 'e3-x', count: 3},
    {id: 'p3-x-8', count: 1},
    {id: 'e3-d-h', count: 2},
    {id: 'e3-t-h', count: 1},
    {id: 'ul-8208nh', count: 1},
    {id: 'b1', count: 1},
  ],
  shoesClothing: [
    {id: 'k3', count: 2},
    {id: 'fmix-d', count: 1},
    {id: 'e3-x', count: 2},
    {id: 'w3-s', count: 1},
    {id: 'ul-8208nh', count: 1},
  ],
  medicine: [
    {id: 'k3', count: 1},
    {id: 'e3-x', count: 2},
    {id: 'w3-s', count: 2},
    {id: 'b1', count: 1},
    {id: 'ul-8208nh', count: 1},
  ],
  automobile: [
    {id: 'h2001', count: 1},
    {id: 'u9-d', count: 1},
    {id: 'e3-x', count: 2},
    {id: 'e3-t-h', count: 2},
    {id: 'e3-d-h', count: 4},
    {id: 'ibadge', count: 3},
    {id: 'b1', count: 1},
    {id: 'ul-7016nh-h1', count: 1},
  ],
  fmcg: [
    {id: 'h2001', count: 1},
    {id: 'u8-d', count: 5},
    {id: 'e3-x', count: 4},
    {id: 'e3-t-h', count: 1},
    {id: 'b1', count: 1},
    {id: 'ul-7016nh-h1', count: 1},
  ],
  smartStore: [
    {id: 'k3', count: 1},
    {id: 'fmix-d', count: 1},
    {id: 'e3-x', count: 2},
    {id: 'w3-s', count: 1},
    {id: 'e3-t-h', count: 1},
    {id: 'b1', count: 1},
    {id: 'ul-8208nh', count: 1},
  ],
  warehouse: [
    {id: 'e3-t-h', count: 6},
    {id: 'e3-d-h', count: 2},
    {id: 'b1', count: 2},
    {id: 'ul-8232nh', count: 1},
  ],
} as const satisfies Record<string, readonly KitLine[]>;

/** Headroom of the upstream, as the manuals reckon it. */
export const uplinkFactor = 1.3;
/** Part of a disk that recordings fill; the rest goes to indexes and unfinished files. */
const diskShare = 0.95;

export interface KitSums {
  readonly cameras: number;
  /** Largest draw of all cameras, in watts. */
  readonly powerW: number;
  /** Main streams of all cameras, in Mbit/s, and with headroom for the cloud. */
  readonly mbit: number;
  readonly uplink: number;
  /** Of the recorder: cameras it can power, cameras it can record, and what its disks hold at the least. */
  readonly ports: number;
  readonly channels: number;
  readonly inMbit: number;
  readonly diskTb: number;
  /** Whole days the smallest disks keep, around the clock. */
  readonly days: number;
}

/** Sums over a list with one recorder. */
export function kitSums(kit: readonly KitLine[]): KitSums {
  const lines = kit.map(({id, count}) => ({count, model: modelById(id)}));
  const cameras = lines.flatMap(({count, model}) =>
    'mbit' in model ? [{count, mbit: model.mbit, powerW: model.powerW}] : [],
  );
  const sum = (of: (camera: (typeof cameras)[number]) => number) =>
    cameras.reduce((all, camera) => all + camera.count * of(camera), 0);
  const recorder = lines.map(({model}) => model).find((model) => model.kind === 'recorder');
  const {poePorts: ports = 0, channels = 0, inMbit = 0} = recorder ?? {};
  const diskTb = recorder ? recorder.disks * Math.min(...recorder.diskTb) : 0;
  const mbit = sum((camera) => camera.mbit);
  return {
    cameras: sum(() => 1),
    powerW: sum((camera) => camera.powerW),
    mbit,
    uplink: Math.round(mbit * uplinkFactor),
    ports,
    channels,
    inMbit,
    diskTb,
    days: Math.floor((diskTb * 1e12 * 8 * diskShare) / (mbit * 1e6 * 86_400)),
  };
}
