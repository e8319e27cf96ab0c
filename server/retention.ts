/**
 * Deletes what is past its retention, and nothing else: a wrong clock must not delete every lead. Without a confirmation
 * (`npm run leads -- purge --yes`) nothing is deleted after a jump of the clock, and never more than a share of all leads.
 */
import type {FastifyBaseLogger} from 'fastify';
import {day, hour} from '../src/site/durations';
import {reasonOf} from './providers/post';
import type {Store, SweepResult} from './store/store';

/** A service that saw nothing for longer was off, or its clock is wrong; only a person can tell. */
const longestAbsence = 30 * day;

/** Clocks are corrected by seconds. */
const backwardTolerance = hour;

/** Leads that a sweep may delete at once, as a share of all; a few may always go. */
const maxShare = 0.2;
const alwaysAllowed = 100;

const lastSeenName = 'last-seen';

/** Between two alarms about the same thing. */
const alarmEveryMs = hour;

interface Retention {
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly retentionDays: number;
}

/** How far the clock is from what the store has seen, in ms, if that is too far; undefined where it is not. */
export async function clockJump(store: Store, now: number): Promise<number | undefined> {
  const last = await store.meta(lastSeenName);
  const jump = last === undefined ? 0 : now - Number(last);
  return jump > longestAbsence || jump < -backwardTolerance ? jump : undefined;
}

/** Deletes what is due. `isConfirmed`: a person has looked at the clock and at the number of leads. */
export async function sweep({store, clock, retentionDays}: Retention, isConfirmed: boolean): Promise<SweepResult> {
  const now = clock();
  await store.setMeta(lastSeenName, String(now));
  const limits = isConfirmed ? undefined : {maxShare, alwaysAllowed};
  return store.sweep(now, now - retentionDays * day, limits);
}

/** The sweeps of a service; call the function at intervals. */
export function retentionSweeps(retention: Retention, log: FastifyBaseLogger): () => Promise<void> {
  const {store, clock} = retention;
  let silentUntil = -Infinity;
  const alarm = (facts: object, message: string): void => {
    if (clock() < silentUntil) return;
    silentUntil = clock() + alarmEveryMs;
    log.error(facts, `${message}; npm run leads -- purge says more`);
  };
  return async () => {
    try {
      const jump = await clockJump(store, clock());
      if (jump !== undefined) {
        alarm({alarm: 'clock-jump', hours: Math.round(jump / hour)}, 'nothing is deleted: the clock has jumped');
        return;
      }
      const {leads, heldBack} = await sweep(retention, false);
      if (leads > 0) {
        await store.audit({at: clock(), actor: 'service', action: 'purge', subject: `${leads} leads`});
        log.info({leads}, 'leads past retention deleted');
      }
      if (heldBack > 0)
        alarm({alarm: 'retention-held-back', leads: heldBack}, 'more leads are due than a sweep may delete');
    } catch (error) {
      log.error({reason: reasonOf(error)}, 'sweep failed');
    }
  };
}
