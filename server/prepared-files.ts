/**
 * Precomputed responses for the most frequent request: a whole file at its canonical URL. Built once per file and encoding,
 * headers included, and sent from Fastify's `serverFactory` before its router and hooks, which halves the time of a page
 * (`npm run prove:static`). Everything else (redirects, 304, ranges, 404, HEAD) goes to Fastify, where `static-routes.ts`
 * would send the same response. To disable: remove `serverFactory` in `app.ts`.
 */
import {createServer, type RequestListener, type Server, type ServerOptions} from 'node:http';
import {securityHeaders} from '../src/site/hosting/headers';
import {headersOf, negotiate, preferenceOf, type Preference, type RedirectResolver} from './static-routes';
import type {Site, SiteFile} from '../src/site/hosting/builtSite';

/** Dependencies of the prepared responses. */
export interface PreparedFiles {
  readonly site: Site;
  readonly resolveRedirect: RedirectResolver;
  /** Content security policy of the pages. */
  readonly policy: string;
  /** Called with the duration of each response in seconds. */
  readonly observe: (seconds: number) => void;
}

/** Headers as a flat array of names and values, the fastest form for `writeHead`. */
interface ReadyAnswer {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Values of `Accept-Encoding` that are read only once; browsers send a handful, and others are read every time. */
const knownHeadersMax = 50;

/** Headers that require another response than the whole file. */
const isConditional = (name: string): boolean => /^(if-|range$|expect$|x-forwarded-proto$)/i.test(name);

/** Responds to a request if it can; otherwise returns false and leaves it untouched. */
type Answerer = (...request: Parameters<RequestListener>) => boolean;

/** Creates the handler of prepared files. */
function preparedAnswers({site, resolveRedirect, policy, observe}: PreparedFiles): Answerer {
  const always = {...securityHeaders(false), 'Content-Security-Policy': policy};
  const files = new Map<string, SiteFile>();
  for (const [path, file] of site.files) {
    if (file.status === 200 && resolveRedirect(path) === null) files.set(path, file);
  }
  const known = new Map<string, Preference>();
  /** Prepared responses by file and preferred encodings: not by the header, of which clients send any number. */
  const byPreference = new Map<Preference, Map<SiteFile, ReadyAnswer>>();

  function make(file: SiteFile, accepted: Preference): ReadyAnswer {
    const {representation, encoding} = negotiate(file, accepted);
    const headers = {
      ...always,
      ...headersOf(file, representation, encoding),
      'Content-Length': String(representation.body.length),
    };
    return {headers: Object.entries(headers).flat(), body: representation.body};
  }

  return (request, response) => {
    const started = performance.now();
    const {url = '', method, rawHeaders} = request;
    if (method !== 'GET') return false;
    const query = url.indexOf('?');
    const file = files.get(query === -1 ? url : url.slice(0, query));
    if (!file) return false;
    let [accepted, hosts] = ['', 0];
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index]!;
      if (isConditional(name)) return false;
      if (name.length === 15 && name.toLowerCase() === 'accept-encoding') accepted += `,${rawHeaders[index + 1]!}`;
      else if (name.length === 4 && name.toLowerCase() === 'host' && ++hosts > 1) return false;
    }
    const preference = known.get(accepted) ?? preferenceOf(accepted);
    if (known.size < knownHeadersMax) known.set(accepted, preference);
    let ready = byPreference.get(preference);
    if (!ready) byPreference.set(preference, (ready = new Map<SiteFile, ReadyAnswer>()));
    let answer = ready.get(file);
    if (!answer) ready.set(file, (answer = make(file, preference)));
    response.writeHead(200, answer.headers as string[]);
    response.end(answer.body);
    observe((performance.now() - started) / 1000);
    return true;
  };
}

/**
 * The HTTP server of a site, for Fastify's `serverFactory`. During shutdown all requests go to Fastify, which sends
 * `Connection: close`.
 */
export function serverWithPreparedFiles(
  files: PreparedFiles,
  options: ServerOptions,
): (handler: RequestListener) => Server {
  const answer = preparedAnswers(files);
  return (handler) => {
    const server = createServer(options, (request, response) => {
      if (!server.listening || !answer(request, response)) handler(request, response);
    });
    return server;
  };
}
