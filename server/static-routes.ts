import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {editions, splitPath} from '../src/site/editions';
import {exceptionAt, exceptionPath} from '../src/site/exceptions';
import {responseCodes, ApiError} from './errors';
import type {Representation, Site, SiteFile} from '../src/site/hosting/builtSite';

/** Target path of a redirect, null for a canonical path. */
export type RedirectResolver = (pathname: string) => string | null;

/** Quality values of an `Accept-Encoding` header by coding. */
function acceptedEncodings(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const parsed = weight === undefined ? 1 : Number(weight);
    weights.set(coding, Number.isNaN(parsed) ? 0 : parsed);
  }
  return weights;
}

type Encoding = 'br' | 'gzip' | undefined;

/** Which of our encodings a client accepts, the preferred one first. */
export type Preference = '' | 'br' | 'gzip' | 'br,gzip' | 'gzip,br';

/** What an `Accept-Encoding` header says about our encodings; brotli wins a tie. */
export function preferenceOf(header = ''): Preference {
  const weights = acceptedEncodings(header);
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const [br, gzip] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && gzip > 0) return br >= gzip ? 'br,gzip' : 'gzip,br';
  return br > 0 ? 'br' : gzip > 0 ? 'gzip' : '';
}

/** The best encoding that exists and is accepted; identity is always possible. */
export function negotiate(
  file: SiteFile,
  preference: Preference,
): {representation: Representation; encoding?: Encoding} {
  for (const encoding of preference.split(',') as ('br' | 'gzip' | '')[]) {
    const representation = encoding && file[encoding];
    if (representation) return {representation, encoding};
  }
  return {representation: file.identity};
}

/** Weak comparison of RFC 9110 over a list of entity tags. */
function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** First and last byte of a single range; null when unsatisfiable, undefined when the header is to be ignored. */
function parseRange(header: string, size: number): {first: number; last: number} | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first > last ? null : {first, last};
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Adds the request's query to a redirect target, before its fragment; prevents open redirects. */
function locationOf(target: string, search: string): string {
  const [path = '', fragment] = target.split('#', 2);
  const query = path.includes('?') ? search.replace('?', '&') : search;
  return encodeURI(path.replace(/^[/\\]+/, '/')) + query + (fragment === undefined ? '' : `#${fragment}`);
}

function sendRange(reply: FastifyReply, {body}: Representation, header: string): FastifyReply | undefined {
  const range = parseRange(header, body.length);
  if (range === undefined) return undefined;
  if (range === null) return reply.status(416).header('Content-Range', `bytes */${body.length}`).send();
  return reply
    .status(206)
    .header('Content-Range', `bytes ${range.first}-${range.last}/${body.length}`)
    .send(body.subarray(range.first, range.last + 1));
}

/** Headers of a whole file, except its length and those common to all responses. */
export function headersOf(file: SiteFile, {etag}: Representation, encoding: Encoding): Record<string, string> {
  return {
    ...((file.br ?? file.gzip) && {Vary: 'Accept-Encoding'}),
    'Cache-Control': file.cacheControl,
    'Content-Type': file.contentType,
    ETag: etag,
    ...(encoding && {'Content-Encoding': encoding}),
    ...(file.ranges && {'Accept-Ranges': 'bytes'}),
  };
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status = file.status): FastifyReply {
  const {headers} = request;
  const {representation, encoding} = negotiate(file, preferenceOf(headers['accept-encoding']));
  reply.headers(headersOf(file, representation, encoding));
  if (status !== 200) {
    return reply.removeHeader('ETag').header('Cache-Control', 'no-cache').status(status).send(representation.body);
  }
  if (matchesTag(headers['if-none-match'], representation.etag)) {
    return reply
      .removeHeader('Content-Type')
      .removeHeader('Content-Encoding')
      .removeHeader('Accept-Ranges')
      .status(304)
      .send();
  }
  if (file.ranges) {
    const isCurrent = headers['if-range'] === undefined || headers['if-range'] === representation.etag;
    const partial = headers.range !== undefined && isCurrent && sendRange(reply, representation, headers.range);
    if (partial) return partial;
  }
  return reply.status(200).send(representation.body);
}

/**
 * Route `GET *`: redirects, files and the error pages of the edition.
 * @param policy content security policy of the pages
 */
export function staticRoutes(
  app: FastifyInstance,
  {files}: Site,
  resolveRedirect: RedirectResolver,
  policy: string,
): void {
  /** Canonical target of a path: by the site's redirects, then by rules that apply to any build. */
  function redirectOf(path: string): string | null {
    const target = resolveRedirect(path);
    if (target !== null) return target;
    const bare = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
    return bare !== path && !files.has(path) && files.has(bare) ? bare : null;
  }

  /** Error page for an unknown path; paths with a wrong parameter have pages of their own. */
  function missingPage(path: string): SiteFile | undefined {
    const {locale, path: inside} = splitPath(path);
    const {prefix, edition} = editions[locale];
    const exception = exceptionAt(inside, edition);
    const own = exception && files.get(prefix + exceptionPath(exception.kind));
    return own ?? files.get(`${prefix}/404`) ?? files.get('/404');
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler(request, reply) {
      const [pathname = '', ...rest] = request.url.split('?');
      const path = decodePath(pathname);
      reply.header('Content-Security-Policy', policy);
      const target = path?.startsWith('/') ? redirectOf(path) : null;
      if (target !== null) {
        const search = rest.length > 0 ? `?${rest.join('?')}` : '';
        return reply.header('Cache-Control', 'no-cache').redirect(locationOf(target, search), 301);
      }
      const file = path === undefined ? undefined : files.get(path);
      if (file) return sendFile(request, reply, file);
      const errorPage = missingPage(path ?? pathname);
      if (!errorPage) throw new ApiError(404, responseCodes.notFound, 'There is no such page');
      return sendFile(request, reply, errorPage, 404);
    },
  });
}
