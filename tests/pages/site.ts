/** The built site under test and what its pages are held against; each part is made once per worker, when it is asked for. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {owner} from '../../config/owner';
import {builtFiles, builtPages, readAnchors, readHead, type BuiltPage, type FetchedPage} from '../support/built-site';
import {buildDir} from '../support/service';

/** The value of a function, worked out at its first call. */
function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** Published origin, without a trailing slash. */
export const origin = owner.siteUrl.value;

/** Every page of the build; none where nothing was built, which `site.spec.ts` reports. */
export const pages: readonly BuiltPage[] = existsSync(path.join(buildDir, 'index.html')) ? builtPages(buildDir) : [];

/** Pages with status 200. */
export const foundPages: readonly BuiltPage[] = pages.filter(({status}) => status === 200);

const byPathname = new Map(pages.map((page) => [page.pathname, page]));

/** What the checks of addresses need to know of the other pages. */
export const siteFacts = {origin, pathnames: new Set(foundPages.map(({pathname}) => pathname))};

/** The heads of all pages, read from the build. */
export const heads = once((): FetchedPage[] => pages.map((page) => readHead(buildDir, page)));

const anchors = new Map<string, ReadonlySet<string>>();

/** Ids of a page that a link can lead to. */
export function anchorsOf(pathname: string): ReadonlySet<string> {
  const page = byPathname.get(pathname);
  if (!page) return new Set();
  const known = anchors.get(pathname) ?? readAnchors(buildDir, page);
  anchors.set(pathname, known);
  return known;
}

const files = once(() => builtFiles(buildDir));

/** What the check of links needs to know of the other pages and files. */
export const linkFacts = once(() => ({
  origin,
  pathnames: new Set(pages.map(({pathname}) => pathname)),
  anchorsOf,
  files: files(),
}));

/** What the check of social tags needs: facts of the site, and the bytes of a built file by its pathname. */
export const sharingFacts = {
  ...siteFacts,
  read: (pathname: string): Buffer | undefined => {
    const file = path.join(buildDir, pathname);
    return existsSync(file) ? readFileSync(file) : undefined;
  },
};

/** File in the build that the service answers a pathname with; undefined for what it answers itself. */
export function fileOf(pathname: string): string | undefined {
  const file = byPathname.get(pathname)?.file ?? (files().has(pathname) ? pathname : undefined);
  return file === undefined ? undefined : path.join(buildDir, file);
}
