/**
 * The main jobs in Firefox, each from beginning to end on the built site with the real service. Fewer than in Chromium,
 * and chosen for what engines differ in.
 */
import {sentCode, shown} from '../support/lead-form';
import type {Service} from '../support/service';
import {expect, hydrated, test, type Visit} from './test';

const button = (name: string): string => `::-p-xpath(//button[normalize-space()="${name}"])`;
const textOf = (visit: Visit, selector: string) => expect.poll(() => visit.textOf(selector), {message: selector});
const pathOf = ({page}: Visit) => expect.poll(() => new URL(page.url()).pathname, {message: 'pathname of the page'});

/** Fills fields by id: types, chooses in lists, ticks boxes. */
async function fill({page}: Visit, values: Readonly<Record<string, string | true>>): Promise<void> {
  for (const [id, value] of Object.entries(values)) {
    const field = `form[novalidate] #${id}`;
    if (value === true) await page.$eval(field, (box) => (box as HTMLInputElement).click());
    else if ((await page.$eval(field, (element) => element.tagName)) === 'SELECT') await page.select(field, value);
    else await page.type(field, value);
  }
}

/** Asks for the code, types it, sends, and returns the stored lead. */
async function send(visit: Visit, service: Service, form: string, contactEnd: string): Promise<string> {
  const {page} = visit;
  await page.click('[data-testid=get-code]');
  await fill(visit, {verificationCode: await sentCode(service, form, contactEnd)});
  await page.click('form[novalidate] [data-testid=lead-submit]');
  await page.waitForSelector('[data-testid=lead-success]');
  const focused = await page.evaluate(() => document.activeElement?.closest('[data-testid=lead-success]') !== null);
  expect(focused, 'the focus is on the success panel').toBe(true);
  return service.leads('show', await visit.textOf('[data-testid=lead-reference]'));
}

test.describe('wide desktop', () => {
  test.use({width: 1440});

  test('the stage counts', async ({visit}) => {
    await visit.open('/global/products/accurate-people-counting');
    const {page} = visit;
    await page.$eval('[data-stage=counting]', (stage) => stage.scrollIntoView({block: 'center'}));
    await page.waitForSelector('[data-stage=counting][data-state=playing]');
    await textOf(visit, '#demo dl div:nth-child(2) dd').toMatch(/^[1-9]/);
    // Something is drawn on both canvases.
    const drawn = await page.$$eval('[data-stage=counting] canvas', (canvases) =>
      canvases.map((canvas) => {
        const copy = Object.assign(document.createElement('canvas'), {width: 160, height: 90}).getContext('2d')!;
        copy.drawImage(canvas, 0, 0, 160, 90);
        return copy.getImageData(0, 0, 160, 90).data.some((value) => value > 0);
      }),
    );
    expect(drawn).toEqual([true, true]);
  });
});

test.describe('desktop', () => {
  test('an English lead on the form page', async ({visit, service}) => {
    await visit.open('/global/experience');
    await visit.page.click('form[novalidate] [data-testid=lead-submit]');
    await visit.page.waitForSelector('form[novalidate] [role=alert] a[href="#firstName"]');
    await fill(visit, {
      appellation: 'ms',
      firstName: 'Mei',
      lastName: 'Tan',
      businessEmail: 'mei@firefox.example',
      companyName: 'Example Tea',
      phoneCountry: 'SG',
      phone: '61234567',
      region: 'SG',
      requirements: 'Two shops.',
      consent: true,
    });
    const lead = await send(visit, service, 'free-global', '@firefox.example');
    expect(shown(lead, 'companyName')).toBe('Example Tea');
  });

  test('search, an article, and its steps', async ({visit}) => {
    await visit.open('/search?q=摄像机离线');
    const {page} = visit;
    const first = await page.waitForSelector('[data-results] a');
    await Promise.all([page.waitForNavigation(), first!.click()]);
    await pathOf(visit).toBe('/support/troubleshooting/details/t0001');
    await hydrated(page);
    await textOf(visit, 'main').toMatch(/NET-1-1/);
    for (let step = 0; step < 2; step++) await (await visit.visible(button('没解决，下一步'))).click();
    await textOf(visit, 'main').toMatch(/NET-1-3/);
  });

  test('the same page in the other edition', async ({visit}) => {
    await visit.open('/global/support/model/e3-x');
    await visit.page.click('header summary');
    await (await visit.visible('header a[hreflang="zh-CN"]')).click();
    await pathOf(visit).toBe('/support/model/e3-x');
    await expect
      .poll(() => visit.page.evaluate(() => document.cookie), {message: 'the choice is remembered'})
      .toContain('i18n_redirected=zh-CN');
  });

  test('the planner answers to other figures', async ({visit}) => {
    await visit.open('/support/planner');
    await visit.page.evaluate(() => window.scrollTo(0, 400));
    const field = await visit.page.waitForSelector('main input[type=number]');
    const before = await visit.textOf('main');
    await field!.evaluate((input) => (input as HTMLInputElement).select());
    await field!.type('9');
    await textOf(visit, 'main').not.toBe(before);
  });
});

test.describe('phone', () => {
  test.use({width: 375});

  test('a Chinese lead from the sheet of a phone', async ({visit, service}) => {
    await visit.open('/products/accurate-people-counting?sp=firefox');
    const {page} = visit;
    await (await visit.visible('[data-trial]')).click();
    await page.waitForSelector('dialog[open] form[novalidate]');
    await fill(visit, {companyName: '示例茶饮有限公司', contact: '张伟', mobile: '13800000077'});
    await page.select('#region-province', '440000');
    await page.waitForSelector('#region option[value="440300"]');
    await fill(visit, {region: '440300', consent: true});
    const lead = await send(visit, service, 'free-cn', '0077');
    expect(shown(lead, 'sp')).toBe('firefox');
    expect(shown(lead, 'device')).toBe('mobile');
  });

  test('the drawer of a phone leads level by level to a page', async ({visit}) => {
    await visit.open('/');
    await visit.page.click('button[aria-label="打开菜单"]');
    for (const level of ['产品', '硬件']) await (await visit.visible(button(level))).click();
    await (await visit.visible('nav a[href="/products/cloud-camera"]')).click();
    await pathOf(visit).toBe('/products/cloud-camera');
  });

  test('an address that does not exist', async ({visit}) => {
    const response = await visit.open('/global/no-such-page');
    expect(response.status()).toBe(404);
    await textOf(visit, 'h1').toMatch(/cannot be found/);
  });
});
