/** Forms as a browser without script sends them; in a real browser on the built pages: `tests/e2e/forms-first.spec.ts`. */
import {afterEach, expect, test} from '@jest/globals';
import {load, type CheerioAPI} from 'cheerio';
import freeCn from '../../i18n/zh-CN/copy/forms/free-cn';
import type {Site, SiteFile} from '../../src/site/hosting/builtSite';
import {StoreUnavailable, type Store} from '../../server/store/store';
import {startService, type Service} from './harness';

/** The parts of a built page that the response fills in. */
const page = `<!doctype html><html lang="zh-CN"><head><title>免费试用</title><script src="/main.js" defer></script></head><body><main>
<form data-form="free-cn" method="post" action="/api/v1/forms/free-cn"><div data-answer=""></div>
<input id="companyName" name="companyName"><p id="companyName-error" hidden><span></span></p>
<input id="contact" name="contact"><p id="contact-error" hidden><span></span></p>
<input id="mobile" name="mobile"><p id="mobile-error" hidden><span></span></p>
<input id="verificationCode" name="verificationCode" aria-describedby="code-status"><p id="code-status"></p><p id="verificationCode-error" hidden><span></span></p>
<select id="region-province" name="region-province"><option value="">-<option value="110000">北京市<option value="440000">广东省</select>
<select id="region" name="region"><option value="">-<optgroup label="北京市"><option value="110100">北京市</optgroup><optgroup label="广东省"><option value="440300">深圳市</optgroup></select><p id="region-error" hidden><span></span></p>
<label><input type="radio" name="demand" value="people-counting"></label><p id="demand-error" hidden><span></span></p>
<input type="checkbox" id="consent" name="consent"><p id="consent-error" hidden><span></span></p>
<input name="honeypot"></form></main></body></html>`;

const englishPage = `<!doctype html><html lang="en"><head><title>Free trial</title></head><body><main>
<form data-form="free-global" method="post" action="/api/v1/forms/free-global"><div data-answer=""></div>
<select id="phoneCountry" name="phoneCountry"><option value="">-<option value="CA">Canada<option value="SG">Singapore</select><p id="phoneCountry-error" hidden><span></span></p>
<input id="phone" name="phone"></form></main></body></html>`;

const file = (html: string): SiteFile => ({
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  status: 200,
  ranges: false,
  identity: {body: Buffer.from(html), etag: '"1"'},
  br: undefined,
  gzip: undefined,
});

const site: Site = {
  files: new Map([
    ['/experience', file(page)],
    ['/global/experience', file(englishPage)],
  ]),
  policy: {scriptHashes: [], connect: []},
  id: 'test',
  mark: undefined,
};

const action = '/api/v1/forms/free-cn';
const typed = {
  companyName: '示例商贸有限公司',
  contact: '张三',
  mobile: '13800000000',
  region: '440300',
  demand: 'people-counting',
  consent: 'on',
};

let service: Service;
afterEach(() => service.close());

interface Answer {
  readonly status: number;
  readonly $: CheerioAPI;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Hidden values for the next request. */
  readonly hidden: Readonly<Record<string, string>>;
}

async function send(
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
  url = action,
): Promise<Answer> {
  const response = await service.request({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
      ...headers,
    },
  });
  const $ = load(response.body);
  const hidden = Object.fromEntries(
    $('[data-answer] input')
      .toArray()
      .map((input) => [$(input).attr('name')!, $(input).attr('value')!]),
  );
  return {status: response.statusCode, $, headers: response.headers, hidden};
}

const leads = async (): Promise<number> => {
  let count = 0;
  for await (const _ of service.store.leads()) count += 1;
  return count;
};

/** Submits the form without a code; returns the hidden fields for the second request. */
async function firstStep(): Promise<Readonly<Record<string, string>>> {
  const {status, hidden} = await send(typed);
  expect(status).toBe(200);
  service.advance(10_000);
  return {...typed, ...hidden, verificationCode: service.sent.at(-1)!.code};
}

const startWithSite = (options: Parameters<typeof startService>[0] = {}): Service =>
  startService({...options, app: {site, ...options.app}});

