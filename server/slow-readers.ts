/**
 * Ends connections whose client takes a response too slowly: each holds a socket and its unsent bytes for as long as the
 * client likes. A browser asks again for the rest of what it still wants, such as a video that was paused.
 */
import type {Server} from 'node:http';
import type {Socket} from 'node:net';

/** How slowly a client may read. */
export interface ReadingPace {
  /** Without a byte taken for this long the connection ends, at the latest at the second check; ms. */
  readonly stallMs: number;
  /** Beyond `stallMs` a response may take as long as it would at this rate. */
  readonly bytesPerSecond: number;
  /** Between two looks at the connections, in ms. */
  readonly checkMs: number;
}

/** As nginx' `send_timeout`; the rate is that of a bad mobile connection. */
export const readingPace: ReadingPace = {stallMs: 60_000, bytesPerSecond: 10 * 1024, checkMs: 5000};

/** A response that waits for its client. */
interface Waiting {
  /** Bytes handed to the connection when it was first seen: more of them are another response. */
  readonly written: number;
  /** Time in ms by which it has to be gone. */
  readonly until: number;
}

/** Cuts slow readers of a server from its start to its end. */
export function cutSlowReaders(server: Server, {stallMs, bytesPerSecond, checkMs}: ReadingPace): void {
  // No progress at all. Between requests `keepAliveTimeout` is in force instead.
  server.setTimeout(stallMs);
  // A byte now and then is progress.
  const waiting = new Map<Socket, Waiting | undefined>();
  server.on('connection', (socket) => {
    waiting.set(socket, undefined);
    socket.once('close', () => waiting.delete(socket));
  });
  const check = setInterval(() => {
    const now = performance.now();
    for (const [socket, seen] of waiting) {
      const {writableLength, bytesWritten: written} = socket;
      if (writableLength === 0) waiting.set(socket, undefined);
      else if (seen?.written !== written)
        waiting.set(socket, {written, until: now + stallMs + (writableLength / bytesPerSecond) * 1000});
      else if (now > seen.until) socket.destroy();
    }
  }, checkMs).unref();
  server.once('close', () => clearInterval(check));
}
