import {readFileSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';
import {lastDayOfSale, saleEnd} from '@site/src/facts/saleEnds';
import {timeline} from '@site/src/facts/timeline';

const english = 'i18n/en/docusaurus-plugin-content-docs/current';

describe('last days of sale', () => {
  it.each(Object.entries(lastDayOfSale))('are those of the support page: %s', (id, day) => {
    for (const folder of ['docs', english])
      expect(readFileSync(`${folder}/models/${id}.md`, 'utf8')).toContain(`\nend_of_sale: ${day}\n`);
  });

  it('are written as each edition writes a day', () => {
    expect(saleEnd('h1001', 'en')).toBe('March 31, 2027');
    expect(saleEnd('h1001', 'zh-CN')).toBe('2027年3月31日');
  });
});

it('dates platform 6.x in the history as the release notes do', () => {
  const notes = readFileSync('docs/guides/release-notes.md', 'utf8');
  const [, year, month] = /^\| 6\.0\.0 \| (\d{4})-(\d{2})-\d{2} \|/m.exec(notes) ?? [];
  const entry = timeline.find(({months}) =>
    months.some(({events}) => (events as readonly string[]).includes('platform6')),
  );
  expect(entry?.year).toBe(Number(year));
  expect(entry?.months.find(({events}) => (events as readonly string[]).includes('platform6'))?.month).toBe(
    Number(month),
  );
});
