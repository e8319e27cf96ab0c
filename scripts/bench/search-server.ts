/** Serves an engine's files with brotli, as the site's service does, and records the requests. */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

export interface Request {
  /** Path below the base URL. */
  readonly file: string;
  /** Bytes of the body with brotli; a file that is compressed already is counted as it is. */
  readonly bytes: number;
}

export interface Server {
  readonly origin: string;
  /** Requests since the last call, without those of the bench itself. */
  taken(): Request[];
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.html': 'text/html',
  '.wasm': 'application/wasm',
};

/** Files above this size would take minutes at the best quality, which saves another twentieth. */
const largeFile = 4e6;

/** A file as it is sent: with brotli where that makes it smaller, as the build does with the files of the site. */
export function compressed(raw: Uint8Array): {readonly body: Uint8Array; readonly isSmaller: boolean} {
  const quality = raw.length > largeFile ? 9 : constants.BROTLI_MAX_QUALITY;
  const body = brotliCompressSync(raw, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
  return body.length < raw.length ? {body, isSmaller: true} : {body: raw, isSmaller: false};
}

/** The bundled reader, for the browser. */
export const readerPath = '/bench/reader.mjs';

export interface ServerOptions {
  readonly folder: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  readonly reader: string;
  /** BCP 47 tag of the empty page at `/`, from which an engine may read its language. */
  readonly lang: string;
}

export async function serve({folder, baseUrl, reader, lang}: ServerOptions): Promise<Server> {
  let requests: Request[] = [];
  const known = new Map<string, ReturnType<typeof compressed>>();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://bench.invalid');
    // Cross-origin isolation enables precise timers and memory measurement.
    const isolation = {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    };
    if (pathname === '/') {
      response
        .writeHead(200, {'Content-Type': 'text/html; charset=utf-8', ...isolation})
        .end(`<!doctype html><html lang="${lang}"><title>bench</title>`);
      return;
    }
    const inside = decodeURIComponent(
      pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.slice(1),
    );
    const file = pathname === readerPath ? reader : path.join(folder, inside);
    try {
      const {body, isSmaller} = known.get(file) ?? compressed(readFileSync(file));
      known.set(file, {body, isSmaller});
      if (pathname !== readerPath) requests.push({file: inside, bytes: body.length});
      response.writeHead(200, {
        'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
        'Content-Length': body.length,
        'Cache-Control': 'no-store',
        ...(isSmaller && {'Content-Encoding': 'br'}),
        ...isolation,
      });
      response.end(body);
    } catch {
      if (pathname !== '/favicon.ico') requests.push({file: inside, bytes: 0});
      response.writeHead(404, isolation).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken() {
      const all = requests;
      requests = [];
      return all;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
