import {collectDefaultMetrics, Counter, Gauge, Histogram, Registry} from 'prom-client';
import type {Store} from './store/store';

/** Metrics of the service. No personal data: labels are forms, channels, routes and outcomes. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly leads: Counter<'form' | 'outcome'>;
  readonly codes: Counter<'channel' | 'outcome'>;
  readonly deliveries: Counter<'kind' | 'outcome'>;
}

/** Counters of this process; {@link countStore} adds gauges that are read from the store on each scrape. */
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
    deliveries: new Counter({
      name: 'delivery_attempts_total',
      help: 'Attempts to tell others about a lead, by outcome.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
  };
}

/** Adds gauges of the store's contents; all copies of the service on one database report the same values. */
export function countStore({registry}: Metrics, store: Store, clock: () => number): void {
  const gauge = (name: string, help: string, labelNames: string[], count: (gauge: Gauge) => Promise<void>): Gauge =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      // Reset when the store is unavailable: stale values would hide the outage.
      collect() {
        this.reset();
        return count(this).catch(() => this.remove());
      },
    });

  gauge('leads_stored', 'Leads in the store.', ['form', 'status'], async (leads) => {
    for (const {form, status, count} of await store.leadCounts()) leads.set({form, status}, count);
  });
  gauge('deliveries_stored', 'Deliveries in the store.', ['state'], async (deliveries) => {
    const {waiting, due, delivered, abandoned} = await store.deliveryCounts(clock());
    for (const [state, count] of Object.entries({waiting, due, delivered, abandoned})) deliveries.set({state}, count);
  });
  gauge('delivery_oldest_waiting_seconds', 'Age of the oldest delivery that waits.', [], async (age) => {
    const {oldestWaiting} = await store.deliveryCounts(clock());
    age.set(oldestWaiting === null ? 0 : (clock() - oldestWaiting) / 1000);
  });
}
