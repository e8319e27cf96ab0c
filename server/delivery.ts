/**
 * Delivery worker: claims due deliveries from the store, sends them to their channel and records the outcome. Every copy
 * of the service runs one. A lease keeps two workers off the same delivery and expires when a worker dies.
 */
import type {FastifyBaseLogger} from 'fastify';
import type {Config} from './config';
import {withDeadline} from './deadline';
import {hour, second} from '../src/site/durations';
import {summarizeLead, type LeadSummary} from './lead-summary';
import {KeyError, type Keyring} from './keyring';
import type {Metrics} from './metrics';
import {ProviderError, reasonOf} from './providers/post';
import type {Delivery, DeliveryOutcome, Store} from './store/store';

type DeliveryKind = Delivery['kind'];

/** Sends one delivery; rejects when the receiver did not accept it. */
export type Deliver = (delivery: Delivery, summary: LeadSummary, signal: AbortSignal) => Promise<void>;

export interface DeliveryWorkerOptions {
  readonly store: Store;
  readonly keyring: Keyring;
  /** Configured channels. */
  readonly channels: Readonly<Partial<Record<DeliveryKind, Deliver>>>;
  readonly schedule: Config['delivery'];
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly metrics: Metrics;
  /** Longest attempt in ms; {@link attemptMs} unless given. */
  readonly attemptTimeoutMs?: number;
}

export interface DeliveryWorker {
  /** Channels for which a new lead gets a delivery. */
  readonly kinds: readonly DeliveryKind[];
  start(log: FastifyBaseLogger): void;
  /** Polls for due deliveries now. */
  wake(): void;
  /** Claims no more; resolves when deliveries in flight are settled. */
  stop(): Promise<void>;
}

/** Channels of deliveries; one that is no longer configured fails its deliveries, so that they are reported. */
const kinds: readonly DeliveryKind[] = ['crm', 'sales-mail'];

/** Concurrent deliveries of a channel. Each channel has its own, so that a slow one does not hold up the other. */
const concurrency = 4;

/** Longer than the timeouts of the channels, which report what they waited for; this one frees the slot in any case. */
const attemptMs = 15 * second;

/** Longer than any attempt, so that only a dead worker's lease expires. */
const leaseMs = 20 * second;

/** Poll interval, for due retries, leads of other copies, and replays. */
const pollMs = 2 * second;

const maxDelayMs = hour;

/** Time for deliveries in flight on shutdown. */
const stopGraceMs = 3 * second;

/** Backoff after a number of failures, without jitter, in ms. */
const baseDelay = (failures: number, retrySeconds: number): number =>
  Math.min(maxDelayMs, retrySeconds * second * 2 ** (failures - 1));

/**
 * Delay before the next attempt in ms, or null when retries are exhausted. Depends on the number of attempts, not on the
 * lead's age: after days of downtime, or a replay, the whole schedule still applies.
 */
export function retryDelay(
  failures: number,
  {retrySeconds, giveUpHours}: Config['delivery'],
  random = Math.random(),
): number | null {
  let waited = 0;
  for (let past = 1; past < failures; past += 1) waited += baseDelay(past, retrySeconds);
  if (waited >= giveUpHours * hour) return null;
  // ±25 % jitter, so that deliveries that failed together are not retried together.
  return Math.round(baseDelay(failures, retrySeconds) * (0.75 + random / 2));
}

/** A wait that can be ended from outside; an end between two waits skips the next one, so that no wake-up is lost. */
interface Pause {
  wait(ms: number): Promise<void>;
  end(): void;
}

function createPause(): Pause {
  let isEnded = false;
  let end = (): void => void (isEnded = true);
  return {
    async wait(ms) {
      if (!isEnded) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isEnded = false;
      end = () => void (isEnded = true);
    },
    end: () => end(),
  };
}

const notConfigured: Deliver = () => Promise.reject(new ProviderError('not configured'));

