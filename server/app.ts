import {createServer} from 'node:http';
import type {Socket} from 'node:net';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import {healthRoutes} from './admin';
import {createAlarms} from './alarms';
import {otpAbuseMonitor} from './otp-abuse-monitor';
import {codeRoutes} from './codes';
import {requireSameOrigin} from './client';
import type {Config} from './config';
import type {ServiceContext} from './context';
import {responseCodes, answerError, ApiError, pictureRoute, type ResponseBody} from './errors';
import {apiPolicy, pagePolicy, securityHeaders, withCaptcha} from '../src/site/hosting/headers';
import {hourly} from './hourly';
import {leadRoutes} from './leads';
import {createMetrics, type Metrics} from './metrics';
import {feedbackRoutes} from './feedback';
import {pictureRoutes} from './pictures';
import {createPressure} from './pressure';
import type {Readiness} from './readiness';
import {errorReference} from './reference';
import {formPages} from './form-pages';
import {serverWithPreparedFiles} from './prepared-files';
import {refuseTwoHosts, warnOfUntrustedProxy} from './request-checks';
import {cutSlowBodies} from './slow-bodies';
import {cutSlowReaders, readingPace, type ReadingPace} from './slow-readers';
import {staticRoutes, type RedirectResolver} from './static-routes';
import type {Site} from '../src/site/hosting/builtSite';

/** Dependencies of the app. */
export interface AppOptions extends Omit<
  ServiceContext,
  'metrics' | 'alarms' | 'otpAbuseMonitor' | 'pressure' | 'deliveries' | 'mayLog'
> {
  readonly config: ServiceContext['config'] & Partial<Pick<Config, 'trustProxy'>>;
  readonly metrics?: Metrics;
  /** Logged and counted only when absent. */
  readonly alarms?: ServiceContext['alarms'];
  readonly readiness: Pick<Readiness, 'failing'>;
  /** Worker that notifies CRM and sales of new leads; no notifications when absent. */
  readonly deliveries?: ServiceContext['deliveries'];
  /** The built site; undefined runs the API alone. */
  readonly site?: Site | undefined;
  readonly resolveRedirect: RedirectResolver;
  /** How slowly clients may read; that of the product when absent. */
  readonly pace?: ReadingPace;
  /** Longest time of a body in ms; those of the product when absent. */
  readonly bodyTimes?: typeof bodyTimes;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

/** Responses to connections that fail before a request is parsed: headers too large, timeout, not HTTP. */
const connectionErrors: Readonly<Record<string, readonly [status: string, answer: ResponseBody]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    {code: responseCodes.headersTooLarge, message: 'The headers are larger than 8 KiB'},
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    {code: responseCodes.timeout, message: 'The request came too slowly'},
  ],
};

function answerConnectionError(error: Error & {code?: string}, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, answer] = connectionErrors[error.code ?? ''] ?? [
    '400 Bad Request',
    {code: responseCodes.parameters, message: 'The request could not be read'},
  ];
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(securityHeaders(false)).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Headers of API responses by protocol. */
const apiHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  ...securityHeaders(isHttps),
  'Cache-Control': 'no-store',
  'Content-Security-Policy': apiPolicy,
});

const [httpHeaders, httpsHeaders] = [apiHeaders(false), apiHeaders(true)];

/** Headers of API responses; the site's route overrides the content security policy and Cache-Control. */
function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(request.protocol === 'https' ? httpsHeaders : httpHeaders);
}

/** Longest time of a request's body in ms: two megabytes from a phone with a bad connection, and everything else. */
const bodyTimes = {picture: 120_000, other: 10_000};

/** Limits of the Node HTTP server; times in ms. */
const httpLimits = {
  maxHeaderSize: 8 * 1024,
  headersTimeout: 10_000,
  requestTimeout: bodyTimes.picture,
  connectionsCheckingInterval: 1000,
  // Fastify's default. Must exceed the proxy's idle timeout, or the proxy reuses a connection that is just being closed.
  keepAliveTimeout: 72_000,
};

const isApi = (path: string): boolean => /^\/api(\/|\?|$)/.test(path);

/** Whether a request is for the API. By its route: `/%61pi/v1/leads` and `http://host/api/v1/leads` lead there as well. */
const isApiRequest = ({routeOptions, url}: FastifyRequest): boolean => isApi(routeOptions.url ?? url);

