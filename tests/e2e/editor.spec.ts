/**
 * An editor creates an article, is told what is missing, and sees it with hot reload; once built, readers find it by
 * symptom, model and code. In a copy of the repository.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {freePort} from '../../scripts/lib/ports';
import {desktop, hydrated} from '../support/browser';
import {buildEdition, builtPage, expectFound, newArticle, outputOf, run, type Ended} from '../support/new-article';
import {nightly} from '../support/suite';
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

const scaffold = ['--import', 'tsx', 'scripts/new.ts', 'article'];
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
    ...scaffold,
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
const {'zh-CN': chinese, en: english} = newArticle;
const restarts = {zh: chinese.title, en: english.title};
const lastSentence = chinese.texts.at(-1)!;

/** The scaffold leaves out where each step is done, which only the writer knows. */
const places = [/(?<=^minutes: \d+\n)/m, 'places: [camera, power, phone]\n'] as const;

/** Writes both editions, all but the last sentence in Chinese. */
function writeAllButOne(repository: string, {zh, en}: Article): void {
  const inOrder = (mark: RegExp, texts: readonly string[]) => texts.map((text) => [mark, text] as const);
  edit(repository, zh, [
    [/【待填写】用一句话[^"\n]*/, chinese.description],
    [/\["?【待填写】.*\]/, `[${chinese.symptoms.join(', ')}]`],
    places,
    ...inOrder(lastMark, chinese.texts.slice(0, -1)),
  ]);
  edit(repository, en, [
    [/\[to write\] one sentence[^"\n]*/, english.description],
    [/\["?\[to write\].*\]/, `[${english.symptoms.join(', ')}]`],
    places,
    ...inOrder(/\[to write\].*/, english.texts),
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

test('a new article: flags, files, and what check:content says is missing', nightly, async ({repository}) => {
  test.slow(true, 'runs four commands, one of which reads every document');
  const incomplete = await run(repository, scaffold);
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
      edit(repository, article.zh, [[lastMark, lastSentence]]);
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
    edit(repository, article.zh, [[lastMark, lastSentence]]);
    expect(linesAbout(article, await run(repository, checkContent))).toEqual([]);
  });

  await test.step('the build lists it', async () => {
    await buildEdition(repository, 'zh-CN');
    expect(builtPage(repository, article.pathname)).toContain('App里显示在线');
    for (const list of ['/support/troubleshooting/catalog/power', '/support/model/e3-x']) {
      const listed = new RegExp(`href="?${article.pathname}[" >]`);
      expect(builtPage(repository, list), `${list} lists it`).toMatch(listed);
    }
  });

  await test.step('search finds it', async () => {
    const code = /(?<=^codes: \[)[^\],]+/m.exec(readFileSync(path.join(repository, article.zh), 'utf8'))?.[0];
    expect(code, 'code of the article').toBeDefined();
    await expectFound(repository, article.pathname, ['换了电源', '换了电源 E3-X', code!]);
  });
});
