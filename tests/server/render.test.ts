/** Output of the command line. */
import {describe, expect, it} from '@jest/globals';
import {csvLine, renderTable} from '../../server/cli/render';

describe('a CSV cell', () => {
  it.each([
    ['Acme;=cmd', `"Acme;=cmd"`],
    ['=1+1', `"'=1+1"`],
    ['＝1+1', `"'＝1+1"`],
    ['＋1', `"'＋1"`],
    ['－1', `"'－1"`],
    ['＠SUM(A1)', `"'＠SUM(A1)"`],
    ['say "hi"', `"say ""hi"""`],
    ['plain', `"plain"`],
    ['', `""`],
  ])('%s is a value in any spreadsheet', (value, cell) => {
    expect(csvLine([value])).toBe(`${cell}\r\n`);
  });
});

it('a table of 200,000 rows is aligned', () => {
  const rows = Array.from({length: 200_000}, (_, index) => [String(index), '深圳']);
  const lines = renderTable(['number', 'city'], rows).split('\n');
  expect([lines.length, lines[0], lines[200_000]]).toEqual([200_001, 'number  city', '199999  深圳']);
});
