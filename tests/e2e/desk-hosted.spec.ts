/**
 * The desk on a server, behind a sign-in: a correction from opening to review, somebody else's change in the same place, and the
 * merged result; and a new article from the list to the site. Real git over HTTP, a double of the forge, a proxy that names the
 * person.
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import {axeProblems} from '../support/axe';
import {desktop} from '../support/browser';
import {nightly} from '../support/suite';
import {dropPicture, fieldOf, panelOf, save, statusOf, textOf, type Locale} from '../support/desk-page';
import {previewOrigin, startHostedDesk, type HostedDesk} from '../support/hosted-desk';
import {buildEdition, builtPage, expectFound, newArticle} from '../support/new-article';
import {copyRepository, ownStatic} from '../support/repository-copy';

const test = base.extend<object, {company: HostedDesk}>({
  company: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const company = await startHostedDesk();
      await use(company);
      await company.stop();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});
test.describe.configure({mode: 'serial'});
test.use({...desktop, locale: 'zh-CN'});

const file = 'docs/troubleshooting/network/t0001.md';
const [sentence, mine, theirs] = ['可以少查几步', '能少走很多路', '能省一半时间'];

test(
  'a correction is sent for review within a minute, compared with another one, and merged',
  nightly,
  async ({page, company: {desk, forge}}) => {
    test.slow();
    const before = forge.read('main', file);
    const start = Date.now();
    await page.goto(`${desk}/write#/collections/articles/entries/network/t0001`);
    const text = page.locator('[data-key-path="body"] textarea').first();
    const panel = page.locator('.desk-panel').first();
    await expect(panel.getByText(/检查通过/)).toBeVisible({timeout: 60_000});
    await text.fill((await text.inputValue()).replace(sentence, mine));
    await expect(panel.getByText(/检查通过/)).toBeVisible();
    await page.getByRole('button', {name: '保存', exact: true}).click();
    await panel.getByRole('button', {name: '送审'}).click({timeout: 30_000});
    await expect(panel.getByText('已送审，等人看')).toBeVisible();
    const seconds = (Date.now() - start) / 1000;
    console.log(`from opening to sent for review: ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(60);
    expect(forge.read('write/wang', file)).toBe(before.replace(sentence, mine));

    await test.step('somebody else changed the same sentence', async () => {
      forge.write('main', file, before.replace(sentence, theirs));
      await page.goto(`${desk}/write/review`);
      await expect(page.getByText('有1篇您和别人都改了同一处')).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
      await page.getByRole('link', {name: '对照'}).click();
      const dialog = page.getByRole('dialog', {name: '别人也改了这一篇'});
      await dialog.getByRole('radio', {name: '用别人的'}).first().check();
      const result = dialog.getByLabel('合并后的文字，还可以改');
      await expect(result).toHaveValue(new RegExp(theirs));
      await result.fill((await result.inputValue()).replace(theirs, `${theirs}，${mine}`));
      await dialog.getByRole('button', {name: '保存合并后的文字'}).click();
      await page.waitForURL('**/write/review');
      await expect(page.getByText('已送审，等人看')).toBeVisible();
    });

    await test.step('merged', async () => {
      forge.merge('write/wang', 'squash');
      expect(forge.read('main', file)).toBe(before.replace(sentence, `${theirs}，${mine}`));
      await page.reload();
      await expect(page.getByText('已合并')).toBeVisible();
      await page.goto(`${desk}/write/history?path=desk/zh-CN/${file}`);
      await expect(page.getByText('王编辑').first()).toBeVisible();
    });
    expect(forge.unknown).toEqual([]);
  },
);

/** The checks find nothing in a language. They take a second, and much longer where everything else runs too. */
const isFine = (page: Page, locale: Locale) =>
  expect(statusOf(page, locale)).toHaveText(/^检查通过/, {timeout: 30_000});

/** Fills the form and the text of a language; `last` is its last sentence. */
async function write(page: Page, locale: Locale, description: string, last: string): Promise<void> {
  const {symptoms, texts} = newArticle[locale];
  await fieldOf(page, locale, 'description').locator('textarea').fill(description);
  // Far down in the form: the message leads there.
  await panelOf(page, locale)
    .getByRole('button', {name: /^顾客会搜的话/})
    .click();
  await expect(fieldOf(page, locale, 'symptoms').locator('input').first()).toBeFocused();
  for (const [at, symptom] of symptoms.entries()) {
    await fieldOf(page, locale, 'symptoms').locator('input').nth(at).fill(symptom);
  }
  let body = await textOf(page, locale).inputValue();
  for (const text of [...texts.slice(0, -1), last]) body = body.replace(/(【待填写】|\[to write\]).*/, text);
  await textOf(page, locale).fill(body);
}

/** Goes to the place that a message is about, and writes something else there. */
async function mend(page: Page, locale: Locale, message: RegExp, words: string): Promise<void> {
  await panelOf(page, locale).getByRole('button', {name: message}).click();
  await expect(page.locator('textarea:focus')).toHaveCount(1);
  if ((await page.evaluate(() => window.getSelection()?.toString())) === '')
    await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(words);
}

/** What is merged, in a copy of the repository. */
function merged(bare: string): {readonly folder: string; readonly remove: () => void} {
  const copy = copyRepository();
  ownStatic(copy.folder);
  const env = {...process.env, GIT_INDEX_FILE: path.join(copy.folder, '.merged-index')};
  execFileSync('git', ['--git-dir', bare, '--work-tree', copy.folder, 'checkout', '--force', 'main', '--', '.'], {env});
  return copy;
}

