/** Operator routes: liveness, readiness and metrics. */
import Fastify, {type FastifyInstance, type FastifyRequest} from 'fastify';
import {responseCodes, answerError, ApiError, unavailable} from './errors';
import type {Metrics} from './metrics';
import {reasonOf} from './providers/post';
import type {Store} from './store/store';

/** Routes `GET /healthz` (liveness) and `GET /readyz` (the store answers, so leads can be accepted). */
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

/** Whether the request comes from this machine and was not forwarded by a local proxy. */
const isLocal = ({socket, headers, hostname}: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) &&
  forwarded.every((name) => headers[name] === undefined);

/** Route `GET /metrics` in the Prometheus text format; 404 unless `isAllowed` accepts the request. */
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

/** `GET /metrics` on the public port, restricted to local requests. */
export const localMetrics = (app: FastifyInstance, metrics: Metrics): void => metricsRoute(app, metrics, isLocal);

/** A separate server for the operator routes, to be bound to the loopback interface. */
export function buildAdmin(metrics: Metrics, store: Store): FastifyInstance {
  const app = Fastify({logger: false});
  app.setErrorHandler(answerError);
  healthRoutes(app, store);
  metricsRoute(app, metrics, () => true);
  return app;
}
