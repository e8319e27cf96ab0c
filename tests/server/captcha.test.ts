import {createHmac} from 'node:crypto';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {httpPeer, type Peer, type PeerAnswer} from '../../scripts/reliability/peers';
import {pagePolicy} from '../../src/site/hosting/headers';
import {captchaOrigins} from '../../src/site/captcha';
import {startService, type Service} from './harness';

let service: Service;
let peer: Peer;
let answer: PeerAnswer;

const passed = {status: 200, body: '{"status":"success","result":"success"}'};

beforeEach(async () => {
  answer = passed;
  peer = await httpPeer(() => answer);
  service = startService({
    settings: {CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret', CAPTCHA_VERIFY_URL: `${peer.url}/validate`},
  });
});
afterEach(async () => {
  await service.close();
  await peer.close();
});

const solved = (lot: string): string =>
  Buffer.from(JSON.stringify({lot_number: lot, captcha_output: 'o', pass_token: 'p', gen_time: '1'})).toString(
    'base64',
  );

const request = (challenge: string, to = '13800000000') =>
  service.post('/api/v1/codes', {channel: 'sms', to, form: 'free-cn', challenge});

const challenge = async () =>
  (await service.request({url: '/api/v1/challenge'})).json<{data: Record<string, unknown>}>().data;

describe('pages', () => {
  it('content security policy allows the captcha only when one is configured', () => {
    expect(pagePolicy({scriptHashes: [], connect: []})).not.toContain('https:');
    expect(pagePolicy({scriptHashes: ['sha256-x'], connect: [], thirdParties: captchaOrigins})).toContain(
      "script-src 'self' 'sha256-x' https://static.geetest.com https://gcaptcha4.geetest.com;",
    );
  });
});

describe('hosted captcha', () => {
  it('is announced to the browser, verified with a signed call, and single use', async () => {
    expect(await challenge()).toEqual({kind: 'captcha', siteKey: 'site'});
    expect(await request(solved('lot-1'))).toMatchObject({status: 202});
    const [{url, body} = {url: '', body: ''}] = peer.requests;
    expect(url).toBe('/validate?captcha_id=site');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      lot_number: 'lot-1',
      captcha_output: 'o',
      pass_token: 'p',
      gen_time: '1',
      sign_token: createHmac('sha256', 'secret').update('lot-1').digest('hex'),
    });
    service.advance(2000);
    expect(await request(solved('lot-1'))).toMatchObject({status: 422, fields: {challenge: 'format'}});
    expect(service.sent).toHaveLength(1);
  });

  it.each<[string, PeerAnswer, string]>([
    ['the provider refuses', {status: 200, body: '{"result":"fail"}'}, solved('lot-1')],
    ['parts are missing', passed, Buffer.from('{"lot_number":"x"}').toString('base64')],
    ['it is not base64', passed, '%%%'],
  ])('fails when %s', async (_name, given, solution) => {
    answer = given;
    expect(await request(solution)).toMatchObject({status: 422, fields: {challenge: 'format'}});
    expect(await challenge()).toMatchObject({kind: 'captcha'});
    expect(service.sent).toEqual([]);
  });

  it('falls back to the proof of work for a minute when the provider does not respond', async () => {
    answer = 'hang up';
    expect(await request(solved('lot-1'))).toMatchObject({status: 422, fields: {challenge: 'format'}});
    expect(service.log()).toContain('"alarm":"captcha-unreachable"');
    expect(await challenge()).toMatchObject({algorithm: 'SHA-256'});
    expect(await request(await service.solve())).toMatchObject({status: 202});
    service.advance(60_000);
    expect(await challenge()).toEqual({kind: 'captcha', siteKey: 'site'});
  });
});
