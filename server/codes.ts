import {randomInt} from 'node:crypto';
import type {FastifyInstance} from 'fastify';
import {issuesOf} from '../src/forms/fields';
import {codeRequestSchema, type FormDefinition} from '../src/forms/schema';
import {checkSolution, issueChallenge} from './challenge';
import {clientKey} from './client';
import {day, hour, minute, second, type ServiceContext} from './context';
import {answerCodes, ApiError, parametersWrong, tooMany, unavailable} from './errors';
import {comparableContact, formOf, parseContact} from './forms';
import type {Keyring} from './keyring';
import type {RateLimit} from './store/store';

const lifetimeMs = 5 * minute;

/** Guesses per code; one more than a person needs who misreads it, too few for chance (5 in a million). */
export const maxAttempts = 5;

const breakerKey = 'codes';

/** Key of the code of one contact in one form; a code for one form opens no other. */
export const codeKey = (keyring: Keyring, form: FormDefinition, contact: string): string =>
  keyring.digest('code-key', form.id, form.channel, comparableContact(contact));

/** Digest of a code under its key. */
export const codeDigest = (keyring: Keyring, key: string, code: string): string => keyring.digest('code', key, code);

/** Routes `GET /api/v1/challenge` and `POST /api/v1/codes`. */
export function codeRoutes(app: FastifyInstance, context: ServiceContext): void {
  const {config, store, keyring, sender, clock} = context;
  const {limits} = config;

  const limitsOf = (contact: string, client: string): RateLimit[] => [
    {key: `code-gap:${contact}`, max: 1, windowMs: limits.codeGapSeconds * second},
    {key: `code-contact:${contact}`, max: limits.codesPerContactDay, windowMs: day},
    {key: `code-client:${client}`, max: limits.codesPerIpHour, windowMs: hour},
    {key: breakerKey, max: limits.codesHour, windowMs: hour},
  ];

  app.get('/api/v1/challenge', async () => ({code: 0, data: await issueChallenge(context)}));

  app.post('/api/v1/codes', async (request, reply) => {
    const parsed = codeRequestSchema.safeParse(request.body);
    if (!parsed.success) throw parametersWrong(request, issuesOf(parsed.error));
    const {channel, to} = parsed.data;
    const form = formOf(parsed.data.form);
    if (channel !== form.channel) throw parametersWrong(request, {channel: 'option'});
    const {contact, issues} = parseContact(form, to);
    if (contact === undefined) {
      throw new ApiError(422, answerCodes.contact, 'The contact is not correct', {fields: issues});
    }
    const challenge = await checkSolution(parsed.data.challenge, context);
    if (!challenge) throw parametersWrong(request, {challenge: 'format'});

    const issuedAt = clock();
    const expiresAt = issuedAt + lifetimeMs;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const key = codeKey(keyring, form, contact);
    const contactDigest = keyring.digest('contact', comparableContact(contact));
    const result = await store.issueCode({
      key,
      digest: codeDigest(keyring, key, code),
      issuedAt,
      expiresAt,
      challenge,
      limits: limitsOf(contactDigest, clientKey(request, keyring)),
    });
    if (result.outcome === 'spent') throw parametersWrong(request, {challenge: 'format'});
    if (result.outcome === 'limited') {
      if (result.key !== breakerKey) throw tooMany(result.retryAfter);
      request.log.error('hourly limit of codes reached: LIMIT_CODES_HOUR');
      throw unavailable(result.retryAfter);
    }
    try {
      await sender.send({channel, to: contact, code, form: form.id, edition: form.edition, key, issuedAt, expiresAt});
    } catch (error) {
      request.log.error({reason: error instanceof Error ? error.name : 'unknown'}, 'code not sent');
      throw unavailable(limits.codeGapSeconds);
    }
    return reply.status(202).send({
      code: 0,
      data: {resendAfter: limits.codeGapSeconds, expiresIn: lifetimeMs / second},
    });
  });
}
