/** The query set of the site search: known-item queries per language, written by hand from the content. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';

/**
 * - `title`: what an article is about, in other words than its title.
 * - `body`: a piece of its text, cut out anywhere.
 * - `code`: a model or a support code, in every spelling but the official one.
 * - `typo`: one wrong, missing, doubled or exchanged letter.
 * - `mixed`: model names, figures and abbreviations among words; in Chinese without spaces between them.
 * - `prefix`: the last word is half typed.
 * - `colloquial`: as told to a friend; the page may use none of the words.
 * - `light`: a status light. `error`: what a screen says, or nearly.
 * - `product`: what a buyer wants. `question`: what a buyer asks. `company`: address, prices, warranty, jobs.
 * - `synonym`: another name of what a page is about.
 * - `brand`: any of these with the name of the company, or that name alone.
 * - `version`: an article or manual of the older version, which the query names.
 * - Chinese only: `traditional` characters and Taiwan's words, `pinyin`, `dialect`.
 * - English only: `variant`, British spelling and words, and plurals.
 */
export const queryKinds = [
  'title',
  'body',
  'code',
  'typo',
  'mixed',
  'prefix',
  'colloquial',
  'light',
  'error',
  'product',
  'question',
  'company',
  'synonym',
  'brand',
  'version',
  'traditional',
  'pinyin',
  'dialect',
  'variant',
] as const;
export type QueryKind = (typeof queryKinds)[number];

/** Kinds that a language has not. */
export const foreignKinds: Record<SearchLanguage, readonly QueryKind[]> = {
  zh: ['variant'],
  en: ['traditional', 'pinyin', 'dialect'],
};

const querySchema = z.strictObject({
  query: z.string().min(2),
  kind: z.enum(queryKinds),
  /** Paths inside the edition, without anchor: every page that is an honest answer, the best first. */
  expect: z
    .array(z.string().regex(/^\/(?:[a-z0-9./-]*[a-z0-9])?$/))
    .min(1)
    .max(8),
});

export const queriesSchema = z.array(querySchema);
export type KnownItem = z.infer<typeof querySchema>;

/**
 * - `queries`: the query set; its test part gates the search.
 * - `practice`: queries to improve the search by, all of which may be read.
 * - `probe`: fresh queries, asked to see whether the search has been fitted to the query set.
 */
export const querySets = ['queries', 'practice', 'probe'] as const;
export type QuerySet = (typeof querySets)[number];

/** @throws {z.ZodError} when a file has another shape */
export function loadQueries(root: string, language: SearchLanguage, set: QuerySet = 'queries'): KnownItem[] {
  return queriesSchema.parse(
    parse(readFileSync(path.join(root, `tests/fixtures/search/${set}.${language}.yaml`), 'utf8')),
  );
}

/** Share of the set that parameters are learned from; the rest is only measured. */
const tuningShare = 0.4;

/** Whether a query belongs to the part that parameters are learned from. Decided by its text alone, so it never moves. */
export const isTuning = ({query}: KnownItem): boolean =>
  createHash('sha256').update(query).digest().readUInt32BE() / 2 ** 32 < tuningShare;
