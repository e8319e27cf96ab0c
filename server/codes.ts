import {randomInt} from 'node:crypto';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {issuesOf} from '../src/features/forms/fields';
import {codeRequestSchema, type FormDefinition} from '../src/features/forms/schema';
import {clientKey} from './client';
import {day, hour, minute, second} from '../src/site/durations';
import type {ServiceContext} from './context';
import {responseCodes, ApiError, parametersWrong, tooMany, unavailable} from './errors';
import {comparableContact, formOf, parseContact, withFormId, type ServerForm} from './forms';
import {humanCheck} from './human-check';
import type {Keyring} from './keyring';
import {reasonOf} from './providers/post';
import type {RateLimit} from './store/store';

const lifetimeMs = 5 * minute;

/** Attempts per code: enough for misreading, too few for guessing (5 in a million). */
export const maxAttempts = 5;

const totalLimitKey = 'codes';

/** Key of a code: bound to one contact and one form. */
export const codeKey = (keyring: Keyring, form: FormDefinition, contact: string): string =>
  keyring.digest('code-key', form.id, form.channel, comparableContact(contact));

/** Digest of a code under its key. */
export const codeDigest = (keyring: Keyring, key: string, code: string): string => keyring.digest('code', key, code);

/** Outcome of a code request. */
export type CodeResult =
  | {readonly outcome: 'sent'}
  /** The challenge was used before. */
  | {readonly outcome: 'spent'}
  | {readonly outcome: 'limited'; readonly retryAfter: number}
  /** Not caused by the client: the provider failed, or the global hourly limit is reached. */
  | {readonly outcome: 'unavailable'; readonly retryAfter: number};

interface CodeRequest {
  readonly form: ServerForm;
  /** Normalized by the form's schema. */
  readonly contact: string;
  /** The solved challenge; single use. */
  readonly challenge: {readonly id: string; readonly expiresAt: number};
  /** Additional rate limits of the calling route. */
  readonly limits?: readonly RateLimit[];
}

/** Lifetime of a code in seconds. */
export const codeSeconds = lifetimeMs / second;

/** Sends codes within their rate limits; used by the API and by forms without script. */
export function createCodeSender({config, store, keyring, sender, metrics, otpAbuseMonitor, clock}: ServiceContext) {
  const {limits} = config;

  /** Limits per contact and client; refunded when sending fails. */
  const refundableLimits = (contact: string, client: string): RateLimit[] => [
    {key: `code-contact:${contact}`, max: limits.codesPerContactDay, windowMs: day},
    {key: `code-client:${client}`, max: limits.codesPerIpHour, windowMs: hour},
  ];

  /** Limits that protect the provider and cap its cost; every attempt counts, also a failed one. */
  const providerLimits = (contact: string): RateLimit[] => [
    {key: `code-gap:${contact}`, max: 1, windowMs: limits.codeGapSeconds * second},
    {key: totalLimitKey, max: limits.codesHour, windowMs: hour},
  ];

  return async (
    request: FastifyRequest,
    {form, contact, challenge, limits: more = []}: CodeRequest,
  ): Promise<CodeResult> => {
    const {channel} = form;
    const issuedAt = clock();
    const expiresAt = issuedAt + lifetimeMs;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const key = codeKey(keyring, form, contact);
    const contactDigest = keyring.digest('contact', comparableContact(contact));
    const refundable = [...refundableLimits(contactDigest, clientKey(request, keyring)), ...more];
    const result = await store.issueCode({
      key,
      digest: codeDigest(keyring, key, code),
      issuedAt,
      expiresAt,
      challenge,
      limits: [...refundable, ...providerLimits(contactDigest)],
    });
    if (result.outcome === 'spent') return {outcome: 'spent'};
    if (result.outcome === 'limited') {
      if (result.key !== totalLimitKey) return {outcome: 'limited', retryAfter: result.retryAfter};
      request.log.error({alarm: 'codes-hourly-limit'}, 'hourly limit of codes reached: LIMIT_CODES_HOUR');
      return {outcome: 'unavailable', retryAfter: result.retryAfter};
    }
    try {
      await sender.send({channel, to: contact, code, form: form.id, edition: form.edition, key, issuedAt, expiresAt});
    } catch (error) {
      request.log.error({channel, reason: reasonOf(error), alarm: 'code-not-sent'}, 'code not sent');
      metrics.codes.inc({channel, outcome: 'failed'});
      // The code stays valid: after a timeout the message may still arrive.
      await store.refundRateLimit(refundable, clock());
      return {outcome: 'unavailable', retryAfter: limits.codeGapSeconds};
    }
    metrics.codes.inc({channel, outcome: 'sent'});
    otpAbuseMonitor.sent((counts) =>
      request.log.error({...counts, alarm: 'codes-not-verified'}, 'many codes are sent and few of them used'),
    );
    return {outcome: 'sent'};
  };
}

/** Routes `GET /api/v1/challenge` and `POST /api/v1/codes`. */
export function codeRoutes(app: FastifyInstance, context: ServiceContext): void {
  const {codeGapSeconds} = context.config.limits;
  const check = humanCheck(context.config.captcha, context);
  const sendCode = createCodeSender(context);

  app.get('/api/v1/challenge', async () => ({code: 0, data: await check.issue()}));

  app.post('/api/v1/codes', async (request, reply) => {
    const parsed = codeRequestSchema.safeParse(withFormId(request.body));
    if (!parsed.success) throw parametersWrong(request, issuesOf(parsed.error));
    const {channel, to} = parsed.data;
    const form = formOf(parsed.data.form);
    if (channel !== form.channel) throw parametersWrong(request, {channel: 'option'});
    const {contact, issues} = parseContact(form, to);
    if (contact === undefined) {
      throw new ApiError(422, responseCodes.contact, 'The contact is not correct', {fields: issues});
    }
    const challenge = await check.check(parsed.data.challenge, (reason) =>
      request.log.error({reason, alarm: 'captcha-unreachable'}, 'captcha not verified'),
    );
    if (!challenge) throw parametersWrong(request, {challenge: 'format'});
    const result = await sendCode(request, {form, contact, challenge});
    if (result.outcome === 'spent') throw parametersWrong(request, {challenge: 'format'});
    if (result.outcome === 'limited') throw tooMany(result.retryAfter);
    if (result.outcome === 'unavailable') throw unavailable(result.retryAfter);
    return reply.status(202).send({code: 0, data: {resendAfter: codeGapSeconds, expiresIn: codeSeconds}});
  });
}