test(
  "a writer's day: a new article with a picture, mended, looked at, reviewed, merged",
  nightly,
  async ({page, context, company: {desk, forge}}) => {
    if (process.env.EDITOR_BUILD) test.setTimeout(20 * 60_000);
    else test.slow();
    await context.route(`${previewOrigin}/**`, (route) =>
      route.fulfill({contentType: 'text/html', body: 'the branch'}),
    );
    const {'zh-CN': chinese, en: english} = newArticle;
    await page.goto(`${desk}/write/queue`);
    await page.getByRole('link', {name: '新建'}).click();
    await page.getByLabel('目录').selectOption('power');
    await page.getByLabel('中文标题').first().fill(chinese.title);
    await page.getByLabel('英文标题').first().fill(english.title);
    await page.getByLabel(/适用型号/).selectOption(['e3-x']);
    await page.getByRole('button', {name: '新建'}).first().click();
    await expect(statusOf(page, 'zh-CN')).toHaveText(/处要改/, {timeout: 60_000});
    const id = /entries\/power\/(t\d{4})/.exec(page.url())![1]!;
    const files = {
      'zh-CN': `docs/troubleshooting/power/${id}.md`,
      en: `i18n/en/docusaurus-plugin-content-docs/current/troubleshooting/power/${id}.md`,
    };

    await test.step('three mistakes, mended by their messages', async () => {
      await write(page, 'zh-CN', '查电源。', `点击设备。${chinese.texts.at(-1)}`);
      await write(page, 'en', english.description, 'The light has a steady blue colour.');
      await mend(page, 'zh-CN', /^摘要：/, chinese.description);
      await mend(page, 'zh-CN', /写“点”，不写“点击”/, chinese.texts.at(-1)!);
      await mend(page, 'en', /colour/, english.texts.at(-1)!);
      await isFine(page, 'zh-CN');
      await isFine(page, 'en');
    });

    await test.step('a picture in both languages', async () => {
      await dropPicture(page, 'zh-CN', '标签 label.png', '电源标签，上面写着12 V 1 A');
      const text = await textOf(page, 'zh-CN').inputValue();
      const [picture, address] = /^!\[[^\]]+\]\(([^)]+)\)/.exec(text)!;
      await textOf(page, 'zh-CN').fill(text.replace(picture, `${picture}\n\n`));
      const inEnglish = `![The label of the adapter: 12 V, 1 A](${address})`;
      await textOf(page, 'en').fill(`${inEnglish}\n\n${await textOf(page, 'en').inputValue()}`);
      await isFine(page, 'zh-CN');
      await isFine(page, 'en');
      await save(page);
      await expect.poll(() => forge.read('write/wang', files.en)).toContain(inEnglish);
      expect(forge.read('write/wang', files['zh-CN'])).toContain(picture);
      expect(forge.git('ls-tree', 'write/wang', `static${address}`)).toContain('blob');
    });

    const pages = {
      'zh-CN': `/support/troubleshooting/details/${id}`,
      en: `/global/support/troubleshooting/details/${id}`,
    };
    await test.step('the preview of both editions', async () => {
      for (const locale of ['zh-CN', 'en'] as const) {
        const opened = context.waitForEvent('page');
        await panelOf(page, locale).getByRole('button', {name: '在手机宽度预览'}).click();
        const preview = await opened;
        await preview.waitForURL(previewOrigin + pages[locale]);
        await preview.close();
      }
    });

    await test.step('sent, reviewed, merged', async () => {
      await panelOf(page, 'zh-CN').getByRole('button', {name: '送审'}).click();
      await expect(panelOf(page, 'zh-CN').getByText('已送审，等人看')).toBeVisible();
      forge.pulls.at(-1)!.reviews.push({who: 'zhao', state: 'approved'});
      await page.goto(`${desk}/write/review`);
      await expect(page.getByText('已通过，等合并')).toBeVisible();
      await expect(page.getByRole('link', {name: `${english.title}（英文）`})).toBeVisible();
      forge.merge('write/wang', 'squash');
      await page.reload();
      await expect(page.getByText('已合并')).toBeVisible();
      expect(forge.read('main', files['zh-CN'])).toContain(chinese.texts[0]);
    });

    if (!process.env.EDITOR_BUILD) return;
    await test.step('the site built from it has both pages, and finds them by symptom', async () => {
      const {folder, remove} = merged(forge.bare);
      try {
        for (const locale of ['zh-CN', 'en'] as const) {
          await buildEdition(folder, locale);
          const html = builtPage(folder, pages[locale]);
          expect(html.includes(newArticle[locale].texts[0]!), 'the text is on the page').toBe(true);
          // The build puts a picture as small as this one into the page.
          const picture = /<img [^>]*src="?(data:image\/webp|[^" >]*label-[0-9a-f]{8}[^" >]*\.webp)/;
          expect(picture.test(html), 'the picture is on the page').toBe(true);
        }
        await expectFound(folder, pages['zh-CN'], [chinese.symptoms[2], '换了电源 E3-X']);
        await expectFound(folder, pages.en, ['new adapter restarts']);
      } finally {
        remove();
      }
    });
  },
);
