/**
 * How close the channels are to their breakers, from the counts that this copy saw. The proof of work rises with it: an
 * attacker pays for every further code, and an honest visitor waits some seconds instead of being turned away.
 */
import type {RateLimit} from './store/store';

/** Share of a breaker's window from which the proof of work is so many times harder. */
const steps = [
  {from: 0.75, factor: 8},
  {from: 0.5, factor: 4},
  {from: 0.25, factor: 2},
] as const;

export interface Pressure {
  /** Records that a limit has counted so many events. */
  note(limit: RateLimit, used: number): void;
  /** How many times harder than usual a proof of work has to be now. */
  factor(): number;
}

/** @param clock milliseconds since the epoch. */
export function createPressure(clock: () => number): Pressure {
  const shares = new Map<string, {readonly share: number; readonly until: number}>();
  return {
    note({key, max, windowMs}, used) {
      // The window ends earlier, which is not known here; then the next code reports a lower count.
      shares.set(key, {share: used / max, until: clock() + windowMs});
    },
    factor() {
      let highest = 0;
      for (const {share, until} of shares.values()) if (until > clock()) highest = Math.max(highest, share);
      return steps.find(({from}) => highest >= from)?.factor ?? 1;
    },
  };
}
