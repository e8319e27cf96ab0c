import {createChallenge} from 'altcha-lib';
import {afterEach, describe, expect, it} from '@jest/globals';
import {codeKey} from '../../server/codes';
import {formOf} from '../../server/forms';
import type {FormId} from '../../src/features/forms/schema';
import {startService, type Service} from './harness';

let service: Service;
afterEach(() => service.close());

const request = (challenge: unknown, overrides: Record<string, unknown> = {}) =>
  service.post('/api/v1/codes', {channel: 'sms', to: '13800000000', form: 'free-cn', challenge, ...overrides});

/** The solution with a modified payload. */
const forge = (solution: string, changes: Record<string, unknown>): string => {
  const payload = JSON.parse(Buffer.from(solution, 'base64').toString()) as Record<string, unknown>;
  return Buffer.from(JSON.stringify({...payload, ...changes})).toString('base64');
};

describe('challenge', () => {
  it('is signed, in ALTCHA format, with the expiry in its salt, and not cached', async () => {
    service = startService({settings: {POW_MAX: '123'}});
    const response = await service.request({url: '/api/v1/challenge'});
    const {code, data} = response.json<{code: number; data: Record<string, unknown>}>();
    expect(response.headers['cache-control']).toBe('no-store');
    expect(code).toBe(0);
    expect(data).toEqual({
      algorithm: 'SHA-256',
      maxnumber: 123,
      challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      salt: expect.stringContaining(`?expires=${service.now() / 1000 + 600}&`),
    });
  });

  it('is single use', async () => {
    service = startService();
    const solution = await service.solve();
    expect(await request(solution)).toMatchObject({status: 202});
    service.advance(2000);
    expect(await request(solution)).toMatchObject({status: 422, code: 700007, fields: {challenge: 'format'}});
    expect(service.sent).toHaveLength(1);
  });

  it('is consumed even when a rate limit rejects the request', async () => {
    service = startService({defaults: true});
    expect(await request(await service.solve())).toMatchObject({status: 202});
    const solution = await service.solve();
    expect(await request(solution)).toMatchObject({status: 429});
    service.advance(60_000);
    expect(await request(solution)).toMatchObject({status: 422, fields: {challenge: 'format'}});
  });

  it('expires after ten minutes', async () => {
    service = startService();
    const [inTime, late] = [await service.solve(), await service.solve()];
    service.advance(599_000);
    expect(await request(inTime)).toMatchObject({status: 202});
    service.advance(1000);
    expect(await request(late)).toMatchObject({status: 422, fields: {challenge: 'format'}});
  });

  it.each<[string, (solution: string) => unknown]>([
    ['nothing', () => undefined],
    ['empty', () => ''],
    ['not base64', () => '%%%'],
    ['not JSON', () => Buffer.from('{').toString('base64')],
    ['null', () => Buffer.from('null').toString('base64')],
    ['an object instead of text', () => ({})],
    ['a wrong number', (solution) => forge(solution, {number: 51})],
    ['a number as text', (solution) => forge(solution, {number: '1'})],
    ['a weaker algorithm', (solution) => forge(solution, {algorithm: 'SHA-1'})],
    ['an unknown algorithm', (solution) => forge(solution, {algorithm: 'none'})],
    ['a later expiry', (solution) => forge(solution, {salt: 'abc?expires=99999999999&'})],
    ['no expiry', (solution) => forge(solution, {salt: 'abc'})],
  ])('refuses %s', async (_name, change) => {
    service = startService();
    const reply = await request(change(await service.solve()));
    expect(reply).toMatchObject({status: 422, code: 700007});
    expect(Object.keys(reply.fields ?? {})).toEqual(['challenge']);
    expect(service.sent).toEqual([]);
  });

  it('rejects one that was signed with another key', async () => {
    service = startService();
    const made = await createChallenge({hmacKey: 'guess', number: 7, expires: new Date(service.now() + 60_000)});
    const reply = await request(forge(await service.solve(), {...made, number: 7}));
    expect(reply).toMatchObject({status: 422, fields: {challenge: 'format'}});
  });
});

