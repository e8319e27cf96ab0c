/**
 * A network between browser and server: every byte takes half a round trip each way. A server on the same machine answers in
 * three milliseconds, before the browser has painted its first frame. Lighthouse's simulation takes what was there by then for
 * what the paint waited for, so that the same build gave 830 or 1,210 ms by chance.
 */
import net from 'node:net';
import {freePort} from '../../lib/ports';

/** Milliseconds from a request to the first byte of its answer: a fast line. Lighthouse adds it to its own 150 ms, for every site alike. */
export const roundTripMs = 50;

export interface Latency {
  readonly port: number;
  stop(): void;
}

function forward(from: net.Socket, to: net.Socket): void {
  const later = (act: () => void) => setTimeout(act, roundTripMs / 2);
  from.on('data', (chunk) => later(() => to.writable && to.write(chunk)));
  from.on('end', () => later(() => to.end()));
  from.on('error', () => to.destroy());
}

/** Opens a port that leads to another one of this machine, with the round trip in between. */
export async function withLatency(target: number): Promise<Latency> {
  const port = await freePort();
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
