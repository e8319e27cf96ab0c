/** Everything by keyboard alone, in both editions: what can be used has the focus visibly, and gives it back. */
import assert from 'node:assert/strict';
import type {Browser, BrowserContextOptions, Locator, Page} from 'playwright-core';
import {routes} from '../../src/site/routes';
import {openPage, visitor, type EditionLocale} from './lib/browser';
import {eventually, expectFocus, expectNone, expectPath} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

interface Words {
  readonly locale: EditionLocale;
  readonly prefix: '' | '/global';
  readonly home: string;
  readonly skip: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly menu: string;
  readonly products: string;
}

const editions: readonly Words[] = [
  {
    locale: 'zh-CN',
    prefix: '',
    home: '/',
    skip: '跳到主要内容',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    menu: '菜单',
    products: '产品',
  },
  {
    locale: 'en',
    prefix: '/global',
    home: '/global/home',
    skip: 'Skip to main content',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    products: 'Products',
  },
];

const desktop: BrowserContextOptions = {viewport: {width: 1440, height: 900}};
const phone: BrowserContextOptions = {viewport: {width: 375, height: 812}};

async function inBoth(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page, words: Words) => Promise<void>,
): Promise<void> {
  for (const words of editions) {
    const context = await visitor(browser, words.locale, options);
    try {
      await visit(await context.newPage(), words);
    } catch (error) {
      throw new Error(`${words.locale}: ${(error as Error).message}`, {cause: error});
    } finally {
      await context.close();
    }
  }
}

/** What has the focus shows it: by an outline, or by what stands for a hidden box. */
async function expectVisibleFocus(page: Page, what: string): Promise<void> {
  await eventually(async () => {
    const shows = await page.evaluate(() => {
      const {activeElement} = document;
      const candidates = [activeElement, activeElement?.nextElementSibling, activeElement?.parentElement];
      return candidates.some(
        (element) =>
          element &&
          getComputedStyle(element).outlineStyle !== 'none' &&
          parseFloat(getComputedStyle(element).outlineWidth) > 0,
      );
    });
    assert.ok(shows, `the focus cannot be seen on ${what}`);
  });
}

/** Presses Tab until the focus is there; fails after so many steps. */
async function tabTo(page: Page, target: Locator, what: string, most = 40): Promise<void> {
  for (let step = 0; step < most; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectVisibleFocus(page, what);
    await page.keyboard.press('Tab');
  }
  assert.fail(`${what} is not reached by ${most} steps of Tab`);
}

async function skipAndMenus(page: Page, base: string, words: Words): Promise<void> {
  await openPage(page, base + words.home);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: words.skip});
  await expectFocus(skip, 'the skip link');
  assert.ok((await skip.boundingBox())!.y >= 0, 'the skip link stays out of sight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.ok(
    await page.evaluate(() => document.activeElement?.closest('main') !== null),
    'the skip link does not lead into the text',
  );

  await openPage(page, base + words.home);
  const trigger = page.locator('[data-menu=products]');
  await tabTo(page, trigger, 'the menu', 12);
  await page.keyboard.press('Enter');
  const panel = page.locator('#mega-panel');
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await expectNone(panel);
  await expectFocus(trigger, 'the trigger after Esc');
  await page.keyboard.press('ArrowDown');
  await expectFocus(panel.locator('button').first(), 'the first group');
  await page.keyboard.press('End');
  const last = panel.locator('a').last();
  await expectFocus(last, 'the last link');
  const href = await last.getAttribute('href');
  await page.keyboard.press('Enter');
  await expectPath(page, href!.split('#')[0]!);
  await expectNone(panel);
}

async function drawer(page: Page, base: string, words: Words): Promise<void> {
  await openPage(page, base + words.home);
  const burger = page.getByRole('button', {name: words.openMenu});
  await tabTo(page, burger, 'the button of the drawer', 12);
  await page.keyboard.press('Enter');
  const nav = page.getByRole('navigation', {name: words.menu, exact: true});
  await nav.waitFor();
  const products = nav.getByRole('button', {name: words.products});
  await tabTo(page, products, 'a section of the drawer', 12);
  await page.keyboard.press('Enter');
  await eventually(async () =>
    assert.ok(
      await nav.evaluate((element) => element.contains(document.activeElement)),
      'the focus leaves the drawer with the level',
    ),
  );
  await page.keyboard.press('Escape');
  await expectNone(nav);
  await expectFocus(page.getByRole('button', {name: words.openMenu}), 'the button after Esc');
  // Past its end the drawer closes, so that nothing behind it has the focus.
  await page.keyboard.press('Enter');
  await nav.locator('a').last().focus();
  await page.keyboard.press('Tab');
  await expectNone(nav);
}

async function dialog(page: Page, base: string, words: Words): Promise<void> {
  await openPage(page, `${base}${words.prefix}/products/hardware/cloud-ai-camera/k3`);
  const trigger = page.locator('[data-inquiry]').filter({visible: true}).first();
  await trigger.focus();
  await page.keyboard.press('Enter');
  const open = page.locator('dialog[open]');
  await open.locator('form[novalidate]').waitFor();
  await expectFocus(open, 'the dialog');
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    // The browser's own controls come once around; the page behind never does.
    assert.ok(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
      'the focus left the dialog',
    );
  }
  await page.keyboard.press('Escape');
  await expectNone(open);
  await expectFocus(trigger, 'the button that opened the dialog');

  // The tabs of the same page.
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', (await tabs.count()) - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectFocus(tabs.nth(index), `tab ${index} after ${key}`);
    await expectVisibleFocus(page, 'a tab');
    await eventually(async () => assert.equal(await tabs.nth(index).getAttribute('aria-selected'), 'true'));
  }
}

