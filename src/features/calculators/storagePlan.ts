/** What a set of cameras asks of a recorder: disk, channels, incoming rate, power, and the upstream for the cloud. */
import type {DeviceLine, StreamDevice} from '@site/src/facts/hardware/catalogue';
import {planPower, poeSupplyFor, type PoeSupply, type PowerPlan} from '@site/src/facts/hardware/poe';
import {daysHeld, disksFor, largestTb, terabytes, uplinkFactor} from '@site/src/facts/hardware/storage';
import type {Model} from '@site/src/facts/models.schema';
import {setOrDelete, type QueryCodec} from '../../components/ui/useQueryState';

/** What the sums need of a camera. */
export type Source = StreamDevice;

/** What they need of a recorder. */
export type Recorder = Pick<
  Extract<Model, {kind: 'recorder'}>,
  'id' | 'name' | 'media' | 'channels' | 'disks' | 'diskTb' | 'inMbit' | 'poePorts' | 'poeClass' | 'poeBudgetW'
>;

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** Total of the main streams in Mbit/s. */
export const totalMbit = (sources: readonly Source[]): number => sum(sources.map(({mbit}) => mbit));

/** Requirements besides the cameras. */
export interface Requirements {
  readonly hours: number;
  readonly days: number;
  /** The recorder has to power every PoE camera itself. */
  readonly powered: boolean;
}

/** Result of checking a recorder against the cameras, point by point. */
export interface Verdict {
  readonly recorder: Recorder;
  readonly channels: boolean;
  readonly rate: boolean;
  /** The recorder powers every camera, or need not. */
  readonly ports: boolean;
  /** Which cameras its ports carry, and why not the others. */
  readonly power: PowerPlan<Source>;
  /** Disks to fit; null when the bays do not hold enough. */
  readonly disks: readonly number[] | null;
  readonly fits: boolean;
  /** Days the fullest set of disks holds. */
  readonly mostDays: number;
}

/** Checks one recorder against the cameras. */
export function checkRecorder(
  recorder: Recorder,
  sources: readonly Source[],
  {hours, days, powered}: Requirements,
): Verdict {
  const mbit = totalMbit(sources);
  const disks = disksFor(recorder, terabytes(mbit, hours, days));
  const channels = sources.length <= recorder.channels;
  const rate = mbit <= recorder.inMbit;
  const power = planPower(recorder, sources);
  const ports = !powered || power.faults.length === 0;
  return {
    recorder,
    channels,
    rate,
    ports,
    power,
    disks,
    fits: channels && rate && ports && disks !== null,
    mostDays: daysHeld(largestTb(recorder), mbit, hours),
  };
}

/** Distributes cameras over recorders, heaviest first, each to the least loaded one. */
export function distribute(sources: readonly Source[], count: number): Source[][] {
  const groups: Source[][] = Array.from({length: count}, () => []);
  for (const source of [...sources].sort((a, b) => b.mbit - a.mbit)) {
    const [lightest] = [...groups].sort((a, b) => totalMbit(a) - totalMbit(b) || a.length - b.length);
    lightest?.push(source);
  }
  return groups;
}

/** Several recorders of one model that carry the cameras together. */
export interface Split {
  readonly recorder: Recorder;
  readonly count: number;
  /** Disks of the fullest one. */
  readonly disks: readonly number[];
}

/** Recorders of one model a plan may use; more is a project of its own. */
export const splitMax = 8;

/** The fewest recorders of one model that suffice; null when eight do not. */
export function splitOver(recorder: Recorder, sources: readonly Source[], wanted: Requirements): Split | null {
  for (let count = 2; count <= Math.min(splitMax, sources.length); count += 1) {
    const verdicts = distribute(sources, count).map((part) => checkRecorder(recorder, part, wanted));
    if (verdicts.every(({fits}) => fits)) {
      const [fullest] = verdicts.map(({disks}) => disks ?? []).sort((a, b) => sum(b) - sum(a));
      return {recorder, count, disks: fullest ?? []};
    }
  }
  return null;
}

/** The whole answer. */
export interface StoragePlan {
  readonly mbit: number;
  readonly tb: number;
  readonly verdicts: readonly Verdict[];
  /** The smallest recorder that fits by itself. */
  readonly best: Verdict | null;
  /** When none does: the fewest recorders of one model that do together. */
  readonly split: Split | null;
  /** When only the disks are short: the recorder that keeps the most days. */
  readonly shorter: Verdict | null;
}

