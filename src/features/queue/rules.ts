/** State machine of a queued lead: pure functions over its record, times in milliseconds. */
import type {CallResult} from '../forms/lead/api';
import {wrongCode} from '../forms/lead/refused';
import type {LeadRequest} from '../forms/schema';

const hour = 3600 * 1000;

/** Personal values are kept no longer than this, sent or not. The copy and the privacy notice say 72 hours. */
export const retentionMs = 72 * hour;

/** A notice about a lead ("arrived", "needs a new code") is shown at most this long; it holds no personal values. */
export const noticeMs = 7 * 24 * hour;

interface QueueRecord {
  /** Id of the lead. */
  readonly id: string;
  readonly form: LeadRequest['form'];
  readonly edition: LeadRequest['edition'];
  /** Pathname of the page the form was sent from. */
  readonly page: string;
  /** When the visitor pressed "send". */
  readonly savedAt: number;
}

export interface WaitingLead extends QueueRecord {
  readonly state: 'waiting';
  /** The request to retry. */
  readonly body: LeadRequest;
  readonly attempts: number;
  readonly triedAt: number;
  readonly nextAt: number;
}

export interface ArrivedLead extends QueueRecord {
  readonly state: 'arrived';
  readonly reference: string;
}

/** Not sent, and a retry would not help: the visitor has to act. */
export interface ReturnedLead extends QueueRecord {
  readonly state: 'returned';
  readonly reason: 'code' | 'refused' | 'expired';
}

export type QueuedLead = WaitingLead | ArrivedLead | ReturnedLead;

/** Seconds until the next attempt; the last one repeats. */
const backoffSeconds = [5, 15, 45, 120, 300, 600] as const;

const delayAfter = (attempts: number): number =>
  (backoffSeconds[Math.min(attempts, backoffSeconds.length) - 1] ?? 5) * 1000;

/** Longer than a request may take, so that another tab leaves a lead alone while it is being sent for the first time. */
const firstSendMs = 20_000;

/** The record of a lead about to be sent. */
export const waitingLead = (body: LeadRequest, page: string, now: number): WaitingLead => ({
  id: body.id,
  form: body.form,
  edition: body.edition,
  page,
  savedAt: now,
  state: 'waiting',
  body,
  attempts: 0,
  triedAt: now,
  nextAt: now + firstSendMs,
});

const withoutValues = ({id, form, edition, page, savedAt}: WaitingLead): QueueRecord => ({
  id,
  form,
  edition,
  page,
  savedAt,
});

/** The record after an attempt to send it. */
export function afterAttempt(lead: WaitingLead, result: CallResult, now: number): QueuedLead {
  switch (result.kind) {
    case 'ok':
      return {...withoutValues(lead), state: 'arrived', reference: result.data.reference ?? ''};
    case 'refused':
      return {...withoutValues(lead), state: 'returned', reason: result.code === wrongCode ? 'code' : 'refused'};
    case 'limited':
      return {...lead, triedAt: now, nextAt: now + result.retryAfter * 1000};
    case 'unreachable':
      return {...lead, attempts: lead.attempts + 1, triedAt: now, nextAt: now + delayAfter(lead.attempts + 1)};
  }
}

/** Applies retention at `now`: drops the values after 72 hours, the record after a week (undefined). */
export function applyRetention(lead: QueuedLead, now: number): QueuedLead | undefined {
  const age = now - lead.savedAt;
  if (age > noticeMs) return undefined;
  return lead.state === 'waiting' && age > retentionMs
    ? {...withoutValues(lead), state: 'returned', reason: 'expired'}
    : lead;
}

/** All tabs get the `online` event at once: a lead that one of them has just tried is not retried. */
const justTriedMs = 2000;

/** Whether to send now. `eager`, for a visitor's request, a page load or a network that is back, skips the backoff. */
export const isDue = ({triedAt, nextAt, attempts}: WaitingLead, now: number, eager: boolean): boolean =>
  nextAt <= now || (eager && attempts > 0 && now - triedAt >= justTriedMs);
