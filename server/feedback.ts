import {randomUUID} from 'node:crypto';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import * as z from 'zod/mini';
import {
  atMost,
  choiceField,
  issuesOf,
  normalizeLine,
  normalizeText,
  paragraphField,
  textField,
} from '../src/features/forms/fields';
import {editions} from '../src/features/forms/schema';
import {clientKey} from './client';
import {redactContacts, saysMore} from '../src/site/contactRedaction';
import {hour, minute} from '../src/site/durations';
import type {ServiceContext} from './context';
import {parametersWrong, tooMany, unavailable} from './errors';
import type {Limited, RateLimit} from './store/store';

/** Id or address of a document, or a reason: stored as it is, so nothing that a person could be reached by. */
const idField = (max: number) =>
  textField(1, max).check(z.refine((id) => /^[\w./-]+$/.test(id) && redactContacts(id) === id, {error: 'format'}));

const feedbackSchema = z.object({
  article: idField(200),
  edition: choiceField(editions),
  helpful: z.boolean({error: 'required'}),
  reason: z.optional(idField(100)),
  comment: z.optional(z.string({error: 'format'}).check(z.overwrite(normalizeText), atMost(1000))),
});

const searchMissSchema = z.object({
  edition: choiceField(editions),
  query: paragraphField(100),
  /** Defaults to `empty`: no results. */
  outcome: z.optional(choiceField(['empty', 'unopened'])),
});

const openedResultSchema = z.object({
  edition: choiceField(editions),
  query: paragraphField(100),
  path: idField(200),
  /** The result that the visitor opened from the same search before, and came back from. */
  previous: z.optional(idField(200)),
});

type Kind = 'feedback' | 'search-misses' | 'opened-results';

/** Raised when the limit of all clients together is reached. */
const hourlyAlarms = {
  feedback: 'feedback-hourly-limit',
  'search-misses': 'search-misses-hourly-limit',
  'opened-results': 'opened-results-hourly-limit',
} as const;

/** Of one client, and of all together: a flood from many addresses must not fill the disk. */
function limitsOf({config, keyring}: ServiceContext, kind: Kind, request: FastifyRequest): RateLimit[] {
  const {feedbackPerIp10Min, feedbackHour, searchMissesHour, openedResultsHour} = config.limits;
  const hourly = {feedback: feedbackHour, 'search-misses': searchMissesHour, 'opened-results': openedResultsHour};
  return [
    {key: `${kind}:${clientKey(request, keyring)}`, max: feedbackPerIp10Min, windowMs: 10 * minute},
    {key: kind, max: hourly[kind], windowMs: hour},
  ];
}

/** Throws what a limit answers; the one of all clients together is not the client's fault, and an alarm. */
function refuseLimited(
  {alarms, mayLog}: ServiceContext,
  kind: Kind,
  request: FastifyRequest,
  result: {readonly outcome: 'stored'} | Limited,
): void {
  if (result.outcome === 'stored') return;
  if (result.key !== kind) throw tooMany(result.retryAfter);
  const alarm = hourlyAlarms[kind];
  if (mayLog(alarm)) alarms.raise(alarm, {}, request.log);
  throw unavailable(result.retryAfter);
}

/**
 * Stores feedback on a document, from the API or from a form without script.
 * @throws {ApiError} 422 with the issues, 429
 */
export async function takeFeedback(context: ServiceContext, request: FastifyRequest, body: unknown): Promise<void> {
  const {store, keyring, clock} = context;
  const parsed = feedbackSchema.safeParse(body);
  if (!parsed.success) throw parametersWrong(request, issuesOf(parsed.error));
  const {comment, reason, ...note} = parsed.data;
  const id = randomUUID();
  const commentEnc = comment ? keyring.seal(comment, id) : undefined;
  const result = await store.addFeedback(
    {...note, id, reason, commentEnc, createdAt: clock()},
    limitsOf(context, 'feedback', request),
  );
  refuseLimited(context, 'feedback', request, result);
}

/** A query as it is stored. Cleaned in the browser already; here for every other client. Undefined where nothing is left. */
function storedQuery(typed: string): string | undefined {
  const query = redactContacts(normalizeLine(typed)).toLowerCase();
  return saysMore(query) ? query : undefined;
}

/** Routes `POST /api/v1/feedback`, `POST /api/v1/search-misses` and `POST /api/v1/opened-results`. */
export function feedbackRoutes(app: FastifyInstance, context: ServiceContext): void {
  const {store, clock} = context;

  app.post('/api/v1/feedback', async (request, reply) => {
    await takeFeedback(context, request, request.body);
    return reply.status(202).send({code: 0});
  });

  app.post('/api/v1/search-misses', async (request, reply) => {
    const parsed = searchMissSchema.safeParse(request.body);
    if (!parsed.success) throw parametersWrong(request, issuesOf(parsed.error));
    const {edition} = parsed.data;
    const query = storedQuery(parsed.data.query);
    if (query === undefined) return reply.status(202).send({code: 0});
    const result = await store.addSearchMiss(
      {edition, query, unopened: parsed.data.outcome === 'unopened' ? 1 : 0, at: clock()},
      limitsOf(context, 'search-misses', request),
    );
    refuseLimited(context, 'search-misses', request, result);
    return reply.status(202).send({code: 0});
  });

  app.post('/api/v1/opened-results', async (request, reply) => {
    const parsed = openedResultSchema.safeParse(request.body);
    if (!parsed.success) throw parametersWrong(request, issuesOf(parsed.error));
    const {edition, path, previous} = parsed.data;
    const query = storedQuery(parsed.data.query);
    if (query === undefined) return reply.status(202).send({code: 0});
    const result = await store.addOpenedResult(
      {edition, path, query, previous, at: clock()},
      limitsOf(context, 'opened-results', request),
    );
    refuseLimited(context, 'opened-results', request, result);
    return reply.status(202).send({code: 0});
  });
}
