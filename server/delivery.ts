/**
 * Tells others about leads: takes due deliveries from the store, hands them over, and notes what became of them. Every
 * copy of the service runs one. The lease in the store keeps them apart and gives back what a dead copy had taken.
 */
import type {FastifyBaseLogger} from 'fastify';
import type {Config} from './config';
import {hour, second} from '../src/site/durations';
import {summarizeLead, type LeadSummary} from './lead-summary';
import {KeyError, type Keyring} from './keyring';
import type {Metrics} from './metrics';
import {ProviderError, reasonOf} from './providers/post';
import type {Delivery, DeliveryOutcome, Store} from './store/store';

type DeliveryKind = Delivery['kind'];

/** Hands one delivery over; rejects when it was not taken. */
export type Deliver = (delivery: Delivery, summary: LeadSummary, signal: AbortSignal) => Promise<void>;

export interface DeliveryWorkerOptions {
  readonly store: Store;
  readonly keyring: Keyring;
  /** The ways that are configured. */
  readonly channels: Readonly<Partial<Record<DeliveryKind, Deliver>>>;
  readonly schedule: Config['delivery'];
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly metrics: Metrics;
}

export interface DeliveryWorker {
  /** What a new lead has to be told to. */
  readonly kinds: readonly DeliveryKind[];
  start(log: FastifyBaseLogger): void;
  /** Looks for due deliveries now. */
  wake(): void;
  /** Takes no more; resolves once what is under way was handed over or given back. */
  stop(): Promise<void>;
}

/** Deliveries handed over at a time. */
const concurrency = 8;

/** Longer than any attempt takes, so that only a dead copy loses its lease. */
const leaseMs = 20 * second;

/** How often to look without being woken: for due retries, other copies' leads, and replays. */
const pollMs = 2 * second;

const maxDelayMs = hour;

/** Time for what is under way when the worker is told to stop. */
const stopGraceMs = 3 * second;

/** Wait after the given number of failures, without jitter, in ms. */
const baseDelay = (failures: number, retrySeconds: number): number =>
  Math.min(maxDelayMs, retrySeconds * second * 2 ** (failures - 1));

/**
 * When to try again after a number of failures, in ms, or null when the schedule is used up. Counted in attempts, not
 * in time since the lead: a service that was off for days, or a replay, still gets the whole schedule.
 */
export function retryDelay(
  failures: number,
  {retrySeconds, giveUpHours}: Config['delivery'],
  random = Math.random(),
): number | null {
  let waited = 0;
  for (let past = 1; past < failures; past += 1) waited += baseDelay(past, retrySeconds);
  if (waited >= giveUpHours * hour) return null;
  // A quarter more or less, so that all that failed at once does not come back at once.
  return Math.round(baseDelay(failures, retrySeconds) * (0.75 + random / 2));
}

const notConfigured: Deliver = () => Promise.reject(new ProviderError('not configured'));

/** A worker that is not running yet. */
export function deliveryWorker({
  store,
  keyring,
  channels,
  schedule,
  clock,
  metrics,
}: DeliveryWorkerOptions): DeliveryWorker {
  const underWay = new Set<Promise<void>>();
  const abort = new AbortController();
  let stopping = false;
  let running: Promise<void> | undefined;
  /** Ends the pause, or keeps the next one from beginning when it came before. */
  let wakeUp = (): void => void (wakePending = true);
  let wakePending = false;

  async function pause(ms: number): Promise<void> {
    if (!wakePending) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    wakePending = false;
    wakeUp = () => void (wakePending = true);
  }

  function failed({attempts}: Delivery, error: unknown): DeliveryOutcome {
    const reason = error instanceof KeyError ? 'sealed with a key that is not at hand' : reasonOf(error);
    if (stopping && abort.signal.aborted) return {kind: 'retry', nextAt: clock(), error: 'the service stopped'};
    const wait = retryDelay(attempts, schedule);
    if (wait === null) return {kind: 'abandoned', at: clock(), error: reason};
    const asked = error instanceof ProviderError ? (error.retryAfter ?? 0) * second : 0;
    return {kind: 'retry', nextAt: clock() + Math.max(wait, Math.min(Math.round(asked), maxDelayMs)), error: reason};
  }

  /** What became of an attempt; undefined when the lead is gone, and the delivery with it. */
  async function attempt(delivery: Delivery): Promise<DeliveryOutcome | undefined> {
    try {
      const [lead] = await store.findLeads(delivery.leadId);
      if (!lead) return undefined;
      const summary = await summarizeLead(lead, store, keyring, clock());
      await (channels[delivery.kind] ?? notConfigured)(delivery, summary, abort.signal);
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
    // What cannot be noted now goes out again when the lease has run out: twice rather than never.
    await store.settleDelivery(id, outcome);
  }

  async function run(log: FastifyBaseLogger): Promise<void> {
    const warn = (error: unknown): void => log.error({reason: reasonOf(error)}, 'deliveries wait for the store');
    while (!stopping) {
      const free = concurrency - underWay.size;
      const taken = free > 0 ? await store.claimDeliveries(clock(), free, leaseMs).catch(warn) : undefined;
      for (const delivery of taken ?? []) {
        const handled = handle(delivery, log)
          .catch(warn)
          .finally(() => {
            underWay.delete(handled);
            wakeUp();
          });
        underWay.add(handled);
      }
      await pause(pollMs);
    }
  }

  return {
    kinds: Object.keys(channels) as DeliveryKind[],
    start(log) {
      running ??= run(log);
    },
    wake: () => wakeUp(),
    async stop() {
      stopping = true;
      wakeUp();
      const timer = setTimeout(() => abort.abort(), stopGraceMs);
      await running;
      await Promise.all(underWay);
      clearTimeout(timer);
    },
  };
}
