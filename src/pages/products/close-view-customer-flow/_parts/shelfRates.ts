/** The four steps in front of a shelf or counter, and the rates between them. */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

export const funnelSteps = ['passed', 'stopped', 'picked', 'bought'] as const;
export type FunnelStep = (typeof funnelSteps)[number];
export type Funnel = Readonly<Record<FunnelStep, number>>;

export const shelfZones = ['top', 'eye', 'base'] as const;
export type ShelfZone = (typeof shelfZones)[number];
export type Shelf = Readonly<Record<ShelfZone, Funnel>>;

/** Most people the sliders know for one zone. */
export const mostPeople = 600;

/** A made-up Saturday afternoon at one bay of shelves; pages label it as a sample. */
export const sampleShelf: Shelf = {
  top: {passed: 420, stopped: 46, picked: 21, bought: 12},
  eye: {passed: 420, stopped: 147, picked: 63, bought: 17},
  base: {passed: 420, stopped: 38, picked: 26, bought: 19},
};

/**
 * Sets one step. Nobody picks up without stopping or buys without picking up: earlier steps rise to a number set above
 * them, later ones sink to a number set below them.
 */
export function setStep(funnel: Funnel, step: FunnelStep, value: number): Funnel {
  const at = funnelSteps.indexOf(step);
  return Object.fromEntries(
    funnelSteps.map((name, index) => [
      name,
      index === at ? value : index < at ? Math.max(funnel[name], value) : Math.min(funnel[name], value),
    ]),
  ) as Funnel;
}

/** Share of the step before that got this far, in percent; null when nobody was there. */
export function stepRate(funnel: Funnel, step: Exclude<FunnelStep, 'passed'>): number | null {
  const before = funnel[funnelSteps[funnelSteps.indexOf(step) - 1] ?? 'passed'];
  return before === 0 ? null : (funnel[step] / before) * 100;
}

/** The step with the lowest rate compared with the shelf as a whole: where this zone loses more than its neighbors. */
export function weakestStep(shelf: Shelf, zone: ShelfZone): Exclude<FunnelStep, 'passed'> | null {
  const whole = Object.fromEntries(
    funnelSteps.map((step) => [step, shelfZones.reduce((sum, name) => sum + shelf[name][step], 0)]),
  ) as Funnel;
  let weakest: Exclude<FunnelStep, 'passed'> | null = null;
  let lowest = 1;
  for (const step of ['stopped', 'picked', 'bought'] as const) {
    const here = stepRate(shelf[zone], step);
    const all = stepRate(whole, step);
    if (here === null || !all) continue;
    if (here / all < lowest) {
      lowest = here / all;
      weakest = step;
    }
  }
  return weakest;
}

/** What the address holds: the zone chosen and the counts of all three. */
export interface ShelfState {
  readonly zone: ShelfZone;
  readonly shelf: Shelf;
}

export const startShelf: ShelfState = {zone: 'eye', shelf: sampleShelf};

function readFunnel(text: string | null, start: Funnel): Funnel {
  const numbers = (text ?? '').split('-').map(Number);
  const valid =
    numbers.length === 4 &&
    numbers.every(
      (value, index) => Number.isInteger(value) && value >= 0 && value <= (numbers[index - 1] ?? mostPeople),
    );
  return valid ? (Object.fromEntries(funnelSteps.map((step, index) => [step, numbers[index]])) as Funnel) : start;
}

/** `?zone=top&eye=420-150-60-20`. */
export const shelfCodec: QueryCodec<ShelfState> = {
  read: (query) => ({
    zone: shelfZones.find((zone) => zone === query.get('zone')) ?? startShelf.zone,
    shelf: Object.fromEntries(
      shelfZones.map((zone) => [zone, readFunnel(query.get(zone), sampleShelf[zone])]),
    ) as Shelf,
  }),
  write: ({zone, shelf}, query) => {
    setOrDelete(query, 'zone', zone === startShelf.zone ? undefined : zone);
    for (const name of shelfZones) {
      const text = funnelSteps.map((step) => shelf[name][step]).join('-');
      setOrDelete(
        query,
        name,
        text === funnelSteps.map((step) => sampleShelf[name][step]).join('-') ? undefined : text,
      );
    }
  },
};
