import Database from 'better-sqlite3';
import {afterEach, describe, expect, it, jest} from '@jest/globals';
import {buildAdmin} from '../../server/admin';
import {otpAbuseMonitor} from '../../server/otp-abuse-monitor';
import {countStore, createMetrics} from '../../server/metrics';
import {sqlitePath} from '../../server/store/sqlite';
import {startService, type Service} from './harness';

let service: Service;
afterEach(() => service.close());

describe('metrics', () => {
  it('count events without personal data', async () => {
    const metrics = createMetrics();
    service = startService({app: {metrics}});
    const counter = countStore(metrics, service.store, service.now);
    const admin = buildAdmin(metrics, {failing: () => []});
    const body = await service.lead();
    await service.post('/api/v1/leads', {
      ...body,
      verificationCode: '000000' === body.verificationCode ? '000001' : '000000',
    });
    await service.post('/api/v1/leads', body);
    await service.post('/api/v1/leads', body);
    await counter.refresh();
    const {payload, headers} = await admin.inject('/metrics');
    await admin.close();
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    for (const line of [
      'lead_submissions_total{form="free-cn",outcome="new"} 1',
      'lead_submissions_total{form="free-cn",outcome="replayed"} 1',
      'lead_submissions_total{form="free-cn",outcome="wrong-code"} 1',
      'verification_codes_total{channel="sms",outcome="sent"} 1',
      'verification_codes_total{channel="sms",outcome="verified"} 1',
      'leads_stored{form="free-cn",status="new"} 1',
      'deliveries_stored{state="waiting"} 0',
      'http_request_duration_seconds_count{method="POST",route="/api/v1/leads",status="201"} 1',
    ]) {
      expect(payload.split('\n')).toContain(line);
    }
    expect(payload).not.toContain('13800000000');
    expect(payload).toContain('process_resident_memory_bytes');
  });

  it('are not on the public port, where a proxy that adds no header looks like a caller on this machine', async () => {
    service = startService();
    const response = await service.request({url: '/metrics', headers: {host: 'localhost:3000'}});
    expect([response.statusCode, response.json<{code: number}>().code]).toEqual([404, 404001]);
  });

  it('are on the admin port, also while the store is down', async () => {
    const metrics = createMetrics();
    service = startService({app: {metrics}});
    const counter = countStore(metrics, service.store, service.now);
    const failing: string[] = [];
    const admin = buildAdmin(metrics, {failing: () => failing});
    await service.post('/api/v1/leads', await service.lead());
    await counter.refresh();
    expect((await admin.inject('/metrics')).payload).toMatch(/^leads_stored\{/m);
    expect((await admin.inject('/readyz')).statusCode).toBe(200);
    failing.push('store');
    service.store.counts = () => Promise.reject(new Error('down'));
    await expect(counter.refresh()).rejects.toThrow('down');
    const answer = await admin.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      {code: 503001, message: 'The service is not ready', data: {checks: ['store'], retryAfter: 5}},
    ]);
    expect((await admin.inject('/healthz')).statusCode).toBe(200);
    const metricsWhileDown = await admin.inject('/metrics');
    expect(metricsWhileDown.statusCode).toBe(200);
    expect(metricsWhileDown.payload).not.toMatch(/^(leads_stored|deliveries_stored|delivery_oldest)/m);
    await admin.close();
  });
});

it('a scrape asks the store nothing, however much it holds', async () => {
  const metrics = createMetrics();
  service = startService({app: {metrics}});
  const counter = countStore(metrics, service.store, service.now);
  await service.post('/api/v1/leads', await service.lead());
  await counter.refresh();
  const asked: string[] = [];
  const {store} = service;
  for (let proto = Object.getPrototypeOf(store) as object; proto !== Object.prototype;) {
    for (const name of Object.getOwnPropertyNames(proto))
      if (!['constructor', 'close'].includes(name))
        Object.defineProperty(store, name, {configurable: true, value: () => void asked.push(name)});
    proto = Object.getPrototypeOf(proto) as object;
  }
  const admin = buildAdmin(metrics, {failing: () => []});
  const {payload} = await admin.inject('/metrics');
  await admin.close();
  expect(payload).toContain('leads_stored{form="free-cn",status="new"} 1');
  expect(asked).toEqual([]);
});

it('counting 20,000 leads does not hold up the service', async () => {
  service = startService();
  const {store} = service;
  const db = new Database(sqlitePath(service.dataDir));
  db.exec(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20000)
    INSERT INTO leads (id, reference, form, edition, status, body_hash, body_enc, contact_hmac, dedupe_hmac, tracking, created_at, purge_at)
    SELECT 'id' || n, 'L', 'free-cn', 'zh-CN', 'new', '', hex(randomblob(400)), n, n, '{}', n, n FROM numbers`);
  db.close();
  // The longest time that the loop stood still; counting itself takes a process of its own.
  let [longest, last] = [0, performance.now()];
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const reading = jest.spyOn(Database.prototype, 'prepare');
  const {leads} = await store.counts(service.now());
  clearInterval(beat);
  expect(leads).toEqual([{form: 'free-cn', status: 'new', count: 20_000}]);
  expect(reading).not.toHaveBeenCalled();
  reading.mockRestore();
  // Generous, for a busy machine.
  expect(longest).toBeLessThan(500);
});

describe('OTP abuse monitor', () => {
  const observe = (sent: number, verified: number): object[] => {
    let time = 0;
    const watch = otpAbuseMonitor(() => time);
    const alarms: object[] = [];
    for (let count = 0; count < verified; count += 1) watch.verified();
    for (let count = 0; count < sent; count += 1, time += 1000) watch.sent((counts) => alarms.push(counts));
    return alarms;
  };

  it('raises one alarm when more than five codes are sent per verified one', () => {
    service = startService();
    expect(observe(31, 6)).toEqual([{sent: 31, verified: 6}]);
    expect(observe(30, 6)).toEqual([]);
    expect(observe(19, 0)).toEqual([]);
    expect(observe(100, 0)).toEqual([{sent: 20, verified: 0}]);
  });

  it('logs the alarm', async () => {
    service = startService();
    for (let count = 0; count < 20; count += 1) await service.requestCode('free-cn', `138000000${10 + count}`);
    expect(service.log()).toContain('"sent":20,"verified":0,"alarm":"codes-not-verified"');
  });
});
