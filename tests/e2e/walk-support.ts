/** (c) A customer with a broken camera searches, reads the article and goes on to the model and its manual. */
import assert from 'node:assert/strict';
import type {Browser, Locator, Page} from 'playwright-core';
import {openPage, visitor, watch, type EditionLocale} from './lib/browser';
import {eventually, expectNone, expectPath} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

interface Customer {
  readonly locale: EditionLocale;
  readonly prefix: string;
  readonly home: string;
  readonly symptom: string;
  /** The model as typed: small letters, no hyphen. */
  readonly model: string;
  readonly width: number;
}

const customers: readonly Customer[] = [
  {locale: 'zh-CN', prefix: '', home: '/', symptom: '摄像机离线', model: 'UL8232NH', width: 375},
  {locale: 'en', prefix: '/global', home: '/global/home', symptom: 'camera offline', model: 'ul8232nh', width: 1440},
];

async function searchFor(page: Page, query: string): Promise<Locator> {
  await page.locator('form:has(button[aria-haspopup=dialog]) button').filter({visible: true}).first().click();
  const dialog = page.locator('dialog[open]');
  const results = dialog.locator('a[role=option]');
  await dialog.locator('input').first().fill(query);
  await eventually(async () => assert.ok((await results.count()) > 0, `no result for "${query}"`));
  return results;
}

/** Opens the first result that leads to `pathname`; it has to be the first of all. */
async function openFirst(page: Page, query: string, pathname: string): Promise<void> {
  const results = await searchFor(page, query);
  await eventually(async () => {
    const href = await results.first().getAttribute('href');
    assert.equal(href?.split('#')[0], pathname, `first result for "${query}"`);
  });
  await results.first().click();
  await expectPath(page, pathname);
  await expectNone(page.locator('dialog[open]'));
}

async function findTheFix(browser: Browser, service: Service, {locale, prefix, home, symptom, model, width}: Customer): Promise<void> {
  const context = await visitor(browser, locale, {viewport: {width, height: 900}});
  const page = await context.newPage();
  const {problems} = watch(page, service.base);
  await openPage(page, service.base + home);

  await openFirst(page, symptom, `${prefix}/support/troubleshooting/details/t0001`);
  await eventually(async () => assert.equal(await page.locator('h1').count(), 1));
  await page.locator(`main a[href^="${prefix}/support/model/e3-x"]`).first().click();
  await expectPath(page, `${prefix}/support/model/e3-x`);
  await page.locator(`main a[href^="${prefix}/support/manuals/e3-x"]`).first().click();
  await expectPath(page, `${prefix}/support/manuals/e3-x`);

  await openFirst(page, model, `${prefix}/support/model/ul-8232nh`);
  await page.locator(`main a[href^="${prefix}/support/manuals/ul-8232nh"]`).first().click();
  await expectPath(page, `${prefix}/support/manuals/ul-8232nh`);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(problems, [], 'the pages on the way complain');
  await context.close();
}

/** Checks of walk (c). */
export const supportWalk = (browser: Browser, service: Service): Check[] =>
  customers.map((customer) => ({
    name: `${customer.locale}: from the symptom to the manual`,
    run: () => findTheFix(browser, service, customer),
  }));