test('an invalid form is returned filled in, with field messages and an error summary', async () => {
  service = startWithSite();
  const {status, $, headers} = await send({...typed, mobile: '12345', contact: '"><script>alert(1)</script>'});
  expect(status).toBe(422);
  expect(headers['cache-control']).toBe('no-store');
  expect($('#companyName').attr('value')).toBe(typed.companyName);
  expect($('#region option[selected]').attr('value')).toBe('440300');
  expect($('#consent').attr('checked')).toBeDefined();
  expect($('[name=demand][checked]').attr('value')).toBe('people-counting');
  expect($('#mobile-error').attr('hidden')).toBeUndefined();
  expect($('#mobile').attr('aria-invalid')).toBe('true');
  expect($('#mobile-error').text()).toBe(freeCn.fields.mobile.errors.format);
  expect($('#mobile-error').text()).toMatch(/^请填写正确的手机号/);
  expect(
    $('[data-answer] a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(['#contact', '#mobile', '#verificationCode']);
  expect($('#contact').attr('value')).toBe('"><script>alert(1)</script>');
  expect($('main script').length).toBe(0);
  expect($('title').text()).toBe('错误：免费试用');
});

test('two requests store a lead, and repeating them is idempotent', async () => {
  service = startWithSite();
  const second = await firstStep();
  const [once, again] = [await send(second), await send(second)];
  expect([once.status, again.status]).toEqual([201, 200]);
  expect(again.$('[data-testid=lead-reference]').text()).toBe(once.$('[data-testid=lead-reference]').text());
  expect(once.$('h2').text()).toContain('张三');
  expect(once.$('script[src]').length).toBe(0);
  expect(await leads()).toBe(1);
});

test('tracking values come from the page URL and are kept across both requests', async () => {
  service = startWithSite();
  const referer = 'http://localhost/experience?component_id=header&source_path=%2Fproducts%2Fai-box';
  const {hidden, $} = await send(typed, {referer, cookie: 'a=b; _sp=shop-card'});
  expect($('html').attr('data-address')).toBe('/experience?component_id=header&source_path=%2Fproducts%2Fai-box');
  service.advance(10_000);
  await send({...typed, ...hidden, verificationCode: service.sent[0]!.code}, {referer: `http://localhost${action}`});
  for await (const lead of service.store.leads()) {
    expect(lead.tracking).toMatchObject({component_id: 'header', source_path: '/products/ai-box', sp: 'shop-card'});
  }
  expect(await leads()).toBe(1);
});

test('a province with one city selects that city', async () => {
  service = startWithSite();
  const {region: _, ...others} = typed;
  const {status, $} = await send({...others, region: '', 'region-province': '110000'});
  expect(status).toBe(200);
  expect($('#region option[selected]').attr('value')).toBe('110100');
});

test('the error summary links to the first empty select of the region', async () => {
  service = startWithSite();
  const {region: _, ...others} = typed;
  const linkFor = async (province: string) => {
    const {$} = await send({...others, region: '', 'region-province': province});
    return $('[data-answer] a[href^="#region"]').attr('href');
  };
  expect(await linkFor('')).toBe('#region-province');
  expect(await linkFor('440000')).toBe('#region');
});

test.each([
  ['+1 416 555 0100', '', 'CA'],
  ['0065 6123 4567', '', 'SG'],
  ['+65 6123 4567', 'CA', 'CA'],
  ['6123 4567', '', undefined],
])('the number %s with country "%s" selects %s', async (phone, phoneCountry, country) => {
  service = startWithSite();
  const {$} = await send({phone, phoneCountry}, {}, '/api/v1/forms/free-global');
  expect($('#phoneCountry option[selected]').attr('value')).toBe(country ?? '');
  expect($('#phoneCountry-error').is('[hidden]')).toBe(country !== undefined);
});

test.each([
  ['forged', (token: string) => token.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 0],
  ['expired', (token: string) => token, 3 * 3600_000],
  ['missing', () => '', 0],
])('a %s token stores nothing and returns the filled-in form with a new token', async (_, change, wait) => {
  service = startWithSite({settings: {LIMIT_CODE_GAP_SECONDS: '1'}});
  const second = await firstStep();
  service.advance(wait);
  const {status, $, hidden} = await send({...second, token: change(second.token!)});
  expect(status).toBe(422);
  expect(await leads()).toBe(0);
  expect($('#verificationCode').attr('value')).toBe(second.verificationCode);
  expect(hidden.token).not.toBe(second.token);
  service.advance(10_000);
  // The code belonged to the lead of the old token.
  expect((await send({...second, ...hidden})).status).toBe(422);
  const asked = await send({...second, ...hidden, step: 'code'});
  service.advance(10_000);
  const verificationCode = service.sent.at(-1)!.code;
  expect((await send({...second, ...asked.hidden, verificationCode})).status).toBe(201);
});

test('five codes an hour without proof of work; the sixth request returns the filled-in form', async () => {
  service = startWithSite({settings: {LIMIT_FORM_CODES_PER_IP_HOUR: '5'}});
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await send({...typed, mobile: `1380000001${tries}`})).status).toBe(200);
    service.advance(2000);
  }
  const {status, $, headers} = await send(typed);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect($('#code-status').text()).toMatch(/^操作过于频繁/);
  expect($('#companyName').attr('value')).toBe(typed.companyName);
  expect(service.sent).toHaveLength(5);
});

