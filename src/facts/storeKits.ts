/** Example device lists of the solution pages, one per kind of place, and what they add up to. */
import {camerasOf, modelFor, recordersOf, type DeviceLine} from './hardware/catalogue';
import {fitsDoor, type Door} from './hardware/doors';
import {drawW, planPower, type PowerPlan} from './hardware/poe';
import {daysHeld, daysOnCard, largestTb, smallestTb, uplinkFactor} from './hardware/storage';
import {modelById} from './models';

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
    {id: 'e3-d-h', count: 5},
    {id: 'ibadge', count: 3},
    {id: 'b1', count: 1},
    {id: 'ul-7016nh-h1', count: 1},
  ],
  fmcg: [
    {id: 'h2001', count: 1},
    {id: 'u8-d', count: 5},
    {id: modelFor.till, count: 4},
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
} as const satisfies Record<string, readonly DeviceLine[]>;

/** Lists to start from, by size of the store, on the overview of all hardware. */
export const starterKits = {
  street: [
    {id: 'k3', count: 1},
    {id: 'e3-x', count: 2},
    {id: 'w3-e', count: 1},
  ],
  standard: [
    {id: 'k3', count: 1},
    {id: 'u8-d', count: 1},
    {id: 'e3-x', count: 3},
    {id: 'e3-d-h', count: 1},
    {id: 'ul-8208nh', count: 1},
  ],
  large: [
    {id: 'h2001', count: 2},
    {id: 'u9-d', count: 2},
    {id: 'e3-x', count: 8},
    {id: 'e3-t-h', count: 3},
    {id: 'ul-8232nh', count: 1},
  ],
} as const satisfies Record<string, readonly DeviceLine[]>;

/** Doors that the texts of a list name: one counter of the list has to fit. */
export const kitDoors = {
  automobile: {width: 4.5, height: 5},
  fmcg: {width: 4.5, height: 3.2},
} as const satisfies Partial<Record<keyof typeof storeKits, Door>>;

export interface KitSums {
  readonly cameras: number;
  /** Largest draw of all cameras that take PoE, in watts. */
  readonly powerW: number;
  /** Main streams of all cameras, in Mbit/s, and with headroom for the cloud. */
  readonly mbit: number;
  readonly uplink: number;
  /** Channels of the recorder, and what its smallest disks hold together. Zero without a recorder. */
  readonly channels: number;
  readonly inMbit: number;
  readonly diskTb: number;
  /** The same with the largest disks. */
  readonly mostTb: number;
  /** Whole days kept around the clock: on the smallest disks; without a recorder on the card that fills first. */
  readonly days: number;
  /** Days with the largest disks. */
  readonly mostDays: number;
  /** Who powers the cameras. */
  readonly power: PowerPlan<ReturnType<typeof camerasOf>[number]>;
}

/** Days on the card of a list's cameras that fills first. */
const cardDays = (kit: readonly DeviceLine[]): number =>
  Math.floor(
    Math.min(
      ...kit.flatMap(({id}) => {
        const model = modelById(id);
        return 'tfMaxGb' in model ? [daysOnCard(model)] : [];
      }),
    ),
  );

/** Sums over a list with one recorder or none. */
export function kitSums(kit: readonly DeviceLine[]): KitSums {
  const cameras = camerasOf(kit);
  const [recorder = null] = recordersOf(kit);
  const mbit = cameras.reduce((sum, camera) => sum + camera.mbit, 0);
  const days = (tb: number) => (recorder ? daysHeld(tb, mbit) : cardDays(kit));
  const [least, most] = recorder ? [smallestTb(recorder), largestTb(recorder)] : [0, 0];
  return {
    cameras: cameras.length,
    powerW: drawW(cameras),
    mbit,
    uplink: Math.round(mbit * uplinkFactor),
    channels: recorder?.channels ?? 0,
    inMbit: recorder?.inMbit ?? 0,
    diskTb: least,
    mostTb: most,
    days: days(least),
    mostDays: days(most),
    power: planPower(recorder, cameras),
  };
}

/** Limits of its devices that a list breaks, one sentence each; the build refuses a list that has any. */
export function kitFaults(kit: readonly DeviceLine[], door?: Door): string[] {
  const recorders = recordersOf(kit);
  const [recorder] = recorders;
  const {cameras, mbit, days, power} = kitSums(kit);
  const faults: string[] = [];
  if (recorders.length > 1) faults.push('has more than one recorder: the sums are for one');
  if (recorder && cameras > recorder.channels) faults.push(`${cameras} cameras, ${recorder.channels} channels`);
  if (recorder && mbit > recorder.inMbit) faults.push(`${mbit} Mbit/s, the recorder takes ${recorder.inMbit}`);
  if (days < 1) faults.push('keeps less than a day');
  if (power.elsewhere.length > 0 && power.supply === null) faults.push('leaves cameras without power');
  const counters = kit.flatMap(({id, count}) => {
    const model = modelById(id);
    return model.kind === 'aiCamera' ? [{model, units: count > 1 ? (2 as const) : (1 as const)}] : [];
  });
  if (door && !counters.some(({model, units}) => fitsDoor(model, door, units)))
    faults.push(`no counter fits a door of ${door.width} m at ${door.height} m`);
  return faults;
}
