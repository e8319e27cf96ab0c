/** Every command of package.json starts: its file is there, and compiles to what runs it. */
import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';
import {transform} from 'esbuild';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
const filesOf = (runner: string): string[] => [
  ...new Set(
    Object.values(scripts).flatMap((command) =>
      [...command.matchAll(new RegExp(`\\b${runner} ([\\w/.-]+)`, 'g'))].map(([, file]) => file!),
    ),
  ),
];

/** What `tsx` cannot run: files of this package are CommonJS, in which nothing can be awaited at the top. */
async function compileProblem(code: string): Promise<string | undefined> {
  return transform(code, {loader: 'ts', format: 'cjs'}).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

it('finds a file that awaits at the top', async () => {
  expect(await compileProblem('await Promise.resolve();')).toContain('Top-level await');
});

it('every file that tsx runs compiles', async () => {
  const files = filesOf('tsx');
  expect(files.length).toBeGreaterThan(30);
  const problems = await Promise.all(
    files.map(async (file) => {
      const problem = existsSync(file) ? await compileProblem(readFileSync(file, 'utf8')) : 'no such file';
      return problem === undefined ? [] : [`${file}: ${problem}`];
    }),
  );
  expect(problems.flat()).toEqual([]);
});

it('every file that node runs exists', () => {
  const files = filesOf('node').filter((file) => file !== 'server/dist/cli.js');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