async function player(page: Page, base: string, words: Words): Promise<void> {
  await openPage(page, base + words.prefix + routes['products.cashLostPrevention'].path);
  const play = page.locator('[data-state]:has(video) a[href$=".mp4"]').first();
  const frame = page.locator('[data-state]:has(video)').first();
  await play.focus();
  await expectVisibleFocus(page, 'the play button');
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal(await frame.getAttribute('data-state'), 'playing'));
  const video = frame.locator('video');
  await expectFocus(video, 'the video');
  await page.keyboard.press('Space');
  await eventually(async () => assert.equal(await frame.getAttribute('data-state'), 'pause'));
}

async function viewer(page: Page, base: string, words: Words): Promise<void> {
  await openPage(page, base + words.prefix + routes['downloads.xd'].path);
  const shot = page.locator('#screens button, #screens a').first();
  await shot.focus();
  await expectVisibleFocus(page, 'a screen');
  await page.keyboard.press('Enter');
  const open = page.locator('dialog[open]');
  await open.waitFor();
  await eventually(async () =>
    assert.ok(
      await open.evaluate((element) => element.contains(document.activeElement)),
      'the focus is not in the viewer',
    ),
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expectNone(open);
  await expectFocus(shot, 'the screen that was opened');
}

async function form(page: Page, base: string, words: Words): Promise<void> {
  await openPage(page, `${base}${words.prefix}/experience`);
  const reached: string[] = [];
  const wanted = await page.locator('form[novalidate]').evaluate((element) => {
    const names = [...(element as HTMLFormElement).elements].filter(
      (field) =>
        !(field as HTMLElement).closest('[aria-hidden=true]') &&
        (field as HTMLElement).tabIndex >= 0 &&
        !field.matches('fieldset, output'),
    );
    return [
      ...new Set(
        names.map(
          (field) =>
            field.id.replace(/-\w+$/, '') ||
            (field as HTMLInputElement).name ||
            field.getAttribute('data-testid') ||
            (field as HTMLButtonElement).type,
        ),
      ),
    ];
  });
  await page
    .locator('form[novalidate]')
    .evaluate(
      (element) =>
        (element as HTMLFormElement).elements[0] instanceof HTMLElement &&
        ((element as HTMLFormElement).elements[0] as HTMLElement).focus(),
    );
  for (let step = 0; step < 40; step++) {
    const {name, isSubmit} = await page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement;
      return {
        name: field.id?.replace(/-\w+$/, '') || field.name || field.dataset.testid || field.type,
        isSubmit: field.type === 'submit',
      };
    });
    reached.push(name);
    await expectVisibleFocus(page, name);
    if (isSubmit) break;
    await page.keyboard.press('Tab');
  }
  const missed = wanted.filter((name) => !reached.includes(name));
  assert.deepEqual(missed, [], 'not reached by Tab');
  // Sent by Enter: what is wrong takes the focus.
  await page.keyboard.press('Enter');
  await expectFocus(page.locator('form[novalidate] [role=alert]:has(a[href^="#"])'), 'the summary');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(async () =>
    assert.ok(
      await page.evaluate(() => document.activeElement?.matches('input, select')),
      'the link of the summary does not lead to its field',
    ),
  );
}

/** What changes without a new page stands in a live region: results, how many there are, problems of a form. */
async function said(page: Page, base: string, words: Words): Promise<void> {
  const live = (text: RegExp) =>
    eventually(async () => {
      const all = await page.locator('[role=status], [role=alert], [aria-live], output').allInnerTexts();
      assert.ok(
        all.some((one) => text.test(one)),
        `${text} is not said; what is said: ${all.join(' | ').slice(0, 300)}`,
      );
    });
  await openPage(page, `${base}${words.prefix}/search?q=${words.locale === 'en' ? 'camera%20offline' : '摄像机离线'}`);
  await live(/\d/);
  await openPage(page, `${base}${words.prefix}/sitemap`);
  await page.locator('main input[type=search]').fill('vpaas');
  await live(/\b\d{1,2}\b|共\d{1,2}页/);
  await openPage(page, `${base}${words.prefix}/products/cloud-camera`);
  const filter = page.locator('main input[type=checkbox], main input[type=radio]').nth(1);
  const before = await page.locator('main output').first().innerText();
  await filter.check({force: true});
  await eventually(async () => assert.notEqual(await page.locator('main output').first().innerText(), before));
  await openPage(page, `${base}${words.prefix}/experience`);
  await page.locator('form[novalidate] button[type=submit]').click();
  await live(words.locale === 'en' ? /This is a required field/ : /请填写/);
}

/** Checks of the keyboard and of what a reader hears. */
export const keyboardWalk = (browser: Browser, {base}: Service): Check[] => [
  {name: 'skip link and menus', run: () => inBoth(browser, desktop, (page, words) => skipAndMenus(page, base, words))},
  {name: 'drawer', run: () => inBoth(browser, phone, (page, words) => drawer(page, base, words))},
  {name: 'dialog and tabs', run: () => inBoth(browser, desktop, (page, words) => dialog(page, base, words))},
  {name: 'video player', run: () => inBoth(browser, desktop, (page, words) => player(page, base, words))},
  {name: 'picture viewer', run: () => inBoth(browser, desktop, (page, words) => viewer(page, base, words))},
  {name: 'form', run: () => inBoth(browser, desktop, (page, words) => form(page, base, words))},
  {
    name: 'what changes is said: results, counts, problems',
    run: () => inBoth(browser, desktop, (page, words) => said(page, base, words)),
  },
];
