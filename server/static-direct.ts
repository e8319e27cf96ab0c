/**
 * The short way for what a site is asked for most: a whole file under its canonical address. The answer, headers
 * included, is put together once per file and encoding and sent before Fastify hears of the request; everything else
 * (redirects, 304, ranges, 404, HEAD) takes the long way, `static-routes.ts`, which would answer the same.
 */
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {securityHeaders} from './headers';
import {headersOf, negotiate, type RedirectResolver} from './static-routes';
import type {Site, SiteFile} from './static';

/** Names and values by turns, as `writeHead` takes them without a look at each. */
interface ReadyAnswer {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Browsers send a handful of different ones. Beyond that somebody is playing. */
const knownEncodingsMax = 50;

/** Headers that make an answer something else than the whole file. */
const isConditional = (name: string): boolean => /^(if-|range$|expect$|x-forwarded-proto$)/i.test(name);

/** Gives the function that answers a request if it can; false leaves it untouched. */
function directAnswers(
  site: Site,
  resolveRedirect: RedirectResolver,
  policy: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const always = {...securityHeaders(false), 'Content-Security-Policy': policy};
  const files = new Map<string, SiteFile>();
  for (const [path, file] of site.files) {
    if (file.status === 200 && resolveRedirect(path) === null) files.set(path, file);
  }
  /** Ready answers by file, for each `Accept-Encoding` seen. */
  const byEncoding = new Map<string, Map<SiteFile, ReadyAnswer>>();

  function make(file: SiteFile, accepted: string): ReadyAnswer {
    const {representation, encoding} = negotiate(file, accepted);
    const headers = {
      ...always,
      ...headersOf(file, representation, encoding),
      'Content-Length': String(representation.body.length),
    };
    return {headers: Object.entries(headers).flat(), body: representation.body};
  }

  return (request, response) => {
    const {url = '', method, rawHeaders} = request;
    if (method !== 'GET') return false;
    const query = url.indexOf('?');
    const file = files.get(query === -1 ? url : url.slice(0, query));
    if (!file) return false;
    let accepted = '';
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index]!;
      if (isConditional(name)) return false;
      if (name.length === 15 && name.toLowerCase() === 'accept-encoding') accepted = rawHeaders[index + 1]!;
    }
    let ready = byEncoding.get(accepted);
    if (!ready) {
      if (byEncoding.size >= knownEncodingsMax) return false;
      byEncoding.set(accepted, (ready = new Map<SiteFile, ReadyAnswer>()));
    }
    let answer = ready.get(file);
    if (!answer) ready.set(file, (answer = make(file, accepted)));
    response.writeHead(200, answer.headers as string[]);
    response.end(answer.body);
    return true;
  };
}

/** Puts the short way before the handler that a server has. A server that is closing takes the long one, which says so. */
export function answerDirectly(server: Server, site: Site, resolveRedirect: RedirectResolver, policy: string): void {
  const answer = directAnswers(site, resolveRedirect, policy);
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (server.listening && answer(request, response)) return;
    for (const handler of handlers) handler(request, response);
  });
}
