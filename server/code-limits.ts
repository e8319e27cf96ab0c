/**
 * Limits of verification codes. Some protect a person from messages they did not ask for, some hold an attacker who has
 * many addresses, some cap what an attack costs; the last apply to each channel alone, so that an attack by e-mail does
 * not stop text messages.
 */
import type {FastifyRequest} from 'fastify';
import type {Channel} from '../src/features/forms/schema';
import {day, hour, minute, second} from '../src/site/durations';
import type {Config} from './config';
import type {Keyring} from './keyring';
import {networksOf} from './networks';
import type {RateLimit} from './store/store';

/** Digits of a mobile number that name its range, a block of 10,000 numbers that attackers count through. */
const rangeDigits = 7;

/** Domains that ignore dots in the local part. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox or number behind a contact: all spellings that reach the same person are the same. Limits count it; leads
 * keep the contact as it was typed.
 */
export function canonicalContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at < 0) return contact;
  const domain = contact.slice(at + 1).toLowerCase();
  const [mailbox = ''] = contact.slice(0, at).toLowerCase().split('+');
  return `${dotlessDomains.has(domain) ? mailbox.replaceAll('.', '') : mailbox}@${domain}`;
}

/** Settings of a channel's limits. */
interface ChannelLimits {
  readonly tenMinutes: number;
  readonly day: number;
}

const channelLimits = (channel: Channel, limits: Config['limits']): ChannelLimits =>
  channel === 'sms'
    ? {tenMinutes: limits.smsCodes10Min, day: limits.smsCodesDay}
    : {tenMinutes: limits.emailCodes10Min, day: limits.emailCodesDay};

/** Names of the settings, for the log. */
export const channelLimitNames: Readonly<Record<Channel, Readonly<Record<keyof ChannelLimits, string>>>> = {
  sms: {tenMinutes: 'LIMIT_SMS_CODES_10MIN', day: 'LIMIT_SMS_CODES_DAY'},
  email: {tenMinutes: 'LIMIT_EMAIL_CODES_10MIN', day: 'LIMIT_EMAIL_CODES_DAY'},
};

/** All limits of a request for a code. */
export interface CodeLimits {
  /** Keyed digest of the client's network. */
  readonly client: string;
  /** Per person and client; given back when sending fails. */
  readonly refundable: readonly RateLimit[];
  /** Protect the provider and its cost; every attempt counts, also a failed one. */
  readonly provider: readonly RateLimit[];
  /** The channel's breaker, one of `provider`. */
  readonly breaker: RateLimit;
  /** The channel's daily budget, one of `provider`. */
  readonly budget: RateLimit;
}

/** Limits of a code for a contact, asked for by the client of a request. */
export function codeLimits(
  request: Pick<FastifyRequest, 'ip'>,
  channel: Channel,
  contact: string,
  {limits, keyring}: {readonly limits: Config['limits']; readonly keyring: Keyring},
): CodeLimits {
  const canonical = keyring.digest('limit-contact', canonicalContact(contact));
  const {client: clientName, near, wide} = networksOf(request.ip);
  const network = (name: string): string => keyring.digest('client', name);
  const client = network(clientName);
  const {tenMinutes, day: budgetOfDay} = channelLimits(channel, limits);
  const breaker = {key: `codes:${channel}`, max: tenMinutes, windowMs: 10 * minute};
  const budget = {key: `codes-day:${channel}`, max: budgetOfDay, windowMs: day};
  return {
    client,
    refundable: [
      {key: `code-contact:${canonical}`, max: limits.codesPerContactDay, windowMs: day},
      {key: `code-client:${client}`, max: limits.codesPerIpHour, windowMs: hour},
      {key: `code-near:${network(near)}`, max: limits.codesPerNetworkHour, windowMs: hour},
      ...(wide === undefined
        ? []
        : [{key: `code-wide:${network(wide)}`, max: limits.codesPerWideNetworkHour, windowMs: hour}]),
    ],
    provider: [
      {key: `code-gap:${canonical}`, max: 1, windowMs: limits.codeGapSeconds * second},
      ...(channel === 'sms'
        ? [
            {
              key: `code-range:${keyring.digest('range', contact.slice(0, rangeDigits))}`,
              max: limits.smsCodesPerRangeHour,
              windowMs: hour,
            },
          ]
        : []),
      breaker,
      budget,
    ],
    breaker,
    budget,
  };
}
