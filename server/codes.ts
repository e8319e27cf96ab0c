import {randomInt} from 'node:crypto';
import type {FastifyBaseLogger, FastifyInstance, FastifyRequest} from 'fastify';
import {issuesOf} from '../src/features/forms/fields';
import {codeRequestSchema, type Channel, type FormDefinition} from '../src/features/forms/schema';
import {channelLimitNames, codeLimits, type CodeLimits} from './code-limits';
import {minute, second} from '../src/site/durations';
import {codeMinutes} from '../src/site/retention';
import type {ServiceContext} from './context';
import {responseCodes, ApiError, parametersWrong, tooMany, unavailable} from './errors';
import {comparableContact, formOf, parseContact, withFormId, type ServerForm} from './forms';
import {humanCheck, pictureCheck} from './human-check';
import type {Keyring} from './keyring';
import {reasonOf} from './providers/post';
import type {RateLimit} from './store/store';

const lifetimeMs = codeMinutes * minute;

/** Attempts per code: enough for misreading, too few for guessing (5 in a million). */
export const maxAttempts = 5;

/** Key of a code: bound to one contact and one form. */
export const codeKey = (keyring: Keyring, form: FormDefinition, contact: string): string =>
  keyring.digest('code-key', form.id, form.channel, comparableContact(contact));

/**
 * Who asks for a code, or types one: the lead that the code is for, whose id only its browser knows, or, where the request
 * for the code did not name a lead, the network of the caller. `key` and `client` are keyed digests.
 */
export const codeHolders = (key: string, leadId: string, client: string) => ({
  lead: `${key} lead ${leadId}`,
  client: `${key} client ${client}`,
});

/** Digest of a code under its key. */
export const codeDigest = (keyring: Keyring, key: string, code: string): string => keyring.digest('code', key, code);

/** Outcome of a code request. */
export type CodeResult =
  | {readonly outcome: 'sent'}
  /** The challenge was used before. */
  | {readonly outcome: 'spent'}
  | {readonly outcome: 'limited'; readonly retryAfter: number}
  /** Not caused by the client: the provider failed, or the limit of the channel is reached. */
  | {readonly outcome: 'unavailable'; readonly retryAfter: number};

interface CodeRequest {
  readonly form: ServerForm;
  /** Normalized by the form's schema. */
  readonly contact: string;
  /** Id of the lead that the code is for; undefined when the caller did not say. */
  readonly leadId: string | undefined;
  /** The solved challenge; single use. */
  readonly challenge: {readonly id: string; readonly expiresAt: number};
  /** Additional rate limits of the calling route. */
  readonly limits?: readonly RateLimit[];
}

/** Lifetime of a code in seconds. */
export const codeSeconds = lifetimeMs / second;

/** Shares of a day's budget, in percent, at which a person is told. */
const budgetMarks = [100, 80, 50] as const;

/** Reports the use of a channel's limits: to the proof of work, and to people when it is unusual. */
function watchChannel(context: ServiceContext) {
  const {alarms, pressure} = context;
  return {
    /** `used`: counts after an event that was counted. */
    counted(
      log: FastifyBaseLogger,
      channel: Channel,
      {breaker, budget}: CodeLimits,
      used: (limit: RateLimit) => number,
    ) {
      pressure.note(breaker, used(breaker));
      const percent = budgetMarks.find((mark) => used(budget) === Math.ceil((budget.max * mark) / 100));
      if (percent === undefined) return;
      alarms.raise('codes-budget', {channel, percent, limit: channelLimitNames[channel].day}, log);
    },
    /** True when the limit that was reached is one of the channel's. */
    isReached(log: FastifyBaseLogger, channel: Channel, {breaker, budget}: CodeLimits, key: string): boolean {
      const name = {[breaker.key]: 'tenMinutes', [budget.key]: 'day'}[key] as 'tenMinutes' | 'day' | undefined;
      if (name === undefined) return false;
      pressure.note(breaker, breaker.max);
      alarms.raise('codes-limit', {channel, limit: channelLimitNames[channel][name]}, log);
      return true;
    },
  };
}

