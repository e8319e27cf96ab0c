/**
 * Deletes what is past its retention, and nothing else: a wrong clock must not delete every lead. Without a confirmation
 * (`npm run leads -- purge --yes`) nothing is deleted after a jump of the clock, and never more than a share of all leads.
 */
import type {FastifyBaseLogger} from 'fastify';
import {day, hour} from '../src/site/durations';
import {feedbackAnswers, pictureDays, searchDays, searchEntries} from '../src/site/retention';
import type {Alarms} from './alarms';
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

interface Retention {
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly retentionDays: number;
  /** Bytes of pictures that may wait for their lead. */
  readonly maxWaitingBytes: number;
}

/**
 * A browser sends pictures and then at once their lead. When more than half of the bytes are taken, those that have waited
 * for longer make room; should their lead come after all, it is asked for them again.
 */
const crowdedAfter = hour;

/** How far the clock is from what the store has seen, in ms, if that is too far; undefined where it is not. */
export async function clockJump(store: Store, now: number): Promise<number | undefined> {
  const last = await store.meta(lastSeenName);
  const jump = last === undefined ? 0 : now - Number(last);
  return jump > longestAbsence || jump < -backwardTolerance ? jump : undefined;
}

/** Whether a sweep deletes none of the leads that are due, because they are too many. */
export const isHeldBack = ({total, due}: {readonly total: number; readonly due: number}): boolean =>
  due > Math.max(alwaysAllowed, total * maxShare);

/** Deletes what is due. `isConfirmed`: a person has looked at the clock and at the number of leads. */
export async function sweep(
  {store, clock, retentionDays, maxWaitingBytes}: Retention,
  isConfirmed: boolean,
): Promise<SweepResult> {
  const now = clock();
  await store.setMeta(lastSeenName, String(now));
  const limits = isConfirmed ? undefined : {maxShare, alwaysAllowed};
  const leadsUntil = now - retentionDays * day;
  const rules = {
    commentsUntil: leadsUntil,
    erasedUntil: leadsUntil,
    searchesUntil: now - searchDays * day,
    // More than this is attacks.
    maxSearches: searchEntries,
    maxFeedback: feedbackAnswers,
    waitingPictures: {until: now - pictureDays * day, maxBytes: maxWaitingBytes / 2, crowdedUntil: now - crowdedAfter},
  };
  return store.sweep(now, rules, limits);
}

const kinds = [
  ['leads', 'lead'],
  ['comments', 'comment'],
  ['feedback', 'feedback answer'],
  ['misses', 'search miss', 'search misses'],
  ['opened', 'opened search result'],
  ['pictures', 'picture without a lead', 'pictures without a lead'],
  ['deliveries', 'delivery about an erased lead', 'deliveries about erased leads'],
] as const;

/** What a sweep deleted, for people, as `3 leads, 1 comment`; empty where it deleted nothing. */
export const sweptText = (result: SweepResult): string =>
  kinds
    .filter(([kind]) => result[kind] > 0)
    .map(([kind, one, many = `${one}s`]) => `${result[kind]} ${result[kind] === 1 ? one : many}`)
    .join(', ');

/** The sweeps of a service; call the function at intervals. */
export function retentionSweeps(retention: Retention, alarms: Alarms, log: FastifyBaseLogger): () => Promise<void> {
  const {store, clock} = retention;
  return async () => {
    try {
      const jump = await clockJump(store, clock());
      alarms.set('clock-jump', jump !== undefined, jump === undefined ? {} : {hours: Math.round(jump / hour)}, log);
      if (jump !== undefined) return;
      const {heldBack, ...deleted} = await sweep(retention, false);
      const subject = sweptText({heldBack, ...deleted});
      if (subject !== '') {
        await store.audit({at: clock(), actor: 'service', action: 'purge', subject});
        log.info(deleted, 'deleted what is past its retention');
      }
      alarms.set('retention-held-back', heldBack > 0, heldBack > 0 ? {leads: heldBack} : {}, log);
    } catch (error) {
      log.error({reason: reasonOf(error)}, 'sweep failed');
    }
  };
}
