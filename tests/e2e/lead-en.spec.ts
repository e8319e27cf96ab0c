/** An English visitor on a desktop applies on the form page, with the network failing once. */
import {desktop, expectPath, hydrated, openPage} from '../support/browser';
import {LeadForm, otherCode, sentCode} from '../support/lead-form';
import type {Service} from '../support/service';
import {expectStoredLead} from '../support/stored-lead';
import {expect, test} from '../support/test';

const product = '/global/products/accurate-people-counting';
const required = 'This is a required field';
const email = 'mei.tan@lead-en.example';

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

test.use({...desktop, locale: 'en-US'});

test('every mistake once, a lost answer, then one lead with its source', async ({page: start, context, service}) => {
  // Two pages, and five rounds of a form with eleven required fields.
  test.slow();
  const leadsFromProduct = async () =>
    (await service.leads('list')).split('\n').filter((line) => line.includes(product)).length;
  const before = await leadsFromProduct();
  await openPage(start, product);
  const title = await start.title();
  const trial = start.locator('[data-trial]').filter({visible: true}).first();
  const component = (await trial.getAttribute('data-trial')) ?? '';
  expect(component).not.toBe('');

  // On a wide screen the button opens the form page beside the product page.
  const [page] = await Promise.all([context.waitForEvent('page'), trial.click()]);
  await page.waitForLoadState('load');
  await hydrated(page);
  await expectPath(page, '/global/experience');
  await expectPath(start, product);
  const form = new LeadForm(page, page.locator('main'));

  await test.step('everything left out', async () => {
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
      consent: 'Please accept the privacy policy',
    });
    await form.expectSummaryLinks();
    await expect(page).toHaveTitle(/^Error: /);
  });

  await test.step('everything wrong', async () => {
    await form.fill({
      ...good,
      businessEmail: 'mei.tan@',
      phone: '12',
      website: 'https://ex ample.com',
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
    await expect(form.field('businessEmail')).toHaveValue('mei.tan@');
  });

  await test.step('a free-mail address is accepted, with a hint', async () => {
    await form.fill({businessEmail: 'mei.tan@gmail.com'});
    await expect(form.form.locator('#businessEmail-hint')).toHaveText(
      'A work address helps us find your company. This one works too.',
    );
  });

  await test.step('the wrong code, then the right one', async () => {
    await form.fill({businessEmail: email, phone: good.phone, website: good.website, whatsapp: ''});
    await form.getCode();
    const code = await sentCode(service, 'free-global', '@lead-en.example');
    await form.fill({verificationCode: otherCode(code)});
    await form.submit();
    await form.expectProblems({verificationCode: 'The verification code is incorrect'});
    await form.fill({verificationCode: code});
  });

  const reference = await test.step('after a lost answer everything stays, and the lead is sent again', async () => {
    await page.route(
      '**/api/v1/leads',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      {times: 1},
    );
    await form.submit();
    await expect(form.form.locator('[role=alert]:has(a[href^="mailto:"])')).toBeVisible();
    await expect(form.field('requirements')).toHaveValue(good.requirements);
    await form.submit();
    return form.expectSuccess(
      'Dear Ms Tan, Your information has been submitted successfully. Our regional manager will contact you as soon as possible.',
    );
  });
  expect(await page.title()).not.toMatch(/^Error: /);

  expect(await leadsFromProduct(), 'both attempts are one lead').toBe(before + 1);
  await expectStoredLead(service, reference, {
    firstName: 'Mei',
    businessEmail: email,
    region: 'SG',
    website: 'https://www.example.com',
    requirements: good.requirements,
    button: component,
    page: `${product}  ${title}`,
    device: 'desktop',
    status: 'new',
    history: 'first lead',
  });
});

interface Answer {
  readonly status: number;
  readonly code: number;
  readonly fields?: Readonly<Record<string, string>>;
}

async function post({base}: Service, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${base}/api/v1/leads`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {...((await response.json()) as Omit<Answer, 'status'>), status: response.status};
}

const lead = (fields: unknown) => ({
  id: crypto.randomUUID(),
  form: 'free-global',
  edition: 'global',
  fields,
  tracking: {},
  verificationCode: '123456',
});

test('the service refuses what the browser would have refused', async ({service}) => {
  const before = await service.leads('list');
  // No code was sent to this contact.
  const fields = {...good, businessEmail: 'mei.tan@refused.example'};

  const empty = await post(service, lead({}));
  expect(empty).toMatchObject({status: 422, code: 700007});
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
  expect(Object.keys(empty.fields ?? {}).sort()).toEqual([...names].sort());

  const wrongEmail = await post(service, lead({...fields, businessEmail: 'mei.tan@'}));
  expect([wrongEmail.status, wrongEmail.code, wrongEmail.fields]).toEqual([422, 301022, {businessEmail: 'format'}]);
  const withoutConsent = await post(service, lead({...fields, consent: false}));
  expect([withoutConsent.status, withoutConsent.fields]).toEqual([422, {consent: 'accept'}]);
  expect(await post(service, lead(fields)), 'a guessed code').toMatchObject({status: 422, code: 301026});
  const chinese = await post(service, {...lead({}), form: 'free-cn', edition: 'zh-CN'});
  expect(chinese.fields?.mobile, 'the Chinese form is checked as well').toBeTruthy();
  expect(chinese.fields?.region).toBeTruthy();

  expect((await post(service, 'name=x', {'content-type': 'text/plain'})).status).toBe(415);
  expect((await post(service, lead(fields), {'sec-fetch-site': 'cross-site'})).status).toBe(403);
  expect(await service.leads('list'), 'a refused lead is not stored').toBe(before);
});
