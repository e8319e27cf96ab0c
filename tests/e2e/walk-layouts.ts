/** What stands around a page: header, drawer, footer, panels, layouts; and the parts pages have in common. */
import assert from 'node:assert/strict';
import type {Browser, BrowserContextOptions, Locator, Page} from 'playwright-core';
import {brand} from '../../src/site/brand';
import {openPage, visitor, type EditionLocale} from './lib/browser';
import {eventually, expectFocus, expectNone, expectPath} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

const wide: BrowserContextOptions = {viewport: {width: 1440, height: 900}};
const small: BrowserContextOptions = {viewport: {width: 700, height: 900}, hasTouch: true};
const phone: BrowserContextOptions = {viewport: {width: 375, height: 812}, hasTouch: true};

/** The editions with the words the checks look for. */
const editions = [
  {
    locale: 'zh-CN',
    prefix: '',
    home: '/',
    open: '打开菜单',
    menu: '菜单',
    back: /返回/,
    docs: '本栏目录',
    getApp: /^下载「/,
    promo: /^智慧门店系统$/,
  },
  {
    locale: 'en',
    prefix: '/global',
    home: '/global/home',
    open: 'Open menu',
    menu: 'Menu',
    back: /Back/,
    docs: 'In this section',
    getApp: /^Get the /,
    promo: /^Smart Store System$/,
  },
] as const satisfies readonly {locale: EditionLocale; prefix: string; [word: string]: unknown}[];

type EditionWords = (typeof editions)[number];

async function inContext(
  browser: Browser,
  locale: EditionLocale,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await visitor(browser, locale, options);
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A check of each edition. */
const inBoth = (
  browser: Browser,
  name: string,
  options: BrowserContextOptions,
  visit: (page: Page, words: EditionWords) => Promise<void>,
): Check[] =>
  editions.map((words) => ({
    name: `${name} (${words.locale})`,
    run: () => inContext(browser, words.locale, options, (page) => visit(page, words)),
  }));

const visible = (locator: Locator) => locator.filter({visible: true});
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
const heightOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().height);
const floating = (page: Page) => visible(page.locator('#__docusaurus ~ aside, #__docusaurus > aside'));

