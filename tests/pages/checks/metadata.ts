/** What search engines, browsers and screen readers are told about a page: pure functions over its HTML. */
import {canonicalOf, editions, otherLocale, splitPath} from '../../../src/site/editions';
import {alternateOf} from '../../../src/site/routes';
import type {FetchedPage} from '../../support/built-site';

export interface SiteFacts {
  /** Published origin, without a trailing slash. */
  readonly origin: string;
  /** Pathnames of all pages with status 200. */
  readonly pathnames: ReadonlySet<string>;
}

const description = {min: 20, max: 220};

const texts = (page: FetchedPage, selector: string): string[] =>
  page
    .$(selector)
    .toArray()
    .map((element) => page.$(element).text().trim());

const attributes = (page: FetchedPage, selector: string, name: string): string[] =>
  page
    .$(selector)
    .toArray()
    .map((element) => page.$(element).attr(name)?.trim() ?? '');

/** Status, language, title, description, one first-level heading. */
export function basicProblems(page: FetchedPage): string[] {
  const problems: string[] = [];
  const {status, actualStatus, pathname} = page;
  if (actualStatus !== status) problems.push(`status ${actualStatus} instead of ${status}`);

  const lang = page.$('html').attr('lang');
  const wanted = editions[splitPath(pathname).locale].htmlLang;
  if (lang !== wanted) problems.push(`<html lang="${lang ?? ''}"> instead of "${wanted}"`);

  const titles = texts(page, 'head > title');
  if (titles.length !== 1 || titles[0] === '')
    problems.push(`${titles.length} titles (${titles.join(' | ')}) instead of one with words`);

  const descriptions = attributes(page, 'meta[name=description]', 'content');
  const length = descriptions[0]?.length ?? 0;
  if (descriptions.length !== 1) problems.push(`${descriptions.length} descriptions instead of one`);
  // What answers 404 is in no search result; a short sentence is enough there.
  else if (length < (status === 200 ? description.min : 1) || length > description.max) {
    problems.push(
      `description has ${length} characters; write ${description.min} to ${description.max}: "${descriptions[0]}"`,
    );
  }

  const headings = texts(page, 'h1');
  if (headings.length !== 1 || headings[0] === '')
    problems.push(`${headings.length} h1 (${headings.join(' | ')}) instead of one with words`);
  return problems;
}

/** Canonical address, and the pair of editions where the page has a counterpart. Pages that answer 404 have neither. */
export function addressProblems(page: FetchedPage, {origin, pathnames}: SiteFacts): string[] {
  const canonicals = attributes(page, 'link[rel=canonical]', 'href');
  const alternates = page
    .$('link[rel=alternate][hreflang]')
    .toArray()
    .map((element): [string, string] => {
      const link = page.$(element);
      return [link.attr('hreflang') ?? '', link.attr('href') ?? ''];
    });
  if (page.status === 404) {
    const isHidden = attributes(page, 'meta[name=robots]', 'content').some((content) => content.includes('noindex'));
    return isHidden ? [] : ['a page with status 404 needs <meta name="robots" content="noindex">'];
  }

  const problems: string[] = [];
  const canonical = origin + canonicalOf(page.pathname);
  if (canonicals.length !== 1 || canonicals[0] !== canonical) {
    problems.push(`canonical ${canonicals.join(', ') || 'is missing'} instead of ${canonical}`);
  }

  const {locale} = splitPath(page.pathname);
  const counterpart = alternateOf(page.pathname, otherLocale(locale));
  const expected = new Map<string, string>();
  if (counterpart !== null && pathnames.has(counterpart)) {
    const chinese = origin + (locale === 'zh-CN' ? canonicalOf(page.pathname) : counterpart);
    const english = origin + (locale === 'en' ? canonicalOf(page.pathname) : counterpart);
    expected.set('zh-CN', chinese).set('en', english).set('x-default', chinese);
  }
  const found = new Map(alternates);
  if (alternates.length !== found.size) problems.push('a language stands twice among the hreflang links');
  for (const [lang, href] of expected) {
    if (found.get(lang) !== href)
      problems.push(`hreflang ${lang} ${found.get(lang) ?? 'is missing'} instead of ${href}`);
  }
  for (const [lang, href] of found) {
    if (!expected.has(lang)) problems.push(`hreflang ${lang} leads to ${href}, but the page has no counterpart there`);
  }
  return problems;
}

/** Tags that say one thing about the page: a second one contradicts the first or says it again. */
const singleTags = [
  ...['description', 'keywords', 'robots'].map((name) => `meta[name="${name}"]`),
  ...['og:title', 'og:description', 'og:url'].map((property) => `meta[property="${property}"]`),
  'link[rel=canonical]',
];

/** Tags that stand twice. */
export function repeatedTagProblems({$}: FetchedPage): string[] {
  return singleTags
    .map((selector): [string, number] => [selector, $(selector).length])
    .filter(([, count]) => count > 1)
    .map(([selector, count]) => `${count} × ${selector} instead of one`);
}

/** Pictures: words for those who do not see them, dimensions so that nothing moves while they load. */
export function imageProblems(page: FetchedPage): string[] {
  return page
    .$('img')
    .toArray()
    .flatMap((element) => {
      const image = page.$(element);
      const name = image.attr('src')?.slice(0, 80) ?? '';
      const missing = (['alt', 'width', 'height'] as const).filter((attribute) => image.attr(attribute) === undefined);
      return missing.length === 0 ? [] : [`<img src="${name}"> needs ${missing.join(', ')}`];
    });
}

/** Titles that two different pages of an edition share; a visitor with both open could not tell them apart. */
export function duplicateTitles(pages: readonly FetchedPage[]): string[] {
  const seen = new Map<string, string>();
  return pages
    .filter(({status}) => status === 200)
    .flatMap((page) => {
      const canonical = canonicalOf(page.pathname);
      const title = texts(page, 'head > title')[0] ?? '';
      const other = seen.get(title);
      seen.set(title, other ?? canonical);
      return other === undefined || other === canonical
        ? []
        : [`${page.pathname} has the title of ${other}: "${title}"`];
    });
}
