/** Pictures of a device page: chosen by keyboard, turned by drag and by keys, loaded only when asked for, there without script. */
import type {Page} from '@playwright/test';
import en from '../../i18n/en/copy/hardware/template';
import enViews from '../../i18n/en/copy/hardware/views';
import zh from '../../i18n/zh-CN/copy/hardware/template';
import zhViews from '../../i18n/zh-CN/copy/hardware/views';
import {mountedDevices, rearDevices, turningDevices} from '../../src/facts/hardware/deviceViews';
import {hardwarePath, modelById} from '../../src/facts/models';
import {axeProblems} from '../support/axe';
import {narrow} from '../support/browser';
import {expect, test} from '../support/test';

const hung = mountedDevices[0];
const turning = modelById(turningDevices[0]);
const pathOf = (id: string) => hardwarePath(modelById(id));
const editions = [
  {locale: 'zh-CN', prefix: '', copy: zh, views: zhViews},
  {locale: 'en', prefix: '/global', copy: en, views: enViews},
] as const;

/** Sheets of frames that the page has asked for. */
function sheetsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/turns/')) asked.push(request.url());
  });
  return asked;
}

for (const {locale, prefix, copy, views} of editions) {
  test(`a view is chosen by key, and nothing moves (${locale})`, async ({page}) => {
    const asked = sheetsAsked(page);
    await page.goto(prefix + pathOf(hung));
    const gallery = page.getByRole('group', {name: copy.gallery(modelById(hung).name)});
    // In the document: the focus may scroll the window.
    const place = () =>
      gallery.evaluate((element) => {
        const {left, top, width, height} = element.getBoundingClientRect();
        return [left, top + window.scrollY, width, height].map(Math.round);
      });
    const before = await place();
    const mounted = gallery.getByRole('button', {name: copy.thumbs.mounted});
    await expect(async () => {
      await mounted.focus();
      await page.keyboard.press('Enter');
      await expect(mounted).toHaveAttribute('aria-pressed', 'true', {timeout: 500});
    }).toPass();
    await expect(gallery.getByRole('img', {name: views.mounted[hung].alt})).toBeVisible();
    expect(await place()).toEqual(before);
    expect(asked).toEqual([]);
    expect(await axeProblems(page)).toEqual([]);
  });

  test(`a device is turned by keys and by drag, once it is asked for (${locale})`, async ({page}) => {
    const asked = sheetsAsked(page);
    await page.goto(prefix + pathOf(turning.id));
    const gallery = page.getByRole('group', {name: copy.gallery(turning.name)});
    const slider = gallery.getByRole('slider', {name: copy.turn.label(turning.name)});
    await expect(async () => {
      await gallery.getByRole('button', {name: copy.thumbs.turn}).click();
      await expect(slider).toBeVisible({timeout: 1000});
    }).toPass();
    await expect(gallery.getByText(copy.turn.hint)).toBeVisible();
    expect(asked.filter((url) => url.endsWith('.avif'))).toHaveLength(1);
    await expect(slider).toHaveAttribute('aria-valuetext', copy.turn.front);

    const still = await slider.locator('canvas').screenshot();
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', copy.turn.right(10));
    await slider.press('PageDown');
    await expect(slider).toHaveAttribute('aria-valuetext', copy.turn.left(80));
    expect((await slider.locator('canvas').screenshot()).equals(still)).toBe(false);
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', copy.turn.back);
    await slider.press('Home');

    const box = (await slider.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, {steps: 5});
    await page.mouse.up();
    await expect(slider).toHaveAttribute('aria-valuenow', '90');
    await page.mouse.move(box.x + 4, box.y + 4);
    await expect(slider).toHaveAttribute('aria-valuenow', '90');
    expect(await axeProblems(page)).toEqual([]);
  });

  test.describe(() => {
    test.use({...narrow, javaScriptEnabled: false});

    test(`without script the pictures are in the overview (${locale})`, async ({page}) => {
      await page.goto(prefix + pathOf(hung));
      await expect(page.getByRole('button', {name: copy.thumbs.mounted})).toBeHidden();
      await expect(page.getByRole('img', {name: views.mounted[hung].alt})).toBeAttached();
      await expect(page.getByText(views.mounted[hung].caption)).toBeVisible();
      await page.goto(prefix + pathOf(rearDevices[0]));
      await expect(page.getByText(views.rear[rearDevices[0]])).toBeVisible();
    });
  });
}

test('a sheet that does not come leaves the first frame and says so', async ({page}) => {
  await page.route('**/media/turns/*.avif', (route) => route.abort());
  await page.goto(pathOf(turning.id));
  const turn = page.getByRole('button', {name: zh.thumbs.turn});
  await expect(async () => {
    await turn.click();
    await expect(page.getByText(zh.turn.failed)).toBeVisible({timeout: 1000});
  }).toPass();
});
