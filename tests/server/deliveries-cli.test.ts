/** Commands of operators about deliveries. */
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {httpPeer, mailPeer, signatureProblem, type Peer, type PeerAnswer} from '../../scripts/reliability/peers';
import {runCommand} from '../../server/cli/run';
import {deliveryWorker} from '../../server/delivery';
import {createMetrics} from '../../server/metrics';
import {crmWebhook} from '../../server/providers/webhook';
import {startService, type Service} from './harness';
import {waitFor} from '../support/wait-for';

const secret = 'a shared secret of the test';

let service: Service;
let crm: Peer;
let answer: PeerAnswer;
let lead: {id: string; reference: string};

async function leads(args: string[], settings: Record<string, string> = {}) {
  let [out, err] = ['', ''];
  const code = await runCommand(args, {
    environment: {DATA_DIR: service.dataDir, ...settings},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return {code, out, err};
}

/** Sends what is due, with a mail channel that is not configured. */
async function deliver(): Promise<void> {
  const {store, keyring, now, app} = service;
  const channels = {crm: crmWebhook({url: crm.url, secrets: [secret]})};
  const schedule = {retrySeconds: 5, giveUpHours: 72};
  const worker = deliveryWorker({store, keyring, channels, schedule, clock: now, metrics: createMetrics()});
  worker.start(app.log);
  await waitFor(async () => expect((await store.deliveryCounts(now())).due).toBe(0));
  await worker.stop();
}

const audited = async () => {
  const [last] = await service.store.auditLog({limit: 1});
  return [last?.action, last?.subject];
};
const rowsOf = ({out}: {out: string}) => out.trimEnd().split('\n').slice(1);
const list = async (...args: string[]) => rowsOf(await leads(['deliveries', ...args]));
const crmDelivery = async () => (await list('--kind', 'crm'))[0]!.split(' ')[0]!;

/** A lead whose delivery to the CRM was given up, and that to sales fails. */
beforeEach(async () => {
  answer = {status: 410, body: 'Gone: 张三 is unknown'};
  crm = await httpPeer(() => answer);
  service = startService({app: {deliveries: {kinds: ['crm', 'sales-mail'], wake: () => undefined}}});
  const body = await service.lead();
  const {data} = await service.post('/api/v1/leads', body);
  lead = {id: String(body.id), reference: String(data?.reference)};
  await deliver();
});
afterEach(async () => {
  await service.close();
  await crm.close();
});

describe('deliveries', () => {
  it('lists deliveries without personal data', async () => {
    const {code, out} = await leads(['deliveries']);
    expect(code).toBe(0);
    expect(out).toMatch(/^id +lead +kind +event +state +attempts +next try \(UTC\) +last error\n/);
    const [rowOfCrm, rowOfMail] = rowsOf({out}).sort((a, b) => (a.slice(36) < b.slice(36) ? -1 : 1));
    expect(rowOfCrm).toMatch(
      new RegExp(`^[0-9a-f-]{36}  ${lead.reference}  crm +lead.created  abandoned  1 +HTTP 410$`),
    );
    expect(rowOfMail).toMatch(
      new RegExp(
        `^[0-9a-f-]{36}  ${lead.reference}  sales-mail  lead.created  failing +1 +2025-01-01 12:.* not configured$`,
      ),
    );
    expect(out).not.toContain('张三');
  });

  it('filters them', async () => {
    expect(await list('--state', 'abandoned')).toEqual([expect.stringContaining(' crm ')]);
    expect(await list('--state', 'failing', '--lead', lead.reference.toLowerCase())).toEqual([
      expect.stringContaining(' sales-mail '),
    ]);
    expect(await list('--lead', lead.id)).toHaveLength(2);
    expect(await leads(['deliveries', '--state', 'delivered'])).toMatchObject({code: 0, out: 'No deliveries.\n'});
  });

  it('are read in pages', async () => {
    expect(await leads(['deliveries', '--size', '1'])).toMatchObject({
      code: 0,
      err: '2 deliveries, page 1 of 2\n',
    });
    expect(await list('--size', '1', '--page', '2')).toHaveLength(1);
    expect(await leads(['deliveries', '--page', '2'])).toMatchObject({
      code: 1,
      err: 'There is no page 2: the last is 1.\n',
    });
  });

  it.each([
    [['deliveries', '--state', 'lost'], '--state must be one of waiting, due, failing, delivered, abandoned.'],
    [['deliveries', 'x', '--page', '2'], 'deliveries takes an id or options, not both.'],
    [['deliveries', '--page', '0'], '--page must be a whole number of at least 1.'],
    [['resend', '--kind', 'fax'], '--kind must be one of crm, sales-mail.'],
    [['replay', '--kind', 'fax'], '--kind must be one of crm, sales-mail.'],
  ])('%j is refused', async (args, message) => {
    expect(await leads(args)).toMatchObject({code: 2, out: '', err: expect.stringContaining(message)});
  });

  it('shows one with its attempts and answers, and records that', async () => {
    const id = await crmDelivery();
    const {code, out} = await leads(['deliveries', id.toUpperCase()]);
    expect(code).toBe(0);
    expect(out).toMatch(/^state +abandoned$/m);
    expect(out).toMatch(/^1 +2025-01-01 12:\d\d:\d\d +\d+ ms +abandoned +HTTP 410 +Gone: 张三 is unknown$/m);
    expect(await audited()).toEqual(['deliveries', id]);
    expect(await leads(['deliveries', lead.id])).toMatchObject({code: 1, err: `There is no delivery ${lead.id}.\n`});
  });

  it('are read after a rotation of the key, and the old one may go', async () => {
    const id = await crmDelivery();
    expect((await leads(['rotate'])).out).toContain(
      '1 lead, 0 notes, 0 pictures, 0 comments and 1 answer of receivers re-encrypted',
    );
    service.keyring.refresh();
    const {attempts} = (await service.store.delivery(id))!;
    expect(attempts[0]!.answerEnc!.startsWith(`${service.keyring.id}:`)).toBe(true);
    expect((await leads(['deliveries', id])).out).toContain('Gone: 张三');
  });
});

describe('resend', () => {
  it.each(['resend', 'replay'])('%s sends one delivery again, under the same id', async (command) => {
    const id = await crmDelivery();
    const first = crm.requests[0]!.headers['x-event-id'];
    answer = 200;
    expect(await leads([command, id])).toMatchObject({code: 0, out: expect.stringMatching(/^1 delivery is due/)});
    expect(await audited()).toEqual(['resend', id]);
    // The command line has the clock of the machine.
    service.advance(Date.now() - service.now());
    await deliver();
    expect(crm.requests[1]!.headers['x-event-id']).toBe(first);
    expect(await list('--state', 'delivered')).toEqual([expect.stringContaining(' crm ')]);
  });

  it('sends those of a lead, of one kind, or all that were abandoned', async () => {
    expect((await leads(['resend', lead.reference])).out).toMatch(/^2 deliveries are due/);
    expect((await leads(['resend', lead.id, '--kind', 'sales-mail'])).out).toMatch(/^1 delivery is due/);
    expect(await audited()).toEqual(['resend', `${lead.id}, sales-mail`]);
    expect(await leads(['resend'])).toMatchObject({code: 1, err: 'No delivery was abandoned.\n'});
    expect(await leads(['resend', 'L-0000-0000'])).toMatchObject({
      code: 1,
      err: 'There is nothing to send again for L-0000-0000.\n',
    });
  });
});

describe('erase', () => {
  it('says where copies are left, and makes an event for the CRM', async () => {
    const {out} = await leads(['erase', '13800000000', '--yes'], {
      CRM_WEBHOOK_URL: crm.url,
      CRM_WEBHOOK_SECRET: secret,
    });
    expect(out).toContain('The CRM is told of each lead that it got (lead.erased).\n');
    expect(out).toContain(`delete in that mailbox what mentions ${lead.reference}.\n`);
    expect(await list('--lead', lead.reference)).toEqual([expect.stringMatching(/ crm +lead.erased +waiting +0 /)]);
  });
});

describe('test-webhook', () => {
  const settings = () => ({CRM_WEBHOOK_URL: `${crm.url}/hook?token=hidden`, CRM_WEBHOOK_SECRET: secret});

  it('sends a signed test and shows what came of it, without secrets', async () => {
    answer = {status: 200, body: 'thank\u0007 you'};
    const {code, out} = await leads(['test-webhook'], settings());
    const request = crm.requests.at(-1)!;
    expect([code, request.url]).toEqual([0, '/hook?token=hidden']);
    expect(signatureProblem(request, secret)).toBeUndefined();
    expect(JSON.parse(request.body)).toEqual({
      id: request.headers['x-event-id'],
      type: 'test',
      occurredAt: expect.any(String),
    });
    expect(out).toContain(`POST ${crm.url}/hook?…\n`);
    expect(out).toContain(`x-signature: ${String(request.headers['x-signature'])}\n`);
    expect(out).toMatch(/^HTTP 200 after \d+ ms\nanswer: thank you\n$/m);
    for (const hidden of [secret, 'token=']) expect(out).not.toContain(hidden);
    expect(await audited()).toEqual(['test', 'webhook']);
  });

  it('ends with 1 when the CRM does not accept it, or there is none', async () => {
    expect(await leads(['test-webhook'], settings())).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^HTTP 410 after \d+ ms\nanswer: Gone: 张三 is unknown\n$/m),
      err: 'It was not accepted.\n',
    });
    expect(await leads(['test-webhook'])).toMatchObject({code: 1, err: expect.stringContaining('CRM_WEBHOOK_URL')});
  });
});

describe('test-mail', () => {
  it('sends a test to sales, or says why not', async () => {
    const server: {refusal?: string} = {};
    const mail = await mailPeer(() => server.refusal);
    const settings = {SMTP_URL: mail.url, MAIL_FROM: 'a@example.com', SALES_MAIL_TO: 'sales@example.com'};
    const sent = await leads(['test-mail'], settings);
    expect(sent).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^To sales@example\.com\nSMTP 250 after \d+ ms\n/),
    });
    expect(mail.messages).toMatchObject([{to: ['sales@example.com'], text: expect.stringContaining('This is a test')}]);
    expect(await audited()).toEqual(['test', 'mail']);
    server.refusal = '550 5.1.1 unknown here';
    expect(await leads(['test-mail'], settings)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/SMTP 550 after \d+ ms\nanswer: .*unknown here/),
    });
    expect(await leads(['test-mail'])).toMatchObject({code: 1, err: expect.stringContaining('SALES_MAIL_TO')});
    await mail.close();
  });
});
