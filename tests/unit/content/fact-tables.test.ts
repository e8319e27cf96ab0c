/** Tables that documents have made from the facts: they say what the facts say, in the language of the file. */
import {afterEach, describe, expect, it, jest} from '@jest/globals';
import {owner} from '@site/config/owner';
import {
  advisoryTable,
  lastDay,
  lifecycles,
  lifecycleTable,
  wordsFor,
  writeFacts,
} from '../../../plugins/doc-parts/factTables';
import {checkFacts, factFiles} from '../../../src/facts/check';
import {models} from '../../../src/facts/models';
import {promises} from '../../../src/facts/promises';

afterEach(() => {
  jest.restoreAllMocks();
});

const chinese = 'docs/guides/warranty.md';
const english = 'i18n/en/docusaurus-plugin-content-docs/current/guides/warranty.md';
const rowsOf = (table: string) => table.split('\n').slice(2);

it.each([
  ['2026-03-16', 24, '2028-03-15'],
  ['2026-03-01', 12, '2027-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-01-15', 1, '2026-02-14'],
])('a term from %s of %i months ends on %s', (start, months, day) => {
  expect(lastDay(start, months)).toBe(day);
});

describe('the table of warranties', () => {
  it.each([
    [chinese, '云摄像机', '个月'],
    [english, 'Cloud camera', ' months'],
  ])('has every model, with the months of its kind: %s', (file, kind, unit) => {
    const rows = rowsOf(writeFacts(file, '[[table:warranty]]'));
    for (const {id, name} of models)
      expect(rows.filter((row) => row.includes(`[${name}](../models/${id}.md)`))).toHaveLength(1);
    expect(rows[0]).toMatch(new RegExp(`^\\| ${kind} \\| .* \\| ${owner.warranty.months.value.camera}${unit} \\|`));
  });
});

describe('the table of lifecycles', () => {
  const list = lifecycles();

  it('has every model, those with a date first', () => {
    const rows = rowsOf(lifecycleTable(wordsFor(english), list));
    expect(rows).toHaveLength(models.length);
    expect(rows[0]).toBe(
      '| [H1001](../models/h1001.md) | AI camera | End of sale announced | 2027-03-31 | 2030-03-31 | [H2001](../models/h2001.md) |',
    );
    expect(rows[1]).toMatch(/\| On sale \| Not set \| Not set \| — \|$/);
  });

  it('keeps the promise of support after the last day of sale', () => {
    const short = list.filter(({endOfSale, endOfSupport}) => {
      if (endOfSale === undefined) return false;
      const promised = `${Number(endOfSale.slice(0, 4)) + promises.supportAfterSale.years}${endOfSale.slice(4)}`;
      return (endOfSupport ?? '') < promised;
    });
    expect(short).toEqual([]);
  });
});

describe('the list of advisories', () => {
  const sample = {
    id: 'SA-2027-001',
    published: '2027-01-05',
    severity: 'high',
    cvss: 7.5,
    cve: null,
    title: {zh: '标题|一', en: 'Title | one'},
    affects: {zh: 'E3-X，6.2.1以前', en: 'E3-X before 6.2.1'},
    fix: {zh: '升级', en: 'Upgrade'},
  } as const;

  it('says honestly that there are none, and since when', () => {
    expect(advisoryTable(wordsFor(chinese), [], '2026-11-23')).toBe('截至2026-11-23，没有发布过安全公告。');
    expect(advisoryTable(wordsFor(english), [], '2026-11-23')).toContain('No security advisory has been published');
  });

  it('lists what there is, and no cell ends early', () => {
    expect(rowsOf(advisoryTable(wordsFor(english), [sample], '2027-01-05'))).toEqual([
      '| SA-2027-001 | 2027-01-05 | High 7.5 | Title \\| one | E3-X before 6.2.1 | Upgrade |',
    ]);
  });

  it('refuses a rating that does not follow the score', () => {
    const file = factFiles.find((one) => one.file === 'src/facts/advisories.ts')!;
    const problems = (advisories: unknown) => checkFacts([{...file, data: {reviewed: '2027-01-05', advisories}}]);
    expect(problems([sample])).toEqual([]);
    expect(problems([{...sample, cvss: 9.1}])).toHaveLength(1);
    expect(problems([sample, {...sample, id: 'SA-2027-002', published: '2027-02-01'}])).toHaveLength(1);
  });
});

it.each([
  [true, '保修（示例，以合同为准）', '写到a@example.com（示例地址）。'],
  [false, '保修', '写到a@example.com。'],
])('says that a value is a sample, as long as it is: %s', (demo, head, sentence) => {
  const {months, accessoryMonths} = owner.warranty;
  jest.replaceProperty(owner, 'warranty', {months: {...months, demo}, accessoryMonths: {...accessoryMonths, demo}});
  jest.replaceProperty(owner, 'securityContact', {value: 'a@example.com', demo});
  expect(writeFacts(chinese, '[[table:warranty]]')).toContain(`| ${head} |`);
  expect(writeFacts(chinese, '写到[[setting:securityContact]]。')).toBe(sentence);
});

it('refuses an unknown name', () => {
  expect(() => writeFacts(chinese, '[[table:prices]]')).toThrow('there is no table "prices"');
  expect(() => writeFacts(chinese, '[[setting:icp]]')).toThrow('there is no setting "icp"');
});
