/** (b) An English visitor on a desktop applies on the form page, with the network failing once. */
import assert from 'node:assert/strict';
import type {Browser} from 'playwright-core';
import {hydrated, openPage, visitor} from './lib/browser';
import {eventually, expectPath, expectText, expectValue} from './lib/expect';
import {LeadFormOnPage, otherCode, sentCode, shown} from './lib/lead-form';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

const product = '/global/products/accurate-people-counting';
const required = 'This is a required field';
const email = 'mei.tan@shop.example';

const good = {
  appellation: 'ms',
  firstName: 'Mei',
  lastName: 'Tan',
  businessEmail: email,
  companyName: 'Example Tea Pte Ltd',
  phoneCountry: 'SG',
  phone: '6123 4567',
  region: 'SG',
  website: 'www.example.com',
  requirements: 'Two shops, four doors.',
  consent: true,
};

async function mistakesThenLead(browser: Browser, service: Service): Promise<void> {
  const context = await visitor(browser, 'en', {viewport: {width: 1440, height: 900}});
  const start = await context.newPage();
  await openPage(start, service.base + product);
  const title = await start.title();
  const trial = start.locator('[data-trial]').filter({visible: true}).first();
  const component = (await trial.getAttribute('data-trial')) ?? '';

  // On a wide screen the button opens the form page beside the product page.
  const [page] = await Promise.all([context.waitForEvent('page'), trial.click()]);
  await page.waitForLoadState('load');
  await hydrated(page);
  await expectPath(page, '/global/experience');
  await expectPath(start, product);
  const form = new LeadFormOnPage(page, page.locator('main'));

  await form.submit();
  await form.expectProblems({
    appellation: required,
    firstName: required,
    lastName: required,
    businessEmail: required,
    verificationCode: 'Captcha is a 6-digit number',
    companyName: 'Please fill in the company name',
    phoneCountry: 'Please choose the country code',
    phone: 'Please fill in the telephone number',
    region: required,
    requirements: required,
    consent: 'Please accept the privacy notice',
  });
  await form.expectSummaryLeads();
  await eventually(async () => assert.match(await page.title(), /^Error: /));

  await form.fill({
    ...good,
    businessEmail: 'mei.tan@',
    phone: '12',
    website: 'not a site',
    whatsapp: 'abc',
    verificationCode: '12',
  });
  await form.submit();
  await form.expectProblems({
    businessEmail: 'Format error',
    verificationCode: 'Captcha is a 6-digit number',
    phone: 'Format error',
    website: 'Format error',
    whatsapp: 'Format error',
  });
  await expectValue(form.field('businessEmail'), 'mei.tan@');

  // A free-mail address is taken, with a hint.
  await form.fill({businessEmail: 'mei.tan@gmail.com'});
  await expectText(
    form.form.locator('#businessEmail-hint'),
    'A work address helps us find your company. This one works too.',
  );

  await form.fill({businessEmail: email, phone: good.phone, website: good.website, whatsapp: ''});
  await form.getCode();
  const code = await sentCode(service, 'free-global', '@shop.example');
  await form.fill({verificationCode: otherCode(code)});
  await form.submit();
  await form.expectProblems({verificationCode: 'The verification code is incorrect'});
  await form.fill({verificationCode: code});

  // The answer gets lost on the way: everything stays, the second attempt is the same lead.
  await page.route(
    '**/api/v1/leads',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    {times: 1},
  );
  await form.submit();
  await form.form.locator('[role=alert]:has(a[href^="mailto:"])').waitFor();
  await expectValue(form.field('requirements'), good.requirements);
  await form.submit();
  const reference = await form.expectSuccess(
    'Dear Ms Tan, Your information has been submitted successfully. Our regional manager will contact you as soon as possible.',
  );
  assert.doesNotMatch(await page.title(), /^Error: /);

  const rows = (await service.leads('list')).split('\n').filter((line) => line.includes(product));
  assert.equal(rows.length, 1, `one lead from ${product}, not ${rows.length}`);
  const lead = await service.leads('show', reference);
  const expected: Record<string, string> = {
    firstName: 'Mei',
    businessEmail: email,
    region: 'SG',
    website: 'https://www.example.com',
    requirements: good.requirements,
    button: component,
    page: `${product}  ${title}`,
    device: 'desktop',
    status: 'new',
  };
  for (const [name, value] of Object.entries(expected))
    assert.equal(shown(lead, name), value, `${name} of the stored lead`);
  await context.close();
}

interface Answer {
  readonly code: number;
  readonly fields?: Readonly<Record<string, string>>;
}

async function post(
  service: Service,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer & {status: number}> {
  const response = await fetch(`${service.base}/api/v1/leads`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {status: response.status, ...((await response.json()) as Answer)};
}

const lead = (fields: unknown, more: object = {}) => ({
  id: crypto.randomUUID(),
  form: 'free-global',
  edition: 'global',
  fields,
  tracking: {},
  verificationCode: '123456',
  ...more,
});

/** The service refuses what the browser would have refused, whoever asks. */
async function serverRefuses(service: Service): Promise<void> {
  const before = await service.leads('list');
  const empty = await post(service, lead({}));
  assert.equal(empty.status, 422);
  assert.equal(empty.code, 700007);
  const names = [
    'appellation',
    'firstName',
    'lastName',
    'businessEmail',
    'companyName',
    'phoneCountry',
    'phone',
    'region',
    'requirements',
    'consent',
  ];
  assert.deepEqual(Object.keys(empty.fields ?? {}).sort(), [...names].sort());

  const wrongEmail = await post(service, lead({...good, businessEmail: 'mei.tan@'}));
  assert.deepEqual([wrongEmail.status, wrongEmail.code, wrongEmail.fields], [422, 301022, {businessEmail: 'format'}]);
  const withoutConsent = await post(service, lead({...good, consent: false}));
  assert.deepEqual([withoutConsent.status, withoutConsent.fields], [422, {consent: 'accept'}]);
  const guessed = await post(service, lead(good));
  assert.deepEqual([guessed.status, guessed.code], [422, 301026]);
  const chinese = await post(service, {...lead({}), form: 'free-cn', edition: 'zh-CN'});
  assert.ok(chinese.fields?.mobile && chinese.fields.region, 'the Chinese form is checked as well');

  assert.equal((await post(service, 'name=x', {'content-type': 'text/plain'})).status, 415);
  assert.equal((await post(service, lead(good), {'sec-fetch-site': 'cross-site'})).status, 403);
  assert.equal(await service.leads('list'), before, 'a refused lead was stored');
}

/** Checks of walk (b). */
export const englishLeadWalk = (browser: Browser, service: Service): Check[] => [
  {
    name: 'every mistake once, a lost answer, then one lead with its source',
    run: () => mistakesThenLead(browser, service),
  },
  {name: 'the service refuses what the browser would have refused', run: () => serverRefuses(service)},
];