/** 405 when the path accepts other methods, else 404. */
function noRoute(methods: ReadonlySet<string> | undefined): ApiError {
  if (!methods) return new ApiError(404, responseCodes.notFound, 'There is no such address');
  const allow = [...methods].sort().join(', ');
  return new ApiError(405, responseCodes.method, `This address takes ${allow}`, {allow});
}

/** The service before it listens: routes, HTTP limits, headers and error handling. */
export function buildApp(options: AppOptions): FastifyInstance {
  const {config, site, resolveRedirect, clock} = options;
  const {metrics = createMetrics(), deliveries = {kinds: [], wake: () => undefined}} = options;
  const {alarms = createAlarms({metrics, clock})} = options;
  const mayLog = hourly(clock);
  const context: ServiceContext = {
    ...options,
    metrics,
    alarms,
    deliveries,
    otpAbuseMonitor: otpAbuseMonitor(clock),
    pressure: createPressure(clock),
    mayLog,
  };
  const sitePolicy = site ? withCaptcha(site.policy, config.captcha !== undefined) : {scriptHashes: [], connect: []};
  const policy = pagePolicy(sitePolicy);
  const filesServed = metrics.requests.labels({method: 'GET', route: 'site', status: 200});
  const withPreparedFiles = (pages: Site) =>
    serverWithPreparedFiles(
      {site: pages, resolveRedirect, policy, observe: (seconds) => filesServed.observe(seconds)},
      httpLimits,
    );
  const app = Fastify({
    logger: options.logger,
    logController: new LogController({disableRequestLogging: true, requestIdLogLabel: 'reference'}),
    genReqId: errorReference,
    trustProxy: config.trustProxy ? [...config.trustProxy] : false,
    bodyLimit: 16 * 1024,
    requestTimeout: httpLimits.requestTimeout,
    http: httpLimits,
    serverFactory(handler) {
      const server = site ? withPreparedFiles(site)(handler) : createServer(httpLimits, handler);
      cutSlowReaders(server, options.pace ?? readingPace);
      return server;
    },
    // Invalid percent-encoding is rejected before any hook runs.
    frameworkErrors(error, request, reply) {
      setHeaders(request, reply);
      void answerError(error, request, reply);
    },
    clientErrorHandler: answerConnectionError,
    exposeHeadRoutes: true,
    // A request that arrives while the service stops is answered like any other, with `Connection: close`.
    return503OnClosing: false,
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);

  /** API methods by path, for 405 responses. */
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({url, method}) => {
    const known = methods.get(url) ?? new Set();
    methods.set(url, new Set([...known, ...[method].flat()]));
  });

  app.decorateRequest('lead');
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply);
    refuseTwoHosts(request);
    warnOfUntrustedProxy(request, context);
    if (request.method !== 'GET' && request.method !== 'HEAD' && isApiRequest(request)) {
      requireSameOrigin(request, config.siteOrigin);
    }
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    // The route pattern, not the URL: URLs may hold personal data and would make label cardinality unbounded.
    const route = isApiRequest(request) ? (request.routeOptions.url ?? 'unknown') : 'site';
    metrics.requests.observe({method: request.method, route, status: reply.statusCode}, reply.elapsedTime / 1000);
    if (route === 'site') return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({method: request.method, route, status: reply.statusCode, ms, ...request.lead}, 'answered');
  });

  const {picture, other} = options.bodyTimes ?? bodyTimes;
  cutSlowBodies(
    app,
    ({routeOptions: {url}}) => (url === pictureRoute ? picture : other),
    (socket) => {
      answerConnectionError(Object.assign(new Error(), {code: 'ERR_HTTP_REQUEST_TIMEOUT'}), socket);
      socket.destroySoon();
    },
  );

  healthRoutes(app, options.readiness);
  codeRoutes(app, context);
  leadRoutes(app, context);
  feedbackRoutes(app, context);
  void app.register(pictureRoutes(context));
  void app.register(formPages(context, site, sitePolicy));
  for (const url of ['/api', '/api/*']) {
    // Registered before the site's catch-all: an unknown API path gets JSON, not the site's error page.
    app.get(url, (request) => {
      throw noRoute(url === '/api' ? undefined : methods.get(request.url.split('?')[0] ?? ''));
    });
  }
  if (site) {
    staticRoutes(app, site, resolveRedirect, policy);
  }

  app.setNotFoundHandler((request) => {
    const path = request.url.split('?')[0] ?? '';
    const known = methods.get(path) ?? (isApi(path) ? undefined : methods.get('*'));
    throw noRoute(known);
  });
  return app;
}