describe('code', () => {
  it('has a key for each form and contact', () => {
    service = startService();
    const key = (id: FormId, contact: string) => codeKey(service.keyring, {...formOf('free-cn'), id}, contact);
    expect(key('free-cn', '13800000000')).toBe(key('free-cn', '13800000000'));
    expect(key('free-cn', '13800000000')).not.toBe(key('free-global', '13800000000'));
    expect(key('free-cn', '13800000000')).not.toBe(key('free-cn', '13900000000'));
  });

  it.each([
    ['free-cn', '+86 138 0000 0000', 'sms', '13800000000', 'zh-CN'],
    ['free-global', ' Ana@EXAMPLE.com', 'email', 'Ana@example.com', 'global'],
  ] as const)('is sent for %s to the normalized contact', async (form, typed, channel, to, edition) => {
    service = startService({defaults: true});
    const reply = await service.requestCode(form, typed);
    expect(reply).toMatchObject({status: 202, code: 0, data: {resendAfter: 60, expiresIn: 300}});
    expect(service.sent).toMatchObject([{channel, to, form, edition, code: expect.stringMatching(/^\d{6}$/)}]);
  });

  it.each([
    ['a wrong number', {to: '123'}, 301022, {mobile: 'format'}],
    ['a number from abroad', {to: '+65 6123 4567'}, 301022, {mobile: 'format'}],
    ['an empty number', {to: ' '}, 301022, {mobile: 'required'}],
    ['the channel of another form', {channel: 'email'}, 700007, {channel: 'option'}],
    ['an unknown form', {form: 'x'}, 700007, {form: 'option'}],
    ['a number as number', {to: 13800000000}, 700007, {to: 'required'}],
  ])('refuses %s', async (_name, overrides, code, fields) => {
    service = startService();
    const reply = await request(await service.solve(), overrides);
    expect(reply).toMatchObject({status: 422, code});
    expect(reply.fields).toEqual(fields);
  });

  it('responds with 503 without a reason when the sender fails', async () => {
    service = startService({sender: {send: () => Promise.reject(new Error('gateway refused 13800000000'))}});
    const reply = await service.requestCode();
    expect(reply).toMatchObject({status: 503, code: 503001, headers: {'retry-after': '1'}});
    expect(service.log()).toContain('code not sent');
    expect(service.log()).not.toContain('13800000000');
  });
});

describe('rate limits of codes', () => {
  const from = (remoteAddress: string) => ({remoteAddress});

  it('60 seconds between two codes to one contact, however the number is written', async () => {
    service = startService({defaults: true});
    expect(await service.requestCode()).toMatchObject({status: 202});
    service.advance(45_500);
    expect(await service.requestCode('free-cn', '+8613800000000')).toMatchObject({
      status: 429,
      code: 429001,
      data: {retryAfter: 15},
      headers: {'retry-after': '15'},
    });
    expect(await service.requestCode('free-cn', '13900000000')).toMatchObject({status: 202});
    service.advance(14_500);
    expect(await service.requestCode()).toMatchObject({status: 202});
  });

  it('five a day to one contact', async () => {
    service = startService({defaults: true});
    for (let count = 0; count < 5; count += 1) {
      expect(await service.requestCode('free-cn', undefined, from(`10.0.0.${count}`))).toMatchObject({status: 202});
      service.advance(60_000);
    }
    const refused = await service.requestCode('free-cn', undefined, from('10.0.0.9'));
    expect(refused).toMatchObject({status: 429, data: {retryAfter: 24 * 3600 - 300}});
    service.advance((24 * 3600 - 300) * 1000);
    expect(await service.requestCode()).toMatchObject({status: 202});
  });

  it('ten an hour from one address; rejected requests do not count', async () => {
    service = startService({defaults: true});
    for (let count = 0; count < 10; count += 1) {
      expect(await service.requestCode('free-cn', `1380000000${count}`)).toMatchObject({status: 202});
    }
    expect(await service.requestCode('free-cn', '13900000000')).toMatchObject({status: 429, data: {retryAfter: 3600}});
    expect(await service.requestCode('free-cn', '13900000000', from('10.0.0.2'))).toMatchObject({status: 202});
    service.advance(3600_000);
    expect(await service.requestCode('free-cn', '13700000000')).toMatchObject({status: 202});
  });

  it('thirty an hour from a /24, and from a /56 of IPv6', async () => {
    service = startService({defaults: true});
    const ask = (index: number, address: string) =>
      service.requestCode('free-global', `visitor${index}@example.com`, from(address));
    for (let index = 0; index < 30; index += 1) {
      expect(await ask(index, `203.0.113.${index}`)).toMatchObject({status: 202});
      expect(await ask(100 + index, `2001:db8:0:${index.toString(16)}::1`)).toMatchObject({status: 202});
    }
    expect(await ask(30, '203.0.113.99')).toMatchObject({status: 429});
    expect(await ask(130, '2001:db8:0:ff::1')).toMatchObject({status: 429});
    expect(await ask(31, '203.0.114.1')).toMatchObject({status: 202});
    expect(await ask(131, '2001:db8:0:100::1')).toMatchObject({status: 202});
  });

  it('sixty an hour from a /48, whatever addresses it uses', async () => {
    service = startService({defaults: true});
    const ask = (index: number, prefix: string) =>
      service.requestCode(
        'free-global',
        `visitor${index}@example.com`,
        from(`${prefix}:${(index * 256).toString(16)}::1`),
      );
    for (let index = 0; index < 60; index += 1) expect(await ask(index, '2001:db8:1')).toMatchObject({status: 202});
    expect(await ask(60, '2001:db8:1')).toMatchObject({status: 429});
    expect(await ask(61, '2001:db8:2')).toMatchObject({status: 202});
  });

  it('counts every spelling of a mailbox as one contact', async () => {
    service = startService({defaults: true});
    expect(await service.requestCode('free-global', 'ana.silva@gmail.com')).toMatchObject({status: 202});
    for (const same of ['ana.silva+1@gmail.com', 'anasilva@gmail.com', 'ANA.SILVA@Gmail.com'])
      expect(await service.requestCode('free-global', same)).toMatchObject({status: 429});
    expect(await service.requestCode('free-global', 'ana.silva@example.com')).toMatchObject({status: 202});
    expect(await service.requestCode('free-global', 'anasilva@example.com')).toMatchObject({status: 202});
  });

  it('twenty an hour to a range of mobile numbers', async () => {
    service = startService({defaults: true});
    const ask = (number: number, address: string) => service.requestCode('free-cn', String(number), from(address));
    for (let index = 0; index < 20; index += 1)
      expect(await ask(13_812_340_000 + index, `10.${index}.0.1`)).toMatchObject({status: 202});
    expect(await ask(13_812_349_999, '10.99.0.1')).toMatchObject({status: 429});
    expect(await ask(13_812_350_000, '10.99.0.1')).toMatchObject({status: 202});
  });

  it.each([
    ['LIMIT_SMS_CODES_10MIN', '600'],
    ['LIMIT_SMS_CODES_DAY', '86400'],
  ])('%s answers with 503 and leaves the other channel alone', async (name, retryAfter) => {
    service = startService({settings: {[name]: '2'}});
    for (const to of ['13800000001', '13800000002']) {
      expect(await service.requestCode('free-cn', to)).toMatchObject({status: 202});
    }
    expect(await service.requestCode('free-cn', '13800000003')).toMatchObject({
      status: 503,
      code: 503001,
      headers: {'retry-after': retryAfter},
    });
    expect(service.log()).toContain(`"channel":"sms","limit":"${name}","alarm":"codes-limit"`);
    expect(await service.requestCode('free-global')).toMatchObject({status: 202});
  });

  it('says once when half, four fifths and all of the daily budget are used', async () => {
    service = startService({settings: {LIMIT_EMAIL_CODES_DAY: '10'}});
    const percents = (): string[] =>
      [...service.log().matchAll(/"percent":(\d+),[^{]*"alarm":"codes-budget"/g)].map(([, percent]) => percent!);
    for (let index = 0; index < 10; index += 1) {
      await service.requestCode('free-global', `visitor${index}@example.com`);
      expect(percents()).toHaveLength([5, 8, 10].filter((mark) => mark <= index + 1).length);
    }
    await service.requestCode('free-global', 'visitor10@example.com');
    expect(percents()).toEqual(['50', '80', '100']);
  });

  it('the proof of work gets harder as a channel nears its limit, and easy again', async () => {
    service = startService({settings: {LIMIT_SMS_CODES_10MIN: '8'}});
    const hardness = async (): Promise<number> =>
      (await service.request({url: '/api/v1/challenge'})).json<{data: {maxnumber: number}}>().data.maxnumber / 50;
    const seen: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      seen.push(await hardness());
      await service.requestCode('free-cn', `1380000000${index}`);
    }
    expect(seen).toEqual([1, 1, 2, 2, 4, 4, 8, 8]);
    service.advance(600_000);
    expect(await hardness()).toBe(1);
  });

  it('expired counters are deleted by the sweep', async () => {
    service = startService({defaults: true});
    await service.requestCode();
    service.advance(24 * 3600_000);
    await service.store.sweep(service.now());
    expect(await service.requestCode()).toMatchObject({status: 202});
  });
});

