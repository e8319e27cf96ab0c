/** The software on its pages: the walkthrough plays, is stepped and paused; everything works by hand and by keys. */
import type {Locator, Page} from '@playwright/test';
import english from '../../i18n/en/copy/demos/console';
import chinese from '../../i18n/zh-CN/copy/demos/console';
import {axeProblems, visualRules} from '../support/axe';
import {desktop, openPage, phone} from '../support/browser';
import {test as problemFree} from '../support/problem-free';
import {expect, test} from '../support/test';

const board = '/products/data-dashboard';

/** Waits until the code of a part has replaced the server's HTML: React then knows its element. */
async function live(page: Page, selector: string): Promise<Locator> {
  const place = page.locator(selector).first();
  await place.evaluate((element) => element.scrollIntoView());
  await expect
    .poll(() => place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))), {
      timeout: 30_000,
    })
    .toBe(true);
  return place;
}

async function openConsole(page: Page, path: string): Promise<Locator> {
  await openPage(page, path);
  return live(page, '[data-console]');
}

const button = (place: Locator | Page, name: string) => place.getByRole('button', {name, exact: true});
const tab = (place: Locator, name: string) => place.getByRole('tab', {name: new RegExp(`^${name}`)});

test.describe('on a computer', () => {
  test.use(desktop);

  test('the morning meeting is stepped from all stores to the ticket', async ({page}) => {
    const place = await openConsole(page, board);
    const {script, tabs, tickets} = chinese;
    for (let step = 1; step <= 7; step += 1) {
      await button(place, script.next).click();
      await expect(place.getByText(script.count(step, 7))).toBeVisible();
    }
    await expect(tab(place, tabs.tickets)).toHaveAttribute('aria-selected', 'true');
    await expect(place.getByRole('heading', {name: tickets.issue.a1})).toBeVisible();
    await expect(button(place, script.next)).toBeDisabled();
    await button(place, script.back).click();
    await expect(tab(place, tabs.alerts)).toHaveAttribute('aria-selected', 'true');
  });

  test('it plays by itself after a tap, and whatever is done by hand pauses it', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    const place = await openConsole(page, board);
    const {script, tabs} = chinese;
    await button(place, script.play).click();
    await expect(place.getByText(script.count(1, 7))).toBeVisible();
    await expect(place.getByText(script.count(2, 7))).toBeVisible({timeout: 10_000});
    await tab(place, tabs.alerts).click();
    await expect(button(place, script.play)).toBeVisible();
    await page.waitForTimeout(4000);
    await expect(tab(place, tabs.alerts)).toHaveAttribute('aria-selected', 'true');
  });

  test('with reduced motion every tap is one step', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const place = await openConsole(page, board);
    const {script} = chinese;
    await button(place, script.play).click();
    await expect(place.getByText(script.count(1, 7))).toBeVisible();
    await page.waitForTimeout(4000);
    await expect(place.getByText(script.count(1, 7))).toBeVisible();
    await button(place, script.play).click();
    await expect(place.getByText(script.count(2, 7))).toBeVisible();
  });

  test('role, store, tabs and timeline work by keys', async ({page}) => {
    const place = await openConsole(page, board);
    const {roles, tabs, video} = chinese;
    await place.getByRole('radio', {name: roles.head}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(place.getByRole('radio', {name: roles.region})).toBeChecked();
    await expect(page).toHaveURL(/role=region/);
    await tab(place, tabs.board).focus();
    await page.keyboard.press('ArrowDown');
    await expect(tab(place, tabs.video)).toBeFocused();
    const slider = place.getByRole('slider', {name: video.timeline});
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('PageUp');
    await expect(slider).toHaveAttribute('aria-valuenow', '60');
  });

  test('the timeline is dragged', async ({page}) => {
    const place = await openConsole(page, '/products/store-inspection/cloud');
    const slider = place.getByRole('slider', {name: chinese.video.timeline});
    await slider.scrollIntoViewIfNeeded();
    const box = (await slider.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
    await page.mouse.up();
    const at = Number(await slider.getAttribute('aria-valuenow'));
    expect(Math.abs(at - 360)).toBeLessThan(6);
  });

  test('a dismissed alert makes no ticket, a confirmed one does', async ({page}) => {
    const place = await openConsole(page, '/products/store-inspection/ai');
    const {alerts, tabs, tickets} = chinese;
    await button(place, alerts.dismiss).click();
    await tab(place, tabs.tickets).click();
    await expect(place.getByText(tickets.issue.a2)).toHaveCount(0);
    await tab(place, tabs.alerts).click();
    await button(place, alerts.undo).click();
    await button(place, alerts.confirm).click();
    await button(place, alerts.ticket).click();
    await expect(place.getByRole('heading', {name: tickets.issue.a2})).toBeVisible();
  });

  test('in English the address opens a role', async ({page}) => {
    await openPage(page, `/global${board}?role=store`);
    const place = await live(page, '[data-console]');
    await expect(place.getByRole('radio', {name: english.roles.store})).toBeChecked();
  });

  test('a tap on a picture shows its call', async ({page}) => {
    await openPage(page, '/vpaas');
    const wall = await live(page, '#try');
    await wall.getByRole('button', {name: chinese.video.show(chinese.cameras.till)}).click();
    await expect(wall.locator('pre')).toContainText('POST /v1/devices/SN0000000002/live');
    await wall.getByRole('slider').focus();
    await page.keyboard.press('PageUp');
    await expect(wall.locator('pre')).toContainText('/recordings?from=12:05&to=12:15');
  });

  for (const [edition, copy, prefix] of [
    ['zh-CN', chinese, ''],
    ['en', english, '/global'],
  ] as const)
    problemFree(`every section of the console is accessible, light and dark (${edition})`, async ({page}) => {
      const place = await openConsole(page, `${prefix}${board}?role=region`);
      // Colors change nothing of its structure; the page around it is looked at with the other pages.
      for (const [colorScheme, rules] of [['light'], ['dark', visualRules]] as const) {
        await page.emulateMedia({colorScheme});
        for (const name of Object.values(copy.tabs)) {
          await tab(place, name).click();
          expect(await axeProblems(page, {part: 'console', rules}), `${name}, ${colorScheme}`).toEqual([]);
        }
      }
    });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the app marks a problem, sends a ticket, and the score falls', async ({page}) => {
    await openPage(page, '/products/xundiantong');
    await live(page, '#app');
    const app = page.getByRole('group', {name: chinese.app.frame});
    const {check, tabs} = chinese.app;
    await app.getByRole('tab', {name: tabs.score}).click();
    await expect(app.getByText('88', {exact: false}).first()).toBeVisible();
    await app.getByRole('tab', {name: tabs.check}).click();
    await button(app, check.draw).click();
    await button(app, check.send).click();
    await expect(app.getByRole('tab', {name: tabs.tickets})).toHaveAttribute('aria-selected', 'true');
    await expect(app.getByText(chinese.tickets.issue.a2)).toBeVisible();
    await app.getByRole('tab', {name: tabs.score}).click();
    await expect(app.getByText('73', {exact: false}).first()).toBeVisible();
  });

  test('the console fits, and its picture is as wide as the window', async ({page}) => {
    const place = await openConsole(page, '/products/store-inspection/cloud');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBe(0);
    await expect(place.getByRole('img').first()).toBeVisible();
  });
});
