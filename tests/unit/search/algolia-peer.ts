/** A fake Algolia server: keeps indices, handles requests, and fails where a test wants it to. */
import {once} from 'node:events';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gunzipSync} from 'node:zlib';

export interface PeerRequest {
  readonly method: string;
  /** Decoded path without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface PeerIndex {
  readonly records: ReadonlyMap<string, unknown>;
  readonly settings: unknown;
  readonly synonyms: readonly unknown[];
  readonly rules: readonly string[];
}

export interface PeerOptions {
  readonly appId: string;
  readonly key: string;
  /** What a request gets instead of its answer: a status, or an end of the connection. */
  readonly fail?: (request: PeerRequest) => number | 'drop' | undefined;
  /** How often a task is said to be under way before it is done. */
  readonly polls?: number;
  /** The answer to a search. */
  readonly answer?: (request: PeerRequest) => unknown;
}

export interface Peer {
  readonly origin: string;
  readonly requests: readonly PeerRequest[];
  readonly indices: Map<string, PeerIndex>;
  close(): Promise<void>;
}

const empty: PeerIndex = {records: new Map(), settings: {}, synonyms: [], rules: []};

interface Batch {
  readonly requests: readonly {readonly action: string; readonly body: {readonly objectID: string}}[];
}

export async function startPeer({
  appId,
  key,
  fail = () => undefined,
  polls = 0,
  answer = () => ({results: []}),
}: PeerOptions): Promise<Peer> {
  const requests: PeerRequest[] = [];
  const indices = new Map<string, PeerIndex>();
  let tasks = 0;
  /** Polls left until a task is done. */
  const pending = new Map<string, number>();

  /** Does what a request says. Undefined for what Algolia does not know. */
  function act(request: PeerRequest): object | undefined {
    const {method, path, query, body} = request;
    if (method === 'POST' && path === '/1/indexes/*/queries') return answer(request) as object;
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const polled = /^task\/(\d+)$/.exec(action)?.[1];
    if (method === 'GET' && polled) {
      const left = pending.get(polled) ?? 0;
      pending.set(polled, left - 1);
      return {status: left > 0 ? 'notPublished' : 'published', pendingTask: left > 0};
    }
    const own = indices.get(name) ?? empty;
    if (method === 'DELETE' && action === '') indices.delete(name);
    else if (method === 'PUT' && action === 'settings') indices.set(name, {...own, settings: body});
    else if (method === 'POST' && action === 'synonyms/batch') {
      const given = body as readonly unknown[];
      indices.set(name, {
        ...own,
        synonyms: query.get('replaceExistingSynonyms') === 'true' ? given : [...own.synonyms, ...given],
      });
    } else if (method === 'POST' && action === 'batch') {
      const added = (body as Batch).requests.map(({body: record}) => [record.objectID, record] as const);
      indices.set(name, {...own, records: new Map([...own.records, ...added])});
    } else if (method === 'POST' && action === 'operation') {
      const {operation, destination, scope} = body as {
        operation: string;
        destination: string;
        scope?: readonly string[];
      };
      if (operation === 'copy')
        indices.set(destination, scope ? {...empty, rules: scope.includes('rules') ? own.rules : []} : own);
      else if (indices.has(name)) {
        indices.set(destination, own);
        indices.delete(name);
      }
    } else return undefined;
    tasks += 1;
    pending.set(String(tasks), polls);
    return {taskID: tasks, objectIDs: [], updatedAt: '', deletedAt: ''};
  }

  const server = createServer((incoming, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of incoming) parts.push(part as Buffer);
      const raw = Buffer.concat(parts);
      const text = (incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
      const url = new URL(incoming.url ?? '/', 'http://peer.invalid');
      const request: PeerRequest = {
        method: incoming.method ?? '',
        path: decodeURIComponent(url.pathname),
        query: url.searchParams,
        headers: incoming.headers,
        body: text ? JSON.parse(text) : undefined,
      };
      requests.push(request);
      const send = (status: number, body: object) =>
        response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
      const failure = fail(request);
      if (failure === 'drop') return void incoming.socket.destroy();
      if (failure) return void send(failure, {message: `failed with ${failure}`, status: failure});
      if (incoming.headers['x-algolia-application-id'] !== appId || incoming.headers['x-algolia-api-key'] !== key) {
        return void send(403, {message: 'Invalid Application-ID or API key', status: 403});
      }
      const done = act(request);
      send(done ? 200 : 404, done ?? {message: 'Path not found', status: 404});
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    indices,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
