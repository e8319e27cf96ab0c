/** The search words of every page of an edition: of its list, of the front matter of its documents, of its customer stories. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import english from '../../i18n/en/searchWords';
import chinese from '../../i18n/zh-CN/searchWords';
import {wordsByPath} from '../../src/facts/searchWords';
import {storyWords} from '../stories/words';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';

const lists = {zh: chinese, en: english};
const translated = 'i18n/en/docusaurus-plugin-content';
/** Folders with documents, and where on the site their slugs begin. */
const folders = {
  zh: {docs: '/support', blog: '/news'},
  en: {[`${translated}-docs/current`]: '/support', [`${translated}-blog`]: '/news'},
} as const satisfies Record<SearchLanguage, Record<string, string>>;

function wordsOfFile(file: string): {readonly slug: string; readonly words: readonly string[]} | undefined {
  const {slug, words} = matter(readFileSync(file, 'utf8')).data as {slug?: string; words?: readonly string[]};
  return slug && words ? {slug, words: words.map(String)} : undefined;
}

/** The words of the page with that path; `isArticle`: whether it has symptoms instead. @throws {Error} when it has none */
export type WordsOf = (pathname: string, isArticle: boolean) => readonly string[];

/** @param root folder of the repository */
export function searchWords(root: string, language: SearchLanguage): WordsOf {
  const words = wordsByPath(lists[language]);
  for (const [folder, base] of Object.entries(folders[language])) {
    for (const name of readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})) {
      const own = /\.mdx?$/.test(name) ? wordsOfFile(path.join(root, folder, name)) : undefined;
      if (own) words.set(`${base}/${own.slug.replace(/^\//, '')}`, own.words);
    }
  }
  for (const [pathname, own] of storyWords(root, language)) words.set(pathname, own);
  return (pathname, isArticle) => {
    const own = words.get(pathname);
    if (own || isArticle) return own ?? [];
    throw new Error(`search: write the words customers type to find ${pathname}; CONTRIBUTING.md says where`);
  };
}
