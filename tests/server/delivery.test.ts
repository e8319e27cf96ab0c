import {setTimeout as wait} from 'node:timers/promises';
import {afterEach, describe, expect, it} from '@jest/globals';
import {httpPeer, mailPeer, signatureProblem, type PeerAnswer} from '../../scripts/reliability/peers';
import {deliveryWorker, type DeliveryWorker, type DeliveryWorkerOptions} from '../../server/delivery';
import {answerContext} from '../../server/delivery/attempt';
import {retryDelay} from '../../server/delivery/schedule';
import type {LeadSummary} from '../../server/lead-summary';
import {createMetrics} from '../../server/metrics';
import {smtpMailer} from '../../server/providers/mail';
import {replyToOf, salesMail} from '../../server/providers/sales-mail';
import {crmWebhook} from '../../server/providers/webhook';
import type {Store} from '../../server/store/store';
import {inquiryCnFields, startService, type Service} from './harness';
import {waitFor} from '../support/wait-for';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const schedule = {retrySeconds: 5, giveUpHours: 72};

/** A service with a delivery worker on the same clock. */
function startDelivering(
  channels: DeliveryWorkerOptions['channels'],
  options: Pick<DeliveryWorkerOptions, 'attemptTimeoutMs'> = {},
): {service: Service; worker: DeliveryWorker} {
  const metrics = createMetrics();
  // The worker needs the store and the service needs the worker.
  const parts: {worker?: DeliveryWorker} = {};
  const service = startService({
    app: {
      metrics,
      deliveries: {kinds: Object.keys(channels) as DeliveryWorker['kinds'][number][], wake: () => parts.worker?.wake()},
    },
  });
  const {store, keyring} = service;
  const worker = deliveryWorker({store, keyring, channels, schedule, clock: service.now, metrics, ...options});
  parts.worker = worker;
  worker.start(service.app.log);
  closing.push(
    () => service.close(),
    () => worker.stop(),
  );
  return {service, worker};
}

const submit = async (service: Service, ...lead: Parameters<Service['lead']>): Promise<void> => {
  expect(await service.post('/api/v1/leads', await service.lead(...lead))).toMatchObject({status: 201});
};

/** Leads of as many different contacts, whose mobile numbers begin with `prefix`. */
async function submitSeveral(service: Service, count: number, prefix: string): Promise<void> {
  for (let lead = 0; lead < count; lead += 1) {
    const mobile = `${prefix}${String(lead).padStart(4, '0')}`;
    const verificationCode = await service.code('inquiry-cn', mobile);
    await submit(service, 'inquiry-cn', {fields: {...inquiryCnFields, mobile}, verificationCode});
  }
}

const counts = (store: Store, now: number) => store.deliveryCounts(now);

describe('backoff', () => {
  it('doubles from five seconds to an hour, with 25 % jitter', () => {
    const middle = (failures: number) => retryDelay(failures, schedule, 0.5);
    expect([1, 2, 3, 10, 11, 20].map(middle)).toEqual([5, 10, 20, 2560, 3600, 3600].map((seconds) => seconds * 1000));
    expect([0, 1].map((random) => retryDelay(1, schedule, random))).toEqual([3750, 6250]);
  });

  it('gives up after 72 hours', () => {
    let [waited, failures] = [0, 1];
    for (let next = retryDelay(failures, schedule, 0.5); next !== null; next = retryDelay(failures, schedule, 0.5)) {
      waited += next;
      failures += 1;
    }
    expect(waited / 3600_000).toBeGreaterThanOrEqual(72);
    expect(waited / 3600_000).toBeLessThan(73);
  });
});