describe('the holder of a code', () => {
  const id = '3f0c1a52-6f0e-4a63-9d2a-5f1b7f4f8a11';
  const other = '7a8e6c1d-0b5f-4f43-8a51-0c5de2b1f9aa';
  const home = {remoteAddress: '198.51.100.1'};
  const elsewhere = {remoteAddress: '192.0.2.1'};

  const ask = async (leadId: string | undefined): Promise<string> => {
    const challenge = await service.solve();
    const body = {channel: 'sms', to: '13800000000', form: 'free-cn', challenge, ...(leadId && {id: leadId})};
    expect(await service.post('/api/v1/codes', body, home)).toMatchObject({status: 202});
    return service.sent.at(-1)!.code;
  };
  const send = async (leadId: string, verificationCode: string, from: object, more: object = {}) =>
    (await service.post('/api/v1/leads', await service.lead('free-cn', {id: leadId, verificationCode, ...more}), from))
      .status;

  it('is the lead it was asked for, from any network', async () => {
    service = startService();
    const code = await ask(id);
    expect(await send(other, code, home)).toBe(422);
    expect(await send(id, code, elsewhere)).toBe(201);
  });

  it('keeps their attempts while a stranger guesses', async () => {
    service = startService();
    const code = await ask(id);
    for (let guess = 0; guess < 9; guess += 1) expect(await send(other, '000000', elsewhere)).toBe(422);
    expect(await send(id, code, home)).toBe(201);
  });

  it('is the network where the request named no lead', async () => {
    service = startService();
    const code = await ask(undefined);
    expect(await send(other, code, elsewhere)).toBe(422);
    expect(await send(other, code, home)).toBe(201);
  });

  it('may send a lead that got a new id meanwhile', async () => {
    service = startService();
    const code = await ask(id);
    expect(await send(other, code, elsewhere, {codeId: id})).toBe(201);
  });
});
