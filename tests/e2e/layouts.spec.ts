/** What surrounds a page: header, drawer, footer, panels, layouts; and the parts pages have in common. */
import type {Locator, Page} from '@playwright/test';
import {brand} from '../../src/site/brand';
import {editionCookie, editions as siteEditions, otherLocale} from '../../src/site/editions';
import {shiftProblems} from '../pages/checks/shifts';
import {browserLocale, desktop, expectPath, narrow, openPage, painted} from '../support/browser';
import {expect, test} from '../support/test';

/** A tablet held upright: narrower than the desktop layout, wider than a phone. */
const tablet = {viewport: {width: 700, height: 900}, hasTouch: true};

/** The editions with the words the tests look for. */
const editions = [
  {
    locale: 'zh-CN',
    openMenu: '打开菜单',
    menu: '菜单',
    documents: '本栏目录',
    backToTop: '回到顶部',
    brandName: brand.nameZh,
    getApp: /^下载「/,
    promo: /^先在一家店试，看过数据再决定$/,
  },
  {
    locale: 'en',
    openMenu: 'Open menu',
    menu: 'Menu',
    documents: 'In this section',
    backToTop: 'Back to top',
    brandName: brand.nameEn,
    getApp: /^Get the /,
    promo: /^Try it in one store, then decide on the numbers$/,
  },
] as const;

const visible = (locator: Locator) => locator.filter({visible: true});
const trialButton = (page: Page) => visible(page.locator('[data-trial]')).first();
const openDialog = (page: Page) => page.locator('dialog[open]');
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);

/** The words of an element, without the white space between them. */
const wordsOf = async (locator: Locator) => (await locator.innerText()).split(/\s+/).filter(Boolean);

/** Changes the width of the window and waits until that has been laid out. */
async function resizeTo(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({width, height});
  await painted(page);
}

/** The page behind an overlay cannot be scrolled. */
const expectScrollLocked = (page: Page) => expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');

/** Milliseconds from an event of the menu until it opens or closes, measured in the page, where nothing of the test delays it. */
const timeToToggle = (page: Page, event: string) =>
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

