/** The route registry and the build match one to one. */
import {editions, joinPath, splitPath, type Locale} from '../../../src/site/editions';
import {hasEdition, routeIdAt, routeIds, routes} from '../../../src/site/routes';
import {hardwarePath, models} from '../../../src/facts/models';
import {archives} from '../../../src/facts/frontmatter';
import type {BuiltPage} from '../../support/built-site';

/** Addresses that come from documents, posts and generated indexes, edition-relative. */
const fromContent: readonly RegExp[] = [
  new RegExp(`^(${models.map(hardwarePath).join('|')})$`),
  /^\/support(\/5\.x)?\/troubleshooting\/details(\/t\d{4})?$/,
  /^\/support\/troubleshooting\/catalog(\/[a-z-]+)?$/,
  /^\/support(\/5\.x)?\/(model|manuals)(\/[a-z0-9-]+)?$/,
  /^\/support\/finder\/[a-z-]+$/,
  /^\/support\/release-notes$/,
  /^\/customers\/[a-z0-9-]+$/,
  new RegExp(`^/news(/(${archives.join('|')}))?(/year/\\d{4})?(/page/\\d+)?$`),
  new RegExp(`^/news/(${archives.join('|')})/[a-z0-9-]+$`),
];

/** Routes of an edition that the build has no page for. */
export function missingRoutes(locale: Locale, pages: readonly BuiltPage[]): string[] {
  const have = new Set(pages.map(({pathname}) => pathname));
  return routeIds
    .filter((id) => hasEdition(id, editions[locale].edition))
    .map((id): {id: string; pathname: string} => ({id, pathname: joinPath(locale, routes[id].path.split('#')[0]!)}))
    .concat(models.map((model) => ({id: model.id, pathname: joinPath(locale, hardwarePath(model))})))
    .filter(({pathname}) => !have.has(pathname))
    .map(({id, pathname}) => `"${id}" is in the registry or the catalogue, but the build has no ${pathname}`);
}

/**
 * Parts of pages that the registry gives an address of their own, on pages that lack the anchor.
 * @param anchorsOf ids of a page by its pathname
 */
export function missingAnchors(
  locale: Locale,
  pages: readonly BuiltPage[],
  anchorsOf: (pathname: string) => ReadonlySet<string>,
): string[] {
  const pathnames = new Set(pages.map(({pathname}) => pathname));
  return routeIds
    .filter((id) => hasEdition(id, editions[locale].edition))
    .flatMap((id) => {
      const [path = '', anchor] = routes[id].path.split('#');
      const pathname = joinPath(locale, path);
      if (anchor === undefined || !pathnames.has(pathname) || anchorsOf(pathname).has(anchor)) return [];
      return [`"${id}": ${pathname} has no part #${anchor}`];
    });
}

/** Pages of the build that neither the registry nor the content accounts for. */
export function unknownPages(pages: readonly BuiltPage[]): string[] {
  return pages
    .filter(({isErrorPage}) => !isErrorPage)
    .filter(({pathname}) => {
      const {locale, path} = splitPath(pathname);
      const id = routeIdAt(path);
      const isKnown = id !== undefined && hasEdition(id, editions[locale].edition);
      return !isKnown && !fromContent.some((pattern) => pattern.test(path));
    })
    .map(({pathname, file}) => `${file} is built, but ${pathname} is no route of the registry and no document`);
}
