/** What only the operator sees: metrics, and whether the service is ready. */
import Fastify, {type FastifyInstance, type FastifyRequest} from 'fastify';
import {responseCodes, answerError, ApiError, unavailable} from './errors';
import type {Metrics} from './metrics';
import {reasonOf} from './providers/post';
import type {Store} from './store/store';

/** Routes `GET /healthz` (the process answers) and `GET /readyz` (it can take leads). */
export function healthRoutes(app: FastifyInstance, store: Store): void {
  app.get('/healthz', async () => ({code: 0}));
  app.get('/readyz', async (request) => {
    try {
      await store.ping();
    } catch (error) {
      request.log.error({reason: reasonOf(error)}, 'store not ready');
      throw unavailable(2);
    }
    return {code: 0};
  });
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** A caller on this machine who did not come through a proxy on this machine. */
const isLocal = ({socket, headers, hostname}: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) &&
  forwarded.every((name) => headers[name] === undefined);

/** Route `GET /metrics` in Prometheus' text form; 404 for everybody whom `isAllowed` does not know. */
function metricsRoute(
  app: FastifyInstance,
  {registry}: Metrics,
  isAllowed: (request: FastifyRequest) => boolean,
): void {
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request)) throw new ApiError(404, responseCodes.notFound, 'There is no such address');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** `GET /metrics` on the public port, for callers on this machine only. */
export const localMetrics = (app: FastifyInstance, metrics: Metrics): void => metricsRoute(app, metrics, isLocal);

/** The operator's own server, to be bound to the loopback interface. */
export function buildAdmin(metrics: Metrics, store: Store): FastifyInstance {
  const app = Fastify({logger: false});
  app.setErrorHandler(answerError);
  healthRoutes(app, store);
  metricsRoute(app, metrics, () => true);
  return app;
}
