/** Fake peers of the service for tests and proofs: an HTTP server and an SMTP server that record what they receive. */
import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import {createServer as createHttpServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';
import {connect, createServer, type AddressInfo, type Server, type Socket} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';

/** A recorded request. */
export interface PeerRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
}

/**
 * Response of the HTTP server: a status, a status with a body, closing the connection, no answer at all, headers and then a
 * byte every 200 ms without end, or a body without end.
 */
export type PeerAnswer =
  | number
  | {readonly status: number; readonly body?: string; readonly headers?: Record<string, string>}
  | 'hang up'
  | 'hang'
  | 'drip'
  | 'flood';

/** What is wrong with the signature of an event, by the description in `.docs/operations.md`; undefined when it is right. */
export function signatureProblem({headers, body}: PeerRequest, secret: string): string | undefined {
  const parts = String(headers['x-signature'])
    .split(',')
    .map((part) => part.split('='));
  const [time = ''] = parts.flatMap(([name, value]) => (name === 't' && value ? [value] : []));
  const wanted = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  if (Math.abs(Date.now() / 1000 - Number(time)) > 60) return 'has a wrong time';
  return parts.some(([name, value]) => name === 'v1' && value === wanted) ? undefined : 'has a wrong signature';
}

export interface Peer {
  readonly url: string;
  /** Oldest first. */
  readonly requests: PeerRequest[];
  close(): Promise<void>;
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function writeForever(outgoing: ServerResponse, pace: 'drip' | 'flood'): void {
  outgoing.writeHead(200, {'content-type': 'application/json'});
  if (pace === 'drip') {
    const timer = setInterval(() => outgoing.write(' '), 200);
    outgoing.once('close', () => clearInterval(timer));
    return;
  }
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const fill = (): void => {
    while (!outgoing.destroyed && outgoing.write(chunk));
  };
  outgoing.on('drain', fill);
  fill();
}

/** An HTTP server on the loopback interface with scripted responses. */
export async function httpPeer(
  answer: (request: PeerRequest) => PeerAnswer | Promise<PeerAnswer> = () => 200,
  port = 0,
): Promise<Peer> {
  const requests: PeerRequest[] = [];
  const server = createHttpServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', async () => {
      const request = {
        url: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
        at: Date.now(),
      };
      requests.push(request);
      const given = await answer(request);
      if (given === 'hang up') return void incoming.socket.destroy();
      if (given === 'hang') return;
      if (given === 'drip' || given === 'flood') return void writeForever(outgoing, given);
      const {status, body = '{}', headers = {}} = typeof given === 'number' ? {status: given} : given;
      outgoing.writeHead(status, {'content-type': 'application/json', ...headers}).end(body);
    });
  });
  const url = `http://127.0.0.1:${await listen(server, port)}`;
  return {
    url,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A message accepted by the SMTP server. */
export interface PeerMessage {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as sent. */
  readonly raw: string;
  /** The body as text. */
  readonly text: string;
}

export interface MailPeer {
  readonly url: string;
  readonly messages: PeerMessage[];
  close(): Promise<void>;
}

/** The decoded body of a message with one text part. */
function textOf(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** An SMTP server on the loopback interface; `refuse` returns the error response for a recipient. */
export async function mailPeer(refuse: (to: string) => string | undefined = () => undefined): Promise<MailPeer> {
  const messages: PeerMessage[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy()));
    let [from, raw, inData, buffer]: [string, string, boolean, string] = ['', '', false, ''];
    let to: string[] = [];
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const take = (line: string): void => {
      if (inData) {
        if (line !== '.') raw += `${line.replace(/^\./, '')}\r\n`;
        else {
          messages.push({from, to, raw, text: textOf(raw)});
          [inData, raw, to] = [false, '', []];
          say('250 taken over');
        }
        return;
      }
      const address = /<(.*?)>/.exec(line)?.[1] ?? '';
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') return say('250 peer');
      if (verb === 'MAIL') from = address;
      if (verb === 'RCPT') {
        const refusal = refuse(address);
        if (refusal) return say(refusal);
        to.push(address);
      }
      if (verb === 'DATA') inData = true;
      if (verb === 'RSET') to = [];
      say(inData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
    };
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      buffer += chunk;
      const lines = buffer.split('\r\n');
      buffer = lines.pop() ?? '';
      lines.forEach(take);
    });
    say('220 peer ESMTP');
  });
  const port = await listen(server, 0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    async close() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

/** A proxy in front of a server that delays everything it is sent. */
export interface SlowLink {
  readonly port: number;
  /** Delay in ms of what is sent from now on. */
  delayMs: number;
  close(): Promise<void>;
}

/** Passes connections on to a port of this machine, each chunk to the server after `delayMs`. */
export async function slowLink(to: number): Promise<SlowLink> {
  const sockets = new Set<Socket>();
  const link = {delayMs: 0};
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => (sockets.delete(socket), other.destroy()));
    }
    // In order: a later chunk does not overtake one that waits for longer.
    let last: Promise<void> = Promise.resolve();
    client.on('data', (chunk) => {
      const due = sleep(link.delayMs);
      last = last.then(() => due).then(() => void upstream.write(chunk));
    });
    upstream.pipe(client);
  });
  const port = await listen(server, 0);
  return Object.assign(link, {
    port,
    async close() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  });
}
