/**
 * An editor creates an article, is told what is missing, and sees it with hot reload; once built, readers find it by
 * symptom, model and code. In a copy of the repository.
 */
import {spawn, type ChildProcess, type ChildProcessByStdio} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {freePort} from '../../scripts/lib/ports';
import {createClient} from '../../src/features/search/client';
import {desktop, hydrated} from '../support/browser';
import {copyRepository} from '../support/repository-copy';
import {expect, test as base} from '../support/test';

const test = base.extend<{repository: string}>({
  /** Folder of a copy of the repository. */
  // eslint-disable-next-line no-empty-pattern
  repository: async ({}, use) => {
    const copy = copyRepository();
    await use(copy.folder);
    copy.remove();
  },
});

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** What a process writes, on both streams, so far. */
function outputOf({stdout, stderr}: ChildProcessByStdio<null, Readable, Readable>): {readonly text: string} {
  const output = {text: ''};
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  }
  return output;
}

/** Runs Node in a folder until it ends. */
async function run(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = spawn(process.execPath, args, {cwd, stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, ...env}});
  const output = outputOf(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, output: output.text};
}

const newArticle = ['--import', 'tsx', 'scripts/new.ts', 'article'];
/** What `npm run check:content` runs. */
const checkContent = ['--import', 'tsx', 'scripts/checks/run.ts'];

interface Article {
  /** Files relative to the repository. */
  readonly zh: string;
  readonly en: string;
  /** Pathname of the Chinese page. */
  readonly pathname: string;
}

/** `npm run new -- article` with every flag it asks for. */
async function createArticle(repository: string, titles: {readonly zh: string; readonly en: string}): Promise<Article> {
  const {code, output} = await run(repository, [
    ...newArticle,
    ...['--catalogue', 'power'],
    ...['--title-zh', titles.zh],
    ...['--title-en', titles.en],
    ...['--models', 'e3-x'],
  ]);
  expect(code, output).toBe(0);
  const files = [...output.matchAll(/^ {2}(\S+\.md)$/gm)].map(([, file]) => file!);
  expect(files, 'the files that were made, as printed').toHaveLength(2);
  const pathname = /http:\/\/localhost:\d+(\/support\/\S+)/.exec(output)?.[1];
  expect(pathname, `the address in npm run dev, of:\n${output}`).toBeDefined();
  const [zh, en] = files as [string, string];
  return {zh, en, pathname: pathname!};
}

/** Replaces the first match of each pattern in turn. */
function edit(repository: string, file: string, replacements: readonly (readonly [RegExp, string])[]): void {
  const target = path.join(repository, file);
  let text = readFileSync(target, 'utf8');
  for (const [pattern, words] of replacements) {
    expect(text, `text to replace in ${file}`).toMatch(pattern);
    text = text.replace(pattern, words);
  }
  writeFileSync(target, text);
}

const lastMark = /【待填写】.*/;

