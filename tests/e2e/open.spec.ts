/**
 * Accessibility of what opens on a page: menus, sheets, dialogs, the viewer, the stage. The page tests see pages as
 * they load; here axe sees what a visitor opens, in both color schemes, with its validation messages where there are
 * fields.
 */
import type {Page} from '@playwright/test';
import chineseStage from '../../i18n/zh-CN/copy/demos/stage';
import englishStage from '../../i18n/en/copy/demos/stage';
import type {Locale} from '../../src/site/editions';
import {routes} from '../../src/site/routes';
import {axeProblems, visualRules} from '../support/axe';
import {browserLocale, desktop, narrow, openPage, painted} from '../support/browser';
import {expect, test} from '../support/test';

interface Part {
  readonly name: string;
  /** Path below the edition's prefix; the home page when empty. */
  readonly path: string;
  readonly viewport: typeof desktop | typeof narrow;
  /** Edition that has it; both when left out. */
  readonly only?: Locale;
  readonly open: (page: Page, locale: Locale) => Promise<void>;
}

const visible = (page: Page, selector: string) => page.locator(selector).filter({visible: true}).first();
const dialog = (page: Page) => page.locator('dialog[open]');

/** Sends the empty form of the dialog, which then shows every validation message and their summary. */
async function submitEmptyForm(page: Page): Promise<void> {
  const form = dialog(page).locator('form[novalidate]');
  await form.getByTestId('lead-submit').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function search(page: Page, locale: Locale): Promise<void> {
  await page.keyboard.press('/');
  await dialog(page)
    .locator('input')
    .first()
    .fill(locale === 'en' ? 'offline' : '离线');
  await expect(dialog(page).locator('a[role=option]').first()).toBeVisible();
}

const parts: readonly Part[] = [
  {
    name: 'the menu',
    path: '',
    viewport: desktop,
    async open(page) {
      await page.locator('[data-menu=products]').click();
      await expect(page.locator('#mega-panel a').first()).toBeVisible();
    },
  },
  {
    name: 'the language menu',
    path: '/about-ukan',
    viewport: desktop,
    async open(page) {
      await page.locator('header summary').click();
      await expect(page.locator('header details[open]')).toBeVisible();
    },
  },
  {
    name: 'the drawer',
    path: '',
    viewport: narrow,
    async open(page, locale) {
      await page.getByRole('button', {name: locale === 'en' ? 'Open menu' : '打开菜单'}).click();
      const menu = page.getByRole('navigation', {name: locale === 'en' ? 'Menu' : '菜单', exact: true});
      await menu.getByRole('button', {name: locale === 'en' ? 'Products' : '产品'}).click();
    },
  },
  {
    name: 'the free trial with validation messages',
    path: '/products/heat-map-analysis',
    viewport: narrow,
    async open(page) {
      await visible(page, '[data-trial]').click();
      await submitEmptyForm(page);
    },
  },
  {
    name: 'the inquiry with validation messages',
    path: '/products/heat-map-analysis',
    viewport: desktop,
    async open(page) {
      await visible(page, '[data-inquiry]').click();
      await submitEmptyForm(page);
    },
  },
  {name: 'the search on a phone', path: '/about-ukan', viewport: narrow, open: search},
  {name: 'the search on a desktop', path: '/about-ukan', viewport: desktop, open: search},
  {
    name: 'the hotline',
    path: '',
    viewport: narrow,
    only: 'zh-CN',
    async open(page) {
      await page.getByRole('link', {name: '电话咨询'}).filter({visible: true}).click();
      await expect(dialog(page).locator('a[href^="tel:"]')).toBeVisible();
    },
  },
  {
    name: 'the QR code of the official account',
    path: '',
    viewport: desktop,
    only: 'zh-CN',
    async open(page) {
      await visible(page, '#__docusaurus ~ aside, #__docusaurus > aside').getByRole('button', {name: '公众号'}).click();
      await expect(dialog(page).locator('img')).toBeVisible();
    },
  },
  {
    name: 'a picture',
    path: routes['downloads.xd'].path,
    viewport: desktop,
    async open(page) {
      await page.locator('#screens button, #screens a').first().click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'the stage',
    path: '/products/accurate-people-counting',
    viewport: desktop,
    async open(page, locale) {
      await page.getByRole('button', {name: (locale === 'en' ? englishStage : chineseStage).play, exact: true}).click();
      // The pictures and the code of a simulation, on a machine that is busy.
      await expect(page.locator('[data-stage][data-state=playing]')).toBeVisible({timeout: 30_000});
    },
  },
];

for (const {name, path, viewport, only, open} of parts) {
  for (const locale of ['zh-CN', 'en'] as const) {
    if (only && only !== locale) continue;
    test.describe(() => {
      test.use({...viewport, locale: browserLocale[locale]});

      test(`${name} is accessible${only ? '' : ` (${locale})`}`, async ({page}) => {
        await openPage(page, locale === 'en' ? `/global${path || '/home'}` : path || '/');
        await open(page, locale);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({colorScheme});
          await painted(page);
          const problems = await axeProblems(page, colorScheme === 'light' ? {} : {rules: visualRules});
          expect(problems, colorScheme).toEqual([]);
        }
      });
    });
  }
}
