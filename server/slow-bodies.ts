/** Ends requests whose body comes too slowly; Node has one limit for all of them, and a picture from a phone takes longer. */
import type {Socket} from 'node:net';
import type {FastifyInstance, FastifyRequest} from 'fastify';

/** `timeoutOf`: longest time of a body in ms. `end` answers and closes the connection. */
export function cutSlowBodies(
  app: FastifyInstance,
  timeoutOf: (request: FastifyRequest) => number,
  end: (socket: Socket) => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    done();
    const {raw} = request;
    const {'content-length': length, 'transfer-encoding': encoding} = raw.headers;
    if ((length === undefined || length === '0') && encoding === undefined) return;
    const timer = setTimeout(() => {
      if (!raw.complete && !raw.destroyed) end(raw.socket);
    }, timeoutOf(request));
    timer.unref();
    const stop = (): void => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
    // Refused before its end: what still comes of it is thrown away.
    reply.raw.once('finish', stop);
  });
}