for (const {locale, openMenu, menu, documents, backToTop, brandName, getApp, promo} of editions) {
  const {prefix, home} = siteEditions[locale];

  test.describe(() => {
    test.use({...desktop, locale: browserLocale[locale]});

    test(`header stays at the top, leads home, and has the sections in columns of at most six (${locale})`, async ({
      page,
    }) => {
      await openPage(page, `${prefix}/products/cloud-camera`);
      await scrollTo(page, 1500);
      const header = page.locator('header').first();
      await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
      expect(
        await header.locator('[data-menu]').evaluateAll((all) => all.map((button) => button.getAttribute('data-menu'))),
      ).toEqual(['technology', 'products', 'solutions', 'service']);
      const openPlatform = header.locator('nav a[target=_blank]');
      await expect(openPlatform).toHaveAttribute('href', /^https:/);
      await expect(openPlatform).toHaveAttribute('rel', /noopener/);

      const groups: Record<string, number> = {technology: 3, products: 4, solutions: 3, service: 3};
      for (const [section, count] of Object.entries(groups)) {
        await test.step(section, async () => {
          await header.locator(`[data-menu=${section}]`).click();
          const buttons = page.locator('#mega-panel button');
          await expect(buttons, `groups of ${section}`).toHaveCount(count);
          for (const group of await buttons.all()) {
            await group.click();
            const columns = await page
              .locator('#mega-panel ul')
              .evaluateAll((lists) => lists.map(({children}) => children.length));
            expect(columns).not.toHaveLength(0);
            expect(Math.min(...columns), 'length of the shortest column').toBeGreaterThan(0);
            expect(Math.max(...columns), 'length of the longest column').toBeLessThanOrEqual(6);
          }
        });
      }
      await page.keyboard.press('Escape');
      await header.locator('a').first().click();
      await expectPath(page, home);
    });

    test(`menus follow the pointer after 300 ms, click and keys at once (${locale})`, async ({page}) => {
      await openPage(page, `${prefix}/about/contact`);
      const panel = page.locator('#mega-panel');
      const trigger = page.locator('[data-menu=products]');
      // React derives `mouseenter` from this event; the browser's own fires later, on a busy computer by milliseconds.
      const opened = timeToToggle(page, 'mouseover');
      await trigger.hover();
      expect(await opened, 'milliseconds from the pointer to the open menu').toBeGreaterThanOrEqual(295);
      await expect(panel).toBeVisible();
      await page.mouse.move(700, 880);
      await expect(panel).toHaveCount(0);
      const clicked = timeToToggle(page, 'click');
      // Without a pointer that could open it as well.
      await trigger.evaluate((button: HTMLElement) => button.click());
      expect(await clicked, 'milliseconds from the click to the open menu').toBeLessThan(250);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(trigger).toBeFocused();
    });

    test(`back to top shows from 500 px on and leads there (${locale})`, async ({page}) => {
      await openPage(page, `${prefix}/products/cloud-camera`);
      const button = page.getByRole('button', {name: backToTop});
      await scrollTo(page, 499);
      await painted(page);
      expect(await button.count()).toBe(0);
      await scrollTo(page, 500);
      await button.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(button).toHaveCount(0);
    });

    test(`trial button: opens the form in a new tab from 960 px on, in a sheet below; it stores what was pressed (${locale})`, async ({
      page,
      context,
    }) => {
      await openPage(page, `${prefix}/products/cloud-camera`);
      const button = page.locator('[data-trial=rightFixed]');
      const source = {
        component_id: 'rightFixed',
        source_path: `${prefix}/products/cloud-camera`,
        device_type: 'desktop',
      };
      const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams);
      const href = (await button.getAttribute('href')) ?? '';
      expect(parametersOf(new URL(href, page.url()).href)).toEqual(source);

      await page.setViewportSize({width: 960, height: 900});
      const firstTab = context.waitForEvent('page');
      await trialButton(page).click();
      const first = await firstTab;
      await expectPath(first, `${prefix}/experience`);
      await first.close();

      await page.setViewportSize({width: 1440, height: 900});
      const secondTab = context.waitForEvent('page');
      await button.click();
      const second = await secondTab;
      const title = await page.title();
      await expect.poll(() => parametersOf(second.url())).toEqual({...source, source_page_title: title});
      const stored = JSON.parse(
        (await page.evaluate(() => localStorage.getItem('temp.common.change.data'))) ?? '{}',
      ) as Record<string, unknown>;
      expect(Object.keys(stored).sort()).toEqual([
        'component_id',
        'device_type',
        'source_page_title',
        'source_path',
        'ts',
      ]);
      expect(stored.component_id).toBe('rightFixed');
      await second.close();

      await resizeTo(page, 959, 900);
      await trialButton(page).click();
      const sheet = openDialog(page);
      await expect(sheet.locator('form')).toBeVisible();
      // All of the window but the room that a scroll bar of the page keeps.
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      expect(await sheet.boundingBox(), 'the sheet fills the screen').toEqual({x: 0, y: 0, width, height: 900});
      await expectScrollLocked(page);
      await expect(sheet).toHaveCSS('animation-name', /rise/);
      expect(context.pages(), 'no other tab').toHaveLength(1);
    });

    test(`an overlay traps the focus, locks the page behind, keeps its maximum width, and resets it (${locale})`, async ({
      page,
    }) => {
      await openPage(page, `${prefix}/products/hardware/cloud-ai-camera/k3`);
      const dialog = openDialog(page);
      const trigger = visible(page.locator('[data-inquiry]')).first();
      await trigger.click();
      await expect(dialog.locator('form')).toBeVisible();
      await expect(dialog).toHaveCSS('width', '930px');
      expect((await dialog.boundingBox())?.width).toBe(930);
      await expectScrollLocked(page);
      const controls = await dialog.locator('a, button, input, select, textarea').count();
      for (let at = 0; at <= controls; at += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => {
            const {activeElement, body} = document;
            return activeElement === body || Boolean(activeElement?.closest('dialog[open]'));
          }),
          'the focus stays in the dialog',
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
      await expect(trigger).toBeFocused();

      await resizeTo(page, 800, 900);
      await trialButton(page).click();
      await expect(dialog.locator('form')).toBeVisible();
      expect(
        await dialog.evaluate((element) => element.style.getPropertyValue('--overlay-width')),
        'the sheet does not have the width of the dialog before it',
      ).toBe('');
    });

    test(`the choice of a language is remembered for 365 days, anchor and query go along (${locale})`, async ({
      page,
      context,
    }) => {
      const other = siteEditions[otherLocale(locale)];
      await openPage(page, `${prefix}/products/cloud-camera?from=label#e3-x`);
      await page.locator('header summary').click();
      await page.locator('header').getByRole('link', {name: other.label}).click();
      await expect(page).toHaveURL(`${other.prefix}/products/cloud-camera?from=label#e3-x`);
      const cookie = (await context.cookies()).find(({name}) => name === editionCookie.name);
      expect(cookie?.value).toBe(other.edition);
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(364);
      expect(days).toBeLessThanOrEqual(365);
    });

    test(`head of an inner page is 250 px high, 120 px below 600 px (${locale})`, async ({page}) => {
      await openPage(page, `${prefix}/about/honor`);
      const hero = page.locator('main > section').first();
      const height = async () => (await hero.boundingBox())?.height;
      expect(await height()).toBe(250);
      await expect(hero.locator('h1')).toHaveText(/\S/);
      await expect(hero.locator('p').first()).toHaveText(/\S/);
      await expect(hero).toHaveCSS('background-image', /linear-gradient/);
      await resizeTo(page, 600);
      expect(await height()).toBe(250);
      await resizeTo(page, 599);
      expect(await height()).toBe(120);
    });

    test(`honors are 360, 360, 350 and 180 px high in their tabs (${locale})`, async ({page}) => {
      await openPage(page, `${prefix}/about/honor`);
      const heights = [360, 360, 350, 180];
      // Below the first screens the wall is laid out when it comes near.
      await page.locator('[role=tablist]').scrollIntoViewIfNeeded();
      // The first tab shows all of them.
      await expect(visible(page.locator('[role=tabpanel] img'))).toHaveCount(9);
      const tabs = page.locator('[role=tab]:not(:first-child)');
      await expect(tabs).toHaveCount(heights.length);
      for (const [index, height] of heights.entries()) {
        await tabs.nth(index).click();
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
        await expect(visible(page.locator('[role=tabpanel] img')).first()).toHaveCSS('height', `${height}px`);
      }
    });

    test(`promo banner leads to the trial; the player goes from poster to playing to pause and on (${locale})`, async ({
      page,
    }) => {
      await openPage(page, home);
      const banner = page.locator('section', {has: page.locator('[data-trial=promoBanner]')});
      await expect(banner.locator('h2')).toHaveText(promo);

      await openPage(page, `${prefix}/products/heat-map-analysis`);
      const player = page.locator('[data-state]:has(video)').first();
      await player.scrollIntoViewIfNeeded();
      const play = player.locator('a');
      await expect(player).toHaveAttribute('data-state', 'ready');
      await expect(player.locator('picture img')).toBeVisible();
      await play.click();
      await expect(player).toHaveAttribute('data-state', 'playing');
      await expect(play).toHaveCount(0);
      const video = player.locator('video');
      await expect(video).toHaveJSProperty('controls', true);
      await video.evaluate((element: HTMLVideoElement) => element.pause());
      await expect(player).toHaveAttribute('data-state', 'pause');
      await expect(player.locator('picture')).toHaveCount(0);
      await play.click();
      await expect(player).toHaveAttribute('data-state', 'playing');
    });
  });

  test.describe(() => {
    test.use({...narrow, locale: browserLocale[locale]});

    test(`drawer holds the tree of the documents on a document page, and closes on the way to another page (${locale})`, async ({
      page,
    }) => {
      await openPage(page, `${prefix}/support/troubleshooting/details/t0001`);
      await page.getByRole('button', {name: openMenu}).click();
      const drawer = page.getByRole('navigation', {name: menu, exact: true});
      await drawer.getByRole('button', {name: documents}).click();
      const links = drawer.locator('a[href*="/support/troubleshooting/"]');
      await expect.poll(() => links.count(), {message: 'documents in the tree'}).toBeGreaterThan(3);
      const last = visible(links).last();
      const target = (await last.getAttribute('href')) ?? '';
      await last.click();
      await expectPath(page, target.replace(/#.*/, ''));
      await expect(drawer).toHaveCount(0);
    });

    test(`footer has contact, groups that unfold on phones, site map, legal links and the years (${locale})`, async ({
      page,
    }) => {
      await openPage(page, `${prefix}/about/contact`);
      const footer = page.locator('footer');
      await expect(footer.locator('a[href^="tel:"], a[href^="mailto:"]')).not.toHaveCount(0);
      const group = footer.locator('details').nth(1);
      await expect(group.locator('a').first()).toBeHidden();
      await group.locator('summary').click();
      await expect(group.locator('a').first()).toBeVisible();
      for (const path of ['/about/contact', '/news', '/sitemap', '/privacy', '/terms']) {
        await expect(footer.locator(`a[href="${prefix}${path}"]`)).toHaveCount(1);
      }
      const copyright = `© ${brand.since}–${new Date().getFullYear()} ${brandName}`;
      await expect(footer).toContainText(copyright, {useInnerText: true});
    });

    test(`app download pages have the logo alone, no panels, and say what can be downloaded (${locale})`, async ({
      page,
    }) => {
      await openPage(page, `${prefix}/downloads/apps/com.${brand.slug}.xd`);
      await expect(page).toHaveTitle(getApp);
      await expect(page.locator('[data-menu]')).toHaveCount(0);
      await expect(visible(page.locator('#__docusaurus ~ aside, #__docusaurus > aside')), 'panels').toHaveCount(0);
      await expect(page.locator('footer nav')).toHaveCount(0);
    });
  });
}

test.describe(() => {
  test.use(desktop);

  test('the QR code in the footer shows on hover and on focus, closes with Esc, and a click enlarges it', async ({
    page,
  }) => {
    await openPage(page, '/about/contact');
    const button = page.locator('footer').getByRole('button', {name: '公众号二维码'});
    const code = page.locator('footer img[alt="公众号二维码"]');
    await button.hover();
    await expect(code).toBeVisible();
    await page.mouse.move(700, 10);
    await expect(code).toHaveCount(0);
    await button.focus();
    await expect(code).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(code).toHaveCount(0);
    await button.click();
    await expect(openDialog(page).locator('img')).toBeVisible();
  });

  test('right panel in Chinese: trial, chat, phone and WeChat', async ({page}) => {
    await openPage(page, '/about/contact');
    const panel = page.getByRole('complementary', {name: '快速联系'});
    await expect.poll(() => wordsOf(panel)).toEqual(['免费试用', '在线客服', '示例', '电话咨询', '公众号']);
    await expect(panel.getByRole('link', {name: '在线客服'})).toHaveAttribute('target', '_blank');
    await panel.getByRole('button', {name: '公众号'}).click();
    await expect(openDialog(page).locator('img')).toBeVisible();
  });
});

test.describe(() => {
  test.use({...desktop, locale: 'en-US'});

  test('right panel in English: trial alone', async ({page}) => {
    await openPage(page, '/global/about/contact');
    await expect(page.getByRole('complementary', {name: 'Quick contact'})).toHaveText('Free trial', {
      useInnerText: true,
    });
  });
});

test.describe(() => {
  test.use(tablet);

  test('below 960 px a bar in Chinese with hotline, trial and chat', async ({page}) => {
    await openPage(page, '/about/contact');
    const bar = page.getByRole('complementary', {name: '联系我们'});
    await expect.poll(() => wordsOf(bar)).toEqual(['电话咨询', '免费试用', '在线客服', '示例']);
    const chat = bar.getByRole('link', {name: '在线客服'});
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('href', /^https:\/\//);
    await bar.getByRole('link', {name: '电话咨询'}).click();
    await expect(openDialog(page).locator('a[href^="tel:"]')).toBeVisible();
    await page.goBack();
    await expect(openDialog(page)).toHaveCount(0);
    await bar.getByRole('link', {name: '免费试用'}).click();
    await expect(openDialog(page).locator('form')).toBeVisible();
  });

  test('where help is read, the service request is the main button of the bar', async ({page}) => {
    const bar = page.getByRole('complementary', {name: '联系我们'});
    const [request, hotline, trial] = ['服务申请', '电话咨询', '免费试用'].map((name) =>
      bar.getByRole('link', {name}),
    ) as [Locator, Locator, Locator];
    await openPage(page, '/about/contact');
    await expect(request).toBeHidden();
    for (const path of ['/support', '/support/troubleshooting/details/t0101']) {
      await openPage(page, path);
      const [main, ...others] = await Promise.all([request, hotline, trial].map((link) => link.boundingBox()));
      for (const other of others) expect(main!.width).toBeGreaterThan(1.5 * other!.width);
    }
    await hotline.click();
    await expect(openDialog(page).getByRole('link', {name: '把情况发给工程师'})).toBeVisible();
    await page.goBack();
    await trial.click();
    await expect(openDialog(page).locator('form')).toBeVisible();
    await page.goBack();
    await request.click();
    await expectPath(page, '/support/service-request');
    await expect(request, 'the page itself').toBeHidden();
  });
});

for (const {locale} of editions) {
  test.describe(() => {
    test.use({...desktop, viewport: {width: 640, height: 360}, locale: browserLocale[locale]});

    test(`at 200 % zoom what stays in place takes less than a fifth of the window (${locale})`, async ({page}) => {
      await openPage(page, `${siteEditions[locale].prefix}/products/cloud-camera`);
      await scrollTo(page, 1500);
      const rows = await page.evaluate(() => {
        const elements = Array.from({length: 36}, (_, row) => document.elementFromPoint(320, row * 10 + 5));
        return elements.filter((element) => element?.closest('main')).length;
      });
      expect(rows, 'of 36 rows of the window, those that show the page').toBeGreaterThan(0.8 * 36);
      const menu = page.locator('header button[aria-expanded]').last();
      await page.evaluate(() => window.scrollTo(0, 0));
      await menu.click();
      await expect(
        page
          .locator('nav')
          .filter({has: page.locator('ul > li > button')})
          .last(),
      ).toBeVisible();
      await scrollTo(page, 200);
      await expect(menu).toBeInViewport();
    });
  });
}

test.describe(() => {
  test.use({...narrow, locale: 'en-US'});

  test('below 600 px a floating trial button in English', async ({page}) => {
    const button = page.locator('[data-trial=floatingButton]');
    for (const withForm of ['/global/experience', '/global/support/service-request']) {
      await openPage(page, withForm);
      await expect(button).toBeHidden();
    }
    await openPage(page, '/global/about');
    // Away until the visitor scrolls back up, so that it lies over nothing that is read.
    await expect(button).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 1600));
    await expect(button).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 1400));
    await expect(button).toBeInViewport();
    await resizeTo(page, 600);
    await expect(button).toBeHidden();
    await resizeTo(page, 599);
    await button.click();
    await expect(openDialog(page).locator('form')).toBeVisible();
  });
});

