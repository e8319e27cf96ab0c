import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import type {CallResult} from '../../../src/features/forms/lead/api';
import {loadDraft, saveDraft} from '../../../src/features/forms/lead/draft';
import {hasQueue} from '../../../src/features/queue/flag';
import {deliver, discard, queuedLeads, sendWaiting} from '../../../src/features/queue/queue';
import {
  afterAttempt,
  applyRetention,
  isDue,
  retentionMs,
  noticeMs,
  type QueuedLead,
  waitingLead,
} from '../../../src/features/queue/rules';
import type {LeadRequest} from '../../../src/features/forms/schema';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

const device = new Map<string, QueuedLead>();
const outcomes = {stores: true, answer: {kind: 'unreachable'} as CallResult | 'fetched', sent: [] as string[]};

jest.mock('../../../src/features/queue/database', () => ({
  ...jest.requireActual<typeof import('../../../src/features/queue/database')>('../../../src/features/queue/database'),
  allLeads: () => Promise.resolve([...device.values()]),
  putLead: (lead: QueuedLead) => Promise.resolve(outcomes.stores && Boolean(device.set(lead.id, lead))),
  removeLead: (id: string) => Promise.resolve(void device.delete(id)),
}));
jest.mock('../../../src/features/forms/lead/api', () => ({
  submitLead: (body: LeadRequest) => {
    outcomes.sent.push(body.id);
    if (outcomes.answer !== 'fetched') return Promise.resolve(outcomes.answer);
    const api = jest.requireActual<typeof import('../../../src/features/forms/lead/api')>(
      '../../../src/features/forms/lead/api',
    );
    return api.submitLead(body);
  },
}));

const body: LeadRequest = {
  id: '00000000-0000-4000-8000-000000000001',
  form: 'free-cn',
  edition: 'zh-CN',
  fields: {contact: '张伟', mobile: '13800000001', consent: true},
  verificationCode: '123456',
};
const at = Date.UTC(2026, 0, 1);
const ok: CallResult = {kind: 'ok', data: {reference: 'L-0000-0001'}};
const refused = (code: number): CallResult => ({kind: 'refused', code, fields: {}});
const holdsValues = () => /张伟|13800000001|123456/.test(JSON.stringify([...device.values()]));

beforeEach(() => {
  device.clear();
  window.localStorage.clear();
  Object.assign(outcomes, {stores: true, answer: {kind: 'unreachable'}, sent: []});
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the record of a lead', () => {
  const lead = waitingLead(body, '/experience', at);

  it('waits longer after each failure, ten minutes at most', () => {
    const delays: number[] = [];
    let current: QueuedLead = lead;
    for (let index = 0; index < 8; index++) {
      if (current.state !== 'waiting') break;
      current = afterAttempt(current, {kind: 'unreachable'}, at);
      if (current.state === 'waiting') delays.push((current.nextAt - at) / 1000);
    }
    expect(delays).toEqual([5, 15, 45, 120, 300, 600, 600, 600]);
  });

  it.each([
    [ok, {state: 'arrived', reference: 'L-0000-0001'}],
    [refused(301026), {state: 'returned', reason: 'code'}],
    [refused(700007), {state: 'returned', reason: 'refused'}],
  ] as const)('%j ends the waiting, without values', (result, expected) => {
    const {id, form, edition, page, savedAt} = lead;
    expect(afterAttempt(lead, result, at)).toEqual({id, form, edition, page, savedAt, ...expected});
  });

  it('keeps to the time the service asks for', () => {
    expect(afterAttempt(lead, {kind: 'limited', retryAfter: 90}, at)).toMatchObject({
      state: 'waiting',
      nextAt: at + 90_000,
      attempts: 0,
    });
  });

  it('loses its values after 72 hours and is gone after a week', () => {
    expect(applyRetention(lead, at + retentionMs)).toBe(lead);
    expect(applyRetention(lead, at + retentionMs + 1)).toMatchObject({state: 'returned', reason: 'expired'});
    expect(JSON.stringify(applyRetention(lead, at + retentionMs + 1))).not.toContain('张伟');
    expect(applyRetention(afterAttempt(lead, ok, at), at + noticeMs)).toBeDefined();
    expect(applyRetention(afterAttempt(lead, ok, at), at + noticeMs + 1)).toBeUndefined();
  });

  it('is sent when its time has come, or when the network is back, but not twice in a moment', () => {
    const failed = afterAttempt(lead, {kind: 'unreachable'}, at);
    if (failed.state !== 'waiting') throw new Error('It has to wait');
    expect([isDue(failed, at + 4999, false), isDue(failed, at + 5000, false)]).toEqual([false, true]);
    expect([isDue(failed, at + 1999, true), isDue(failed, at + 2000, true)]).toEqual([false, true]);
    // While it is being sent for the first time, another tab leaves it alone.
    expect(isDue(lead, at + 15_000, true)).toBe(false);
  });
});

