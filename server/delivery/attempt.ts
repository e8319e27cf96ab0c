/** One attempt at a delivery: reads the lead, sends the event, and says what became of it. */
import type {Config} from '../config';
import {withDeadline} from '../deadline';
import {KeyError, type Keyring} from '../keyring';
import {summarizeLead} from '../lead-summary';
import {ProviderError, reasonOf} from '../providers/post';
import type {AttemptRecord, Delivery, DeliveryOutcome, Store} from '../store/store';
import type {Deliver, LeadEvent, Receipt} from './channel';
import {excerptOf} from './excerpt';
import {failureOutcome} from './schedule';

export interface AttemptOptions {
  readonly store: Store;
  readonly keyring: Keyring;
  /** Configured channels. */
  readonly channels: Readonly<Partial<Record<Delivery['kind'], Deliver>>>;
  readonly schedule: Config['delivery'];
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Longest attempt in ms. */
  readonly timeoutMs: number;
  /** Aborts when the service stops. */
  readonly stopped: AbortSignal;
}

/** A finished attempt. */
export interface Attempt {
  readonly outcome: DeliveryOutcome;
  readonly record: AttemptRecord;
}

/** Context of a sealed answer, which ties it to its attempt. */
export const answerContext = (deliveryId: string, number: number): string => `${deliveryId} ${number}`;

const notConfigured: Deliver = () => Promise.reject(new ProviderError('not configured'));

/** The event of a delivery; undefined when its lead was deleted meanwhile. */
async function eventOf(
  delivery: Delivery,
  {store, keyring, clock}: Pick<AttemptOptions, 'store' | 'keyring' | 'clock'>,
): Promise<LeadEvent | undefined> {
  const {leadId, erasedReference: reference, erasedReason: reason, createdAt} = delivery;
  if (reference !== null && reason !== null) {
    const erasedAt = new Date(createdAt).toISOString();
    return {type: 'lead.erased', occurredAt: erasedAt, lead: {id: leadId, reference, erasedAt, reason}};
  }
  const [lead] = await store.findLeads(leadId);
  if (!lead) return undefined;
  const summary = await summarizeLead(lead, store, keyring, clock());
  return {type: 'lead.created', occurredAt: summary.submittedAt, lead: summary};
}

function sealedAnswer(
  {id, totalAttempts}: Delivery,
  answer: string | undefined,
  {keyring}: Pick<AttemptOptions, 'keyring'>,
): string | null {
  const excerpt = excerptOf(answer ?? '');
  return excerpt === '' ? null : keyring.seal(excerpt, answerContext(id, totalAttempts));
}

/** Makes an attempt; resolves with undefined when the lead, and with it the delivery, was deleted. Never rejects. */
export async function attemptDelivery(delivery: Delivery, options: AttemptOptions): Promise<Attempt | undefined> {
  const {channels, schedule, clock, timeoutMs, stopped} = options;
  const at = clock();
  const started = performance.now();
  const finish = (outcome: DeliveryOutcome, result: string, answer: string | undefined): Attempt => {
    const durationMs = Math.round(performance.now() - started);
    const answerEnc = sealedAnswer(delivery, answer, options);
    return {outcome, record: {number: delivery.totalAttempts, at, durationMs, result, answerEnc}};
  };
  // With the reading of the lead, so that the lease outlasts the whole attempt.
  const send = async (signal: AbortSignal): Promise<Receipt | undefined> => {
    const event = await eventOf(delivery, options);
    return event && (channels[delivery.kind] ?? notConfigured)(delivery, event, signal);
  };
  try {
    const receipt = await withDeadline(send, timeoutMs, stopped);
    return receipt && finish({kind: 'delivered', at: clock()}, receipt.result, receipt.answer);
  } catch (error) {
    if (stopped.aborted) {
      const reason = 'the service stopped';
      return finish({kind: 'retry', nextAt: clock(), error: reason}, reason, undefined);
    }
    const reason = error instanceof KeyError ? 'encrypted with an unknown key' : reasonOf(error);
    const answer = error instanceof ProviderError ? error.answer : undefined;
    return finish(failureOutcome(delivery, error, reason, clock(), schedule), reason, answer);
  }
}
