/** Where the service listens, and how it stops listening without failing a request. */
import type {Socket} from 'node:net';
import type {FastifyInstance, FastifyListenOptions} from 'fastify';
import {second} from '../src/site/durations';
import type {Config} from './config';

/** First descriptor that systemd passes (`SD_LISTEN_FDS_START`). */
const firstDescriptor = 3;

/**
 * Listen options: the socket that systemd opened for this process (`deploy/systemd/leads.socket`), which keeps connections
 * waiting while the service restarts; else `HOST` and `PORT`. Removes systemd's variables, which are for this process only.
 * @throws {Error} when systemd passes more than one socket
 */
export function listenOptions(
  {host, port}: Pick<Config, 'host' | 'port'>,
  environment: NodeJS.ProcessEnv,
  pid: number,
): FastifyListenOptions & {readonly fd?: number} {
  const {LISTEN_PID: owner, LISTEN_FDS: count} = environment;
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete environment[name];
  if (count === undefined || owner !== String(pid)) return {host, port};
  if (count !== '1') throw new Error(`systemd passes ${count} sockets; leads.socket must have one ListenStream.`);
  // Fastify hands the options to Node, which takes the descriptor; a host other than "localhost" adds no second server.
  return {fd: firstDescriptor, host: '127.0.0.1'};
}

/** Interval of looking for connections that can be closed while stopping, in ms. */
const lookMs = 50;

/** Time for requests in flight while stopping. Below the grace period of the process, so that the store is still closed. */
const requestsMs = 8 * second;

/**
 * Prepares a server for a quick stop; call before it listens. Requests in flight are answered with `Connection: close`.
 * Connections without a request are closed at once. Node closes the idle ones once, but not one that becomes idle
 * afterwards, nor one that never sent a byte (browsers open such in advance): those held up a stop until its grace period.
 */
export function closeQuickly(app: FastifyInstance): void {
  const {server} = app;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  let looking: NodeJS.Timeout | undefined;
  let ending: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    let silent = new Set<Socket>();
    looking = setInterval(() => {
      server.closeIdleConnections();
      // Silent twice: the first bytes of a connection that was just accepted may not have been read yet.
      const stillSilent = new Set([...open].filter(({bytesRead}) => bytesRead === 0));
      for (const socket of stillSilent) if (silent.has(socket)) socket.destroy();
      silent = stillSilent;
    }, lookMs);
    ending = setTimeout(() => server.closeAllConnections(), requestsMs);
  });
  server.on('close', () => {
    clearInterval(looking);
    clearTimeout(ending);
  });
}