describe('sending', () => {
  it.each([
    ['503 of the service', () => Response.json({code: 503000}, {status: 503})],
    ['503 of a proxy', () => new Response('<h1>Service Unavailable</h1>', {status: 503})],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps a lead after %s', async (_name, answer) => {
    outcomes.answer = 'fetched';
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
    expect(await deliver(body)).toEqual({kind: 'kept'});
    expect([...device.values()]).toMatchObject([{id: body.id, state: 'waiting', body}]);
  });

  it('leaves nothing on the device of a lead that arrived', async () => {
    outcomes.answer = ok;
    expect(await deliver(body)).toEqual(ok);
    expect([device.size, hasQueue()]).toEqual([0, false]);
  });

  it('keeps a lead that could not be sent, and sends it later under the same id', async () => {
    saveDraft('free-cn', body.id, body.fields);
    expect(await deliver(body)).toEqual({kind: 'kept'});
    expect([hasQueue(), holdsValues()]).toEqual([true, true]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3000);
    outcomes.answer = ok;
    await sendWaiting(true);
    expect(outcomes.sent).toEqual([body.id, body.id]);
    expect([...device.values()]).toMatchObject([{state: 'arrived', reference: 'L-0000-0001'}]);
    expect([holdsValues(), loadDraft('free-cn'), hasQueue()]).toEqual([false, null, true]);
    await discard({id: body.id, form: 'free-cn'});
    expect([device.size, hasQueue()]).toEqual([0, false]);
  });

  it('gives a lead whose code expired back as a draft, without code and consent', async () => {
    await deliver(body);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    outcomes.answer = refused(301026);
    await sendWaiting(false);
    expect([...device.values()]).toMatchObject([{state: 'returned', reason: 'code'}]);
    expect(holdsValues()).toBe(false);
    expect(loadDraft('free-cn')).toMatchObject({id: body.id, values: {contact: '张伟', mobile: '13800000001'}});
    expect(JSON.stringify(loadDraft('free-cn'))).not.toMatch(/123456|consent/);
  });

  it('does the same after 72 hours', async () => {
    await deliver(body);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + retentionMs + 1000);
    expect(await queuedLeads()).toMatchObject([{state: 'returned', reason: 'expired'}]);
    expect([holdsValues(), loadDraft('free-cn')?.id]).toEqual([false, body.id]);
  });

  it('says so where nothing can be kept', async () => {
    outcomes.stores = false;
    expect(await deliver(body)).toEqual({kind: 'unreachable'});
    expect(hasQueue()).toBe(false);
  });

  it('keeps what waited when the service asks for patience, and nothing of a first attempt', async () => {
    outcomes.answer = {kind: 'limited', retryAfter: 30};
    expect(await deliver(body)).toEqual({kind: 'limited', retryAfter: 30});
    expect(device.size).toBe(0);
    outcomes.answer = {kind: 'unreachable'};
    await deliver(body);
    outcomes.answer = {kind: 'limited', retryAfter: 30};
    expect(await deliver(body)).toEqual({kind: 'kept'});
    expect(holdsValues()).toBe(true);
  });
});
