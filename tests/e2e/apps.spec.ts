/** App download pages in browsers that cannot install: WeChat and UC, and in one that can, in both editions. */
import type {Page} from '@playwright/test';
import {routes} from '../../src/site/routes';
import {editions as siteEditions} from '../../src/site/editions';
import {browserLocale, openPage, phone} from '../support/browser';
import {expect, test} from '../support/test';

const userAgents = {
  wechatAndroid:
    'Mozilla/5.0 (Linux; Android 14; 2211133C Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.103 Mobile Safari/537.36 XWEB/1300289 MMWEBSDK/20240802 MicroMessenger/8.0.54.2760(0x28003637) WeChat/arm64 Language/zh_CN',
  wechatIos:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.54(0x18003631) NetType/WIFI Language/zh_CN',
  uc: 'Mozilla/5.0 (Linux; U; Android 13; zh-CN; V2231A Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.7.4.1313 Mobile Safari/537.36',
  chrome:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
} as const;

/** The editions with the words the tests look for. */
const editions = [
  {
    locale: 'zh-CN',
    title: /^下载/,
    dots: '右上角的“···”',
    android: '在浏览器打开',
    ios: '在Safari中打开',
    stay: '先看看介绍',
    again: '怎么打开浏览器',
    uc: /长按下载按钮，选“在新窗口打开”/,
    download: '安卓下载',
  },
  {
    locale: 'en',
    title: /^(Get|Download)/,
    dots: 'Tap ··· at the top right',
    android: 'Open in browser',
    ios: 'Open in Safari',
    stay: 'Read the page first',
    again: 'Show me how',
    uc: /Long-press the download button and choose “Open in new window”/,
    download: 'Android',
  },
] as const;

type Words = (typeof editions)[number];

const downloadLink = (page: Page, {download}: Words) =>
  page.locator('main').getByRole('link', {name: download, exact: true}).first();

/** The overlay names the two steps, is dark, shows where to tap, and can be closed and opened again. */
async function expectWeChatOverlay(page: Page, words: Words, choice: string): Promise<void> {
  const overlay = page.locator('dialog[open]');
  await expect(overlay).toBeVisible();
  await expect(overlay).toContainText(words.dots, {useInnerText: true});
  await expect(overlay).toContainText(choice, {useInnerText: true});
  await expect(overlay.locator('li svg'), 'a picture for each step').toHaveCount(2);
  await expect
    .poll(() => overlay.boundingBox(), {message: 'the overlay covers the page'})
    .toEqual({x: 0, y: 0, ...phone.viewport});
  const colors = await overlay.evaluate((element) => {
    const {colorScheme, backgroundColor} = getComputedStyle(element);
    return colorScheme + backgroundColor;
  });
  expect(colors, 'nothing shows through').not.toMatch(/rgba|\//);
  expect(colors, 'the overlay is dark').toMatch(/0\.0\d+ 0\.0\d+ 0\.1\d+|14 ?,? ?23 ?,? ?48/);
  const close = overlay.getByRole('button', {name: words.stay});
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  // A tap on a button that WeChat would block explains instead, and gives the focus back.
  const link = downloadLink(page, words);
  await link.click();
  await expect(overlay).toBeVisible();
  await close.click();
  await expect(overlay).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.getByRole('button', {name: words.again}).click();
  await expect(overlay).toBeVisible();
}

for (const words of editions) {
  const {locale} = words;
  const open = (page: Page) => openPage(page, siteEditions[locale].prefix + routes['downloads.xd'].path);

  test.describe(() => {
    test.use({...phone, locale: browserLocale[locale], userAgent: userAgents.wechatAndroid});

    test(`WeChat on Android: tap ··· and open in the browser (${locale})`, async ({page}) => {
      await open(page);
      await expectWeChatOverlay(page, words, words.android);
    });
  });

  test.describe(() => {
    test.use({...phone, locale: browserLocale[locale], userAgent: userAgents.wechatIos});

    test(`WeChat on iOS: tap ··· and open in Safari (${locale})`, async ({page}) => {
      await open(page);
      await expectWeChatOverlay(page, words, words.ios);
    });
  });

  test.describe(() => {
    test.use({...phone, locale: browserLocale[locale], userAgent: userAgents.uc});

    test(`UC Browser: long-press and open in a new window (${locale})`, async ({page}) => {
      await open(page);
      await expect(page.getByText(words.uc)).toBeVisible();
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(downloadLink(page, words), 'a long press needs a real address').toHaveAttribute('href', /^https:/);
    });
  });

  test.describe(() => {
    test.use({...phone, locale: browserLocale[locale], userAgent: userAgents.chrome});

    test(`elsewhere neither is shown, under the layout and title of the download (${locale})`, async ({page}) => {
      await open(page);
      await expect(downloadLink(page, words)).toBeVisible();
      await expect(page).toHaveTitle(words.title);
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(page.getByText(words.uc)).toHaveCount(0);
      await expect(page.locator('[data-menu]')).toHaveCount(0);
    });
  });
}
