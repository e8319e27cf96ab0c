/** Everything by keyboard alone: the focus is visible, closing restores it, and changes are announced. */
import type {Locator, Page} from '@playwright/test';
import {routes} from '../../src/site/routes';
import {browserLocale, desktop, expectPath, narrow, openPage} from '../support/browser';
import {expect, test} from '../support/test';

const editions = [
  {
    locale: 'zh-CN',
    prefix: '',
    home: '/',
    skip: '跳到主要内容',
    openMenu: '打开菜单',
    menu: '菜单',
    products: '产品',
    query: '摄像机离线',
    found: /^找到[1-9]\d*个页面/,
    required: /请填写/,
  },
  {
    locale: 'en',
    prefix: '/global',
    home: '/global/home',
    skip: 'Skip to main content',
    openMenu: 'Open menu',
    menu: 'Menu',
    products: 'Products',
    query: 'camera offline',
    found: /^[1-9]\d* pages? found/,
    required: /First name: Enter your first name/,
  },
] as const;

/** The focus is visible: by an outline of the element, or of what is drawn for a hidden checkbox. */
const expectVisibleFocus = (page: Page, name: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const {activeElement} = document;
          return [activeElement, activeElement?.nextElementSibling, activeElement?.parentElement].some((element) => {
            if (!element) return false;
            const {outlineStyle, outlineWidth} = getComputedStyle(element);
            return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
          });
        }),
      {message: `the focus is visible on ${name}`},
    )
    .toBe(true);

/** Presses Tab, at most so many times, until the element has the focus, and sees that it shows it. */
async function tabTo(page: Page, target: Locator, name: string, most = 12): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most && !(await isFocused()); presses++) await page.keyboard.press('Tab');
  await expect(target, `${name} is reached by Tab`).toBeFocused();
  await expectVisibleFocus(page, name);
}

/** The focus is on the element or in it, not on what surrounds it. */
const expectFocusInside = (locator: Locator, name: string): Promise<void> =>
  expect
    .poll(() => locator.evaluate((element) => element.contains(document.activeElement)), {
      message: `the focus is in ${name}`,
    })
    .toBe(true);

/** A live region holds such a text. */
const expectAnnouncement = (page: Page, text: RegExp): Promise<void> =>
  expect
    .poll(
      async () =>
        (await page.locator('[role=status], [role=alert], [aria-live], output').allInnerTexts()).map((announcement) =>
          announcement.trim(),
        ),
      {message: 'what is announced'},
    )
    .toContainEqual(expect.stringMatching(text));

