import {afterEach, describe, expect, it} from '@jest/globals';
import {buildAdmin} from '../../server/admin';
import {otpAbuseMonitor} from '../../server/otp-abuse-monitor';
import {countStore, createMetrics} from '../../server/metrics';
import {startService, type Service} from './harness';

let service: Service;
afterEach(() => service.close());

describe('metrics', () => {
  it('count events without personal data', async () => {
    const metrics = createMetrics();
    service = startService({app: {metrics}});
    countStore(metrics, service.store, service.now);
    const body = await service.lead();
    await service.post('/api/v1/leads', {
      ...body,
      verificationCode: '000000' === body.verificationCode ? '000001' : '000000',
    });
    await service.post('/api/v1/leads', body);
    await service.post('/api/v1/leads', body);
    const {payload, headers} = await service.request({url: '/metrics'});
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

  it.each([
    ['another machine', {remoteAddress: '10.0.0.2'}],
    ['a proxy on this machine', {headers: {'x-forwarded-for': '10.0.0.2'}}],
    ['another name of this machine', {headers: {host: 'www.example.com'}}],
  ])('are refused to %s', async (_name, from) => {
    service = startService();
    expect((await service.request({url: '/metrics'})).statusCode).toBe(200);
    const response = await service.request({url: '/metrics', ...from});
    expect([response.statusCode, response.json<{code: number}>().code]).toEqual([404, 404001]);
  });

  it('are served on the admin port only when it is set, also while the store is down', async () => {
    const metrics = createMetrics();
    service = startService({settings: {ADMIN_PORT: '9000'}, app: {metrics}});
    expect((await service.request({url: '/metrics'})).statusCode).toBe(404);
    countStore(metrics, service.store, service.now);
    const admin = buildAdmin(metrics, service.store);
    expect((await admin.inject('/readyz')).statusCode).toBe(200);
    service.store.ping = () => Promise.reject(new Error('down'));
    service.store.leadCounts = () => Promise.reject(new Error('down'));
    expect((await admin.inject('/readyz')).statusCode).toBe(503);
    expect((await admin.inject('/healthz')).statusCode).toBe(200);
    expect((await admin.inject('/metrics')).payload).not.toMatch(/^leads_stored\{/m);
    await admin.close();
  });
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
