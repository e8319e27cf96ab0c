/** The legal pages with settings of the owner: filled in, confirmed as none, and not known yet. */
import {legal} from '@site/config/legal';
import {legalSchema} from '@site/config/legal.schema';
import englishOperator from '@site/i18n/en/copy/legal/operator';
import englishPeriods from '@site/i18n/en/copy/legal/periods';
import englishRights from '@site/i18n/en/copy/legal/rights';
import englishTerms from '@site/i18n/en/copy/legal/terms';
import chineseOperator from '@site/i18n/zh-CN/copy/legal/operator';
import chinesePeriods from '@site/i18n/zh-CN/copy/legal/periods';
import chineseRights from '@site/i18n/zh-CN/copy/legal/rights';
import chineseTerms from '@site/i18n/zh-CN/copy/legal/terms';
import {operatorTable, periodsTable, processorsTable} from '@site/src/components/sections/tables/legalTables';
import {answerLimits, stated} from '@site/src/site/legal';
import {describe, expect, it} from '@jest/globals';

const none = {value: null, demo: false};
const set = <T>(value: T) => ({value, demo: false});

describe.each([
  ['Chinese', chineseOperator, chinesePeriods, chineseRights, chineseTerms, legal.zh],
  ['English', englishOperator, englishPeriods, englishRights, englishTerms, legal.en],
] as const)('the %s legal pages', (_edition, words, periods, rights, terms, settings) => {
  const email = 'privacy@example.org';

  it('say in a sentence what the owner has not set', () => {
    const tables = [
      operatorTable(words, settings, email),
      periodsTable(periods, settings, words.sample),
      processorsTable(periods, settings.processors, words.sample, []),
    ];
    for (const {head, rows} of tables) {
      for (const row of rows) {
        expect(row).toHaveLength(head.length);
        for (const cell of row) expect(cell).not.toMatch(/^\s*$|TODO|undefined|null/);
      }
    }
    const open = JSON.stringify(tables).match(/尚未公布|\[[a-z ]+\]/g) ?? [];
    expect(open.length).toBeGreaterThan(9);
    for (const text of [rights.transfers.unset, terms.law.unset, terms.court.unset])
      expect(text).toMatch(/上线前|\[[a-z]+\]/);
  });

  it('state what the owner has set, and leave out what does not exist', () => {
    const own = {
      ...settings,
      name: set('Example Retail Ltd'),
      officer: set({name: 'A. Officer', email: 'dpo@example.org'}),
      accessLogDays: set(200),
      processors: {...settings.processors, crm: none, hosting: set({name: 'Example Cloud', place: 'Example City'})},
    };
    expect(JSON.stringify(operatorTable(words, own, email))).toMatch(
      /Example Retail Ltd.*A\. Officer(，|, )dpo@example\.org.*privacy@example\.org/,
    );
    const processors = processorsTable(periods, own.processors, words.sample, []).rows;
    expect(processors[0]).toEqual([
      expect.stringContaining('Example Cloud'),
      ...[1, 2].map(() => expect.any(String)),
      'Example City',
    ]);
    expect(JSON.stringify(processors)).not.toContain(periods.processors.crm!.role);
    const rows = periodsTable(periods, own, words.sample).rows;
    expect(rows.at(-1)!.at(-1)).toMatch(/^200( days|天)$/);
    expect(rows).toHaveLength(periodsTable(periods, settings, words.sample).rows.length - 1);
    expect(operatorTable(words, {...own, officer: none}, email).rows[3]![1]).toBe(words.rows.officer.none);
  });

  it('mark a sample value as one', () => {
    const {law} = terms;
    expect(stated({value: 'X', demo: true}, law, law.stated, words.sample)).toMatch(/(（示例）|\(sample\))$/);
    expect(stated(set('X'), law, law.stated, words.sample)).not.toMatch(/示例|sample/);
    expect(stated(none, law, law.stated, words.sample)).toBe(law.none);
  });

  it('name the limits of the law for an answer', () => {
    const text = JSON.stringify(rights.rights.blocks);
    for (const limit of [answerLimits.piplWorkingDays, answerLimits.ccpaDays]) expect(text).toContain(String(limit));
  });
});

describe('legal settings', () => {
  it('refuse data abroad while the Chinese forms ask for no separate consent', () => {
    expect(legalSchema.safeParse(legal).success).toBe(true);
    const abroad = {...legal, zh: {...legal.zh, abroad: {value: true, demo: false}}};
    expect(legalSchema.safeParse(abroad).error?.issues[0]?.message).toContain('separate consent');
  });
});
