/** What a page transfers, from the requests of a visit. */
import {statSync} from 'node:fs';
import type {CDPSession, Page} from '@playwright/test';
import {pageTypeOf, type Transfer} from './budgets';

/** Bytes of the head of an answer as the service sends it: that of a compressed file names its encoding as well. */
const headBytes = (isCompressed: boolean): number => (isCompressed ? 970 : 893);

interface Request {
  readonly url: URL;
  readonly isPrefetch: boolean;
  readonly isDocument: boolean;
  isScript: boolean;
  /** Bytes that came over the network; 0 from a cache. */
  encoded: number;
}

/** File in the build that answers a pathname, undefined for what the service answers itself. */
export type FileOf = (pathname: string) => string | undefined;

export interface Recording {
  /** Bytes that came over the network, heads included. Only of use with an empty cache. */
  measured(pathname: string): Transfer;
  /** The same from the sizes of the built files, wherever the browser took them from. `ahead`: addresses of `picturesAhead`. */
  fromFiles(pathname: string, fileOf: FileOf, ahead?: readonly string[]): Transfer;
}

/**
 * Addresses of the pictures that a page asks for ahead of others. By its markup: the priority that layout gives to a
 * picture depends on timing.
 */
export async function picturesAhead(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
      .map(({currentSrc}) => currentSrc)
      // Inlined for phones: a part of the document.
      .filter((address) => !address.startsWith('data:')),
    ...performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
      .map(({name}) => name)
      .filter((name) => /\.(avif|webp|jpe?g|png|svg)(\?|$)/.test(name)),
  ]);
}

/** Bytes of the answer with a built file. */
export const sizeOf = (file: string): number => {
  const compressed = statSync(`${file}.br`, {throwIfNoEntry: false});
  return (compressed ?? statSync(file)).size + headBytes(compressed !== undefined);
};

/** Records the requests of a page from now on. Chromium only: priorities tell what is prefetched. */
export async function recordTransfer(session: CDPSession): Promise<Recording> {
  await session.send('Network.enable');
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    const purpose = request.headers['Sec-Purpose'] ?? request.headers.Purpose ?? '';
    const isPrefetch = type === 'Prefetch' || request.initialPriority === 'VeryLow' || purpose.includes('prefetch');
    const url = new URL(request.url);
    requests.set(requestId, {url, isPrefetch, isDocument: type === 'Document', isScript: false, encoded: 0});
  });
  session.on('Network.responseReceived', ({requestId, response}) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.isScript = /javascript/.test(response.mimeType);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const request = requests.get(requestId);
    if (request) request.encoded = encodedDataLength;
  });

  const sum = (
    pathname: string,
    all: readonly Request[],
    bytesOf: (request: Request) => number,
    ahead: readonly string[] = [],
  ): Transfer => {
    const bytes = (wanted: (request: Request) => boolean) =>
      all.filter(wanted).reduce((total, request) => total + bytesOf(request), 0);
    return {
      pathname,
      type: pageTypeOf(pathname),
      script: bytes(({isPrefetch, isScript}) => !isPrefetch && isScript),
      total: bytes(({isPrefetch}) => !isPrefetch),
      first: bytes(({url, isDocument}) => isDocument || ahead.includes(url.href)),
      prefetched: bytes(({isPrefetch}) => isPrefetch),
    };
  };
  return {
    measured: (pathname) => sum(pathname, [...requests.values()], ({encoded}) => encoded),
    fromFiles: (pathname, fileOf, ahead) => {
      // A file that is asked for twice is transferred once, and not as a prefetch where the page itself asked for it.
      const once = new Map<string, Request>();
      for (const request of requests.values()) {
        const known = once.get(request.url.pathname);
        if (!known || known.isPrefetch) once.set(request.url.pathname, request);
      }
      const fileSize = ({url}: Request): number => {
        const file = fileOf(decodeURIComponent(url.pathname));
        return url.protocol === 'data:' || file === undefined ? 0 : sizeOf(file);
      };
      return sum(pathname, [...once.values()], fileSize, ahead);
    },
  };
}