describe('CRM webhook', () => {
  const secret = 'shared';

  async function crm(answer: () => PeerAnswer) {
    const peer = await httpPeer(answer);
    closing.push(() => peer.close());
    return {peer, ...startDelivering({crm: crmWebhook({url: peer.url, secrets: [secret]})})};
  }

  it('receives the lead immediately, signed, with its summary', async () => {
    const {peer, service} = await crm(() => 200);
    await submit(service, 'inquiry-cn', {fields: {...inquiryCnFields, plan: '店数：3\n每月省下：12小时'}});
    await waitFor(() => expect(peer.requests).toHaveLength(1));
    const {headers, body} = peer.requests[0]!;
    expect(signatureProblem(peer.requests[0]!, secret)).toBeUndefined();
    expect(headers['x-signature']).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/);
    const event = JSON.parse(body) as {id: string; type: string; occurredAt: string; lead: LeadSummary};
    expect(headers['x-event-id']).toBe(event.id);
    expect(event).toMatchObject({
      type: 'lead.created',
      occurredAt: new Date(service.now()).toISOString(),
      lead: {
        form: 'inquiry-cn',
        ageSeconds: 0,
        contact: {channel: 'sms', value: '13800000000', leads: 1},
        fields: {product: 'K3', companyName: inquiryCnFields.companyName},
        details: {city: '深圳市'},
        plan: ['店数：3', '每月省下：12小时'],
        source: {page: '/products/ai-box', button: 'hero'},
        related: [],
      },
    });
    await waitFor(async () =>
      expect(await counts(service.store, service.now())).toMatchObject({waiting: 0, delivered: 1}),
    );
  });

  it('is retried with the same event id and exponential backoff', async () => {
    let answer: PeerAnswer = 500;
    const {peer, service, worker} = await crm(() => answer);
    await submit(service);
    await waitFor(() => expect(peer.requests).toHaveLength(1));
    await waitFor(() => expect(service.log()).toContain('"reason":"HTTP 500"'));
    worker.wake();
    await wait(50);
    expect(peer.requests).toHaveLength(1);
    answer = 200;
    service.advance(7000);
    worker.wake();
    await waitFor(() => expect(peer.requests).toHaveLength(2));
    const ids = peer.requests.map(({headers}) => headers['x-event-id']);
    expect(ids[1]).toBe(ids[0]);
    await waitFor(async () => expect(await counts(service.store, service.now())).toMatchObject({delivered: 1}));
  });

  it('Retry-After is respected', async () => {
    const {peer, service, worker} = await crm(() => ({status: 429, headers: {'retry-after': '600'}}));
    await submit(service);
    await waitFor(() => expect(service.log()).toContain('HTTP 429'));
    service.advance(599_000);
    worker.wake();
    await wait(50);
    expect(peer.requests).toHaveLength(1);
    service.advance(2000);
    worker.wake();
    await waitFor(() => expect(peer.requests).toHaveLength(2));
  });

  it('is abandoned with an alarm, and receives the lead after it is sent again', async () => {
    let answer: PeerAnswer = 'hang up';
    const {service, worker} = await crm(() => answer);
    await submit(service);
    const state = () => counts(service.store, service.now());
    // Not the requests that arrive: one on a connection that was just hung up does not.
    const attempts = async () =>
      (await service.store.deliveries({}, service.now(), {offset: 0, size: 1})).rows[0]!.totalAttempts;
    for (let tries = 0; (await state()).abandoned === 0 && tries < 200; tries += 1) {
      await waitFor(async () => expect((await state()).due).toBe(0));
      const seen = await attempts();
      service.advance(2 * 3600_000);
      worker.wake();
      await waitFor(async () => expect(await attempts()).toBeGreaterThan(seen));
      await waitFor(async () => expect((await state()).due).toBe(0));
    }
    expect(await state()).toMatchObject({waiting: 0, abandoned: 1});
    expect(await attempts()).toBeGreaterThan(70);
    expect(service.log()).toContain('"alarm":"delivery-abandoned"');
    answer = 200;
    expect(await service.store.resendDeliveries({}, service.now())).toBe(1);
    worker.wake();
    await waitFor(async () => expect(await state()).toMatchObject({delivered: 1, abandoned: 0}));
  });

  const erase = (service: Service) =>
    service.store.eraseSubject(
      {contactHmacs: [service.keyring.digest('contact', '13800000000')], codeKeys: []},
      {at: service.now(), actor: 'test'},
    );
  const typeOf = ({body}: {body: string}) => (JSON.parse(body) as {type: string}).type;

  it('is told that a lead was erased, once, under a stable id and without personal data', async () => {
    let answer: PeerAnswer = 200;
    const {peer, service, worker} = await crm(() => answer);
    await submit(service, 'inquiry-cn');
    await waitFor(async () => expect(await counts(service.store, service.now())).toMatchObject({delivered: 1}));
    const created = JSON.parse(peer.requests[0]!.body) as {lead: {id: string; reference: string}};
    answer = 500;
    await erase(service);
    const erasedAt = new Date(service.now()).toISOString();
    worker.wake();
    await waitFor(() => expect(peer.requests).toHaveLength(2));
    await waitFor(() => expect(service.log()).toContain('HTTP 500'));
    answer = 200;
    service.advance(7000);
    worker.wake();
    await waitFor(() => expect(peer.requests).toHaveLength(3));
    const [first, second] = peer.requests.slice(1).map(({body}) => JSON.parse(body) as {id: string});
    expect(second).toEqual({
      id: first!.id,
      type: 'lead.erased',
      occurredAt: erasedAt,
      lead: {id: created.lead.id, reference: created.lead.reference, erasedAt, reason: 'request'},
    });
    await waitFor(async () => expect((await counts(service.store, service.now())).waiting).toBe(0));
    service.advance(3600_000);
    worker.wake();
    await wait(50);
    expect(peer.requests).toHaveLength(3);
  });

  it('gets no lead any more that was erased between two attempts', async () => {
    const {peer, service, worker} = await crm(() => 500);
    await submit(service);
    await waitFor(() => expect(service.log()).toContain('HTTP 500'));
    await erase(service);
    service.advance(3600_000);
    worker.wake();
    await waitFor(() => expect(peer.requests).toHaveLength(2));
    expect(peer.requests.map(typeOf)).toEqual(['lead.created', 'lead.erased']);
  });

  it('that is down hears of no lead, and no erasure, that came and went meanwhile', async () => {
    const {peer, service, worker} = await crm(() => 200);
    await worker.stop();
    await submit(service);
    await erase(service);
    expect((await counts(service.store, service.now())).waiting).toBe(0);
    expect(peer.requests).toEqual([]);
  });

  const onlyDelivery = async ({store, now}: Service) => {
    const {rows} = await store.deliveries({}, now(), {offset: 0, size: 2});
    expect(rows).toHaveLength(1);
    return (await store.delivery(rows[0]!.id))!;
  };

  it('that answers 410 gets no more, and an alarm is raised', async () => {
    const {peer, service, worker} = await crm(() => 410);
    await submit(service);
    await waitFor(() => expect(service.log()).toContain('"alarm":"delivery-abandoned"'));
    service.advance(80 * 3600_000);
    worker.wake();
    await wait(50);
    expect(peer.requests).toHaveLength(1);
    expect((await onlyDelivery(service)).delivery).toMatchObject({lastError: 'HTTP 410', attempts: 1});
  });

  it('leaves a record of each attempt; what it answered is sealed and harmless to show', async () => {
    const secretAnswer = `Zhang San\u001b[2J\r\n\u202Egnp.\u2028 13800000000 ${'好'.repeat(600)}`;
    let answer: PeerAnswer = {status: 422, body: secretAnswer};
    const {service, worker} = await crm(() => answer);
    await submit(service);
    await waitFor(() => expect(service.log()).toContain('HTTP 422'));
    answer = 'hang up';
    service.advance(7000);
    worker.wake();
    await waitFor(() => expect(service.log()).toContain('UND_ERR_SOCKET'));
    answer = {status: 204, body: ''};
    service.advance(14_000);
    worker.wake();
    await waitFor(async () => expect(await counts(service.store, service.now())).toMatchObject({delivered: 1}));
    const {delivery, attempts} = await onlyDelivery(service);
    expect(attempts.map(({number, outcome, result}) => [number, outcome, result])).toEqual([
      [1, 'retry', 'HTTP 422'],
      [2, 'retry', 'UND_ERR_SOCKET'],
      [3, 'delivered', 'HTTP 204'],
    ]);
    for (const {durationMs, at} of attempts) {
      expect(durationMs).toBeGreaterThanOrEqual(0);
      expect(at).toBeGreaterThanOrEqual(delivery.createdAt);
    }
    const [first, ...others] = attempts.map(({answerEnc}) => answerEnc);
    expect(others).toEqual([null, null]);
    const excerpt = service.keyring.open(first!, answerContext(delivery.id, 1));
    expect(excerpt).toMatch(/^Zhang San \[2J gnp\. +13800000000 好+$/);
    expect([...excerpt]).toHaveLength(500);
    expect(() => service.keyring.open(first!, answerContext(delivery.id, 2))).toThrow();
    for (const text of [service.rawData(), service.log()]) expect(text).not.toContain('Zhang San');
  });

  it('gets two signatures while its secret is being changed', async () => {
    const peer = await httpPeer();
    closing.push(() => peer.close());
    const {service} = startDelivering({crm: crmWebhook({url: peer.url, secrets: ['new', 'old']})});
    await submit(service);
    await waitFor(() => expect(peer.requests).toHaveLength(1));
    const [request] = peer.requests;
    expect(request?.headers['x-signature']).toMatch(/^t=\d{10},v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
    expect(['new', 'old', 'other'].map((one) => signatureProblem(request!, one))).toEqual([
      undefined,
      undefined,
      'has a wrong signature',
    ]);
  });

  it('a stopping worker finishes deliveries in flight and claims no more', async () => {
    const {peer, service, worker} = await crm(() => 200);
    await submit(service);
    await worker.stop();
    const told = peer.requests.length;
    await submit(service, 'free-global');
    await wait(50);
    expect(peer.requests).toHaveLength(told);
    expect((await counts(service.store, service.now())).waiting).toBe(2 - told);
  });
});

describe('a channel that hangs', () => {
  const hanging = () => new Promise<never>(() => undefined);

  it('does not hold up the other one', async () => {
    const mailed: string[] = [];
    const {service} = startDelivering({
      crm: hanging,
      'sales-mail': async (_delivery, {lead}) => {
        mailed.push(lead.id);
        return {result: 'SMTP 250'};
      },
    });
    await submitSeveral(service, 12, '1380000');
    await waitFor(() => expect(mailed).toHaveLength(12));
  });

  it('gets its slots back when an attempt takes too long, and is tried again', async () => {
    const attempts: string[] = [];
    const {service, worker} = startDelivering(
      {
        crm: ({id}) => {
          attempts.push(id);
          return hanging();
        },
      },
      {attemptTimeoutMs: 100},
    );
    await submitSeveral(service, 6, '1390000');
    await waitFor(() => expect(new Set(attempts).size).toBe(6));
    await waitFor(() => expect(service.log()).toContain('"reason":"timeout"'));
    service.advance(7000);
    worker.wake();
    await waitFor(() => expect(attempts.length).toBeGreaterThan(6));
  });
});

describe('e-mail to sales', () => {
  it('contains all fields with the labels of the form, in the language of the edition', async () => {
    const peer = await mailPeer();
    const mailer = smtpMailer({smtpUrl: peer.url, from: {name: '优瞰', address: 'noreply@example.com'}});
    closing.push(
      () => peer.close(),
      () => mailer.close(),
    );
    const {service} = startDelivering({
      'sales-mail': salesMail(mailer, {
        salesMailTo: ['sales@example.com', 'second@example.com'],
        serviceMailTo: ['sales@example.com', 'second@example.com'],
      }),
    });
    await submit(service);
    await waitFor(() => expect(peer.messages).toHaveLength(1));
    await submit(service, 'free-global', {draftAgeMs: 1});
    await waitFor(() => expect(peer.messages).toHaveLength(2));
    const [chinese, english] = peer.messages;
    expect(chinese?.to).toEqual(['sales@example.com', 'second@example.com']);
    for (const line of [
      '所在地区：广东省深圳市',
      '联系人：张三',
      '手机号：13800000000',
      '您的需求：客流统计',
      '门店数量：2–10家',
      '来源页面：/products/ai-box',
    ]) {
      expect(chinese?.text).toContain(`${line}\n`);
    }
    for (const line of [
      'Check first: ',
      'Country or region: Singapore',
      'Phone: +65 61234567',
      'Work e-mail: ana@example.com',
    ]) {
      expect(english?.text).toContain(line);
    }
    expect(english?.raw).toMatch(/^Subject: New lead: Free experience, Singapore, L-/m);
    expect(english?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.com>/m);
    expect(english?.raw).toMatch(/^Reply-To: ana@example\.com\r$/m);
    expect(chinese?.raw).not.toMatch(/^Reply-To:/im);
  });

  it.each([
    ['email', 'ana@example.com', {name: '', address: 'ana@example.com'}],
    ['sms', '13800000000', undefined],
    ['email', 'ana@example.com\r\nBcc: b@example.com', undefined],
    ['email', 'ana@example.com, b@example.com', undefined],
    ['email', '"x" <ana@example.com>', undefined],
  ] as const)('is answered to the visitor at %s %j only if that is one address', (channel, value, replyTo) => {
    const contact = {channel, value, leads: 1, firstAt: ''};
    const form = channel === 'sms' ? 'free-cn' : 'free-global';
    expect(replyToOf({form, contact})).toEqual(replyTo);
  });
});
