/** The test set of the site search: known-item queries per language, written by hand from the content. */
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
 */
export const queryKinds = ['title', 'body', 'code', 'typo', 'mixed', 'prefix', 'colloquial'] as const;
export type QueryKind = (typeof queryKinds)[number];

const querySchema = z.strictObject({
  query: z.string().min(2),
  kind: z.enum(queryKinds),
  /** Paths inside the edition, without anchor: every page that is an honest answer, the best first. */
  expect: z
    .array(z.string().regex(/^\/[a-z0-9./-]*[a-z0-9]$/))
    .min(1)
    .max(8),
});

export const queriesSchema = z.array(querySchema);
export type KnownItem = z.infer<typeof querySchema>;

/** @throws {z.ZodError} when a file has another shape */
export function loadQueries(root: string, language: SearchLanguage): KnownItem[] {
  return queriesSchema.parse(
    parse(readFileSync(path.join(root, `tests/fixtures/search/queries.${language}.yaml`), 'utf8')),
  );
}
