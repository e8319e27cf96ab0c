import {createChallenge, extractParams, verifySolution} from 'altcha-lib';
import type {Challenge} from 'altcha-lib/types';
import {z} from 'zod';
import {minute} from '../src/site/durations';
import type {ServiceContext} from './context';
import {decodeBase64Json} from './json';

const lifetimeMs = 10 * minute;

const hex64 = z.string().regex(/^[0-9a-f]{64}$/);

/** ALTCHA payload; validated strictly, because the library accepts any algorithm and number. */
const solutionSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: hex64,
  number: z.int().nonnegative(),
  salt: z.string().regex(/^[^]{0,200}$/),
  signature: hex64,
});

/** Dependencies of the challenges. */
export type ChallengeContext = Pick<ServiceContext, 'clock' | 'pressure'> & {
  readonly keyring: Pick<ServiceContext['keyring'], 'challengeKey'>;
  readonly config: Pick<ServiceContext['config'], 'powMax'>;
};

/** A signed proof-of-work challenge, harder under pressure: the browser finds `number` ≤ `maxnumber` with SHA-256(salt + number) = challenge. */
export function issueChallenge({config, keyring, clock, pressure}: ChallengeContext): Promise<Challenge> {
  return createChallenge({
    hmacKey: keyring.challengeKey,
    maxnumber: config.powMax * pressure.factor(),
    expires: new Date(clock() + lifetimeMs),
  });
}

/**
 * Verifies signature and expiry of a solution (base64 of ALTCHA's JSON). The store rejects reuse, by the returned id.
 */
export async function checkSolution(
  solution: string,
  {keyring, clock}: Pick<ChallengeContext, 'keyring' | 'clock'>,
): Promise<{id: string; expiresAt: number} | undefined> {
  const payload = solutionSchema.safeParse(decodeBase64Json(solution));
  if (!payload.success) return undefined;
  const expiresAt = Number(extractParams(payload.data).expires) * 1000;
  // The library uses its own clock, so expiry is checked here against ours.
  if (!(expiresAt > clock()) || !(await verifySolution(payload.data, keyring.challengeKey, false))) return undefined;
  return {id: payload.data.challenge, expiresAt};
}
