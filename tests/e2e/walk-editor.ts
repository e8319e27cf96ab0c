/**
 * (d) An editor makes an article, is told what is missing, writes it and sees it with hot reload; once built, readers find
 * it by symptom, model and code. In a copy.
 */
import assert from 'node:assert/strict';
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {createClient} from '../../src/components/search/client';
import {freePort} from '../../scripts/lib/ports';
import {hydrated, visitor} from './lib/browser';
import {eventually, expectText} from './lib/expect';
import type {Check} from './lib/runner';

const notCopied = new Set([
  'node_modules',
  'build',
  'static',
  'media',
  'data',
  '.git',
  '.docusaurus',
  '.cache',
  'test-results',
  'coverage',
]);
const titles = {zh: '换了电源以后反复重启', en: 'Restarts again and again'};

/** The repository without what is built or large; those parts are linked. */
function copyRepository(): string {
  const root = process.cwd();
  const copy = mkdtempSync(path.join(os.tmpdir(), 'site-editor-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !notCopied.has(path.relative(root, source).split(path.sep)[0] ?? ''),
  });
  for (const name of ['node_modules', 'static']) symlinkSync(path.join(root, name), path.join(copy, name));
  return copy;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
}

async function command(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, args, {cwd, stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, ...env}});
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (out += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, out};
}

/** The part of `npm run check` that reads what writers write. */
const checkContent = ['--import', 'tsx', 'scripts/checks/run.ts'];
const newArticle = ['--import', 'tsx', 'scripts/new.ts', 'article'];

