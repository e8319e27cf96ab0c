/** Cuts a built page into search records: what a visitor reads in the main content, section by section. */
import {type CheerioAPI, load} from 'cheerio';
import {isFurtherListPath, isPostPath} from '../../src/facts/newsLists';
import {filedUnder} from './filedUnder';
import type {WordsOf} from './words';
import {type Kind, olderVersion, type SearchRecord, versionOf} from '../../src/features/search/model/schema';

/** Not content: navigation, controls, decoration, and what an author marked. */
const skipped = [
  'nav, aside, footer, form, button, dialog, script, style, noscript, template, svg, iframe',
  '[data-search-skip], [aria-hidden="true"], [hidden]:not([role="tabpanel"]), .sr, .hash-link',
  '.table-of-contents, .theme-doc-toc-mobile, .theme-doc-breadcrumbs, .pagination-nav',
].join(', ');

/** Index pages, whose entries are indexed themselves; only their own title and description count. */
const listPages =
  /^\/(news(\/(company|product|industry))?|support\/troubleshooting(\/catalog(\/[a-z-]+)?)?|support\/model|support\/manuals|products\/hardware|sitemap)$/;

const block = new Set(
  'p div li ul ol dl dt dd table thead tbody tr td th h1 h2 h3 h4 h5 h6 section article header figure figcaption blockquote pre br hr details summary address small'.split(
    ' ',
  ),
);

/** The group a page belongs to. `path` is relative to the edition, without the version. */
export function kindOf(path: string): Kind {
  if (path.startsWith('/support/troubleshooting/details/')) return 'article';
  if (path.startsWith('/support/model/')) return 'model';
  if (path.startsWith('/support/manuals/')) return 'manual';
  return isPostPath(path) ? 'news' : 'page';
}

const squeeze = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

const metaOf = ($: CheerioAPI, name: string) => squeeze($(`meta[name="${name}"]`).attr('content') ?? '');
const listOf = ($: CheerioAPI, name: string) =>
  metaOf($, name)
    .split(/[,，、]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** What a post is filed under. */
const tagsOf = ($: CheerioAPI) =>
  $('meta[property="article:tag"]')
    .toArray()
    .map((tag) => squeeze($(tag).attr('content') ?? ''));

/** Whether a page is kept out of the index: hidden from robots, an error page, or a copy of another address. */
function isExcluded($: CheerioAPI, pathname: string): boolean {
  if (/noindex/i.test(metaOf($, 'robots')) || metaOf($, 'x-status') === '404') return true;
  const canonical = $('link[rel="canonical"]').attr('href');
  const canonicalPath = canonical && decodeURI(new URL(canonical, 'https://site.invalid').pathname);
  return Boolean(canonicalPath) && canonicalPath !== decodeURI(pathname);
}

/** The part of a parsed node that is read here. */
interface HtmlNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly HtmlNode[];
}

const textOf = (node: HtmlNode): string =>
  node.type === 'text' ? (node.data ?? '') : (node.children ?? []).map(textOf).join('');

interface Section {
  heading: string;
  anchor: string;
  body: string;
}

/** Reads the main content in order; an `h2` or `h3` with an id opens a section. */
function sectionsOf(root: HtmlNode): {intro: Section; rest: Section[]; loose: string[]} {
  const intro: Section = {heading: '', anchor: '', body: ''};
  const rest: Section[] = [];
  // Headings without an id cannot be linked to; their words still belong to the page.
  const loose: string[] = [];
  let current = intro;
  const visit = (node: HtmlNode): void => {
    if (node.type === 'text') current.body += node.data ?? '';
    if (node.type !== 'tag' || !node.name) return;
    if (/^h[123]$/.test(node.name)) {
      const heading = squeeze(textOf(node));
      const anchor = node.name === 'h1' ? undefined : node.attribs?.id;
      if (anchor && heading) rest.push((current = {heading, anchor, body: ''}));
      else if (heading) loose.push(heading);
      return;
    }
    const space = block.has(node.name) ? ' ' : '';
    current.body += space;
    node.children?.forEach(visit);
    current.body += space;
  };
  visit(root);
  return {intro, rest, loose};
}

/** Model names in a title or heading count as codes, so that typing one leads to the page about it. */
const codesIn = (text: string) => text.match(/\b(?=[A-Z0-9-]*\d)[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*\b/g) ?? [];

export interface PageSource {
  readonly html: string;
  /** Full pathname with the base URL. */
  readonly pathname: string;
  /** The same inside the edition, starting with "/". */
  readonly path: string;
  /** Name of the site, cut from the end of the page's title. */
  readonly siteTitle: string;
  readonly words: WordsOf;
}

/** The records of a built page; none when the page does not belong into the index. */
export function recordsOf({html, pathname, path, siteTitle, words}: PageSource): SearchRecord[] {
  const $ = load(html);
  // A further page of a list leads to nothing that the posts do not.
  if (isExcluded($, pathname) || isFurtherListPath(path)) return [];
  const main = $('main').first();
  const root = main.get(0) as HtmlNode | undefined;
  if (!root) return [];
  main.find(skipped).remove();

  const fullTitle = squeeze($('title').first().text());
  const pageTitle =
    squeeze(fullTitle.endsWith(siteTitle) ? fullTitle.slice(0, -siteTitle.length).replace(/[|\s]+$/, '') : fullTitle) ||
    siteTitle;
  const version = versionOf(path);
  const current = path.replace(olderVersion, '/support');
  const kind = kindOf(current);
  const description = metaOf($, 'description');
  const {intro, rest, loose} = sectionsOf(root);
  const answered = main
    .find('summary')
    .toArray()
    .map((summary) => squeeze($(summary).text()));
  const isList = listPages.test(current);
  const catalogue = metaOf($, 'x-catalogue');
  const models = listOf($, 'x-models');

  const page: SearchRecord = {
    url: pathname,
    kind,
    pageTitle,
    heading: '',
    body: isList
      ? description
      : squeeze([description, ...loose.filter((one) => one !== pageTitle), intro.body, filedUnder($)].join(' ')),
    terms: [...new Set([...tagsOf($), ...listOf($, 'x-symptoms'), ...words(current, kind === 'article')])],
    questions: isList ? [] : [...new Set([...loose, ...answered])].filter((one) => one && one !== pageTitle),
    codes: [...new Set([...listOf($, 'x-codes'), ...codesIn(pageTitle)])],
    ...(catalogue && {catalogue}),
    ...(models.length > 0 && {models}),
    ...(version && {version}),
  };
  const sections = rest.map((section): SearchRecord => ({
    url: `${pathname}#${section.anchor}`,
    kind,
    pageTitle,
    heading: section.heading,
    body: squeeze(section.body),
    terms: [],
    codes: [],
    ...(version && {version}),
  }));
  return isList ? [page] : [page, ...sections];
}
