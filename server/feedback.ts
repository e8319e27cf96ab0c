import {randomUUID} from 'node:crypto';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import * as z from 'zod/mini';
import {
  choiceField,
  issuesOf,
  normalizeLine,
  normalizeText,
  paragraphField,
  textField,
} from '../src/features/forms/fields';
import {editions} from '../src/features/forms/schema';
import {clientKey} from './client';
import {minute} from '../src/site/durations';
import type {ServiceContext} from './context';
import {parametersWrong, tooMany} from './errors';
import type {RateLimit} from './store/store';

const feedbackSchema = z.object({
  article: textField(1, 200),
  edition: choiceField(editions),
  helpful: z.boolean({error: 'required'}),
  reason: z.optional(z.string({error: 'format'}).check(z.overwrite(normalizeLine), z.maxLength(100, 'length'))),
  comment: z.optional(z.string({error: 'format'}).check(z.overwrite(normalizeText), z.maxLength(1000, 'length'))),
});

const searchMissSchema = z.object({
  edition: choiceField(editions),
  query: paragraphField(100),
  /** Defaults to `empty`: no results. */
  outcome: z.optional(choiceField(['empty', 'unopened'])),
});

/** Whether a query contains an e-mail address or a number as long as a phone number; such queries are not stored. */
const looksPersonal = (query: string): boolean => query.includes('@') || /(\d[\s-]*){7}/.test(query);

const limitOf = ({config, keyring}: ServiceContext, kind: string, request: FastifyRequest): RateLimit => ({
  key: `${kind}:${clientKey(request, keyring)}`,
  max: config.limits.feedbackPerIp10Min,
  windowMs: 10 * minute,
});

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
    limitOf(context, 'feedback', request),
  );
  if (result.outcome === 'limited') throw tooMany(result.retryAfter);
}

/** Routes `POST /api/v1/feedback` and `POST /api/v1/search-misses`. */
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
    const query = normalizeLine(parsed.data.query).toLowerCase();
    if (looksPersonal(query)) return reply.status(202).send({code: 0});
    const result = await store.addSearchMiss(
      {edition, query, unopened: parsed.data.outcome === 'unopened' ? 1 : 0, at: clock()},
      limitOf(context, 'search-misses', request),
    );
    if (result.outcome === 'limited') throw tooMany(result.retryAfter);
    return reply.status(202).send({code: 0});
  });
}
