/** Output of the command line. */
import {describe, expect, it} from '@jest/globals';
import {leadNotice} from '../../server/providers/sales-mail';
import {csvLine, renderRows, renderTable} from '../../server/cli/render';

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

it('columns are aligned by what a terminal shows: wide, combining and full-width characters, emoji', () => {
  const rows = ['深圳', 'Łódź', 'e\u0301te\u0301', 'ＡＢ', '👍🏽', 'plain'].map((name) => [name, '|']);
  const lines = renderTable(['city', 'end'], rows).split('\n');
  expect(lines).toEqual([
    'city   end',
    '深圳   |',
    'Łódź   |',
    'e\u0301te\u0301    |',
    'ＡＢ   |',
    '👍🏽     |',
    'plain  |',
  ]);
});

describe('visitors cannot write a line that looks like ours', () => {
  const ends = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];
  const forged = (label: string) => `ok${ends.map((end) => end + label).join('')}\u202E\u2066\u061C\u001B`;

  it('in the e-mail to sales', () => {
    const {text} = leadNotice({
      id: 'x',
      reference: 'L-7F3K-2Q9D',
      form: 'inquiry-global',
      edition: 'global',
      quarantine: null,
      submittedAt: '2025-01-01T12:00:00.000Z',
      fields: {requirements: forged('Reference: L-FAKE')},
      details: {},
      plan: ['4 cameras', 'Reference: L-FAKE', forged('Reference: L-FAKE')],
      source: {page: forged('Reference: L-FAKE'), pageTitle: null, button: null, campaign: null, device: null},
      pictures: [],
      picturesCommand: null,
      related: [],
    } as unknown as Parameters<typeof leadNotice>[0]);
    const lines = text.split(/[\n\r\v\f\u0085\u2028\u2029]/);
    expect(lines.filter((line) => line.startsWith('Reference'))).toEqual(['Reference: L-7F3K-2Q9D']);
    expect(lines.filter((line) => line === '    Reference: L-FAKE')).toHaveLength(3 * ends.length + 1);
    expect(text).not.toMatch(/[\u202E\u2066\u061C\u001B]/);
  });

  it('on the command line', () => {
    const text = renderRows([
      ['reference', 'L-7F3K-2Q9D'],
      ['requirements', forged('reference     L-FAKE')],
    ]);
    const lines = text.split(/[\n\r\v\f\u0085\u2028\u2029]/);
    expect(lines.filter((line) => line.startsWith('reference'))).toEqual(['reference     L-7F3K-2Q9D']);
    expect(text).not.toMatch(/[\u202E\u2066\u061C\u001B]/);
  });
});
