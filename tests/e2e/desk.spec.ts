/**
 * A writer's day at the desk (`npm run write`): a correction with a mistake that the checks name, somebody else's change, a
 * new article with a picture, a translation from the list. In a copy of the repository.
 */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import sharp from 'sharp';
import {freePort} from '../../scripts/lib/ports';
import {axeProblems} from '../support/axe';
import {desktop, narrow} from '../support/browser';
import {nightly} from '../support/suite';
import {dropPicture, fieldOf, panelOf, save, statusOf, textOf} from '../support/desk-page';
import {copyRepository, ownStatic} from '../support/repository-copy';

interface Desk {
  readonly base: string;
  read(file: string): string;
  write(file: string, text: string): void;
  readonly folder: string;
}

const test = base.extend<object, {desk: Desk}>({
  desk: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const {folder, remove} = copyRepository();
      ownStatic(folder);
      const port = await freePort();
      const env = {...process.env, WRITE_PORT: String(port)};
      const args = ['--import', 'tsx', 'scripts/write.ts', '--preview', 'no'];
      const server = spawn(process.execPath, args, {cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit']});
      // The first start packs the editor.
      await new Promise<void>((resolve, reject) => {
        server.stdout.once('data', () => resolve());
        server.once('exit', (code) => reject(new Error(`the desk ended with ${code}`)));
      });
      await use({
        base: `http://127.0.0.1:${port}`,
        folder,
        read: (file) => readFileSync(path.join(folder, file), 'utf8'),
        write: (file, text) => writeFileSync(path.join(folder, file), text),
      });
      server.removeAllListeners('exit');
      server.kill();
      remove();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});
test.describe.configure({mode: 'serial'});

const article = (name: string) => `docs/troubleshooting/${name}.md`;
const translation = (name: string) => `i18n/en/docusaurus-plugin-content-docs/current/troubleshooting/${name}.md`;

/** Opens an article in the editor; what goes to other hosts fails the test. */
async function openArticle(page: Page, desk: Desk, name: string): Promise<void> {
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url())) expect(request.url().startsWith(desk.base)).toBe(true);
  });
  await page.goto(`${desk.base}/write#/collections/articles/entries/${name}`);
  await expect(statusOf(page, 'zh-CN')).toHaveText(/检查通过|处要改/, {timeout: 30_000});
}

interface Copy {
  readonly collectionName: string;
  readonly slug: string;
  readonly currentValues: unknown;
}

/** What the editor keeps of unsaved texts in the browser. */
const copiesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Copy[]>((resolve, reject) => {
        const opening = indexedDB.open('gitea:desk/site');
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('draft-backups').objectStore('draft-backups').getAll();
          asked.onerror = () => reject(asked.error!);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result as Copy[]);
          };
        };
      }),
  );

/** Of which entries. */
const draftsOf = async (page: Page) => (await copiesOf(page)).map(({collectionName, slug}) => [collectionName, slug]);

test.use({...desktop, locale: 'zh-CN'});

