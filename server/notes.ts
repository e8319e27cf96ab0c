import {randomUUID} from 'node:crypto';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import * as z from 'zod/mini';
import {choiceField, issuesOf, normalizeLine, normalizeText, paragraphField, textField} from '../src/forms/fields';
import {editions} from '../src/forms/schema';
import {clientKey} from './client';
import {minute, type ServiceContext} from './context';
import {parametersWrong, tooMany} from './errors';
import type {Limited, RateLimit} from './store/store';

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
  /** `empty` when absent: nothing was found. */
  outcome: z.optional(choiceField(['empty', 'unopened'])),
});

/** An e-mail address or a number as long as a telephone's, typed into the search box by mistake. */
const looksPersonal = (query: string): boolean => query.includes('@') || /(\d[\s-]*){7}/.test(query);

/** Routes `POST /api/v1/feedback` and `POST /api/v1/search-misses`: what readers tell about the content. */
export function noteRoutes(app: FastifyInstance, {config, store, keyring, clock}: ServiceContext): void {
  const limitOf = (kind: string, request: FastifyRequest): RateLimit => ({
    key: `${kind}:${clientKey(request, keyring)}`,
    max: config.limits.notesPerIp10Min,
    windowMs: 10 * minute,
  });

  function accepted(reply: FastifyReply, result: {outcome: 'stored'} | Limited): FastifyReply {
    if (result.outcome === 'limited') throw tooMany(result.retryAfter);
    return reply.status(202).send({code: 0});
  }

  app.post('/api/v1/feedback', async (request, reply) => {
    const parsed = feedbackSchema.safeParse(request.body);
    if (!parsed.success) throw parametersWrong(request, issuesOf(parsed.error));
    const {comment, reason, ...note} = parsed.data;
    const id = randomUUID();
    const commentEnc = comment ? keyring.seal(comment, id) : undefined;
    const result = await store.addFeedback(
      {...note, id, reason, commentEnc, createdAt: clock()},
      limitOf('feedback', request),
    );
    return accepted(reply, result);
  });

  app.post('/api/v1/search-misses', async (request, reply) => {
    const parsed = searchMissSchema.safeParse(request.body);
    if (!parsed.success) throw parametersWrong(request, issuesOf(parsed.error));
    const {edition} = parsed.data;
    const query = normalizeLine(parsed.data.query).toLowerCase();
    if (looksPersonal(query)) return reply.status(202).send({code: 0});
    const result = await store.addSearchMiss(
      {edition, query, unopened: parsed.data.outcome === 'unopened' ? 1 : 0, at: clock()},
      limitOf('search-misses', request),
    );
    return accepted(reply, result);
  });
}
