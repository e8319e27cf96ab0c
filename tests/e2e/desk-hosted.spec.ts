/**
 * The desk on a server, behind a sign-in: a correction from opening to review, somebody else's change in the same place, and the
 * merged result. Real git over HTTP, a double of the forge, a proxy that names the person.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, request as ask, type Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {freePort} from '../../scripts/lib/ports';
import {axeProblems} from '../support/axe';
import {desktop} from '../support/browser';
import {ForgeDouble, forgeToken} from '../support/forge';

interface Company {
  readonly desk: string;
  readonly forge: ForgeDouble;
}

/** The company's sign-in: everybody who comes this way is Wang. */
function signIn(port: number, target: number): Server {
  const server = createServer((incoming, outgoing) => {
    const headers = {...incoming.headers, 'x-forwarded-user': 'wang'};
    const {method, url} = incoming;
    const onward = ask({host: '127.0.0.1', port: target, method, path: url, headers}, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  return server.listen(port, '127.0.0.1');
}

const test = base.extend<object, {company: Company}>({
  company: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const forge = new ForgeDouble('gitea');
      await forge.start(process.cwd(), ['docs', 'i18n/en', 'i18n/zh-CN', 'blog', 'versioned_docs']);
      const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-server-'));
      const [port, inside] = [await freePort(), await freePort()];
      const env = {
        ...process.env,
        WRITE_REMOTE: `${forge.url}/desk/site.git`,
        WRITE_FORGE: 'forgejo',
        WRITE_TOKEN: forgeToken,
        WRITE_ORIGIN: `http://127.0.0.1:${port}`,
        WRITE_TRUSTED: '127.0.0.1',
        WRITE_USERS: JSON.stringify([{login: 'wang', name: '王编辑', email: 'wang@example.com', role: 'writer'}]),
        WRITE_DIR: folder,
        WRITE_PORT: String(inside),
      };
      const desk: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'scripts/write.ts'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise<void>((resolve, reject) => {
        desk.stdout!.once('data', () => resolve());
        desk.once('exit', (code) => reject(new Error(`the desk ended with ${code}`)));
      });
      const proxy = signIn(port, inside);
      await use({desk: `http://127.0.0.1:${port}`, forge});
      proxy.closeAllConnections();
      proxy.close();
      desk.removeAllListeners('exit');
      desk.kill();
      await forge.stop();
      rmSync(folder, {recursive: true, force: true});
    },
    {scope: 'worker', timeout: 120_000},
  ],
});
test.describe.configure({mode: 'serial'});
test.use({...desktop, locale: 'zh-CN'});

const file = 'docs/troubleshooting/network/t0001.md';
const [sentence, mine, theirs] = ['能少走一半的路', '能少走很多路', '能省一半时间'];

test('a correction is sent for review within a minute, compared with another one, and merged', async ({
  page,
  company: {desk, forge},
}) => {
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
});