for (const {locale, prefix, home, skip, openMenu, menu, products, query, found, required} of editions) {
  test.describe(() => {
    test.use({...desktop, locale: browserLocale[locale]});

    test(`skip link and menus (${locale})`, async ({page}) => {
      await test.step('skip link', async () => {
        await openPage(page, home);
        await page.keyboard.press('Tab');
        const link = page.getByRole('link', {name: skip});
        await expect(link).toBeFocused();
        await expect(link, 'the skip link with the focus').toBeInViewport({ratio: 1});
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(page.locator('main'), 'the main text after the skip link').toContainFocus();
      });

      await test.step('menu', async () => {
        await openPage(page, home);
        const trigger = page.locator('[data-menu=products]');
        const panel = page.locator('#mega-panel');
        await tabTo(page, trigger, 'the menu');
        await page.keyboard.press('Enter');
        await expect(panel).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
        await expect(trigger, 'the trigger after Esc').toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(panel.locator('button').first(), 'the first group').toBeFocused();
        await page.keyboard.press('End');
        const last = panel.locator('a').last();
        await expect(last, 'the last link').toBeFocused();
        const href = (await last.getAttribute('href')) ?? '';
        await page.keyboard.press('Enter');
        await expectPath(page, href.split('#')[0]!);
        await expect(panel).toHaveCount(0);
      });
    });

    test(`dialog and tabs (${locale})`, async ({page}) => {
      await openPage(page, `${prefix}/products/hardware/cloud-ai-camera/k3`);

      await test.step('dialog', async () => {
        const trigger = page.locator('[data-inquiry]').filter({visible: true}).first();
        const dialog = page.locator('dialog[open]');
        await trigger.focus();
        await page.keyboard.press('Enter');
        await expect(dialog.locator('form[novalidate]')).toBeVisible();
        await expect(dialog).toContainFocus();
        for (let presses = 0; presses < 30; presses++) {
          await page.keyboard.press('Tab');
          // The browser's own controls come once around; the page behind never does.
          const {isInside, focused} = await page.evaluate(() => {
            const {activeElement, body} = document;
            return {
              isInside: activeElement === body || activeElement?.closest('dialog') !== null,
              focused: activeElement?.outerHTML.slice(0, 160),
            };
          });
          expect(isInside, `the focus stays in the dialog; it is on ${focused}`).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(trigger, 'the button that opened the dialog').toBeFocused();
      });

      await test.step('tabs', async () => {
        const tabs = page.getByRole('tab');
        await tabs.first().focus();
        for (const [key, index] of [
          ['ArrowRight', 1],
          ['End', (await tabs.count()) - 1],
          ['Home', 0],
        ] as const) {
          await page.keyboard.press(key);
          await expect(tabs.nth(index), `tab ${index} after ${key}`).toBeFocused();
          await expectVisibleFocus(page, `tab ${index}`);
          await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
        }
      });
    });

    test(`video player (${locale})`, async ({page}) => {
      await openPage(page, prefix + routes['products.heatMapAnalysis'].path);
      const player = page.locator('[data-state]:has(video)').first();
      await player.locator('a[href$=".mp4"]').focus();
      await expectVisibleFocus(page, 'the play button');
      await page.keyboard.press('Enter');
      await expect(player).toHaveAttribute('data-state', 'playing');
      await expect(player.locator('video')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(player).toHaveAttribute('data-state', 'pause');
    });

    test(`picture viewer (${locale})`, async ({page}) => {
      await openPage(page, prefix + routes['downloads.xd'].path);
      const picture = page.locator('#screens button, #screens a').first();
      const viewer = page.locator('dialog[open]');
      await picture.focus();
      await expectVisibleFocus(page, 'a picture');
      await page.keyboard.press('Enter');
      await expect(viewer).toBeVisible();
      await expectFocusInside(viewer, 'the viewer');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expect(picture, 'the picture that was opened').toBeFocused();
    });

    test(`form (${locale})`, async ({page}) => {
      await openPage(page, `${prefix}/experience`);
      const form = page.locator('form[novalidate]');

      await test.step('Tab reaches every control', async () => {
        const controls = await form.evaluate((element: HTMLFormElement) =>
          ([...element.elements] as HTMLInputElement[]).map((control) => ({
            // Tab reaches one radio button of a group.
            name:
              control.type === 'radio'
                ? control.name
                : control.id || control.dataset.testid || control.name || control.type,
            isSubmit: control.dataset.testid === 'lead-submit',
            isTabStop:
              control.tabIndex >= 0 && !control.closest('[aria-hidden=true]') && !control.matches('fieldset, output'),
          })),
        );
        const wanted = controls.filter(({isTabStop}) => isTabStop).map(({name}) => name);
        const first = controls.findIndex(({isTabStop}) => isTabStop);
        await form.evaluate((element: HTMLFormElement, index) => (element[index] as HTMLElement).focus(), first);
        const reached = new Set<string>();
        for (let presses = 0; presses < 40; presses++) {
          const index = await form.evaluate((element: HTMLFormElement) =>
            [...element.elements].indexOf(document.activeElement!),
          );
          // -1: a link between the controls.
          const control = controls[index];
          await expectVisibleFocus(page, control?.name ?? 'a link');
          if (control) reached.add(control.name);
          if (control?.isSubmit) break;
          await page.keyboard.press('Tab');
        }
        expect([...reached]).toEqual([...new Set(wanted)]);
      });

      await test.step('Enter sends the form, and the problems get the focus', async () => {
        await page.keyboard.press('Enter');
        await expect(form.locator('[role=alert]:has(a[href^="#"])'), 'the summary').toContainFocus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(form.locator('input:focus, select:focus'), 'a field, from its link in the summary').toHaveCount(1);
      });
    });

    test(`changes are announced: results, counts, problems (${locale})`, async ({page}) => {
      await openPage(page, `${prefix}/search?q=${encodeURIComponent(query)}`);
      await expectAnnouncement(page, found);

      await openPage(page, `${prefix}/sitemap`);
      const pages = page.locator('main output');
      const allPages = await pages.innerText();
      await page.locator('main input[type=search]').fill('vpaas');
      await expect(pages).not.toHaveText(allPages);
      await expect(pages).toHaveText(/[1-9]/);

      await openPage(page, `${prefix}/products/cloud-camera`);
      const matches = page.locator('main output').first();
      const allMatches = await matches.innerText();
      // The focus hydrates the filters, which replaces the control: a key lost in that moment is pressed again.
      await expect(async () => {
        await page.locator('main input[type=checkbox], main input[type=radio]').nth(1).focus();
        await page.keyboard.press('Space');
        await expect(matches).not.toHaveText(allMatches, {useInnerText: true, timeout: 1000});
      }).toPass({timeout: 10_000});

      await openPage(page, `${prefix}/experience`);
      await page.getByTestId('lead-submit').click();
      await expectAnnouncement(page, required);
    });
  });

  test.describe(() => {
    test.use({...narrow, locale: browserLocale[locale]});

    test(`drawer (${locale})`, async ({page}) => {
      await openPage(page, home);
      const button = page.getByRole('button', {name: openMenu});
      const drawer = page.getByRole('navigation', {name: menu, exact: true});
      await tabTo(page, button, 'the button of the drawer');
      await page.keyboard.press('Enter');
      await expect(drawer).toBeVisible();
      await tabTo(page, drawer.getByRole('button', {name: products}), 'a section of the drawer');
      await page.keyboard.press('Enter');
      await expectFocusInside(drawer, 'the drawer on its next level');
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(button, 'the button after Esc').toBeFocused();
      // Tab on the last link closes the drawer, so that nothing behind it gets the focus.
      await page.keyboard.press('Enter');
      await drawer.locator('a').last().focus();
      await page.keyboard.press('Tab');
      await expect(drawer).toHaveCount(0);
    });
  });
}