test('corrects a sentence: the check names the mistake, only this line of the file changes', async ({page, desk}) => {
  const [file, english] = [article('network/t0001'), translation('network/t0001')];
  const [before, other] = [desk.read(file), desk.read(english)];
  await openArticle(page, desk, 'network/t0001');
  await expect(fieldOf(page, 'en', 'title').locator('input')).toHaveValue(/^Camera offline/);

  const text = textOf(page, 'zh-CN');
  const body = await text.inputValue();
  await text.fill(body.replace('可以少查几步', '能少走很多路,点击看灯'));
  await expect(statusOf(page, 'zh-CN')).toHaveText(/还有2处要改/);
  await page.getByRole('button', {name: /写“点”，不写“点击”/}).click();
  await expect(text).toBeFocused();
  expect(
    await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toContain('点击看灯');

  await text.fill(body.replace('可以少查几步', '能少走很多路'));
  await expect(statusOf(page, 'zh-CN')).toHaveText(/检查通过/);
  await save(page);
  await expect.poll(() => desk.read(file)).toBe(before.replace('可以少查几步', '能少走很多路'));
  expect(desk.read(english)).toBe(other);
});

test('compares with what somebody else changed meanwhile, and loses nothing', async ({page, desk}) => {
  const file = article('network/t0002');
  await openArticle(page, desk, 'network/t0002');
  const text = textOf(page, 'zh-CN');
  await text.fill(`${await text.inputValue()}\n\n我的一句。`);
  // The editor keeps what somebody types with keys.
  await text.press('End');
  await expect.poll(() => draftsOf(page)).toEqual([['articles', 't0002']]);
  const theirs = `${desk.read(file)}\n别人的一句。\n`;
  desk.write(file, theirs);
  await save(page);
  const dialog = page.getByRole('dialog', {name: '别人也改了这一篇'});
  await expect(dialog.getByText('我的一句。').first()).toBeVisible();
  await expect(dialog.getByText('别人的一句。').first()).toBeVisible();
  expect((await axeProblems(page)).filter((problem) => problem.includes('desk-'))).toEqual([]);
  const done = dialog.getByRole('button', {name: '保存合并后的文字'});
  await expect(done).toBeDisabled();
  await dialog.getByRole('button', {name: '先不保存'}).click();
  await expect(text).toHaveValue(/我的一句。$/);
  expect(desk.read(file)).toBe(theirs);

  // The editor's own words: it was not saved.
  await page.getByRole('alertdialog').getByRole('button', {name: '确定'}).click();
  await save(page);
  await dialog.getByRole('radio', {name: '两个都留'}).check();
  await done.click();
  await expect.poll(() => desk.read(file)).toMatch(/我的一句。[\s\S]*别人的一句。\n$/);
  // The page is loaded again, with the text that was saved, and the next save keeps it.
  await expect(text).toHaveValue(/我的一句。[\s\S]*别人的一句。$/, {timeout: 30_000});
  await expect(statusOf(page, 'zh-CN')).toHaveText(/检查通过|处要改/, {timeout: 30_000});
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await draftsOf(page)).toEqual([]);
  await text.fill(`${await text.inputValue()}\n\n又一句。`);
  await save(page);
  await expect.poll(() => desk.read(file)).toMatch(/我的一句。[\s\S]*别人的一句。[\s\S]*又一句。\n$/);
});

test('compares a restored draft with what it was based on', nightly, async ({page, desk}) => {
  const file = article('network/t0006');
  await openArticle(page, desk, 'network/t0006');
  const text = textOf(page, 'zh-CN');
  await text.press('ControlOrMeta+End');
  await text.pressSequentially('\n\n昨天的一句。');
  await expect.poll(async () => JSON.stringify(await copiesOf(page))).toContain('昨天的一句。');
  await page.goto('about:blank');
  const theirs = `${desk.read(file)}\n别人夜里的一句。\n`;
  desk.write(file, theirs);

  const restore = async () => {
    await openArticle(page, desk, 'network/t0006');
    await page.getByRole('alertdialog').getByRole('button', {name: '恢复'}).click();
    await expect(text).toHaveValue(/昨天的一句。/);
  };
  await restore();
  // It may be put away again before it is saved.
  await text.press('ControlOrMeta+End');
  await text.pressSequentially('今天的一句。');
  await expect.poll(async () => JSON.stringify(await copiesOf(page))).toContain('今天的一句。');
  await page.goto('about:blank');
  await restore();
  await expect(text).toHaveValue(/昨天的一句。今天的一句。$/);
  await save(page);
  const dialog = page.getByRole('dialog', {name: '别人也改了这一篇'});
  await expect(dialog.getByText('别人夜里的一句。').first()).toBeVisible();
  expect(desk.read(file)).toBe(theirs);
  await dialog.getByRole('radio', {name: '两个都留'}).check();
  await dialog.getByRole('button', {name: '保存合并后的文字'}).click();
  await expect.poll(() => desk.read(file)).toMatch(/昨天的一句。今天的一句。[\s\S]*别人夜里的一句。\n$/);
  await expect.poll(() => draftsOf(page)).toEqual([]);
});

