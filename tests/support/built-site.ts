/** The built site as a list of pages, each with what the service answers for it. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import built from '../../src/site/builtContent.json';
import {isRedirectPage} from '../../src/site/hosting/redirectPage.mjs';

export interface BuiltPage {
  /** Canonically written pathname the service answers with this file. */
  readonly pathname: string;
  /** File relative to the build folder. */
  readonly file: string;
  readonly status: 200 | 404;
  /** Answers unknown addresses; it has none of its own. */
  readonly isErrorPage: boolean;
}

export interface FetchedPage extends BuiltPage {
  readonly html: string;
  readonly actualStatus: number;
  readonly $: CheerioAPI;
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

/** `about/contact.html` and `about/contact/index.html` are both `/about/contact`. */
const pathnameOf = (file: string): string => `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/';

/** The error page of other web servers; the service makes its own. */
const isErrorFile = (file: string): boolean => /^(global\/)?error\.html$/.test(file);

const isNotFound = (html: string): boolean => {
  const [meta = ''] = /<meta\b[^>]*\bname=["']?x-status\b[^>]*>/i.exec(html) ?? [];
  return /\bcontent=["']?404\b/i.test(meta);
};

/** Unknown addresses, by the error page that is sent for them. */
const missingAddresses: Readonly<Record<string, string>> = {
  '404.html': 'no-such-page',
  '404/hardware.html': 'products/hardware/no-such-page',
  '404/archive.html': 'news/no-such-page',
  '404/app.html': 'downloads/apps/no-such-page',
  '404/version.html': 'support/5.x/no-such-page',
};

/** Every page the build emitted. Redirect pages at old addresses are for hosts without a server. */
export function builtPages(buildDir: string): BuiltPage[] {
  // Outside of a bundle the registry knows of no content: the build tells whether it has some.
  built.stories = existsSync(path.join(buildDir, 'customers.html'));
  return listFiles(buildDir)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file): BuiltPage[] => {
      const html = readFileSync(path.join(buildDir, file), 'utf8');
      if (isRedirectPage(html) || isErrorFile(file)) return [];
      const [, prefix = '', inside = ''] = /^(global\/)?(.*)$/.exec(file) ?? [];
      const missing = missingAddresses[inside];
      const isErrorPage = missing !== undefined;
      const pathname = isErrorPage ? `/${prefix}${missing}` : pathnameOf(file);
      return [{pathname, file, isErrorPage, status: isErrorPage || isNotFound(html) ? 404 : 200}];
    });
}

/** Pathnames of every other file: pictures, scripts, feeds. */
export const builtFiles = (buildDir: string): Set<string> =>
  new Set(
    listFiles(buildDir)
      .filter((file) => !/\.(html|br|gz)$/.test(file))
      .map((file) => `/${file}`),
  );

/** Asks the service for a page. */
export async function fetchPage(base: string, page: BuiltPage): Promise<FetchedPage> {
  const response = await fetch(base + page.pathname, {redirect: 'manual'});
  const html = await response.text();
  return {...page, html, actualStatus: response.status, $: load(html)};
}

/** A page with its head alone, read from the build: enough for titles, canonical addresses and site maps. */
export function readHead(buildDir: string, page: BuiltPage): FetchedPage {
  const html = readFileSync(path.join(buildDir, page.file), 'utf8');
  const head = html.slice(0, html.search(/<\/head>/i));
  return {...page, html: head, actualStatus: page.status, $: load(head)};
}

/** Ids of a page that a link can lead to, read from the build. */
export function readAnchors(buildDir: string, {file}: BuiltPage): Set<string> {
  const html = readFileSync(path.join(buildDir, file), 'utf8').replace(/<script\b[\s\S]*?<\/script>/gi, '');
  return new Set(
    [...html.matchAll(/<[a-z][^<>]*?\s(?:id|name)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map(
      ([, double, single, bare]) => double ?? single ?? bare ?? '',
    ),
  );
}

/** Name of the template a page is built from, by the shape of its address: the same in both editions. */
export function templateOf({pathname, isErrorPage, status}: BuiltPage): string {
  const bare = pathname.replace(/^\/global(?=\/|$)/, '') || '/';
  if (isErrorPage) return '404';
  if (status === 404) return 'parameter exception';
  const patterns: [RegExp, string][] = [
    [/^\/(home)?$/, 'home'],
    [/^\/support\/5\.x\/troubleshooting\/details\//, 'old article'],
    [/^\/support\/5\.x\//, 'old document'],
    [/^\/support\/troubleshooting\/details\//, 'article'],
    [/^\/support\/troubleshooting\/catalog\//, 'catalogue'],
    [/^\/support\/finder\/./, 'symptom finder'],
    // The documents of docs/guides.
    [
      /^\/support\/(data-requests|debugging-tools|end-of-life|hardening|repair|release-notes|security-advisories|warranty)$/,
      'guide',
    ],
    [/^\/(accessibility|privacy|terms)$/, 'legal text'],
    [/^\/support\/model\//, 'model'],
    [/^\/products\/hardware\/[^/]+\/[^/]+$/, 'device'],
    [/^\/downloads\/apps\//, 'app'],
    [/^\/support\/manuals\//, 'manual'],
    [/^\/news\/.*(year|page)\//, 'news list'],
    [/^\/news\/media$/, 'press room'],
    [/^\/news\/[^/]+\/./, 'news post'],
    [/^\/news\/[^/]+$/, 'news archive'],
  ];
  return patterns.find(([pattern]) => pattern.test(bare))?.[1] ?? bare;
}
