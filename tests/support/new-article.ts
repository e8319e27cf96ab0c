/** An article that tests write from the scaffold, and what the build makes of it. */
import {spawn, type ChildProcessByStdio} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {expect} from '@playwright/test';
import {createClient} from '../../src/features/search/client';

/** Its words. `texts` are in the place of the scaffold's marks, in their order. */
export const newArticle = {
  'zh-CN': {
    title: '换了电源以后反复重启',
    description:
      '看电源标签上写的电流，再量插头的电压，三步分清是电源不够、插头松了，还是摄像机自己有问题；每一步写明看哪里、应该是多少。',
    symptoms: ['反复重启', '一直红灯', '换了电源'],
    texts: [
      '多数是新电源的电流不够。',
      '看电源标签：E3-X要12 V、1 A以上。',
      '换回原装电源，等2分钟。',
      '蓝灯常亮，App里显示在线。',
    ],
  },
  en: {
    title: 'Camera restarts again and again',
    description:
      'Read the label of the adapter, measure the plug and swap the adapter: three steps tell a weak adapter from a loose plug or a faulty camera.',
    symptoms: ['restarts', 'red light stays', 'new adapter'],
    texts: [
      'Most often the new adapter is too weak.',
      'Read the label: the E3-X needs 12 V and at least 1 A.',
      'Go back to the adapter that came with it and wait 2 minutes.',
      'The light is steady blue.',
    ],
  },
} as const;

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** What a process writes, on both streams, so far. */
export function outputOf({stdout, stderr}: ChildProcessByStdio<null, Readable, Readable>): {readonly text: string} {
  const output = {text: ''};
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  }
  return output;
}

/** Runs Node in a folder until it ends. */
export async function run(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, args, {cwd, stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, ...env}});
  const output = outputOf(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, output: output.text};
}

/** Builds an edition of a copy of the repository; Chinese goes first, it empties the folder. */
export async function buildEdition(repository: string, locale: 'zh-CN' | 'en'): Promise<void> {
  const build = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--locale', locale];
  const built = await run(repository, build, {NODE_ENV: 'production'});
  expect(built.code, built.output).toBe(0);
}

/** The HTML of a built page. */
export const builtPage = (repository: string, pathname: string): string =>
  readFileSync(path.join(repository, `build${pathname}.html`), 'utf8');

/** Each query has the page among the first three results of the built search. */
export async function expectFound(repository: string, pathname: string, queries: readonly string[]): Promise<void> {
  const isEnglish = pathname.startsWith('/global/');
  const fromBuild = (url: unknown) =>
    Promise.resolve(new Response(readFileSync(path.join(repository, 'build', String(url)))));
  const client = createClient({
    baseUrl: isEnglish ? '/global/' : '/',
    language: isEnglish ? 'en' : 'zh',
    fetch: fromBuild as typeof fetch,
  });
  for (const query of queries) {
    const found = (await client.search(query)).hits.slice(0, 3).map(({url}) => url.split('#')[0]);
    expect(found, `first results for "${query}"`).toContain(pathname);
  }
}
