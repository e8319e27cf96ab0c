/** App download pages in browsers that cannot install: WeChat and UC, and in one that can, in both editions. */
import assert from 'node:assert/strict';
import type {Browser, Page} from 'playwright-core';
import {routes} from '../../src/site/routes';
import {openPage, visitor, type EditionLocale} from './lib/browser';
import {expectFocus, expectNone} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

const agents = {
  wechatAndroid:
    'Mozilla/5.0 (Linux; Android 14; 2211133C Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.103 Mobile Safari/537.36 XWEB/1300289 MMWEBSDK/20240802 MicroMessenger/8.0.54.2760(0x28003637) WeChat/arm64 Language/zh_CN',
  wechatIos:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.54(0x18003631) NetType/WIFI Language/zh_CN',
  uc: 'Mozilla/5.0 (Linux; U; Android 13; zh-CN; V2231A Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.7.4.1313 Mobile Safari/537.36',
  chrome:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
} as const;

const editions = [
  {
    locale: 'zh-CN',
    prefix: '',
    title: /^下载/,
    dots: '右上角的“···”',
    android: '在浏览器打开',
    ios: '在Safari中打开',
    stay: '先看看介绍',
    again: '怎么打开浏览器',
    uc: /长按下载按钮，选“在新窗口打开”/,
    way: '安卓下载',
  },
  {
    locale: 'en',
    prefix: '/global',
    title: /^(Get|Download)/,
    dots: 'Tap ··· at the top right',
    android: 'Open in browser',
    ios: 'Open in Safari',
    stay: 'Read the page first',
    again: 'Show me how',
    uc: /Long-press the download button and choose “Open in new window”/,
    way: 'Android',
  },
] as const;

type Words = (typeof editions)[number];

/** One visit per edition with a browser that calls itself so. */
async function inBoth(
  browser: Browser,
  base: string,
  agent: keyof typeof agents,
  visit: (page: Page, words: Words) => Promise<void>,
): Promise<void> {
  for (const words of editions) {
    const context = await visitor(browser, words.locale as EditionLocale, {
      viewport: {width: 375, height: 812},
      hasTouch: true,
      isMobile: true,
      userAgent: agents[agent],
    });
    try {
      const page = await context.newPage();
      await openPage(page, base + words.prefix + routes['downloads.xd'].path);
      await visit(page, words);
    } finally {
      await context.close();
    }
  }
}

/** The overlay names the two steps, is dark, shows where to tap, and can be left and found again. */
async function wechat(page: Page, words: Words, choice: string): Promise<void> {
  const hint = page.locator('dialog[open]');
  await hint.waitFor();
  const text = await hint.innerText();
  assert.ok(text.includes(words.dots) && text.includes(choice), text);
  assert.equal(await hint.locator('li svg').count(), 2, 'a picture for each step');
  const [box, light] = await Promise.all([
    hint.boundingBox(),
    hint.evaluate((element) => getComputedStyle(element).colorScheme + getComputedStyle(element).backgroundColor),
  ]);
  assert.ok(box!.x === 0 && box!.y === 0 && box!.width === 375 && box!.height === 812, 'it does not cover the page');
  assert.match(light, /0\.0\d+ 0\.0\d+ 0\.1\d+|14 ?,? ?23 ?,? ?48/, `not dark: ${light}`);
  await expectFocus(hint.getByRole('button', {name: words.stay}), 'the way out of the overlay');
  await page.keyboard.press('Escape');
  await expectNone(hint);
  // A tap on a button that WeChat would block explains instead, and gives the focus back.
  const way = page.locator('main').getByRole('link', {name: words.way, exact: true}).first();
  await way.click();
  await hint.waitFor();
  await hint.getByRole('button', {name: words.stay}).click();
  await expectNone(hint);
  await expectFocus(way, 'the button that opened the overlay');
  await page.getByRole('button', {name: words.again}).click();
  await hint.waitFor();
}

/** Checks of the app download pages. */
export const appsWalk = (browser: Browser, {base}: Service): Check[] => [
  {
    name: 'WeChat on Android: tap ··· and open in the browser',
    run: () => inBoth(browser, base, 'wechatAndroid', (page, words) => wechat(page, words, words.android)),
  },
  {
    name: 'WeChat on iOS: tap ··· and open in Safari',
    run: () => inBoth(browser, base, 'wechatIos', (page, words) => wechat(page, words, words.ios)),
  },
  {
    name: 'UC Browser: long-press and open in a new window',
    run: () =>
      inBoth(browser, base, 'uc', async (page, words) => {
        await page.getByText(words.uc).waitFor();
        await expectNone(page.locator('dialog'));
        const href = await page
          .locator('main')
          .getByRole('link', {name: words.way, exact: true})
          .first()
          .getAttribute('href');
        assert.match(href ?? '', /^https:/, 'a long press needs a real address');
      }),
  },
  {
    name: 'elsewhere neither is shown, under the layout and title of the download',
    run: () =>
      inBoth(browser, base, 'chrome', async (page, words) => {
        await page.locator('main').getByRole('link', {name: words.way, exact: true}).first().waitFor();
        assert.match(await page.title(), words.title);
        await expectNone(page.locator('dialog'));
        await expectNone(page.getByText(words.uc));
        await expectNone(page.locator('[data-menu]'));
      }),
  },
];
