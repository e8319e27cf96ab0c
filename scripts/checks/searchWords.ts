/** Checks the search words of both editions: every indexed page has some, nothing is stuffed. */
import path from 'node:path';
import english from '../../i18n/en/searchWords';
import chinese from '../../i18n/zh-CN/searchWords';
import {catalogues} from '../../src/facts/frontmatter.lists';
import {
  articlePath,
  crowdedWords,
  faultsOfWords,
  wordCount,
  wordsByPath,
  type SearchWords,
} from '../../src/facts/searchWords';
import {editions} from '../../src/site/editions';
import {hasEdition, routeIds, routes} from '../../src/site/routes';
import {listFiles} from './files';
import type {Problem} from './problem';

const languages = {'zh-CN': {words: chinese, language: 'zh'}, en: {words: english, language: 'en'}} as const;
type Locale = keyof typeof languages;

const root = path.resolve(import.meta.dirname, '../..');

const articleIds = new Set(listFiles(root, 'docs/troubleshooting', /\.md$/).map((file) => path.basename(file, '.md')));

/** Routes that are not indexed, or that are documents with words of their own. */
const withoutWords =
  /^\/(search|support\/(model|troubleshooting\/(catalog|details)|release-notes|debugging-tools|warranty|repair|end-of-life|security-advisories|hardening|data-requests))$/;

/** Paths of an edition whose words stand in its list. */
function pathsOf(locale: Locale): string[] {
  const {edition, home} = {edition: editions[locale].edition, home: locale === 'en' ? '/home' : '/'};
  const pages = routeIds
    .filter((id) => hasEdition(id, edition) && !routes[id].path.includes('#'))
    .map((id) => (id === 'home' ? home : routes[id].path));
  const trees = listFiles(root, 'src/facts/trees', /\.yaml$/).map((file) => path.basename(file, '.yaml'));
  return [
    ...new Set([
      ...pages.filter((page) => !withoutWords.test(page)),
      ...trees.map((tree) => `/support/finder/${tree}`),
      ...catalogues.map((catalogue) => `/support/troubleshooting/catalog/${catalogue}`),
    ]),
  ];
}

/** What is wrong with the words of an edition whose pages are `paths`; a message per fault. */
export function faultsOfList(words: SearchWords, language: 'zh' | 'en', paths: readonly string[]): string[] {
  const lists = wordsByPath(words);
  const articles = new Set(Object.keys(words.articles).map(articlePath));
  const least = (page: string) => (articles.has(page) ? wordCount.leastOfArticle : wordCount.least);
  return [
    ...paths.filter((page) => !lists.has(page)).map((page) => `write the words of ${page}`),
    ...Object.keys(words.pages).flatMap((page) =>
      paths.includes(page) ? [] : [`remove ${page}: there is no such page`],
    ),
    ...Object.keys(words.articles).flatMap((article) =>
      articleIds.has(article) ? [] : [`remove ${article}: there is no such article`],
    ),
    ...[...lists].flatMap(([page, list]) =>
      faultsOfWords(list, language, least(page)).map((fault) => `${page}: ${fault}`),
    ),
    ...crowdedWords(words).map((word) => `keep "${word}" on the few pages that answer it`),
  ];
}

/** Faults of the lists in `i18n/<edition>/searchWords.ts`, which are modules and not files under a root. */
export const checkSearchWords = (): Problem[] =>
  Object.entries(languages).flatMap(([locale, {words, language}]) =>
    faultsOfList(words, language, pathsOf(locale as Locale)).map((message) => ({
      file: `i18n/${locale}/searchWords.ts`,
      line: 1,
      message,
    })),
  );
