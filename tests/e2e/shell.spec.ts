/** The shell by keyboard, pointer and Back: menu, dialog, sheet; and the steps of an article. */
import type {Page} from '@playwright/test';
import {desktop, expectPath, narrow, openPage} from '../support/browser';
import {expect, test} from '../support/test';

/** Title, tags and attributes of `<html>` that belong to the page being shown, sorted; its bands are lazy where it was the first. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      document.documentElement,
      ...document.head.querySelectorAll('title, meta[data-rh], link[data-rh]:not([rel=preload])'),
    ]
      .map((element) => {
        const attributes = element.getAttributeNames().filter((name) => !['data-rh', 'data-lazy-bands'].includes(name));
        return [
          element.localName,
          ...attributes.map((name) => `${name}=${element.getAttribute(name)}`).sort(),
          element.localName === 'title' ? element.textContent : '',
        ].join(' ');
      })
      .sort(),
  );

test.describe('desktop', () => {
  test.use(desktop);

  test('main menu by keyboard: arrows open and move, Esc returns to the trigger', async ({page}) => {
    await openPage(page, '/');
    const trigger = page.locator('[data-menu=service]');
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    const panel = page.locator('#mega-panel');
    await expect(panel.locator('button').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(panel.locator('a').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  test('main menu by keyboard: the first arrow moves into the panel, also from an open one to the next', async ({
    page,
  }) => {
    await openPage(page, '/');
    const focusedGroup = page.locator('#mega-panel button').first();
    await page.locator('[data-menu=technology]').click();
    await expect(page.locator('#mega-panel')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-menu=products]')).toHaveAttribute('aria-expanded', 'true');
    await expect(focusedGroup).toBeFocused();
  });

  test('main menu by pointer: a group shows its entries after 300 ms, not while it is crossed', async ({page}) => {
    await openPage(page, '/');
    await page.locator('[data-menu=products]').click();
    const groups = page.locator('#mega-panel button');
    await expect(groups.first()).toHaveAttribute('aria-pressed', 'true');
    await groups.nth(1).hover();
    await groups.nth(2).hover();
    await expect(groups.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await groups.nth(1).hover();
    await page.locator('#mega-panel a').first().hover();
    // Longer than the delay: what was crossed would show by now.
    await page.waitForTimeout(400);
    await expect(groups.nth(2)).toHaveAttribute('aria-pressed', 'true');
  });

  test('main menu by click leads to a page and closes there', async ({page}) => {
    await openPage(page, '/');
    await page.locator('[data-menu=solutions]').click();
    await page.locator('#mega-panel a').first().click();
    await expectPath(page, '/solutions/smart-store');
    await expect(page.locator('#mega-panel')).toHaveCount(0);
  });

  test('the head after a navigation is that of the page loaded by itself', async ({page, context}) => {
    await openPage(page, '/about/contact');
    const loaded = await context.newPage();
    for (const path of ['/service-system', '/sitemap']) {
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expectPath(page, path);
      await openPage(loaded, path);
      const expected = await headOf(loaded);
      await expect.poll(() => headOf(page)).toEqual(expected);
    }
  });

  test('dialog closes on a click outside and restores the focus', async ({page}) => {
    await openPage(page, '/');
    const trigger = page.getByRole('link', {name: '电话咨询'}).filter({visible: true});
    await trigger.click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await page.mouse.click(40, 450);
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  test('feedback on an article reaches the service', async ({page}) => {
    await openPage(page, '/support/troubleshooting/details/t0101');
    await page.getByRole('button', {name: '没有', exact: true}).click();
    await page.getByRole('button', {name: '卡在某一步了'}).click();
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/v1/feedback'));
    await page.getByRole('button', {name: '提交', exact: true}).click();
    expect((await answer).status()).toBe(202);
    await expect(page.getByText('收到了，谢谢。')).toBeVisible();
  });
});

test.describe('phone', () => {
  test.use(narrow);

  test('drawer goes down level by level and closes on the page it led to', async ({page}) => {
    await openPage(page, '/');
    await page.getByRole('button', {name: '打开菜单'}).click();
    const drawer = page.getByRole('navigation', {name: '菜单', exact: true});
    await drawer.getByRole('button', {name: '产品'}).click();
    await drawer.getByRole('button', {name: '硬件'}).click();
    await expect(drawer.getByRole('button', {name: /返回/}), 'a back row for each level above').toHaveCount(2);
    await drawer.getByRole('link', {name: /云摄像机/}).click();
    await expectPath(page, '/products/cloud-camera');
    await expect(drawer).toHaveCount(0);
  });

  test('drawer has what phones come for, and the trial, which Back closes alone', async ({page}) => {
    await openPage(page, '/');
    const drawer = page.getByRole('navigation', {name: '菜单', exact: true});
    await page.getByRole('button', {name: '打开菜单'}).click();
    await drawer.getByRole('link', {name: /按现象查/}).click();
    await expectPath(page, '/support/finder');
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', {name: '打开菜单'}).click();
    await drawer.getByRole('link', {name: '免费试用'}).click();
    const form = page.getByRole('dialog', {name: '免费试用'});
    await expect(form.getByLabel('手机号')).toBeVisible();
    await page.goBack();
    await expect(form).toHaveCount(0);
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expectPath(page, '/support/finder');
  });

  test('drawer closes on Back and the page stays; from a page it led to, Back is one step', async ({page}) => {
    await openPage(page, '/about/contact');
    const drawer = page.getByRole('navigation', {name: '菜单', exact: true});
    const openDrawer = async () => {
      await page.getByRole('button', {name: '打开菜单'}).click();
      await expect(drawer.getByRole('button', {name: '产品'})).toBeVisible();
    };
    await openDrawer();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expectPath(page, '/about/contact');
    await openDrawer();
    await drawer.getByRole('button', {name: '产品'}).click();
    await drawer.getByRole('button', {name: '硬件'}).click();
    await drawer.getByRole('link', {name: /云摄像机/}).click();
    await expectPath(page, '/products/cloud-camera');
    await page.goBack();
    await expectPath(page, '/about/contact');
    await expect(page.locator('h1')).toHaveCount(1);
    // To a document, which the browser loads, and back.
    await openDrawer();
    await drawer.getByRole('button', {name: '服务'}).click();
    await drawer.getByRole('button', {name: '帮助与下载'}).click();
    await drawer.getByRole('link', {name: /排障指南/}).click();
    await expectPath(page, '/support/troubleshooting');
    await page.goBack();
    await expectPath(page, '/about/contact');
    await page.goBack();
    await expect(page).not.toHaveURL(/contact/);
  });

  test('hotline sheet is as high as what it says', async ({page}) => {
    await openPage(page, '/about/contact');
    await page.getByRole('link', {name: '电话咨询'}).filter({visible: true}).click();
    const sheet = page.locator('dialog[open]');
    await expect(sheet.locator('a[href^="tel:"]')).toBeVisible();
    const box = (await sheet.boundingBox())!;
    expect(box.height).toBeLessThan(520);
    expect(box.y + box.height).toBeCloseTo(812, 0);
  });

  test('sheet stays on a tap outside, closes on Back and on Esc, and the page stays', async ({page}) => {
    await openPage(page, '/about/contact');
    const trigger = page.getByRole('link', {name: '电话咨询'}).filter({visible: true});
    const sheet = page.locator('dialog[open]');
    await trigger.click();
    await expect(sheet).toBeVisible();
    await page.mouse.click(180, 10);
    await expect(sheet, 'a tap outside must not close the sheet').toHaveCount(1);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expectPath(page, '/about/contact');
    await trigger.click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expectPath(page, '/about/contact');
  });

  test('steps of an article make the code for the hotline and outlive a reload', async ({page}) => {
    await openPage(page, '/support/troubleshooting/details/t0001');
    const expectCode = (text: string) => expect(page.getByText(text).first()).toBeAttached();
    await expectCode('NET-1-1');
    await page.getByRole('button', {name: '没解决，下一步'}).click();
    await page.getByRole('button', {name: '没解决，下一步'}).click();
    await expectCode('NET-1-3');
    await page.reload();
    await expectCode('NET-1-3');
    await page.getByRole('button', {name: '解决了', exact: true}).click();
    await expect(page.getByText('在这一步解决').filter({visible: true})).toBeVisible();
  });
});
