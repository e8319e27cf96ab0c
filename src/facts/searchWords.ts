/**
 * Search words: what customers type to find a page and do not read on it. Pages and devices have theirs in
 * `i18n/<edition>/searchWords.ts`, documents and news in the front matter (`words`), articles have `symptoms`. They go
 * into the search index only, never into a page.
 */
import {hardwarePath, models} from './models';
import type {Model} from './models.schema';

/** Pages that every device has: its page among the products, its support page, its manual. */
export type DeviceRole = 'hardware' | 'model' | 'manual';

/** The words of an edition. Every text is a list with {@link SearchWords.separator} between the words. */
export interface SearchWords {
  readonly separator: string;
  /** By path inside the edition. */
  readonly pages: Readonly<Record<string, string>>;
  /** By the number of an article: everyday and dialect wordings, beside the `symptoms` of its front matter. */
  readonly articles: Readonly<Record<string, string>>;
  readonly devices: {
    /** What devices of a kind are called; on their page among the products. */
    readonly kinds: Readonly<Record<Model['kind'], string>>;
    /** What sets a model apart from the others of its kind; on its page among the products, where buyers look. */
    readonly models: Readonly<Record<Model['id'], string>>;
    /** What people want of a page of that role. */
    readonly roles: Readonly<Record<DeviceRole, string>>;
  };
}

/** How many words a page has: fewer find too little, more are stuffing. */
export const wordCount = {least: 10, leastOfArticle: 5, most: 50} as const;
/** Most characters of a word; a longer one is a sentence. */
const longestWord = {zh: 14, en: 36} as const;
/** Most pages that may share a word: one that stands everywhere finds nothing. */
const mostPages = 5;

const listOf = (text: string, separator: string): string[] => text.split(separator).filter(Boolean);

export const articlePath = (article: string): string => `/support/troubleshooting/details/${article}`;

const rolePaths: Readonly<Record<DeviceRole, (model: Model) => string>> = {
  hardware: hardwarePath,
  model: ({id}) => `/support/model/${id}`,
  manual: ({id}) => `/support/manuals/${id}`,
};

/** The words of every page and device of an edition, by path. */
export function wordsByPath({separator, pages, articles, devices}: SearchWords): Map<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  for (const [path, text] of Object.entries(pages)) words.set(path, listOf(text, separator));
  for (const [article, text] of Object.entries(articles)) words.set(articlePath(article), listOf(text, separator));
  for (const model of models) {
    for (const role of ['hardware', 'model', 'manual'] as const) {
      const texts: (string | undefined)[] = [devices.roles[role]];
      if (role === 'hardware') texts.push(devices.models[model.id], devices.kinds[model.kind]);
      words.set(rolePaths[role](model), [...new Set(texts.flatMap((text) => listOf(text ?? '', separator)))]);
    }
  }
  return words;
}

/**
 * What is wrong with a list of words: too few, too many, one twice, a sentence. One message each.
 * @param least fewer for articles, which have symptoms as well
 */
export function faultsOfWords(words: readonly string[], language: 'zh' | 'en', least: number = wordCount.least) {
  const folded = words.map((word) => word.normalize('NFKC').toLowerCase().trim());
  const twice = words.filter((_, at) => folded.indexOf(folded[at]!) !== at);
  const long = words.filter((word) => [...word].length > longestWord[language]);
  return [
    ...(words.length < least ? [`write at least ${least} words customers type`] : []),
    ...(words.length > wordCount.most ? [`write at most ${wordCount.most} words: the others find less for it`] : []),
    ...twice.map((word) => `remove the second "${word}"`),
    ...long.map((word) => `shorten "${word}": a word or two, not a sentence`),
  ];
}

/** Words of the pages of an edition that stand on too many of them. */
export function crowdedWords({separator, pages, articles}: SearchWords): string[] {
  const counts = new Map<string, number>();
  for (const text of [...Object.values(pages), ...Object.values(articles)])
    for (const word of listOf(text, separator)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]) => (count > mostPages ? [word] : []));
}