/** Creates a worker; `start` runs it. */
export function deliveryWorker({
  store,
  keyring,
  channels,
  schedule,
  clock,
  metrics,
  attemptTimeoutMs = attemptMs,
}: DeliveryWorkerOptions): DeliveryWorker {
  const pauses = kinds.map(() => createPause());
  const abort = new AbortController();
  let stopping = false;
  let running: Promise<unknown> | undefined;
  const wakeUp = (): void => pauses.forEach((pause) => pause.end());

  function failed({attempts}: Delivery, error: unknown): DeliveryOutcome {
    const reason = error instanceof KeyError ? 'encrypted with an unknown key' : reasonOf(error);
    if (stopping && abort.signal.aborted) return {kind: 'retry', nextAt: clock(), error: 'the service stopped'};
    const wait = retryDelay(attempts, schedule);
    if (wait === null) return {kind: 'abandoned', at: clock(), error: reason};
    const asked = error instanceof ProviderError ? (error.retryAfter ?? 0) * second : 0;
    return {kind: 'retry', nextAt: clock() + Math.max(wait, Math.min(Math.round(asked), maxDelayMs)), error: reason};
  }

  /** Outcome of an attempt; undefined when the lead, and with it the delivery, was deleted. */
  async function attempt(delivery: Delivery): Promise<DeliveryOutcome | undefined> {
    try {
      const [lead] = await store.findLeads(delivery.leadId);
      if (!lead) return undefined;
      const summary = await summarizeLead(lead, store, keyring, clock());
      const deliver = channels[delivery.kind] ?? notConfigured;
      await withDeadline((signal) => deliver(delivery, summary, signal), attemptTimeoutMs, abort.signal);
      return {kind: 'delivered', at: clock()};
    } catch (error) {
      return failed(delivery, error);
    }
  }

  async function handle(delivery: Delivery, log: FastifyBaseLogger): Promise<void> {
    const outcome = await attempt(delivery);
    if (!outcome) return;
    const {id, kind, leadId, attempts} = delivery;
    metrics.deliveries.inc({kind, outcome: outcome.kind});
    const entry = {delivery: id, kind, lead: leadId, attempts};
    if (outcome.kind === 'delivered') log.info(entry, 'delivered');
    else if (outcome.kind === 'retry') log.warn({...entry, reason: outcome.error}, 'not delivered, to be tried again');
    else log.error({...entry, reason: outcome.error, alarm: 'delivery-abandoned'}, 'delivery abandoned');
    // If this fails, the delivery is sent again after its lease expires: at-least-once delivery.
    await store.settleDelivery(id, outcome);
  }

  /** Claims and sends the deliveries of one channel until the worker stops; resolves when those in flight are settled. */
  async function run(kind: DeliveryKind, pause: Pause, log: FastifyBaseLogger): Promise<void> {
    const inFlight = new Set<Promise<void>>();
    const warn = (error: unknown): void => log.error({reason: reasonOf(error)}, 'deliveries wait for the store');
    while (!stopping) {
      const free = concurrency - inFlight.size;
      const taken = free > 0 ? await store.claimDeliveries(kind, clock(), free, leaseMs).catch(warn) : undefined;
      for (const delivery of taken ?? []) {
        const handled = handle(delivery, log)
          .catch(warn)
          .finally(() => {
            inFlight.delete(handled);
            pause.end();
          });
        inFlight.add(handled);
      }
      await pause.wait(pollMs);
    }
    await Promise.all(inFlight);
  }

  return {
    kinds: Object.keys(channels) as DeliveryKind[],
    start(log) {
      running ??= Promise.all(kinds.map((kind, index) => run(kind, pauses[index]!, log)));
    },
    wake: wakeUp,
    async stop() {
      stopping = true;
      wakeUp();
      const timer = setTimeout(() => abort.abort(), stopGraceMs);
      await running;
      clearTimeout(timer);
    },
  };
}
