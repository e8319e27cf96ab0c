/** English words that take a count are right for one thing as well: "1 page", not "1 pages". */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';

const folder = path.resolve('i18n/en/copy');

/** Names of parameters that are a number of things, any number of them. */
const counts = ['count', 'pages', 'calls', 'boxes', 'stores', 'visits', 'seconds'];

/** A 1 and what may be a plural; after "of" the number is not what the noun agrees with: "1 of 2 pages". */
const afterOne = /(?<![\d.,:×–-] ?)\b1 (?:[a-z]+ )?(people|[a-z]{2,}s)\b/gi;

/** Words that end like a plural after one thing: verbs, and abbreviations of units. */
const singular = /^(has|is|was|needs|stays|fps)$/;

interface CountedText {
  readonly name: string;
  readonly text: string;
}

/** Names of the parameters of a function, none of one that takes its values by destructuring. */
const parametersOf = (words: unknown): string[] =>
  (/^\(?([\w\s,]*?)\)?\s*=>/.exec(String(words))?.[1] ?? '').split(',').map((name) => name.trim());

/** Calls words with arguments of a kind that they take: other values are texts or lists. */
function say(words: (...values: readonly unknown[]) => unknown, values: (other: unknown) => unknown[]): unknown {
  try {
    return words(...values('2'));
  } catch {
    return words(...values(['2']));
  }
}

/** What functions with a count say about one thing; every other value is 2. */
function textsOfOne(value: unknown, place: string): CountedText[] {
  if (typeof value === 'function') {
    const parameters = parametersOf(value);
    return parameters.flatMap((counted) => {
      if (!counts.includes(counted)) return [];
      const text = say(value as () => unknown, (other) => parameters.map((name) => (name === counted ? 1 : other)));
      return typeof text === 'string' ? [{name: `${place}(${counted})`, text}] : [];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOfOne(part, `${place}.${key}`));
}

/** The texts in which a plural follows a 1. */
const pluralsOfOne = (texts: readonly CountedText[]): string[] =>
  texts
    .filter(({text}) => [...text.matchAll(afterOne)].some(([, word = '']) => !singular.test(word)))
    .map(({name, text}) => `${name}: "${text}"`);

/** Texts of all copy modules, by the names of their files. */
async function copyTexts(): Promise<CountedText[]> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map(async (file) => [file, (await import(path.join(folder, file))) as object] as const),
  );
  return modules.flatMap(([file, words]) => textsOfOne({...words}, file));
}

describe('English words about one thing', () => {
  it('are no plurals', async () => {
    const texts = await copyTexts();
    // Fewer would mean that the functions are no longer found.
    expect(texts.length).toBeGreaterThan(25);
    expect(pluralsOfOne(texts)).toEqual([]);
  });

  it('are reported where they are', () => {
    const words = {
      pages: (count: number) => `${count} pages found`,
      ports: (name: string, count: number) => `${name} has ${count} PoE ports`,
      crowd: (count: number) => `${count} people`,
      right: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'} needs 2 ports`,
      share: (count: number, all: number) => `${count} of ${all} pages`,
      fixed: (days: number) => `about ${days} days`,
    };
    expect(pluralsOfOne(textsOfOne(words, 'words'))).toEqual([
      'words.pages(count): "1 pages found"',
      'words.ports(count): "2 has 1 PoE ports"',
      'words.crowd(count): "1 people"',
    ]);
  });
});