/** Writes both editions, all but the last sentence in Chinese. */
function writeAllButOne(repository: string, {zh, en}: Article): void {
  edit(repository, zh, [
    [
      /【待填写】用一句话[^"\n]*/,
      '看电源标签上写的电流，再量插头的电压，三步分清是电源不够、插头松了，还是摄像机自己有问题；每一步写明看哪里、应该是多少。',
    ],
    [/\["?【待填写】.*\]/, '[反复重启, 一直红灯, 换了电源]'],
    [/【待填写】.*/, '多数是新电源的电流不够。'],
    [/【待填写】.*/, '看电源标签：E3-X要12 V、1 A以上。'],
    [/【待填写】.*/, '换回原装电源，等2分钟。'],
  ]);
  edit(repository, en, [
    [
      /\[to write\] one sentence[^"\n]*/,
      'Read the label of the adapter, measure the plug and swap the adapter: three steps tell a weak adapter from a loose plug or a faulty camera.',
    ],
    [/\["?\[to write\].*\]/, '[restarts, red light stays, new adapter]'],
    [/\[to write\].*/, 'Most often the new adapter is too weak.'],
    [/\[to write\].*/, 'Read the label: the E3-X needs 12 V and at least 1 A.'],
    [/\[to write\].*/, 'Go back to the adapter that came with it and wait 2 minutes.'],
    [/\[to write\].*/, 'The light is steady blue.'],
  ]);
}

/** Lines of a check about either edition of an article; both files have the same name. */
const linesAbout = ({zh}: Article, {output}: Ended): string[] =>
  output.split('\n').filter((line) => line.includes(path.basename(zh)));

/** Nothing of a fresh article is written: both editions are reported, in the words of their skeleton. */
function expectUnwritten(article: Article, checked: Ended): void {
  expect(checked.code).toBe(1);
  const lines = linesAbout(article, checked);
  expect(lines).toContainEqual(expect.stringContaining(`${article.zh}:5 description: write: `));
  expect(lines, 'the English file').toContainEqual(expect.stringContaining(`${article.en}:`));
}

const restarts = {zh: '换了电源以后反复重启', en: 'Camera restarts again and again'};

test('a new article: flags, files, and what check:content says is missing', async ({repository}) => {
  test.slow(true, 'runs four commands, one of which reads every document');
  const incomplete = await run(repository, newArticle);
  expect(incomplete.code).toBe(2);
  expect(incomplete.output).toMatch(/--catalogue.*\n.*--title-zh.*\n.*--title-en.*\n.*--models/);

  const unwritten = await createArticle(repository, {zh: '插上电以后没有反应', en: 'Nothing happens when plugged in'});
  const almostDone = await createArticle(repository, restarts);
  writeAllButOne(repository, almostDone);
  const checked = await run(repository, checkContent);
  expectUnwritten(unwritten, checked);
  // The line number follows from the skeleton. The English file is complete: nothing is reported about it.
  expect(linesAbout(almostDone, checked).map((line) => line.replace(/:\d+ /, ' '))).toEqual([
    `${almostDone.zh} write: 写好了以后灯和App里是什么样`,
  ]);
});

test.describe(() => {
  test.use(desktop);

  test('a new article in npm run dev, with hot reload and the API', async ({page, repository}) => {
    test.skip(!process.env.EDITOR_BUILD, 'compiles the whole site from nothing; set EDITOR_BUILD=1');
    // The development server compiles the site from a cold cache: half a minute alone, minutes on a busy machine.
    test.setTimeout(6 * 60_000);
    const article = await createArticle(repository, restarts);
    // A page whose front matter is wrong stops the development server.
    writeAllButOne(repository, article);
    const [port, devPort] = [String(await freePort()), String(await freePort())];
    const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, PORT: port, DEV_PORT: devPort, HOST: '127.0.0.1', DATA_DIR: path.join(repository, 'data')},
    });
    const output = outputOf(dev);
    try {
      const url = `http://localhost:${devPort}${article.pathname}`;
      await Promise.race([
        expect(async () => expect((await fetch(url)).status).toBe(200)).toPass({timeout: 5 * 60_000}),
        once(dev, 'exit').then(([code]) => {
          throw new Error(`npm run dev ended with ${code}:\n${output.text}`);
        }),
      ]);
      await page.goto(url, {waitUntil: 'domcontentloaded', timeout: 120_000});
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(restarts.zh);
      edit(repository, article.zh, [[lastMark, '蓝灯常亮，App里显示在线。']]);
      await expect(page.locator('main')).toContainText('App里显示在线', {timeout: 30_000});
      const status = await page.evaluate(async () => (await fetch('/api/v1/challenge')).status);
      expect(status, 'the API behind the development server').toBe(200);
    } finally {
      await stop(dev);
    }
  });
});

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

test('a new article in npm run check, built and found by search', async ({repository}) => {
  test.skip(!process.env.EDITOR_BUILD, 'lints and builds a copy of the whole site; set EDITOR_BUILD=1');
  test.setTimeout(20 * 60_000);
  const article = await createArticle(repository, restarts);
  await test.step('npm run check includes the content checks', async () => {
    expectUnwritten(article, await run(repository, ['scripts/check.mjs']));
  });

  await test.step('nothing is reported once all is written', async () => {
    writeAllButOne(repository, article);
    edit(repository, article.zh, [[lastMark, '蓝灯常亮，App里显示在线。']]);
    expect(linesAbout(article, await run(repository, checkContent))).toEqual([]);
  });

  await test.step('the build lists it', async () => {
    const build = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--locale', 'zh-CN'];
    const built = await run(repository, build, {NODE_ENV: 'production'});
    expect(built.code, built.output).toBe(0);
    const page = (pathname: string) => readFileSync(path.join(repository, `build${pathname}.html`), 'utf8');
    expect(page(article.pathname)).toContain('App里显示在线');
    for (const list of ['/support/troubleshooting/catalog/power', '/support/model/e3-x']) {
      expect(page(list), `${list} lists it`).toMatch(new RegExp(`href="?${article.pathname}[" >]`));
    }
  });

  await test.step('search finds it', async () => {
    const code = /(?<=^codes: \[)[^\],]+/m.exec(readFileSync(path.join(repository, article.zh), 'utf8'))?.[0];
    expect(code, 'code of the article').toBeDefined();
    const fromBuild = (url: unknown) =>
      Promise.resolve(new Response(readFileSync(path.join(repository, 'build', String(url)))));
    const client = createClient({baseUrl: '/', language: 'zh', fetch: fromBuild as typeof fetch});
    for (const query of ['换了电源', '换了电源 E3-X', code!]) {
      const found = (await client.search(query)).hits.slice(0, 3).map(({url}) => url.split('#')[0]);
      expect(found, `first results for "${query}"`).toContain(article.pathname);
    }
  });
});