test('a form filled in too fast, or with the honeypot, is quarantined', async () => {
  service = startWithSite({settings: {LIMIT_FILL_SECONDS: '3'}});
  const {hidden} = await send(typed);
  const second = {...typed, ...hidden, verificationCode: service.sent[0]!.code};
  expect((await send(second)).status).toBe(201);
  for await (const lead of service.store.leads()) expect(lead.quarantine).toBe('too-fast');
});

test('a cross-site POST is rejected', async () => {
  service = startWithSite();
  const {status, $} = await send(typed, {'sec-fetch-site': 'cross-site'});
  expect(status).toBe(403);
  expect($('h1').text()).not.toBe('');
  expect(service.sent).toEqual([]);
});

test('while the database is down the filled-in form is returned for a retry', async () => {
  let isDown = false;
  service = startWithSite();
  const {store} = service;
  const second = await firstStep();
  const submitLead: Store['submitLead'] = store.submitLead.bind(store);
  store.submitLead = (lead) => (isDown ? Promise.reject(new StoreUnavailable('down')) : submitLead(lead));
  isDown = true;
  const {status, $, headers, hidden} = await send(second);
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('2');
  expect($('#companyName').attr('value')).toBe(typed.companyName);
  expect($('[data-answer] h2').text()).toBe('没有提交成功。');
  isDown = false;
  expect((await send({...second, ...hidden})).status).toBe(201);
  expect(await leads()).toBe(1);
});

test('no submitted value is in the log or, in plain text, in the data folder', async () => {
  service = startWithSite();
  const second = await firstStep();
  await send({...second, verificationCode: '000000'});
  await send(second);
  for (const secret of [typed.companyName, typed.mobile, second.verificationCode!]) {
    expect(service.log()).not.toContain(secret);
    expect(service.rawData()).not.toContain(secret);
  }
});

test('GET of the form action redirects to the form', async () => {
  service = startWithSite();
  const response = await service.request({url: action});
  expect([response.statusCode, response.headers.location]).toEqual([303, '/experience']);
});

test('without a built site the form action responds with 503', async () => {
  service = startService();
  expect((await send(typed)).status).toBe(503);
});

test('feedback on a document is stored and confirmed, with a link back', async () => {
  service = startWithSite();
  const response = await service.request({
    method: 'POST',
    url: '/api/v1/forms/feedback',
    payload: 'article=t0101&edition=zh-CN&helpful=false',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      referer: 'http://localhost/support/troubleshooting/details/t0101',
      accept: 'text/html',
    },
  });
  expect(response.statusCode).toBe(200);
  expect(load(response.body)('a').attr('href')).toBe('/support/troubleshooting/details/t0101');
  expect(await service.store.feedbackSummary()).toMatchObject([{article: 't0101', helpful: false, count: 1}]);
});
