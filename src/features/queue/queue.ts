/**
 * Sends leads without losing any. A lead is stored on the device before it is sent and removed once it has arrived; one that
 * could not be sent is retried when the network is back, on a timer, and on the next visit of any page,
 * always under the same id, so that it is stored once. A Web Lock per lead keeps two tabs from sending it at once.
 */
import {clearDraft, loadDraft, saveDraft} from '../forms/lead/draft';
import type {CallResult} from '../forms/lead/api';
import type {LeadRequest} from '../forms/schema';
import {picturesOf} from '../forms/service/limits';
import {sendLead} from '../pictures/send';
import {areOnDevice, dropPictures, sweepPictures} from '../pictures/store';
import {hasQueue, queueEvent} from './flag';
import {afterAttempt, applyRetention, isDue, waitingLead, type QueuedLead, type WaitingLead} from './rules';
import {allLeads, putLead, removeLead, setQueueFlag} from './database';

/** `kept`: not sent yet, but it is on the device and will be. */
export type Delivery = CallResult | {readonly kind: 'kept'};

/** Notifies other tabs of a change; this tab gets the event. */
const channelName = queueEvent;

function announce(): void {
  window.dispatchEvent(new Event(queueEvent));
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Calls back after every change in any tab. Returns the function to unsubscribe. */
export function onQueueChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  window.addEventListener(queueEvent, listener);
  return () => {
    channel.close();
    window.removeEventListener(queueEvent, listener);
  };
}

/** Runs with a lock on this lead; with `ifAvailable` it is skipped when another tab holds the lock. */
async function withLock(id: string, ifAvailable: boolean, action: () => Promise<void>): Promise<void> {
  // Plain HTTP has no locks. The id still keeps the lead from being stored twice.
  if (!('locks' in navigator)) return action();
  await navigator.locks.request(`lead-${id}`, {ifAvailable}, async (lock) => (lock ? action() : undefined));
}

/** Removes a record, and with the last one the flag. */
async function remove(id: string): Promise<void> {
  await removeLead(id);
  if ((await allLeads()).length === 0) setQueueFlag(false);
}

/** Sends a lead; where that fails, it stays on the device. */
export async function deliver(body: LeadRequest): Promise<Delivery> {
  let delivery = {kind: 'unreachable'} as Delivery;
  await withLock(body.id, false, async () => {
    const waitedBefore = (await allLeads()).some(({id, state}) => id === body.id && state === 'waiting');
    const lead = waitingLead(body, window.location.pathname, Date.now());
    // A record without its flag would never be read again.
    const isStored = (await putLead(lead)) && setQueueFlag(true) && areOnDevice(picturesOf(body.fields));
    const result = await sendLead(body);
    const staysHere = result.kind === 'unreachable' || (result.kind === 'limited' && waitedBefore);
    if (isStored && staysHere && (await putLead(afterAttempt(lead, result, Date.now()))) && setQueueFlag(true)) {
      delivery = {kind: 'kept'};
      return;
    }
    await remove(body.id);
    if (result.kind === 'ok') await dropPictures(picturesOf(body.fields));
    delivery = result;
  });
  if (delivery.kind === 'kept') startSending();
  if (hasQueue()) announce();
  return delivery;
}

/** Removes a lead and its draft from the device. */
export async function discard({id, form}: Pick<QueuedLead, 'id' | 'form'>): Promise<void> {
  const draft = loadDraft(form);
  const isDraft = draft?.id === id;
  for (const lead of await allLeads())
    if (lead.id === id && lead.state === 'waiting') await dropPictures(picturesOf(lead.body.fields));
  if (isDraft) await dropPictures(picturesOf(draft.values));
  await remove(id);
  if (isDraft) clearDraft(form);
  announce();
}

/** All records, oldest first, after applying the retention rules. */
export async function queuedLeads(): Promise<readonly QueuedLead[]> {
  const now = Date.now();
  const leads: QueuedLead[] = [];
  for (const lead of await allLeads()) {
    const current = applyRetention(lead, now);
    if (!current) await remove(lead.id);
    else if (current !== lead) await settle(lead as WaitingLead, current);
    if (current) leads.push(current);
  }
  if (leads.length === 0) setQueueFlag(false);
  return leads;
}

/** Stores the result of an attempt. Values to be corrected go into the draft, never into the record. */
async function settle({body}: WaitingLead, next: QueuedLead): Promise<void> {
  const draft = loadDraft(next.form);
  if (next.state === 'arrived') await dropPictures(picturesOf(body.fields));
  if (next.state === 'arrived' && draft?.id === next.id) clearDraft(next.form);
  if (next.state === 'returned' && draft?.id !== next.id) saveDraft(next.form, next.id, body.fields);
  if (!(await putLead(next)) && next.state !== 'waiting') await remove(next.id);
}

/** Sends the leads that are due. See `isDue` for `eager`. */
export async function sendWaiting(eager: boolean): Promise<void> {
  let hasChanged = false;
  for (const {id} of (await queuedLeads()).filter(({state}) => state === 'waiting')) {
    await withLock(id, true, async () => {
      // Another tab may have sent it in the meantime.
      const lead = (await allLeads()).find((one) => one.id === id);
      if (lead?.state !== 'waiting' || !isDue(lead, Date.now(), eager)) return;
      await settle(lead, afterAttempt(lead, await sendLead(lead.body), Date.now()));
      hasChanged = true;
    });
  }
  if (hasChanged) announce();
  await schedule();
}

/** Removes pictures that neither a draft nor a waiting lead refers to: of a draft that expired, or a tab that was closed. */
export async function sweepUnused(): Promise<void> {
  const drafts = ['service-cn', 'service-global'].map((form) => loadDraft(form)?.values ?? {});
  const waiting = (await allLeads()).flatMap((lead) => (lead.state === 'waiting' ? [lead.body.fields] : []));
  await sweepPictures(new Set([...drafts, ...waiting].flatMap(picturesOf)));
}

let timer: ReturnType<typeof setTimeout> | undefined;

async function schedule(): Promise<void> {
  const times = (await allLeads()).flatMap((lead) => (lead.state === 'waiting' ? [lead.nextAt] : []));
  clearTimeout(timer);
  if (times.length > 0)
    timer = setTimeout(() => void sendWaiting(false), Math.max(1000, Math.min(...times) - Date.now()));
}

let isSending = false;

/** Starts sending queued leads in this tab, on a timer and when the network is back. Idempotent. */
export function startSending(): void {
  void schedule();
  if (isSending) return;
  isSending = true;
  window.addEventListener('online', () => void sendWaiting(true));
}

const shown = new Set<() => string>();

/** Registers the lead that a form shows, so that the page's notice does not repeat it. */
export function showInForm(idOf: () => string): () => void {
  shown.add(idOf);
  return () => void shown.delete(idOf);
}

export const isShownInForm = (id: string): boolean => [...shown].some((idOf) => idOf() === id);
