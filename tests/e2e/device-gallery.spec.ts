/** Pictures of a device page: chosen by key, and there without script. */
import en from '../../i18n/en/copy/hardware/template';
import enViews from '../../i18n/en/copy/hardware/views';
import zh from '../../i18n/zh-CN/copy/hardware/template';
import zhViews from '../../i18n/zh-CN/copy/hardware/views';
import {mountedDevices, rearDevices} from '../../src/facts/hardware/deviceViews';
import {hardwarePath, modelById} from '../../src/facts/models';
import {axeProblems} from '../support/axe';
import {narrow} from '../support/browser';
import {expect, test} from '../support/test';

const hung = mountedDevices[0];
const pathOf = (id: string) => hardwarePath(modelById(id));
const editions = [
  {locale: 'zh-CN', prefix: '', copy: zh, views: zhViews},
  {locale: 'en', prefix: '/global', copy: en, views: enViews},
] as const;

for (const {locale, prefix, copy, views} of editions) {
  test(`a view is chosen by key, and nothing moves (${locale})`, async ({page}) => {
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
