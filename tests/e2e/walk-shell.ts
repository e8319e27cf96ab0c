/** The shell by keyboard, pointer and Back: menu, dialog, sheet; and the steps of an article. */
import assert from 'node:assert/strict';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {openPage, visitor} from './lib/browser';
import {eventually, expectFocus, expectNone, expectPath} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

const phone: BrowserContextOptions = {viewport: {width: 375, height: 812}, hasTouch: true};

async function onPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await visitor(browser, 'zh-CN', {viewport: {width: 1440, height: 900}, ...options});
  try {
    const page = await context.newPage();
    await openPage(page, url);
    await visit(page);
  } finally {
    await context.close();
  }
}

/** Title, tags and attributes of `<html>` that belong to the page being shown, as text, in no order. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      document.documentElement,
      ...document.head.querySelectorAll('title, meta[data-rh], link[data-rh]:not([rel=preload])'),
    ]
      .map((element) => {
        const attributes = element.getAttributeNames().filter((name) => name !== 'data-rh');
        return [
          element.localName,
          ...attributes.map((name) => `${name}=${element.getAttribute(name)}`).sort(),
          element.localName === 'title' ? element.textContent : '',
        ].join(' ');
      })
      .sort(),
  );

/** Checks of the shell. */
export const shellWalk = (browser: Browser, {base}: Service): Check[] => [
  {
    name: 'main menu by keyboard: arrows open and move, Esc returns to the trigger',
    run: () =>
      onPage(browser, `${base}/`, {}, async (page) => {
        const trigger = page.locator('[data-menu=service]');
        await trigger.focus();
        await page.keyboard.press('ArrowDown');
        const panel = page.locator('#mega-panel');
        await expectFocus(panel.locator('button').first(), 'the first item of the panel');
        await page.keyboard.press('End');
        await expectFocus(panel.locator('a').last(), 'the last item of the panel');
        await page.keyboard.press('Escape');
        await expectNone(panel);
        await expectFocus(trigger, 'the trigger');
      }),
  },
  {
    name: 'main menu by click leads to a page and closes there',
    run: () =>
      onPage(browser, `${base}/`, {}, async (page) => {
        await page.locator('[data-menu=solutions]').click();
        await page.locator('#mega-panel a').first().click();
        await expectPath(page, '/solutions/smart-store');
        await expectNone(page.locator('#mega-panel'));
      }),
  },
  {
    name: 'the head after a navigation is that of the page loaded by itself',
    run: () =>
      onPage(browser, `${base}/about/contact`, {}, async (page) => {
        const loaded = await page.context().newPage();
        for (const path of ['/service-system', '/sitemap']) {
          await page
            .locator(`a[href="${path}"]`)
            .first()
            .evaluate((link: HTMLElement) => link.click());
          await expectPath(page, path);
          await openPage(loaded, base + path);
          const expected = await headOf(loaded);
          await eventually(async () => assert.deepEqual(await headOf(page), expected));
        }
      }),
  },
  {
    name: 'drawer goes down level by level and closes on the page it led to',
    run: () =>
      onPage(browser, `${base}/`, phone, async (page) => {
        await page.getByRole('button', {name: '打开菜单'}).click();
        const drawer = page.getByRole('navigation', {name: '菜单', exact: true});
        await drawer.getByRole('button', {name: '产品'}).click();
        await drawer.getByRole('button', {name: '硬件'}).click();
        assert.equal(await drawer.getByRole('button', {name: /返回/}).count(), 2, 'a back row for each level above');
        await drawer.getByRole('link', {name: /云摄像机/}).click();
        await expectPath(page, '/products/cloud-camera');
        await expectNone(drawer);
      }),
  },
  {
    name: 'dialog closes on a click outside and gives the focus back',
    run: () =>
      onPage(browser, `${base}/`, {}, async (page) => {
        const trigger = page.getByRole('button', {name: '电话咨询'}).filter({visible: true});
        await trigger.click();
        const dialog = page.locator('dialog[open]');
        await dialog.waitFor();
        await page.mouse.click(40, 450);
        await expectNone(dialog);
        await expectFocus(trigger, 'the button that opened it');
      }),
  },
  {
    name: 'sheet stays on a tap outside, closes on Back and on Esc, and the page stays',
    run: () =>
      onPage(browser, `${base}/about/contact`, phone, async (page) => {
        const trigger = page.getByRole('button', {name: '电话咨询'}).filter({visible: true});
        const sheet = page.locator('dialog[open]');
        await trigger.click();
        await sheet.waitFor();
        await page.mouse.click(180, 10);
        assert.equal(await sheet.count(), 1, 'a tap outside must not close the sheet');
        await page.goBack();
        await expectNone(sheet);
        await expectPath(page, '/about/contact');
        await trigger.click();
        await sheet.waitFor();
        await page.keyboard.press('Escape');
        await expectNone(sheet);
        await expectPath(page, '/about/contact');
      }),
  },
  {
    name: 'steps of an article make the code for the hotline and outlive a reload',
    run: () =>
      onPage(browser, `${base}/support/troubleshooting/details/t0001`, phone, async (page) => {
        const code = (text: string) =>
          eventually(async () => assert.ok(await page.getByText(text).count(), `no "${text}" on the page`));
        await code('NET-1-1');
        await page.getByRole('button', {name: '没好，下一步'}).click();
        await page.getByRole('button', {name: '没好，下一步'}).click();
        await code('NET-1-3');
        await page.reload();
        await code('NET-1-3');
        await page.getByRole('button', {name: '好了', exact: true}).click();
        await page.getByText('在这一步解决').filter({visible: true}).waitFor();
      }),
  },
  {
    name: 'feedback on an article reaches the service',
    run: () =>
      onPage(browser, `${base}/support/troubleshooting/details/t0101`, {}, async (page) => {
        await page.getByRole('button', {name: '没有', exact: true}).click();
        await page.getByRole('button', {name: '卡在某一步了'}).click();
        const answer = page.waitForResponse((response) => response.url().endsWith('/api/v1/feedback'));
        await page.getByRole('button', {name: '提交', exact: true}).click();
        assert.equal((await answer).status(), 202);
        await page.getByText('收到了，谢谢。').waitFor();
      }),
  },
];