/** Checks of the layouts. */
export const layoutsWalk = (browser: Browser, {base}: Service): Check[] => [
  ...inBoth(
    browser,
    'header stays at the top, leads home, and has the sections in columns of at most six',
    wide,
    async (page, {prefix, home}) => {
      await openPage(page, `${base}${prefix}/products/cloud-camera`);
      await scrollTo(page, 1500);
      const header = page.locator('header').first();
      await eventually(async () => assert.equal((await header.boundingBox())?.y, 0));
      assert.deepEqual(
        await header.locator('[data-menu]').evaluateAll((all) => all.map((button) => button.getAttribute('data-menu'))),
        ['technology', 'products', 'solutions', 'service'],
      );
      const open = header.locator('nav a[target=_blank]');
      assert.match((await open.getAttribute('href')) ?? '', /^https:/);
      assert.match((await open.getAttribute('rel')) ?? '', /noopener/);

      const groups: Record<string, number> = {technology: 3, products: 4, solutions: 3, service: 3};
      for (const [section, count] of Object.entries(groups)) {
        await header.locator(`[data-menu=${section}]`).click();
        const rail = page.locator('#mega-panel button');
        await eventually(async () => assert.equal(await rail.count(), count, `groups of ${section}`));
        for (const group of await rail.all()) {
          await group.click();
          const columns = await page
            .locator('#mega-panel ul')
            .evaluateAll((lists) => lists.map(({children}) => children.length));
          assert.ok(
            columns.length > 0 && columns.every((length) => length > 0 && length <= 6),
            `${section} has columns of ${columns.join(', ')}`,
          );
        }
      }
      await page.keyboard.press('Escape');
      await header.locator('a').first().click();
      await expectPath(page, home);
    },
  ),
  ...inBoth(browser, 'menus follow the pointer after 300 ms, click and keys at once', wide, async (page, {prefix}) => {
    await openPage(page, `${base}${prefix}/about/contact`);
    const panel = page.locator('#mega-panel');
    const trigger = page.locator('[data-menu=products]');
    // How long it takes is measured in the page, where nothing of the test lies between.
    const after = (event: string) =>
      page.evaluate(
        (name) =>
          new Promise<number>((resolve) => {
            const button = document.querySelector('[data-menu=products]')!;
            let begin = 0;
            button.addEventListener(name, () => (begin = performance.now()), {capture: true, once: true});
            new MutationObserver((_, observer) => {
              observer.disconnect();
              resolve(performance.now() - begin);
            }).observe(button, {attributeFilter: ['aria-expanded']});
          }),
        event,
      );
    const opened = after('mouseenter');
    await trigger.hover();
    const openedAfter = await opened;
    assert.ok(openedAfter >= 295, `opened ${openedAfter} ms after the pointer came`);
    await panel.waitFor();
    await page.mouse.move(700, 880);
    await expectNone(panel);
    const clicked = after('click');
    // Without a pointer that could open it as well.
    await trigger.evaluate((button: HTMLElement) => button.click());
    const clickedAfter = await clicked;
    assert.ok(clickedAfter < 250, `opened ${clickedAfter} ms after a click`);
    await page.keyboard.press('Escape');
    await expectNone(panel);
    await expectFocus(trigger, 'the trigger');
  }),
  ...inBoth(
    browser,
    'drawer holds the tree of the documents on a document page, and closes on the way to another page',
    phone,
    async (page, {prefix, open, menu, docs}) => {
      await openPage(page, `${base}${prefix}/support/troubleshooting/details/t0001`);
      await page.getByRole('button', {name: open}).click();
      const drawer = page.getByRole('navigation', {name: menu, exact: true});
      await drawer.getByRole('button', {name: docs}).click();
      const links = drawer.locator('a[href*="/support/troubleshooting/"]');
      assert.ok((await links.count()) > 3, 'the tree has no documents');
      const target = (await visible(links).last().getAttribute('href')) ?? '';
      await visible(links).last().click();
      await expectPath(page, target.replace(/#.*/, ''));
      await expectNone(drawer);
    },
  ),
  ...inBoth(
    browser,
    'footer has contact, groups that unfold on phones, site map, legal links and the years',
    phone,
    async (page, {prefix, locale}) => {
      await openPage(page, `${base}${prefix}/about/contact`);
      const footer = page.locator('footer');
      assert.ok(await footer.locator('a[href^="tel:"], a[href^="mailto:"]').count(), 'no contact in the footer');
      const group = footer.locator('details').nth(1);
      assert.equal(await group.locator('a').first().isVisible(), false);
      await group.locator('summary').click();
      await group.locator('a').first().waitFor();
      for (const path of ['/sitemap', '/privacy', '/terms'])
        assert.equal(await footer.locator(`a[href="${prefix}${path}"]`).count(), 1, path);
      assert.ok(
        (await footer.innerText()).includes(
          `© ${brand.since}–${new Date().getFullYear()} ${locale === 'en' ? brand.nameEn : brand.nameZh}`,
        ),
      );
    },
  ),
  {
    name: 'the QR code in the footer shows on hover and on focus, goes with Esc, and a click enlarges it',
    run: () =>
      inContext(browser, 'zh-CN', wide, async (page) => {
        await openPage(page, `${base}/about/contact`);
        const button = page.locator('footer').getByRole('button', {name: '公众号二维码'});
        const code = page.locator('footer img[alt="公众号二维码"]');
        await button.hover();
        await code.waitFor();
        await page.mouse.move(700, 10);
        await expectNone(code);
        await button.focus();
        await code.waitFor();
        await page.keyboard.press('Escape');
        await expectNone(code);
        await button.click();
        await page.locator('dialog[open] img').waitFor();
      }),
  },
  {
    name: 'right panel: trial in both editions; chat, phone and WeChat in Chinese',
    run: async () => {
      await inContext(browser, 'zh-CN', wide, async (page) => {
        await openPage(page, `${base}/about/contact`);
        const panel = page.getByRole('complementary', {name: '快速联系'});
        assert.deepEqual((await panel.innerText()).split(/\s+/).filter(Boolean), [
          '免费试用',
          '在线咨询',
          '电话咨询',
          '公众号',
        ]);
        assert.equal(await panel.getByRole('link', {name: '在线咨询'}).getAttribute('target'), '_blank');
        await panel.getByRole('button', {name: '公众号'}).click();
        await page.locator('dialog[open] img').waitFor();
      });
      await inContext(browser, 'en', wide, async (page) => {
        await openPage(page, `${base}/global/about/contact`);
        const panel = page.getByRole('complementary', {name: 'Quick contact'});
        assert.equal((await panel.innerText()).trim(), 'Free trial');
      });
    },
  },
  ...inBoth(browser, 'back to top shows from 500 px on and leads there', wide, async (page, {prefix}) => {
    await openPage(page, `${base}${prefix}/products/cloud-camera`);
    const button = page.getByRole('button', {name: /回到顶部|Back to top/});
    await scrollTo(page, 499);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    assert.equal(await button.count(), 0);
    await scrollTo(page, 500);
    await button.click();
    await eventually(async () => assert.equal(await page.evaluate(() => window.scrollY), 0));
    await expectNone(button);
  }),
  {
    name: 'below 960 px a bar in Chinese with hotline, trial and chat; below 600 px a button in English',
    run: async () => {
      await inContext(browser, 'zh-CN', small, async (page) => {
        await openPage(page, `${base}/about/contact`);
        const bar = page.getByRole('complementary', {name: '联系我们'});
        assert.deepEqual((await bar.innerText()).split(/\s+/).filter(Boolean), ['电话咨询', '免费试用', '在线客服']);
        const chat = bar.getByRole('link', {name: '在线客服'});
        assert.deepEqual(
          [await chat.getAttribute('target'), (await chat.getAttribute('href'))?.slice(0, 8)],
          ['_blank', 'https://'],
        );
        await bar.getByRole('button', {name: '电话咨询'}).click();
        await page.locator('dialog[open] a[href^="tel:"]').waitFor();
        await page.goBack();
        await expectNone(page.locator('dialog[open]'));
        await bar.getByRole('link', {name: '免费试用'}).click();
        await page.locator('dialog[open] form').waitFor();
      });
      await inContext(browser, 'en', phone, async (page) => {
        await openPage(page, `${base}/global/about/contact`);
        const button = page.locator('[data-trial=floatingButton]');
        await button.waitFor();
        await page.setViewportSize({width: 600, height: 800});
        assert.equal(await button.isVisible(), false);
        await page.setViewportSize({width: 599, height: 800});
        await button.click();
        await page.locator('dialog[open] form').waitFor();
      });
    },
  },
  ...inBoth(
    browser,
    'trial button: a page beside this one from 960 px on, the sheet below; it stores what was pressed',
    wide,
    async (page, {prefix}) => {
      await openPage(page, `${base}${prefix}/products/cloud-camera`);
      const button = page.locator('[data-trial=rightFixed]');
      const expected = {
        component_id: 'rightFixed',
        source_path: `${prefix}/products/cloud-camera`,
        device_type: 'desktop',
      };
      const before = new URL((await button.getAttribute('href')) ?? '', base);
      assert.deepEqual(Object.fromEntries(before.searchParams), expected);
      await page.setViewportSize({width: 960, height: 900});
      const [form] = await Promise.all([
        page.context().waitForEvent('page'),
        visible(page.locator('[data-trial]')).first().click(),
      ]);
      await expectPath(form, `${prefix}/experience`);
      await form.close();
      await page.setViewportSize({width: 1440, height: 900});
      const [panelForm] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
      const {searchParams} = new URL(panelForm.url());
      assert.deepEqual(Object.fromEntries(searchParams), {...expected, source_page_title: await page.title()});
      const stored = JSON.parse(
        (await page.evaluate(() => localStorage.getItem('temp.common.change.data'))) ?? '{}',
      ) as Record<string, unknown>;
      assert.deepEqual(Object.keys(stored).sort(), [
        'component_id',
        'device_type',
        'source_page_title',
        'source_path',
        'ts',
      ]);
      assert.equal(stored.component_id, 'rightFixed');
      await panelForm.close();

      await page.setViewportSize({width: 959, height: 900});
      await visible(page.locator('[data-trial]')).first().click();
      const sheet = page.locator('dialog[open]');
      await sheet.locator('form').waitFor();
      const box = await sheet.boundingBox();
      // All of the window but the room that a scroll bar of the page keeps.
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      assert.deepEqual(
        [box?.x, box?.y, box?.width, box?.height],
        [0, 0, width, 900],
        'the sheet does not fill the screen',
      );
      assert.equal(
        await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
        'hidden',
        'the page behind scrolls',
      );
      assert.match(await sheet.evaluate((element) => getComputedStyle(element).animationName), /rise/);
      assert.equal(page.context().pages().length, 1);
    },
  ),
  ...inBoth(
    browser,
    'an overlay holds the focus, stops the page behind, is at most as wide as asked, and forgets that',
    wide,
    async (page, {prefix}) => {
      await openPage(page, `${base}${prefix}/products/hardware/cloud-ai-camera/k3`);
      const dialog = page.locator('dialog[open]');
      const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
      const trigger = visible(page.locator('[data-inquiry]')).first();
      await trigger.click();
      await dialog.locator('form').waitFor();
      assert.equal((await dialog.boundingBox())?.width, 930);
      assert.equal(await isLocked(), true);
      const controls = await dialog.locator('a, button, input, select, textarea').count();
      for (let at = 0; at <= controls; at += 1) {
        await page.keyboard.press('Tab');
        assert.ok(
          await page.evaluate(
            () => document.activeElement === document.body || document.activeElement?.closest('dialog[open]'),
          ),
          'the focus left the dialog',
        );
      }
      await page.keyboard.press('Escape');
      await expectNone(dialog);
      assert.equal(await isLocked(), false);
      await expectFocus(trigger, 'the button that opened it');

      await page.setViewportSize({width: 800, height: 900});
      await visible(page.locator('[data-trial]')).first().click();
      await dialog.locator('form').waitFor();
      assert.equal(
        await dialog.evaluate((element) => element.style.getPropertyValue('--overlay-width')),
        '',
        'the sheet has the width of the dialog before it',
      );
    },
  ),
  ...inBoth(
    browser,
    'the choice of a language is remembered for 365 days, anchor and query go along',
    wide,
    async (page, {prefix, locale}) => {
      await openPage(page, `${base}${prefix}/products/cloud-camera?from=label#e3-x`);
      await page.locator('header summary').click();
      await page
        .locator('header')
        .getByRole('link', {name: locale === 'en' ? '简体中文' : 'English'})
        .click();
      await expectPath(page, `${locale === 'en' ? '' : '/global'}/products/cloud-camera`);
      const {search, hash} = new URL(page.url());
      assert.deepEqual([search, hash], ['?from=label', '#e3-x']);
      const cookie = (await page.context().cookies()).find(({name}) => name === 'i18n_redirected');
      assert.equal(cookie?.value, locale === 'en' ? 'zh-CN' : 'global');
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      assert.ok(days > 364 && days <= 365, `the choice is kept for ${days} days`);
    },
  ),
  ...inBoth(
    browser,
    'app download pages have the logo alone, no panels, and say what can be downloaded',
    phone,
    async (page, {prefix, getApp}) => {
      await openPage(page, `${base}${prefix}/downloads/apps/com.${brand.slug}.xd`);
      assert.match(await page.title(), getApp);
      assert.equal(await page.locator('[data-menu]').count(), 0);
      assert.equal(await floating(page).count(), 0, 'there are panels');
      assert.equal(await page.locator('footer nav').count(), 0);
    },
  ),
  ...inBoth(browser, 'head of an inner page is 250 px high, 120 px below 600 px', wide, async (page, {prefix}) => {
    await openPage(page, `${base}${prefix}/about/honor`);
    const hero = page.locator('main > section').first();
    assert.equal(await heightOf(hero), 250);
    assert.ok(
      (await hero.locator('h1').innerText()).length > 0 && (await hero.locator('p').first().innerText()).length > 0,
    );
    assert.match(await hero.evaluate((element) => getComputedStyle(element).backgroundImage), /linear-gradient/);
    await page.setViewportSize({width: 600, height: 800});
    assert.equal(await heightOf(hero), 250);
    await page.setViewportSize({width: 599, height: 800});
    assert.equal(await heightOf(hero), 120);
  }),
  ...inBoth(browser, 'honours stand 360, 360, 350 and 180 px high in their tabs', wide, async (page, {prefix}) => {
    await openPage(page, `${base}${prefix}/about/honor`);
    const heights: number[] = [];
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const picture = visible(page.locator('[role=tabpanel] img')).first();
      heights.push(Number.parseFloat(await picture.evaluate((image) => getComputedStyle(image).height)));
    }
    assert.deepEqual(heights, [360, 360, 350, 180]);
  }),
  ...inBoth(
    browser,
    'promo banner leads to the trial; the player goes from poster to playing to pause and on',
    wide,
    async (page, {prefix, home, promo}) => {
      await openPage(page, `${base}${home}`);
      const banner = page.locator('section', {has: page.locator('[data-trial=promoBanner]')});
      assert.match(await banner.locator('h2').innerText(), promo);

      await openPage(page, `${base}${prefix}/products/heat-map-analysis`);
      const player = page.locator('[data-state]:has(video)').first();
      await player.scrollIntoViewIfNeeded();
      const expectState = (state: string) =>
        eventually(async () => assert.equal(await player.getAttribute('data-state'), state));
      const play = player.locator('a');
      await expectState('ready');
      await player.locator('picture img').waitFor();
      await play.click();
      await expectState('playing');
      await expectNone(play);
      const video = player.locator('video');
      assert.equal(await video.evaluate((element: HTMLVideoElement) => element.controls), true);
      await video.evaluate((element: HTMLVideoElement) => element.pause());
      await expectState('pause');
      await expectNone(player.locator('picture'));
      await play.click();
      await expectState('playing');
    },
  ),
];
