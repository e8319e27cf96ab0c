/** Each promise of tests/e2e/README.md names a test, and that test exists. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A test of Jest or Playwright as `file › title`; the title may be a part of a template. */
function isTest(name: string): boolean {
  const [file = '', ...titles] = name.split(' › ');
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path.join(root, file)) || titles.length === 0) return false;
  // As it stands between the quotes of the source.
  const source = read(file).replaceAll("\\'", "'");
  return titles.every((title) => title !== '' && source.includes(title));
}

/** A decision of ours that reads the sentence otherwise. */
const isDecision = (name: string): boolean =>
  /^\.docs\/adr\/\d{4}-[\w-]+\.md$/.test(name) && existsSync(path.join(root, name));

/** Rows of the tables: a sentence, and what its second cell names in backticks. */
function rowsOf(markdown: string): [sentence: string, named: string[]][] {
  return [...markdown.matchAll(/^\| (.+?) \|(.*)\|$/gm)]
    .map(([, sentence = '', cell = '']): [string, string[]] => [
      sentence,
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ])
    .filter(([sentence]) => sentence !== 'Sentence' && !sentence.startsWith('---'));
}

/** What is wrong with a table, a line per row and name. */
function problemsOf(markdown: string): string[] {
  return rowsOf(markdown).flatMap(([sentence, named]) =>
    named.length === 0
      ? [`no test: ${sentence}`]
      : named
          .filter((name) => !isTest(name) && !isDecision(name))
          .map((name) => `there is no test "${name}": ${sentence}`),
  );
}

describe('the promises of the shell', () => {
  it('each name a test that exists', () => {
    const markdown = read('tests/e2e/README.md');
    expect(rowsOf(markdown).length).toBeGreaterThan(60);
    expect(problemsOf(markdown)).toEqual([]);
  });

  it('are reported without a test and with one that is gone', () => {
    const row = (cell: string) => `| A sentence |${cell}|`;
    expect(problemsOf(row(' '))).toEqual(['no test: A sentence']);
    for (const name of [
      'tests/e2e/shell.spec.ts › no such title',
      'tests/e2e/no-such-file.spec.ts › main menu by click leads to a page and closes there',
      'tests/content/videos.test.ts › no such title',
      'tests/e2e/shell.spec.ts',
    ]) {
      expect(problemsOf(row(` \`${name}\` `))).toEqual([`there is no test "${name}": A sentence`]);
    }
    const existing = [
      'tests/e2e/shell.spec.ts › main menu by click leads to a page and closes there',
      'tests/content/videos.test.ts › sees a wrong length, a wrong beginning and a missing caption',
    ];
    expect(problemsOf(row(existing.map((name) => ` \`${name}\` `).join(',')))).toEqual([]);
  });
});
