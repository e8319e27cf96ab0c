/**
 * How long recordings last on a disk or a card, and the upstream they ask for.
 *
 * Formula, as in article t0103 and in the usual calculators of makers (tests/unit/demos/bitrate.test.ts compares published
 * examples): bytes = bit/s ÷ 8 × seconds. A terabyte is the decimal one on the label, 10¹² bytes; a Mbit is 10⁶ bits.
 * Of a disk 95 % hold video, the rest goes to indexes and unfinished files. A card is reckoned whole, as the manuals do.
 */

/** Part of a disk that holds video. */
export const usableShare = 0.95;

/** Allowance on the upstream for peaks and for everything else the store does. */
export const uplinkFactor = 1.3;

/** Slack for sums of decimal figures. */
const slack = 1e-9;

/** Disks a recorder takes. */
export interface DiskBays {
  readonly disks: number;
  /** Sizes each bay takes, in TB. */
  readonly diskTb: readonly number[];
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** Disk in TB as printed on the label that holds so many days: Mbit/s × seconds a day × days ÷ 8 ÷ 1,000,000 ÷ 0.95. */
export const terabytes = (mbit: number, hours: number, days: number): number =>
  (mbit * 3600 * hours * days) / 8 / 1e6 / usableShare;

/** Days that so many TB hold; infinite when nothing is recorded. */
export const daysOnDisks = (tb: number, mbit: number, hours = 24): number =>
  mbit * hours === 0 ? Infinity : tb / terabytes(mbit, hours, 1);

/** The same in whole days. */
export const daysHeld = (tb: number, mbit: number, hours = 24): number =>
  Math.floor(daysOnDisks(tb, mbit, hours) + slack);

/** Days a full card holds when the main stream is recorded around the clock. */
export const daysOnCard = ({tfMaxGb, mbit}: {readonly tfMaxGb: number; readonly mbit: number}): number =>
  (tfMaxGb * 8e9) / (mbit * 1e6 * 86_400);

/** TB of a recorder whose bays are all filled with the smallest or the largest disks. */
export const smallestTb = ({disks, diskTb}: DiskBays): number => disks * Math.min(...diskTb);
export const largestTb = ({disks, diskTb}: DiskBays): number => disks * Math.max(...diskTb);

/** The smallest set of disks that a recorder takes and that holds `tb`, largest first; null when even all bays are too few. */
export function disksFor({disks, diskTb}: DiskBays, tb: number): number[] | null {
  const sets = Array.from({length: disks}).reduce<number[][]>(
    (all) => [...all, ...all.flatMap((set) => diskTb.map((size) => [...set, size]))],
    [[]],
  );
  const [best] = sets
    .filter((set) => set.length > 0 && sum(set) >= tb - slack)
    .sort((a, b) => sum(a) - sum(b) || a.length - b.length);
  return best ? best.sort((a, b) => b - a) : null;
}

/**
 * Days the other channels keep on `tb` when `keptMbit` of `mbit` are kept for `keptDays`: retention is set per channel.
 * Zero when the kept ones alone fill the disk.
 */
export const daysBeside = (tb: number, mbit: number, keptMbit: number, keptDays: number): number =>
  daysHeld(Math.max(0, tb - terabytes(keptMbit, 24, keptDays)), mbit - keptMbit);
