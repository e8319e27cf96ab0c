/**
 * Delivery worker: claims due deliveries from the store, sends them to their channel and records the outcome. Every copy
 * of the service runs one. A lease keeps two workers off the same delivery and expires when a worker dies.
 */
import type {FastifyBaseLogger} from 'fastify';
import {second} from '../src/site/durations';
import {createAlarms, type Alarms} from './alarms';
import {attemptDelivery, type AttemptOptions} from './delivery/attempt';
import {createPause, type Pause} from './delivery/pause';
import type {Metrics} from './metrics';
import {reasonOf} from './providers/post';
import type {Delivery} from './store/store';

type DeliveryKind = Delivery['kind'];

export interface DeliveryWorkerOptions extends Omit<AttemptOptions, 'timeoutMs' | 'stopped'> {
  readonly metrics: Metrics;
  /** Logged and counted only when absent. */
  readonly alarms?: Alarms;
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

/** Poll interval, for due retries, leads of other copies, and what is sent again by hand. */
const pollMs = 2 * second;

/** Time for deliveries in flight on shutdown. */
const stopGraceMs = 3 * second;

type HandlerOptions = AttemptOptions & Required<Pick<DeliveryWorkerOptions, 'metrics' | 'alarms'>>;

/** Makes an attempt, reports and stores what became of it. */
async function handle(delivery: Delivery, options: HandlerOptions, log: FastifyBaseLogger): Promise<void> {
  const attempt = await attemptDelivery(delivery, options);
  if (!attempt) return;
  const {outcome, record} = attempt;
  const {id, kind, event, leadId, attempts} = delivery;
  options.metrics.deliveries.inc({kind, outcome: outcome.kind});
  const entry = {delivery: id, kind, event, lead: leadId, attempts};
  if (outcome.kind === 'delivered') log.info(entry, 'delivered');
  else if (outcome.kind === 'retry') log.warn({...entry, reason: outcome.error}, 'not delivered, to be tried again');
  else options.alarms.raise('delivery-abandoned', {...entry, reason: outcome.error}, log);
  // If this fails, the delivery is sent again after its lease expires: at-least-once delivery.
  await options.store.settleDelivery(id, outcome, record);
}

/** The deliveries of one channel. */
interface Lane {
  readonly pause: Pause;
  /** Claims up to so many due deliveries. */
  claim(max: number): Promise<Delivery[]>;
  /** Resolves when a delivery is settled. */
  handle(delivery: Delivery): Promise<void>;
  warn(error: unknown): void;
}

/** Works on a lane until `isStopping`; resolves when the deliveries in flight are settled. */
async function work({pause, claim, handle: settle, warn}: Lane, isStopping: () => boolean): Promise<void> {
  const inFlight = new Set<Promise<void>>();
  while (!isStopping()) {
    const free = concurrency - inFlight.size;
    const taken = free > 0 ? await claim(free).catch(warn) : undefined;
    for (const delivery of taken ?? []) {
      const handled = settle(delivery)
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

/** Creates a worker; `start` runs it. */
export function deliveryWorker({attemptTimeoutMs = attemptMs, ...options}: DeliveryWorkerOptions): DeliveryWorker {
  const {store, channels, clock, metrics, alarms = createAlarms({metrics, clock})} = options;
  const abort = new AbortController();
  const handlerOptions = {...options, alarms, timeoutMs: attemptTimeoutMs, stopped: abort.signal};
  const lanes = kinds.map((kind) => ({kind, pause: createPause()}));
  let stopping = false;
  let running: Promise<unknown> | undefined;
  const wake = (): void => lanes.forEach(({pause}) => pause.end());

  return {
    kinds: Object.keys(channels) as DeliveryKind[],
    start(log) {
      const lane = ({kind, pause}: (typeof lanes)[number]): Lane => ({
        pause,
        claim: (max) => store.claimDeliveries(kind, clock(), max, leaseMs),
        handle: (delivery) => handle(delivery, handlerOptions, log),
        warn: (error) => log.error({reason: reasonOf(error)}, 'deliveries wait for the store'),
      });
      running ??= Promise.all(lanes.map((one) => work(lane(one), () => stopping)));
    },
    wake,
    async stop() {
      stopping = true;
      wake();
      const timer = setTimeout(() => abort.abort(), stopGraceMs);
      await running;
      clearTimeout(timer);
    },
  };
}