/** Sends codes within their rate limits; used by the API and by forms without script. */
export function createCodeSender(context: ServiceContext) {
  const {config, store, keyring, sender, metrics, alarms, otpAbuseMonitor, clock} = context;
  const channelWatch = watchChannel(context);

  /** Makes a code valid within all limits. */
  async function issue(request: FastifyRequest, {form, contact, leadId, challenge, limits: more = []}: CodeRequest) {
    const issuedAt = clock();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const key = codeKey(keyring, form, contact);
    const limits = codeLimits(request, form.channel, contact, {limits: config.limits, keyring});
    const refundable = [...limits.refundable, ...more];
    const all = [...refundable, ...limits.provider];
    const holders = codeHolders(key, leadId ?? '', limits.client);
    const times = {issuedAt, expiresAt: issuedAt + lifetimeMs};
    const result = await store.issueCode({
      key,
      holder: leadId === undefined ? holders.client : holders.lead,
      digest: codeDigest(keyring, key, code),
      ...times,
      challenge,
      limits: all,
    });
    if (result.outcome === 'issued')
      channelWatch.counted(request.log, form.channel, limits, (limit) => result.used[all.indexOf(limit)]!);
    return {result, limits, refundable, message: {key, code, ...times}};
  }

  return async (request: FastifyRequest, wanted: CodeRequest): Promise<CodeResult> => {
    const {form, contact} = wanted;
    const {channel} = form;
    const {result, limits, refundable, message} = await issue(request, wanted);
    if (result.outcome === 'spent') return {outcome: 'spent'};
    if (result.outcome === 'limited') {
      const isChannel = channelWatch.isReached(request.log, channel, limits, result.key);
      return {outcome: isChannel ? 'unavailable' : 'limited', retryAfter: result.retryAfter};
    }
    try {
      await sender.send({channel, to: contact, form: form.id, edition: form.edition, ...message});
    } catch (error) {
      alarms.raise('code-not-sent', {channel, reason: reasonOf(error)}, request.log);
      metrics.codes.inc({channel, outcome: 'failed'});
      // The code stays valid: after a timeout the message may still arrive.
      await store.refundRateLimit(refundable, clock());
      return {outcome: 'unavailable', retryAfter: config.limits.codeGapSeconds};
    }
    metrics.codes.inc({channel, outcome: 'sent'});
    otpAbuseMonitor.sent((counts) => alarms.raise('codes-not-verified', counts, request.log));
    return {outcome: 'sent'};
  };
}

/** Routes `GET /api/v1/challenge` and `POST /api/v1/codes`. */
export function codeRoutes(app: FastifyInstance, context: ServiceContext): void {
  const {codeGapSeconds} = context.config.limits;
  const check = humanCheck(context.config.captcha, context);
  const sendCode = createCodeSender(context);

  const checkOfPictures = pictureCheck(context);

  app.get<{Querystring: {for?: unknown}}>('/api/v1/challenge', async ({query}) => ({
    code: 0,
    data: await (query.for === 'picture' ? checkOfPictures : check).issue(),
  }));

  app.post('/api/v1/codes', async (request, reply) => {
    const parsed = codeRequestSchema.safeParse(withFormId(request.body));
    if (!parsed.success) throw parametersWrong(request, issuesOf(parsed.error));
    const {channel, to, id: leadId} = parsed.data;
    const form = formOf(parsed.data.form);
    if (channel !== form.channel) throw parametersWrong(request, {channel: 'option'});
    const {contact, issues} = parseContact(form, to);
    if (contact === undefined) {
      throw new ApiError(422, responseCodes.contact, 'The contact is not correct', {fields: issues});
    }
    const challenge = await check.check(parsed.data.challenge, (reason) =>
      context.alarms.raise('captcha-unreachable', {reason}, request.log),
    );
    if (!challenge) throw parametersWrong(request, {challenge: 'format'});
    const result = await sendCode(request, {form, contact, leadId, challenge});
    if (result.outcome === 'spent') throw parametersWrong(request, {challenge: 'format'});
    if (result.outcome === 'limited') throw tooMany(result.retryAfter);
    if (result.outcome === 'unavailable') throw unavailable(result.retryAfter);
    return reply.status(202).send({code: 0, data: {resendAfter: codeGapSeconds, expiresIn: codeSeconds}});
  });
}