test.describe('whether somebody answers the telephone', () => {
  /** Friday morning and evening, and Sunday night, in Beijing. */
  const moments = [
    {time: '2026-11-27T10:00:00+08:00', 'zh-CN': '现在有人接', en: 'Lines are open'},
    {time: '2026-11-27T21:30:00+08:00', 'zh-CN': '休息中，周一09:00开始接听', en: 'Opens Monday, 9 a.m. China time'},
    {time: '2026-11-29T23:00:00+08:00', 'zh-CN': '休息中，明天09:00开始接听', en: 'Opens tomorrow, 9 a.m. China time'},
    {time: '2026-11-30T07:00:00+08:00', 'zh-CN': '休息中，今天09:00开始接听', en: 'Opens at 9 a.m. China time'},
  ];
  for (const path of ['/about/contact', '/support', '/experience', '/support/service-request']) {
    for (const locale of ['zh-CN', 'en'] as const) {
      const address = siteEditions[locale].prefix + path;
      test.describe(() => {
        test.use({...narrow, locale: browserLocale[locale]});

        test(`is said on ${address}, and nothing moves for it`, async ({page}) => {
          for (const moment of moments) {
            await page.clock.setFixedTime(moment.time);
            await openPage(page, address);
            await expect(page.locator('main [data-hotline-state]')).toHaveText(moment[locale]);
            expect(await shiftProblems(page), moment.time).toEqual([]);
          }
        });
      });
    }
  }
});

test('the picture of the day shows the whole store again above the first moment', async ({page}) => {
  await page.setViewportSize(desktop.viewport);
  await openPage(page, '/solutions/smart-store');
  const day = page.locator('#day');
  const clock = day.locator('p[aria-hidden=true]');
  const center = (item: Locator) => item.evaluate((element) => element.scrollIntoView({block: 'center'}));
  await center(day.locator('li').first());
  await expect(clock).toHaveText(await day.locator('li time').first().innerText());
  await center(day.locator('li').last());
  await expect(clock).toHaveText(await day.locator('li time').last().innerText());
  await scrollTo(page, 0);
  await expect(clock).toHaveCount(0);
});