/** Checks every recorder against the cameras, with alternatives when none fits. */
export function planStorage(
  recorders: readonly Recorder[],
  sources: readonly Source[],
  wanted: Requirements,
): StoragePlan {
  const mbit = totalMbit(sources);
  const verdicts = [...recorders]
    .sort((a, b) => a.channels - b.channels)
    .map((recorder) => checkRecorder(recorder, sources, wanted));
  const best = verdicts.find(({fits}) => fits) ?? null;
  const splits = best ? [] : verdicts.flatMap(({recorder}) => splitOver(recorder, sources, wanted) ?? []);
  const [split] = splits.sort((a, b) => a.count - b.count || a.recorder.channels - b.recorder.channels);
  const [shorter] = best
    ? []
    : verdicts
        .filter((one) => one.channels && one.rate && one.ports && one.mostDays >= 1)
        .sort((a, b) => b.mostDays - a.mostDays);
  return {
    mbit,
    tb: terabytes(mbit, wanted.hours, wanted.days),
    verdicts,
    best,
    split: split ?? null,
    shorter: shorter ?? null,
  };
}

/** Upstream in Mbit/s when so many cameras send at once: the heaviest main streams, with the reserve. */
export const upstreamMbit = (sources: readonly Source[], sending: number): number =>
  sum(
    sources
      .map(({mbit}) => mbit)
      .sort((a, b) => b - a)
      .slice(0, sending),
  ) * uplinkFactor;

/**
 * What has to power the cameras that the recorders of a plan do not; null when these power all. `fallback` is the recorder
 * that would fit if a switch powered the cameras.
 */
export function supplyBeside(
  {best, split, shorter}: StoragePlan,
  sources: readonly Source[],
  fallback: Verdict | null = null,
): PoeSupply | null {
  const one = best ?? (split ? null : (fallback ?? shorter));
  if (one) return one.power.supply;
  if (!split) return poeSupplyFor(sources);
  const parts = distribute(sources, split.count);
  return poeSupplyFor(parts.flatMap((part) => planPower(split.recorder, part).elsewhere));
}

/** Cameras of one model. */
export type CameraRow = DeviceLine;

/** What a visitor set. */
export interface StorageState extends Requirements {
  readonly rows: readonly CameraRow[];
  /** Cameras that send to the cloud at the same time. */
  readonly sending: number;
}

export const limits = {
  count: {min: 1, max: 128},
  hours: {min: 1, max: 24},
  days: {min: 1, max: 365},
  sending: {min: 0, max: 256},
} as const;

export const storageStart: StorageState = {
  rows: [
    {id: 'e3-x', count: 6},
    {id: 'e3-d-h', count: 2},
  ],
  hours: 24,
  days: 30,
  sending: 2,
  powered: false,
};

/** A whole number in range that stands in an address, or null. */
export const whole = (
  text: string | null | undefined,
  {min, max}: {readonly min: number; readonly max: number},
): number | null => {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= min && value <= max ? value : null;
};

const rowsText = (rows: readonly CameraRow[]): string => rows.map(({id, count}) => `${id}*${count}`).join(',');

/** `?cams=e3-x*6,w3-e*2&hours=12&days=15&cloud=2&poe=1`; what is not in the catalogue or out of range is dropped. */
export const storageCodec = (known: readonly string[]): QueryCodec<StorageState> => ({
  read: (query) => {
    const rows = (query.get('cams')?.split(',') ?? []).flatMap((text): CameraRow[] => {
      const [id = '', count] = text.split('*');
      const parsed = whole(count, limits.count);
      return known.includes(id) && parsed !== null ? [{id, count: parsed}] : [];
    });
    const unique = rows.filter(({id}, index) => rows.findIndex((row) => row.id === id) === index);
    return {
      rows: unique.length > 0 ? unique : storageStart.rows,
      hours: whole(query.get('hours'), limits.hours) ?? storageStart.hours,
      days: whole(query.get('days'), limits.days) ?? storageStart.days,
      sending: whole(query.get('cloud'), limits.sending) ?? storageStart.sending,
      powered: query.has('poe'),
    };
  },
  write: (state, query) => {
    const changed = <T>(value: T, start: T) => (value === start ? undefined : String(value));
    setOrDelete(query, 'cams', changed(rowsText(state.rows), rowsText(storageStart.rows)));
    setOrDelete(query, 'hours', changed(state.hours, storageStart.hours));
    setOrDelete(query, 'days', changed(state.days, storageStart.days));
    setOrDelete(query, 'cloud', changed(state.sending, storageStart.sending));
    setOrDelete(query, 'poe', state.powered ? '1' : undefined);
  },
});
