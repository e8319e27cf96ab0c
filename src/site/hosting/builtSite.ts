/** The built site as an in-memory map: everything an answer needs is computed once, at start. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {extname, join, relative, sep} from 'node:path';
import {z} from 'zod';
import {cacheControlOf} from './cacheRules';
import type {PagePolicy} from './headers';
import {isRedirectPage} from './redirectPage.mjs';

/** Types by extension, with the charset of text. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.xsl': 'text/xsl; charset=utf-8',
  '.zip': 'application/zip',
};

/** One form of a file on the wire. */
export interface Representation {
  readonly body: Buffer;
  /** Strong ETag with its quotes. */
  readonly etag: string;
}

export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string;
  /** 404 for the error pages and for pages that carry `<meta name="x-status" content="404">`. */
  readonly status: number;
  /** Video is fetched in ranges. */
  readonly ranges: boolean;
  readonly identity: Representation;
  readonly br: Representation | undefined;
  readonly gzip: Representation | undefined;
}

/** A loaded build. */
export interface Site {
  /** By decoded path: pages without extension (`/about/contact`), other files as they are. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly policy: PagePolicy;
  /** Names the build: a digest of all files, 12 characters. */
  readonly id: string;
  /** {@link buildMark} at the time it was loaded. */
  readonly mark: string | undefined;
}

const manifestName = 'site-manifest.json';

const httpOrigin = z.string().regex(/^https?:\/\/[\w.-]+(:\d+)?$/);

const manifestSchema = z.object({
  version: z.literal(1),
  csp: z.object({
    scriptHashes: z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/)),
    // Absent in builds of older versions.
    connect: z.array(httpOrigin).default([]),
    thirdParties: z.array(httpOrigin).default([]),
  }),
});

/** All files below a folder but dot files and files in dot folders, except what RFC 8615 puts into one. */
function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

/** The path a file is served at: `about/contact.html` and `about/contact/index.html` are both `/about/contact`. */
function servedPath(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  return `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/** 'An error occurred', for nginx; the service makes its own, with a reference. */
const errorFile = /^(global\/)?error\.html$/;

/** Status a page asks for. The HTML minifier drops quotes and may reorder attributes. */
function statusOf(path: string, html: string): number {
  if (path === '/404' || path.endsWith('/404')) return 404;
  const [meta = ''] = /<meta\b[^>]*\bname=["']?x-status\b[^>]*>/i.exec(html) ?? [];
  return /\bcontent=["']?404\b/i.test(meta) ? 404 : 200;
}

/** A file of the build that is served. */
interface Source {
  readonly absolute: string;
  /** Relative to the build, with slashes. */
  readonly name: string;
  /** Served path. */
  readonly path: string;
  readonly body: Buffer;
  /** The body of a page as Latin-1, many times faster than UTF-8: only markup is looked for. Empty for other files. */
  readonly markup: string;
}

function loadFile({absolute, name, path, body, markup}: Source, present: ReadonlySet<string>): SiteFile {
  const hash = createHash('sha256').update(body).digest('base64url');
  const extension = extname(absolute).toLowerCase();
  const encoded = (suffix: string): Representation | undefined =>
    present.has(absolute + suffix) ? {body: readFileSync(absolute + suffix), etag: `"${hash}${suffix}"`} : undefined;
  return {
    contentType: contentTypes[extension] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(`/${name}`),
    status: extension === '.html' ? statusOf(path, markup) : 200,
    ranges: extension === '.mp4' || extension === '.webm',
    identity: {body, etag: `"${hash}"`},
    br: encoded('.br'),
    gzip: encoded('.gz'),
  };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A digest of a build's manifest and home page, to tell whether a folder still holds the same build; undefined without one. */
export function buildMark(buildDir: string): string | undefined {
  const [manifest, home] = [manifestName, 'index.html'].map((name) => {
    const file = join(buildDir, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  });
  return home === undefined ? undefined : digestOf(`${manifest}${home}`);
}

/**
 * Loads a build, undefined when there is none. `.br` and `.gz` siblings become encodings of their file.
 * @throws {Error} when the build's manifest is damaged.
 */
export function loadSite(buildDir: string): Site | undefined {
  if (!existsSync(join(buildDir, 'index.html'))) return undefined;
  const files = new Map<string, SiteFile>();
  const present = new Set(walk(buildDir));
  for (const absolute of present) {
    const name = relative(buildDir, absolute).split(sep).join('/');
    if (name === manifestName || /\.(br|gz)$/.test(name)) continue;
    const path = servedPath(name);
    // `about.html` is the page itself; an `about/index.html` beside it is a left-over.
    if (files.has(path) && name.endsWith('/index.html')) continue;
    const body = readFileSync(absolute);
    // Redirect pages are for hosts without redirects; here the 301 comes first.
    const markup = name.endsWith('.html') ? body.toString('latin1') : '';
    if (errorFile.test(name) || isRedirectPage(markup)) continue;
    files.set(path, loadFile({absolute, name, path, body, markup}, present));
  }
  const manifest = join(buildDir, manifestName);
  const policy = existsSync(manifest)
    ? manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))).csp
    : {scriptHashes: [], connect: []};
  const id = digestOf(
    [...files]
      .map(([path, {identity}]) => `${path} ${identity.etag}`)
      .sort()
      .join('\n'),
  );
  return {files, policy, id, mark: buildMark(buildDir)};
}
