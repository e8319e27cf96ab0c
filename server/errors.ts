import type {FastifyError, FastifyReply, FastifyRequest} from 'fastify';
import type {FieldIssues} from '../src/features/forms/fields';
import {pictureTypes} from '../src/features/forms/service/schema';
import {splitPath, type Locale} from '../src/site/editions';
import {errorPage, lastResortPage} from '../src/features/plain-pages/plainPages';
import {plainPagePolicy} from '../src/site/hosting/headers';
import {StoreUnavailable} from './store/store';

/** Route of a picture. */
export const pictureRoute = '/api/v1/pictures/:pictureId';

/** `code` of every error response. */
export const responseCodes = {
  /** The contact (mobile or e-mail) is wrong. */
  contact: 301022,
  /** The verification code is wrong, used or expired. */
  verification: 301026,
  /** Invalid parameters; `data.reference` is the request id in the log. */
  parameters: 700007,
  origin: 403001,
  notFound: 404001,
  method: 405001,
  timeout: 408001,
  /** The id was already used with different content. */
  conflict: 409001,
  tooLarge: 413001,
  mediaType: 415001,
  /** A picture is cut off, or not as its format has it. */
  pictureDamaged: 415002,
  /** A picture has more pixels than are taken. */
  pictureSize: 415003,
  /** Too many requests; `data.retryAfter` in seconds. */
  tooMany: 429001,
  headersTooLarge: 431001,
  internal: 500000,
  unavailable: 503001,
} as const;

/** Body of every API response. */
export interface ResponseBody {
  readonly code: number;
  readonly message?: string;
  readonly fields?: FieldIssues;
  readonly data?: unknown;
}

interface ErrorDetails {
  readonly fields?: FieldIssues;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Seconds; sent as `Retry-After` and as `data.retryAfter`. */
  readonly retryAfter?: number;
  /** Methods for the `Allow` header. */
  readonly allow?: string;
}

/** An error with its HTTP status and response body. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

/** 422 for invalid parameters; logs field names and issues, never values. */
export function parametersWrong(request: FastifyRequest, fields: FieldIssues): ApiError {
  request.log.info({issues: fields}, 'parameters refused');
  return new ApiError(422, responseCodes.parameters, 'Some details could not be accepted', {
    fields,
    data: {reference: request.id},
  });
}

/** 429 with `Retry-After`. */
export const tooMany = (retryAfter: number): ApiError =>
  new ApiError(429, responseCodes.tooMany, `Too many attempts; try again in ${retryAfter} seconds`, {retryAfter});

/** 503 with `Retry-After`. */
export const unavailable = (retryAfter: number): ApiError =>
  new ApiError(503, responseCodes.unavailable, 'The service is not available at the moment', {retryAfter});

function translate(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreUnavailable) {
    request.log.error({reason: error.message}, 'store unavailable');
    return unavailable(2);
  }
  const {statusCode: status = 500} = error;
  if (status === 413) {
    const {bodyLimit = 0} = request.routeOptions;
    return new ApiError(413, responseCodes.tooLarge, `The body is larger than ${Math.floor(bodyLimit / 1024)} KiB`);
  }
  if (status === 415) {
    const {url = ''} = request.routeOptions;
    const types = url === pictureRoute ? pictureTypes.join(' and ') : 'application/json';
    return new ApiError(415, responseCodes.mediaType, `Only ${types} is accepted`);
  }
  if (status === 503) return unavailable(2);
  const data = {reference: request.id};
  if (status >= 400 && status < 500) {
    // Only the code: a JSON parser's message quotes the body.
    request.log.info({reason: error.code}, 'request refused');
    return new ApiError(400, responseCodes.parameters, 'The request could not be read', {data});
  }
  request.log.error({stack: error.stack}, 'request failed');
  return new ApiError(500, responseCodes.internal, 'The service failed to answer', {data});
}

const isForm = (url: string): boolean => url.startsWith('/api/v1/forms/');

/** Paths for programs, which always get JSON or text. */
const isForPrograms = (url: string): boolean => /^\/(api|healthz|readyz|metrics)(\/|\?|$)/.test(url);

/**
 * Whether to respond with an HTML error page: for a page or a form, when `Accept` allows HTML. Otherwise JSON.
 */
const wantsPage = ({url, headers: {accept = ''}}: FastifyRequest): boolean =>
  isForPrograms(url) ? isForm(url) && accept.includes('text/html') : /text\/html|\*\/\*/.test(accept);

/** Language of an error page: from the path, or from the form's id. */
const localeOf = (path: string): Locale => (isForm(path) && path.endsWith('-global') ? 'en' : splitPath(path).locale);

/**
 * Error handler: responds with JSON, or with an error page of the edition when the client wants a page. A 404 comes here
 * only when the build has no 404 page.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const {status, code, message, details} = translate(error, request);
  const {retryAfter, allow, fields} = details;
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  if (allow !== undefined) reply.header('Allow', allow);
  if (wantsPage(request)) {
    const {method, url, id} = request;
    const locale = localeOf(url.split('?')[0] ?? '/');
    const page =
      status === 404
        ? lastResortPage(locale, status, `${method} ${url.slice(0, 200)} ${id}`)
        : errorPage(locale, status, id);
    return reply
      .header('Content-Security-Policy', plainPagePolicy)
      .status(status)
      .type('text/html; charset=utf-8')
      .send(page);
  }
  const data = retryAfter === undefined ? details.data : {...details.data, retryAfter};
  const answer: ResponseBody = {code, message, ...(fields && {fields}), ...(data && {data})};
  return reply.status(status).type('application/json; charset=utf-8').send(answer);
}
