/** Every internal link of the final HTML leads to a page, file and anchor that exist, without a detour. */
import {resolveRedirect} from '../../../src/site/redirects';
import type {FetchedPage} from '../../support/built-site';

export interface LinkFacts {
  readonly origin: string;
  /** Pathnames of all pages. */
  readonly pathnames: ReadonlySet<string>;
  /** Ids of a page by its pathname. */
  readonly anchorsOf: (pathname: string) => ReadonlySet<string>;
  /** Pathnames of all files that are not pages. */
  readonly files: ReadonlySet<string>;
}

/** Addresses the service answers itself. */
const isService = (pathname: string): boolean => pathname.startsWith('/api/');

function linkProblem(page: FetchedPage, href: string, {origin, pathnames, anchorsOf, files}: LinkFacts): string | null {
  let url: URL;
  try {
    url = new URL(href, origin + page.pathname);
  } catch {
    return `"${href}" is no address`;
  }
  if (!url.protocol.startsWith('http') || url.origin !== origin) return null;
  const pathname = decodeURIComponent(url.pathname);
  if (pathname === page.pathname || pathnames.has(pathname)) {
    const id = decodeURIComponent(url.hash.slice(1));
    const isThere = id === '' || id === 'top' || anchorsOf(pathname).has(id);
    return isThere ? null : `"${href}": the page has no anchor "${id}"`;
  }
  if (files.has(pathname) || isService(pathname)) return null;
  const redirect = resolveRedirect(pathname);
  return redirect === null ? `"${href}" leads nowhere` : `"${href}" is redirected; link to "${redirect}"`;
}

/** Links and references of one page that lead nowhere. */
export function linkProblems(page: FetchedPage, facts: LinkFacts): string[] {
  const {$} = page;
  const hrefs = $('a[href], area[href]')
    .toArray()
    .map((element) => element.attribs.href ?? '');
  const references = [
    ...$('link[href]:not([rel=alternate]):not([rel=canonical])')
      .toArray()
      .map((element) => element.attribs.href ?? ''),
    ...$('script[src], img[src], source[src], video[src], video[poster]')
      .toArray()
      .flatMap(({attribs}) => [attribs.src, attribs.poster]),
    ...$('img[srcset], source[srcset]')
      .toArray()
      .map((element) => element.attribs.srcset ?? '')
      // A picture in the HTML itself has commas of its own.
      .filter((set) => !set.startsWith('data:'))
      .flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0])),
  ].filter((reference): reference is string => Boolean(reference));
  const found = [...hrefs, ...references].map((href) => linkProblem(page, href, facts));
  return [...new Set(found.filter((problem): problem is string => problem !== null))];
}
