import {collectDefaultMetrics, Counter, Gauge, Histogram, Registry} from 'prom-client';
import type {Store, StoreCounts} from './store/store';
import {reasonOf} from './providers/post';
import {minute} from '../src/site/durations';

/** Metrics of the service. No personal data: labels are forms, channels, routes and outcomes. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly leads: Counter<'form' | 'outcome'>;
  readonly codes: Counter<'channel' | 'outcome'>;
  readonly pictures: Counter<'outcome'>;
  readonly deliveries: Counter<'kind' | 'outcome'>;
  readonly alarms: Counter<'alarm'>;
  readonly notices: Counter<'channel' | 'outcome'>;
  /** 1 passed, 0.5 passed with a warning, 0 failed. */
  readonly checks: Gauge<'check'>;
  readonly storeWrites: Histogram<'outcome'>;
  readonly diskFree: Gauge;
}

/** Counters of this process; {@link countStore} adds gauges of what the store holds. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({register: registry});
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    leads: new Counter({
      name: 'lead_submissions_total',
      help: 'Submitted leads by what became of them.',
      labelNames: ['form', 'outcome'],
      registers,
    }),
    codes: new Counter({
      name: 'verification_codes_total',
      help: 'Verification codes that were sent, failed to be sent, or were verified.',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    pictures: new Counter({
      name: 'picture_uploads_total',
      help: 'Pictures of service requests by what became of them.',
      labelNames: ['outcome'],
      registers,
    }),
    deliveries: new Counter({
      name: 'delivery_attempts_total',
      help: 'Attempts to tell others about a lead, by outcome.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    ...healthMetrics(registers),
  };
}

/** Metrics of the service itself. */
const healthMetrics = (registers: Registry[]) => ({
  alarms: new Counter({
    name: 'alarms_total',
    help: 'Entries of the log that need a person; one that lasts counts once an hour.',
    labelNames: ['alarm'],
    registers,
  }),
  notices: new Counter({
    name: 'alarm_notices_total',
    help: 'Attempts to tell people about an alarm, and notices that were given up.',
    labelNames: ['channel', 'outcome'],
    registers,
  }),
  checks: new Gauge({
    name: 'readiness_check',
    help: 'Checks of readiness: 1 passed, 0.5 passed with a warning, 0 failed.',
    labelNames: ['check'],
    registers,
  }),
  storeWrites: new Histogram({
    name: 'store_write_seconds',
    help: 'Time of a write to the store, from the call until it is on disk.',
    labelNames: ['outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
    registers,
  }),
  diskFree: new Gauge({name: 'disk_free_bytes', help: 'Free space in the data folder.', registers}),
});

/** Adds the version of the service and the build it serves, as labels of a gauge that is 1. */
export function nameBuild({registry}: Metrics, version: string, build: string | undefined): void {
  new Gauge({
    name: 'build_info',
    help: 'Version of the service and id of the built site.',
    labelNames: ['version', 'build'],
    registers: [registry],
  }).set({version, build: build ?? 'none'}, 1);
}

/** Between two counts of the store. */
const countEveryMs = minute;

/** Share of the time that counting may take, for a store so large that a minute is not enough. */
const countShare = 0.05;

export interface StoreCounter {
  /** Counts now; resolves when the gauges have their values. */
  refresh(): Promise<void>;
  /** Counts at intervals. */
  start(log: {warn(facts: object, message: string): void}): void;
  stop(): void;
}

/**
 * Adds gauges of the store's contents, counted in the background: a scrape asks the store nothing. All copies of the service
 * on one database report the same values.
 */
export function countStore({registry}: Metrics, store: Store, clock: () => number): StoreCounter {
  let counts: StoreCounts | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const gauge = (name: string, help: string, labelNames: string[], show: (gauge: Gauge, counts: StoreCounts) => void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      // No values while the store cannot be counted: stale ones would hide the outage.
      collect() {
        this.reset();
        if (counts) show(this, counts);
        // With labels it has no values now; without, it has the value 0.
        else if (labelNames.length === 0) this.remove();
      },
    });

  gauge('leads_stored', 'Leads in the store.', ['form', 'status'], (leads, stored) => {
    for (const {form, status, count} of stored.leads) leads.set({form, status}, count);
  });
  gauge(
    'pictures_stored_bytes',
    'Bytes of pictures, of stored leads and of those to come.',
    ['state'],
    (size, stored) => {
      size.set({state: 'stored'}, stored.pictures.storedBytes);
      size.set({state: 'waiting'}, stored.pictures.waitingBytes);
    },
  );
  gauge('deliveries_stored', 'Deliveries in the store.', ['state'], (gauged, {deliveries}) => {
    const {waiting, due, delivered, abandoned} = deliveries;
    for (const [state, count] of Object.entries({waiting, due, delivered, abandoned})) gauged.set({state}, count);
  });
  gauge('delivery_oldest_waiting_seconds', 'Age of the oldest delivery that waits.', [], (age, {deliveries}) => {
    const {oldestWaiting} = deliveries;
    age.set(oldestWaiting === null ? 0 : (clock() - oldestWaiting) / 1000);
  });

  async function refresh(): Promise<void> {
    try {
      counts = await store.counts(clock());
    } catch (error) {
      counts = undefined;
      throw error;
    }
  }

  return {
    refresh,
    start(log) {
      const next = async (): Promise<void> => {
        const started = performance.now();
        await refresh().catch((error: unknown) => {
          if (!isStopped) log.warn({reason: reasonOf(error)}, 'the store cannot be counted');
        });
        const took = performance.now() - started;
        if (!isStopped) timer = setTimeout(() => void next(), Math.max(countEveryMs, took / countShare)).unref();
      };
      void next();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
