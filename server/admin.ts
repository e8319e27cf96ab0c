/** Operator routes: liveness, readiness and metrics. */
import Fastify, {type FastifyInstance} from 'fastify';
import {responseCodes, answerError, ApiError} from './errors';
import type {Metrics} from './metrics';
import type {Readiness} from './readiness';

/** Seconds until the next round of checks may have other results. */
const readyRetrySeconds = 5;

/**
 * Routes `GET /healthz` (liveness) and `GET /readyz`: whether leads can be accepted, as the last round of checks found. The
 * answer holds the names of failed checks only, since anybody may ask; details are in the log and in `leads doctor`.
 */
export function healthRoutes(app: FastifyInstance, readiness: Pick<Readiness, 'failing'>): void {
  app.get('/healthz', async () => ({code: 0}));
  app.get('/readyz', async () => {
    const checks = readiness.failing();
    if (checks.length === 0) return {code: 0};
    const details = {retryAfter: readyRetrySeconds, data: {checks}};
    throw new ApiError(503, responseCodes.unavailable, 'The service is not ready', details);
  });
}

/**
 * A separate server for the operator routes, to be bound to the loopback interface: `/metrics` in the Prometheus text
 * format is only here. On the public port nothing tells a caller on this machine from a proxy on it that adds no header
 * (nginx' plain `proxy_pass http://localhost:3000` sends even that as `Host`).
 */
export function buildAdmin({registry}: Metrics, readiness: Pick<Readiness, 'failing'>): FastifyInstance {
  const app = Fastify({logger: false});
  app.setErrorHandler(answerError);
  healthRoutes(app, readiness);
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return app;
}
