/**
 * Tables and settings in Markdown that are made from facts, so that nobody types them: `[[table:lifecycle]]` on a line of
 * its own, `[[setting:securityContact]]` in a sentence. They are put in before parsing, so the search and the printed page
 * have them too.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {owner} from '../../config/owner';
import enTables from '../../i18n/en/copy/fact-tables';
import enFacts from '../../i18n/en/copy/hardware/facts';
import zhTables from '../../i18n/zh-CN/copy/fact-tables';
import zhFacts from '../../i18n/zh-CN/copy/hardware/facts';
import {advisories, advisoriesReviewed} from '../../src/facts/advisories';
import type {Advisory} from '../../src/facts/advisories.schema';
import {modelById, models} from '../../src/facts/models';
import type {ModelKind} from '../../src/facts/models.schema';
import {isEnglishFile} from './promiseTokens';

/** A table or a setting; the groups are its sort and its name. */
const factToken = /\[\[(table|setting):([\w-]+)\]\]/g;

interface Words {
  readonly tables: typeof zhTables;
  readonly kinds: Readonly<Record<ModelKind, string>>;
  readonly locale: 'zh' | 'en';
}

const zh: Words = {tables: zhTables, kinds: zhFacts.kinds, locale: 'zh'};
const en: Words = {tables: enTables, kinds: enFacts.kinds, locale: 'en'};

/** A pipe or a line break would end the cell. */
const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Page of a model, from a guide. */
const modelLink = (id: string): string => `[${modelById(id).name}](../models/${id}.md)`;

/**
 * Last day of a term of months: the day before the same day of the month in which it ends, or that month's last day
 * where it has no such day. Dates as YYYY-MM-DD.
 */
export function lastDay(start: string, months: number): string {
  const [year = 0, month = 0, date = 0] = start.split('-').map(Number);
  const ends = new Date(Date.UTC(year, month - 1 + months, 1));
  const daysInMonth = new Date(Date.UTC(ends.getUTCFullYear(), ends.getUTCMonth() + 1, 0)).getUTCDate();
  ends.setUTCDate(date > daysInMonth ? daysInMonth : date - 1);
  return ends.toISOString().slice(0, 10);
}

/** Start of the worked example in the table of warranties. */
const exampleStart = '2026-03-16';

function warrantyTable({tables: {warranty, sample}, kinds}: Words): string {
  const {months, accessoryMonths} = owner.warranty;
  const isDemo = months.demo || accessoryMonths.demo;
  const row = (product: string, names: string, term: number) => [
    product,
    names,
    warranty.months(term),
    lastDay(exampleStart, term),
  ];
  const devices = (Object.keys(kinds) as ModelKind[]).map((kind) => {
    const names = models.filter((model) => model.kind === kind).map(({id}) => modelLink(id));
    return row(kinds[kind], names.join(warranty.between), months.value[kind]);
  });
  return table(warranty.head(exampleStart, isDemo ? sample : ''), [
    ...devices,
    row(warranty.accessories, warranty.allModels, accessoryMonths.value),
  ]);
}

/** Dates of a model as its support page states them. */
export interface Lifecycle {
  readonly id: string;
  readonly endOfSale?: string;
  readonly endOfSupport?: string;
  readonly successor?: string;
}

const dayOf = (value: unknown): string | undefined =>
  value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' ? value : undefined;

/** Every model of the catalogue with the dates in the front matter of its support page. */
export function lifecycles(root = process.cwd()): Lifecycle[] {
  return models.map(({id}) => {
    // The empty options bypass gray-matter's cache, whose results may have been mutated.
    const {data} = matter(readFileSync(path.join(root, 'docs/models', `${id}.md`), 'utf8'), {});
    return {
      id,
      endOfSale: dayOf(data.end_of_sale),
      endOfSupport: dayOf(data.end_of_support),
      successor: dayOf(data.successor),
    };
  });
}

/** Models with a date first, the earliest of them on top; the rest in the order of the catalogue. */
export function lifecycleTable({tables: {lifecycle}, kinds}: Words, list: readonly Lifecycle[]): string {
  const order = [...list].sort((a, b) => (a.endOfSale ?? '9').localeCompare(b.endOfSale ?? '9'));
  return table(
    lifecycle.head,
    order.map(({id, endOfSale, endOfSupport, successor}) => [
      modelLink(id),
      kinds[modelById(id).kind],
      endOfSale ? lifecycle.announced : lifecycle.onSale,
      endOfSale ?? lifecycle.none,
      endOfSupport ?? lifecycle.none,
      successor ? modelLink(successor) : lifecycle.noSuccessor,
    ]),
  );
}

/** The list of advisories, or the sentence that there are none, with the day on which that was confirmed. */
export function advisoryTable(
  {tables: {advisories: words}, locale}: Words,
  list: readonly Advisory[],
  reviewed: string,
): string {
  if (list.length === 0) return words.empty(reviewed);
  return table(
    words.head,
    list.map(({id, cve, published, severity, cvss, title, affects, fix}) => [
      cve ? `${id} (${cve})` : id,
      published,
      `${words.severities[severity]} ${cvss.toFixed(1)}`,
      title[locale],
      affects[locale],
      fix[locale],
    ]),
  );
}

/** The words of a file's language. */
export const wordsFor = (filePath: string): Words => (isEnglishFile(filePath) ? en : zh);

const tables: Readonly<Record<string, (words: Words) => string>> = {
  warranty: warrantyTable,
  lifecycle: (words) => lifecycleTable(words, lifecycles()),
  advisories: (words) => advisoryTable(words, advisories, advisoriesReviewed),
};

const settings: Readonly<Record<string, () => {readonly value: string; readonly demo: boolean}>> = {
  securityContact: () => owner.securityContact,
};

function settingText(name: string, {tables: {sampleAddress}}: Words): string | undefined {
  const setting = settings[name]?.();
  return setting && `${setting.value}${setting.demo ? sampleAddress : ''}`;
}

/** Puts tables and settings in place of their tokens, in the language of the file; throws on an unknown name. */
export function writeFacts(filePath: string, text: string): string {
  return text.replace(factToken, (_, sort: string, name: string) => {
    const made = sort === 'table' ? tables[name]?.(wordsFor(filePath)) : settingText(name, wordsFor(filePath));
    if (made === undefined)
      throw new Error(`${filePath}: there is no ${sort} "${name}" in plugins/doc-parts/factTables.ts.`);
    return made;
  });
}
