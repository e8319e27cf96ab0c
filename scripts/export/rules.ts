/** Shared by the exports for other web servers: pages and redirects of the site as lists. */
import {editions, joinPath, splitPath, type Locale} from '../../src/site/editions';
import {exceptionPath, exceptions} from '../../src/site/exceptions';
import {caseInsensitive, legacyRedirects, resolveRedirect} from '../../src/site/redirects';
import type {Site} from '../../src/site/hosting/builtSite';

export interface MovedPath {
  /** Full pathname, or the source of a pattern for one without anchors. */
  readonly from: string;
  readonly isPattern: boolean;
  /** Canonical full pathname. */
  readonly to: string;
}

/** The redirect table, expanded for both editions. */
export const movedPaths: readonly MovedPath[] = (Object.keys(editions) as Locale[]).flatMap((locale) => {
  const {prefix, edition} = editions[locale];
  return legacyRedirects
    .filter((rule) => rule.edition === undefined || rule.edition === edition)
    .map(({from, to}): MovedPath => ({
      from: prefix + (typeof from === 'string' ? from : from.source.replace(/^\^|\$$/g, '')),
      isPattern: typeof from !== 'string',
      to: joinPath(locale, to),
    }));
});

/** Homes that were addressed by a file name. */
export const movedHomes: readonly string[] = ['/index__global', '/global/index__global'];

/** Pathnames of the pages, in order. */
export const pagesOf = (site: Site): string[] =>
  [...site.files]
    .filter(([, {contentType}]) => contentType.startsWith('text/html'))
    .map(([path]) => path)
    .sort();

/** Pages whose address is also written in capitals: on labels and cartons. */
export const pagesInCapitals = (site: Site): string[] =>
  pagesOf(site).filter((path) => caseInsensitive.test(splitPath(path).path));

/** Pages that are sent with 404, except the editions' 404 pages. */
export const missingPages = (site: Site): string[] =>
  pagesOf(site).filter((path) => site.files.get(path)?.status === 404 && !/^(\/global)?\/404$/.test(path));

/** Pages for addresses with a wrong parameter: the addresses as a pattern of full paths, and the page's path. */
export const exceptionPages = (site: Site): readonly (readonly [pattern: string, path: string])[] =>
  Object.values(editions).flatMap(({prefix}) =>
    exceptions
      .map(({kind, pattern}) => [`^${prefix}${pattern.source.slice(1)}`, prefix + exceptionPath(kind)] as const)
      .filter(([, path]) => site.files.has(path)),
  );

/**
 * Rejects a table that redirects away from a canonical page, before it is exported to any server.
 * @throws {Error} that names the page
 */
export function requireStablePages(site: Site): void {
  for (const path of pagesOf(site)) {
    const target = path === '/404' ? null : resolveRedirect(path);
    if (target !== null)
      throw new Error(
        `The page ${path} is built, but redirected to ${target}: take the rule out of src/site/redirects.ts.`,
      );
  }
}
