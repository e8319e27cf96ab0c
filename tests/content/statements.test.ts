/** The mark of a statement block is one phrase: longer ones underline a line and a half. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@jest/globals';

/** Characters that stay in one line of the block with a punctuation mark behind them: on a phone of 360 px in Chinese, on a computer in English. */
const longest = {'zh-CN': 12, en: 40} as const;

const marksOf = (text: string): string[] =>
  [...text.matchAll(/\bstatement: \{[^}]*\bmarked:\s*'([^']+)'/g)].map(([, mark]) => mark!);

test.each(['zh-CN', 'en'] as const)('marks of %s are one phrase', (edition) => {
  const folder = path.resolve(import.meta.dirname, '../../i18n', edition, 'copy');
  const marks = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => marksOf(readFileSync(path.join(folder, file), 'utf8')));
  expect(marks.length).toBeGreaterThan(9);
  expect(marks.filter((mark) => mark.length > longest[edition])).toEqual([]);
});
