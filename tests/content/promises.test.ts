/** Each promise of tests/e2e/README.md names a test, and that test exists. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import type {Browser as Firefox} from 'puppeteer-core';
import {describe, expect, it} from 'vitest';
import {firefoxSuites} from '../e2e/firefox-jobs';
import type {Service} from '../e2e/lib/service';
import {walkSuites} from '../e2e/walks';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Everything a row may name: `walk: suite › check` and `firefox: suite › check` as they run, `gate: suite` as it is written. */
function namedTests(): ReadonlySet<string> {
  // Nothing is opened: the walks are asked for their names alone.
  const service = {base: 'http://localhost'} as Service;
  const walks = [...walkSuites({} as Browser, service), ...firefoxSuites({} as Firefox, service)];
  const gates = [...read('tests/e2e/gates.ts').matchAll(/\bname: '([^']+)'/g)].map(([, name]) => `gate: ${name}`);
  return new Set([...walks.flatMap(({name, checks}) => checks.map((check) => `${name} › ${check.name}`)), ...gates]);
}

const tests = namedTests();

/** A test of vitest, as `file › name`; the name may be a part of a template. */
function isVitest(name: string): boolean {
  const [file = '', title = ''] = name.split(' › ');
  return /\.test\.tsx?$/.test(file) && title !== '' && existsSync(path.join(root, file)) && read(file).includes(title);
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
          .filter((name) => !tests.has(name) && !isVitest(name) && !isDecision(name))
          .map((name) => `there is no test "${name}": ${sentence}`),
  );
}

describe('the promises of the shell', () => {
  it('each name a test that exists', () => {
    const markdown = read('tests/e2e/README.md');
    expect(rowsOf(markdown).length).toBeGreaterThan(60);
    expect(problemsOf(markdown)).toEqual([]);
  });

  it('are seen without a test, with one that is gone, and with one that exists', () => {
    const row = (cell: string) => `| A sentence |${cell}|`;
    expect(problemsOf(row(' '))).toEqual(['no test: A sentence']);
    expect(problemsOf(row(' `walk: shell › no such check` '))).toEqual([
      'there is no test "walk: shell › no such check": A sentence',
    ]);
    expect(problemsOf(row(' `firefox: main jobs › no such job` '))).toEqual([
      'there is no test "firefox: main jobs › no such job": A sentence',
    ]);
    expect(problemsOf(row(' `tests/content/videos.test.ts › no such title` '))).toEqual([
      'there is no test "tests/content/videos.test.ts › no such title": A sentence',
    ]);
    expect(
      problemsOf(
        row(
          ' `walk: shell › main menu by click leads to a page and closes there`, `gate: redirects`, `firefox: main jobs › the same page in the other edition`, `tests/content/videos.test.ts › names models of the catalogue` ',
        ),
      ),
    ).toEqual([]);
  });
});