/** Replaces the marks of one edition's file by words, all but the last; gives the line of the one left. */
function write(file: string, replacements: readonly (readonly [RegExp, string])[]): void {
  const text = replacements.reduce(
    (current, [pattern, words]) => current.replace(pattern, words),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function writeAnArticle(browser: Browser): Promise<void> {
  const copy = copyRepository();
  let dev: ChildProcess | undefined;
  try {
    const incomplete = await command(copy, newArticle);
    assert.equal(incomplete.code, 2);
    assert.match(incomplete.out, /--catalogue.*\n.*--title-zh.*\n.*--title-en.*\n.*--models/);

    const made = await command(copy, [
      ...newArticle,
      '--catalogue',
      'power',
      '--title-zh',
      titles.zh,
      '--title-en',
      titles.en,
      '--models',
      'e3-x',
    ]);
    assert.equal(made.code, 0, made.out);
    const files = [...made.out.matchAll(/^ {2}(\S+\.md)$/gm)].map(([, file]) => file!);
    assert.equal(files.length, 2, made.out);
    const [zh, en] = files as [string, string];
    const address = /http:\/\/localhost:\d+(\/support\/\S+)/.exec(made.out)?.[1];
    assert.ok(address, 'the address in npm run dev is not printed');

    const about = ({out}: Ended) => out.split('\n').filter((line) => line.includes(path.basename(zh)));
    const unwritten = await command(copy, ['scripts/check.mjs']);
    assert.equal(unwritten.code, 1);
    assert.ok(
      about(unwritten).some((line) => line.startsWith(`${zh}:5 description: write: `)),
      about(unwritten).join('\n'),
    );
    assert.ok(
      about(unwritten).some((line) => line.startsWith(`${en}:`)),
      'the English file is not checked',
    );

    write(path.join(copy, zh), [
      [/【待填写】用一句话.*(?=")/, '看电源标签上的电流，再量插头，三步分清是电源还是摄像机的问题。'],
      [/\["【待填写】.*"\]/, '[反复重启, 一直红灯, 换了电源]'],
      [/【待填写】.*/, '多数是新电源的电流不够。'],
      [/【待填写】.*/, '看电源标签：E3-X要12 V、1 A以上。'],
      [/【待填写】.*/, '换回原装电源，等2分钟。'],
    ]);
    write(path.join(copy, en), [
      [/\[to write\] one sentence.*(?=")/, 'Read the adapter label and tell a weak adapter from a faulty camera.'],
      [/\["\[to write\].*"\]/, '[restarts, red light stays, new adapter]'],
      [/\[to write\].*/, 'Most often the new adapter is too weak.'],
      [/\[to write\].*/, 'Read the label: the E3-X needs 12 V and at least 1 A.'],
      [/\[to write\].*/, 'Go back to the adapter that came with it and wait 2 minutes.'],
      [/\[to write\].*/, 'The light is steady blue.'],
    ]);
    const oneLeft = await command(copy, checkContent);
    assert.deepEqual(
      about(oneLeft).map((line) => line.replace(/:\d+ /, ' ')),
      [`${zh} write: 写好了以后灯和App里是什么样`],
    );
    write(path.join(copy, zh), [[/【待填写】.*/, '蓝灯常亮。']]);
    assert.deepEqual(about(await command(copy, checkContent)), []);

    const [port, devPort] = [String(await freePort()), String(await freePort())];
    dev = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: copy,
      stdio: 'ignore',
      env: {...process.env, PORT: port, DEV_PORT: devPort, HOST: '127.0.0.1', DATA_DIR: path.join(copy, 'data')},
    });
    const context = await visitor(browser, 'zh-CN', {viewport: {width: 1440, height: 900}});
    const page = await context.newPage();
    const url = `http://localhost:${devPort}${address}`;
    await eventuallyReachable(url, dev);
    await page.goto(url, {waitUntil: 'domcontentloaded', timeout: 120_000});
    await hydrated(page);
    await expectText(page.locator('h1'), titles.zh);
    write(path.join(copy, zh), [[/蓝灯常亮。/, '蓝灯常亮，App里显示在线。']]);
    await eventually(async () => assert.match(await page.locator('main').innerText(), /App里显示在线/));
    const ready = await page.evaluate(async () => (await fetch('/api/v1/challenge')).status);
    assert.equal(ready, 200, 'the API is not proxied');
    await context.close();
    await stop(dev);

    await assertPublished(copy, address, path.join(copy, zh));
  } finally {
    if (dev) await stop(dev);
    rmSync(copy, {recursive: true, force: true});
  }
}

/** The Chinese edition of the copy, built as for the public: the article is where readers look for it. */
async function assertPublished(copy: string, address: string, file: string): Promise<void> {
  const [code] = /(?<=^codes: \[)[^\],]+/m.exec(readFileSync(file, 'utf8')) ?? assert.fail('the article has no code');
  const built = await command(
    copy,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--locale', 'zh-CN'],
    {NODE_ENV: 'production'},
  );
  assert.equal(built.code, 0, built.out);
  const page = (name: string) => readFileSync(path.join(copy, `build${name}.html`), 'utf8');
  assert.ok(page(address).includes('App里显示在线'), 'the article is not built');
  for (const list of ['/support/troubleshooting/catalog/power', '/support/model/e3-x']) {
    assert.match(page(list), new RegExp(`href="?${address}[" >]`), `${list} does not list it`);
  }
  const fromBuild = (url: unknown) =>
    Promise.resolve(new Response(readFileSync(path.join(copy, 'build', String(url)))));
  const client = createClient({baseUrl: '/', language: 'zh', fetch: fromBuild as typeof fetch});
  for (const query of ['换了电源', '换了电源 E3-X', code]) {
    const found = (await client.search(query)).hits.slice(0, 3).map(({url}) => url.split('#')[0]);
    assert.ok(found.includes(address), `"${query}" finds ${found.join(', ')}`);
  }
}

/** The development server compiles before it answers; that takes as long as it takes, while it runs. */
async function eventuallyReachable(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + 180_000;
  for (;;) {
    const answer = await fetch(url, {signal: AbortSignal.timeout(60_000)}).catch(() => undefined);
    if (answer?.ok) return;
    if (server.exitCode !== null) throw new Error(`npm run dev ended with ${server.exitCode}`);
    if (Date.now() > end) throw new Error('npm run dev does not answer');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Checks of walk (d). */
export const editorWalk = (browser: Browser): Check[] => [
  {name: 'a new article: scaffold, check, hot reload, built and found', run: () => writeAnArticle(browser)},
];
