/**
 * What opens on a page, open: menus, sheets, dialogs, the viewer, the live store. The page gates see pages as they come;
 * here axe looks at what a visitor opens, in both editions, light and dark, with mistakes shown where there are fields.
 */
import assert from 'node:assert/strict';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import chineseStage from '../../i18n/zh-CN/copy/demos/stage';
import englishStage from '../../i18n/en/copy/demos/stage';
import {routes} from '../../src/site/routes';
import {axeProblems} from './gates/open';
import {openPage, painted, visitor, type EditionLocale} from './lib/browser';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

interface Part {
  readonly name: string;
  readonly path: string;
  readonly on: 'phone' | 'desktop';
  /** Where it is; both editions when left out. */
  readonly only?: EditionLocale;
  readonly open: (page: Page, locale: EditionLocale) => Promise<void>;
}

const sizes: Readonly<Record<Part['on'], BrowserContextOptions>> = {
  phone: {viewport: {width: 375, height: 812}},
  desktop: {viewport: {width: 1440, height: 900}},
};

const shown = (page: Page, selector: string) => page.locator(selector).filter({visible: true}).first();
const dialog = (page: Page) => page.locator('dialog[open]');

/** Sends an empty form: every mistake is said, and the summary of them. */
async function sendNothing(page: Page): Promise<void> {
  const form = dialog(page).locator('form[novalidate]');
  await form.locator('button[type=submit]').click();
  await form.locator('[aria-invalid=true]').first().waitFor();
}

const parts: readonly Part[] = [
  {
    name: 'the menu',
    path: '',
    on: 'desktop',
    async open(page) {
      await page.locator('[data-menu=products]').click();
      await page.locator('#mega-panel a').first().waitFor();
    },
  },
  {
    name: 'the languages',
    path: '/about-ukan',
    on: 'desktop',
    open: async (page) => page.locator('header summary').click(),
  },
  {
    name: 'the drawer',
    path: '',
    on: 'phone',
    async open(page, locale) {
      await page.getByRole('button', {name: locale === 'en' ? 'Open menu' : '打开菜单'}).click();
      const menu = page.getByRole('navigation', {name: locale === 'en' ? 'Menu' : '菜单', exact: true});
      await menu.getByRole('button', {name: locale === 'en' ? 'Products' : '产品'}).click();
    },
  },
  {
    name: 'the free trial with mistakes',
    path: '/products/heat-map-analysis',
    on: 'phone',
    async open(page) {
      await shown(page, '[data-trial]').click();
      await dialog(page).locator('form[novalidate]').waitFor();
      await sendNothing(page);
    },
  },
  {
    name: 'the inquiry with mistakes',
    path: '/products/heat-map-analysis',
    on: 'desktop',
    async open(page) {
      await shown(page, '[data-inquiry]').click();
      await dialog(page).locator('form[novalidate]').waitFor();
      await sendNothing(page);
    },
  },
  ...(['phone', 'desktop'] as const).map((on): Part => ({
    name: `the search on a ${on}`,
    path: '/about-ukan',
    on,
    async open(page, locale) {
      await page.keyboard.press('/');
      await dialog(page)
        .locator('input')
        .first()
        .fill(locale === 'en' ? 'offline' : '离线');
      await dialog(page).locator('a[role=option]').first().waitFor();
    },
  })),
  {
    name: 'the hotline',
    path: '',
    on: 'phone',
    only: 'zh-CN',
    async open(page) {
      await page.getByRole('button', {name: '电话咨询'}).filter({visible: true}).click();
      await dialog(page).locator('a[href^="tel:"]').waitFor();
    },
  },
  {
    name: 'the code of the official account',
    path: '',
    on: 'desktop',
    only: 'zh-CN',
    async open(page) {
      await shown(page, '#__docusaurus ~ aside, #__docusaurus > aside').getByRole('button', {name: '公众号'}).click();
      await dialog(page).locator('img').waitFor();
    },
  },
  {
    name: 'a picture',
    path: routes['downloads.xd'].path,
    on: 'desktop',
    async open(page) {
      await page.locator('#screens button, #screens a').first().click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'the live store',
    path: '/products/accurate-people-counting',
    on: 'desktop',
    async open(page, locale) {
      await page.getByRole('button', {name: (locale === 'en' ? englishStage : chineseStage).play, exact: true}).click();
      await page.locator('[data-stage][data-state=playing]').waitFor();
    },
  },
];

async function look(browser: Browser, base: string, {path, on, only, open}: Part): Promise<void> {
  for (const locale of ['zh-CN', 'en'] as const) {
    if (only && only !== locale) continue;
    const context = await visitor(browser, locale, sizes[on]);
    try {
      const page = await context.newPage();
      await openPage(page, base + (locale === 'en' ? `/global${path || '/home'}` : path || '/'));
      await open(page, locale);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await painted(page);
        assert.deepEqual(
          await axeProblems(page, colorScheme === 'light' ? 'page' : 'look'),
          [],
          `${locale}, ${colorScheme}`,
        );
      }
    } finally {
      await context.close();
    }
  }
}

/** One check a part. */
export const openWalk = (browser: Browser, {base}: Service): Check[] =>
  parts.map((part) => ({name: `${part.name} is accessible`, run: () => look(browser, base, part)}));
