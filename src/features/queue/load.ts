/**
 * Loads the queue. Forms do so at the first keystroke: once offline, its code could not be fetched any more.
 */
import {submitLead} from '../forms/lead/api';
import type {LeadRequest} from '../forms/schema';
import {picturesOf} from '../forms/service/limits';
import type {Delivery} from './queue';

type Queue = typeof import('./queue');

let loading: Promise<Queue | null> | undefined;

/** The queue, or null when its code fails to load; the next call retries. */
export function loadQueue(): Promise<Queue | null> {
  loading ??= import('./queue').catch(() => {
    loading = undefined;
    return null;
  });
  return loading;
}

/** Sends a lead through the queue, or without it where there is none. */
export async function deliverLead(body: LeadRequest): Promise<Delivery> {
  const queue = await loadQueue();
  if (queue) return queue.deliver(body);
  // Pictures are sent by the queue's code.
  return picturesOf(body.fields).length > 0 ? {kind: 'unreachable'} : submitLead(body);
}
