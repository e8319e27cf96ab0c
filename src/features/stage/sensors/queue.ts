/** The queue at the till: how long it is, how long people wait, who walks away. */
import type {World} from '../simulation';

export interface QueueLog {
  /** Seconds each one served had waited. */
  readonly waits: number[];
  gaveUp: number;
  /** People waiting, looked at every `sampleSeconds`. */
  readonly lengths: number[];
  due: number;
  /** Seconds the queue has been longer than the limit without a break. */
  over: number;
  /** How often a colleague was called. */
  calls: number;
  readonly limit: number;
}

export const sampleSeconds = 2;
/** Seconds the limit has to be exceeded before a colleague is called. */
const minOverSeconds = 4;

/** @param limit people waiting from which a colleague is called */
export const createQueueLog = (limit: number): QueueLog => ({
  waits: [],
  gaveUp: 0,
  lengths: [],
  due: 0,
  over: 0,
  calls: 0,
  limit,
});

/** People who wait, without the one being served. */
export const waiting = ({queue}: World): number => queue.filter(({activity}) => activity === 'queueing').length;

export function queueStep(log: QueueLog, world: World): void {
  for (const event of world.events) {
    if (event.kind === 'served') log.waits.push(event.waited);
    else if (event.kind === 'gaveUp') log.gaveUp += 1;
  }
  if (world.time < log.due) return;
  log.due = world.time + sampleSeconds;
  const length = waiting(world);
  log.lengths.push(length);
  const before = log.over;
  log.over = length >= log.limit ? before + sampleSeconds : 0;
  if (before < minOverSeconds && log.over >= minOverSeconds) log.calls += 1;
}

export interface QueueReading {
  readonly length: number;
  /** Longest wait of those who stand there, seconds. */
  readonly longest: number;
  /** Mean wait of those served, seconds; null before the first. */
  readonly mean: number | null;
  readonly gaveUp: number;
  readonly isCalling: boolean;
}

export function queueReading(log: QueueLog, world: World): QueueReading {
  return {
    length: waiting(world),
    longest: Math.max(
      0,
      ...world.queue.flatMap(({activity, queuedAt}) => (activity === 'queueing' ? [world.time - queuedAt] : [])),
    ),
    mean: log.waits.length > 0 ? log.waits.reduce((sum, value) => sum + value, 0) / log.waits.length : null,
    gaveUp: log.gaveUp,
    isCalling: log.over >= minOverSeconds,
  };
}