test('compares what two windows of one browser changed', nightly, async ({page, context, desk}) => {
  const file = article('network/t0007');
  await openArticle(page, desk, 'network/t0007');
  const other = await context.newPage();
  await textOf(page, 'zh-CN').fill(`${await textOf(page, 'zh-CN').inputValue()}\n\n第一个窗口。`);
  await openArticle(other, desk, 'network/t0007');
  await textOf(other, 'zh-CN').fill(`${await textOf(other, 'zh-CN').inputValue()}\n\n第二个窗口。`);
  await save(other);
  await expect.poll(() => desk.read(file)).toMatch(/第二个窗口。\n$/);
  const saved = desk.read(file);
  await save(page);
  await expect(page.getByRole('dialog', {name: '别人也改了这一篇'}).getByText('第二个窗口。').first()).toBeVisible();
  expect(desk.read(file)).toBe(saved);
  await other.close();
});

test('makes an article in two languages, says what is to be written, takes a picture', async ({page, desk}) => {
  await page.goto(`${desk.base}/write/queue`);
  await page.getByRole('link', {name: '新建'}).click();
  await page.getByLabel('目录').selectOption('app');
  await page.getByLabel('中文标题').first().fill('手机App收不到推送，声音也没有');
  await page.getByLabel('英文标题').first().fill('The phone gets no push messages');
  await page.getByLabel(/适用型号/).selectOption(['e3-x', 'w3-e']);
  await page.getByRole('button', {name: '新建'}).first().click();
  await expect(
    panelOf(page, 'zh-CN')
      .getByText(/还没写：/)
      .first(),
  ).toBeVisible({timeout: 30_000});
  await expect(
    panelOf(page, 'en')
      .getByText(/还没写：/)
      .first(),
  ).toBeVisible();
  const id = /entries\/(app\/t\d{4})/.exec(page.url())![1]!;
  expect(desk.read(translation(id))).toContain('title: The phone gets no push messages');

  await dropPicture(page, 'zh-CN', '开关 Switch.png', '手机上的通知开关');
  await expect(textOf(page, 'zh-CN')).toHaveValue(
    /^!\[手机上的通知开关\]\(\/media\/articles\/switch-[0-9a-f]{8}\.webp\)/,
  );
  await save(page);
  await expect.poll(() => desk.read(article(id))).toContain('![手机上的通知开关](/media/articles/switch-');
  const [, address = ''] = /\((\/media\/articles\/[^)]+)\)/.exec(desk.read(article(id)))!;
  const {width, format} = await sharp(path.join(desk.folder, 'static', address)).metadata();
  expect({width, format}).toEqual({width: 1600, format: 'webp'});
});

test('begins a translation from the list', nightly, async ({page, desk}) => {
  const english = translation('network/t0003');
  rmSync(path.join(desk.folder, english));
  await page.goto(`${desk.base}/write/queue`);
  const row = page.getByRole('listitem').filter({hasText: 't0003'}).filter({hasText: '想看英文'});
  await row.getByRole('button', {name: '建英文稿'}).click();
  await expect(
    panelOf(page, 'en')
      .getByText(/还没写：/)
      .first(),
  ).toBeVisible({timeout: 30_000});
  expect(existsSync(path.join(desk.folder, english))).toBe(true);
});

test('is usable on a phone', async ({browser, desk}) => {
  const page = await browser.newPage({...narrow, locale: 'zh-CN'});
  const file = article('network/t0004');
  const before = desk.read(file);
  await openArticle(page, desk, 'network/t0004');
  const title = fieldOf(page, 'zh-CN', 'title').locator('input');
  const words = await title.inputValue();
  await title.fill(`${words}查`);
  await save(page);
  await expect.poll(() => desk.read(file)).toBe(before.replace(`title: ${words}`, `title: ${words}查`));
  await page.close();
});

test('our pages and our part of the editor are accessible', async ({page, desk}) => {
  for (const address of ['/write/queue', '/write/new']) {
    await page.goto(desk.base + address);
    expect(await axeProblems(page)).toEqual([]);
  }
  await openArticle(page, desk, 'network/t0005');
  const problems = await axeProblems(page);
  expect(problems.filter((text) => text.includes('desk-'))).toEqual([]);
});
