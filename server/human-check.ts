/** Bot protection before a code is sent: hosted captcha or proof of work, by configuration. */
import {createHmac} from 'node:crypto';
import * as z from 'zod/mini';
import type {CaptchaChallenge} from '../src/features/forms/schema';
import {checkSolution, issueChallenge, type ChallengeContext} from './challenge';
import type {CaptchaSettings} from './config';
import type {ServiceContext} from './context';
import {minute} from '../src/site/durations';
import {decodeBase64Json} from './json';
import {post, reasonOf} from './providers/post';

/** A valid solution; the store rejects reuse, by its id. */
interface ValidSolution {
  readonly id: string;
  readonly expiresAt: number;
}

export interface HumanCheck {
  /** Creates a challenge for the browser. */
  issue(): Promise<object>;
  /** Undefined for an invalid solution; `warn` is called when the provider does not respond. */
  check(solution: string, warn: (reason: string) => void): Promise<ValidSolution | undefined>;
}

const proofOfWork = (context: ChallengeContext): HumanCheck => ({
  issue: () => issueChallenge(context),
  check: (solution) => checkSolution(solution, context),
});

const timeoutMs = 3000;

/** How long to fall back to the proof of work after the provider failed. */
const fallbackMs = minute;

/** Longer than the provider accepts a solution, so that none can be replayed. */
const solutionLifetimeMs = 10 * minute;

const word = z.string().check(z.regex(/^[^]{1,2000}$/));
const captchaSolution = z.object({lot_number: word, captcha_output: word, pass_token: word, gen_time: word});
const captchaAnswer = z.object({result: z.string()});

/**
 * Hosted captcha with the GeeTest v4 API: one signed call verifies the browser's result. Falls back to the proof of work
 * when the provider does not respond: the browser requests a new challenge after a rejection.
 */
function hostedCaptcha({siteKey, secret, verifyUrl}: CaptchaSettings, context: ChallengeContext): HumanCheck {
  const fallback = proofOfWork(context);
  let fallbackUntil = 0;

  async function verify(solution: z.output<typeof captchaSolution>): Promise<boolean> {
    const signature = createHmac('sha256', secret).update(solution.lot_number).digest('hex');
    const url = new URL(verifyUrl);
    url.searchParams.set('captcha_id', siteKey);
    const body = new URLSearchParams({...solution, sign_token: signature}).toString();
    const headers = {'content-type': 'application/x-www-form-urlencoded'};
    const answer = await post({url: url.href, body, headers, timeoutMs});
    return captchaAnswer.parse(JSON.parse(answer)).result === 'success';
  }

  return {
    issue() {
      if (context.clock() < fallbackUntil) return fallback.issue();
      return Promise.resolve({kind: 'captcha', siteKey} satisfies CaptchaChallenge);
    },
    async check(solution, warn) {
      const parsed = captchaSolution.safeParse(decodeBase64Json(solution));
      // Proof-of-work challenges are signed and issued during the fallback only, so accepting them here is safe.
      if (!parsed.success) return fallback.check(solution, warn);
      try {
        if (!(await verify(parsed.data))) return undefined;
      } catch (error) {
        fallbackUntil = context.clock() + fallbackMs;
        warn(reasonOf(error));
        return undefined;
      }
      return {id: `captcha:${parsed.data.lot_number}`, expiresAt: context.clock() + solutionLifetimeMs};
    },
  };
}

/** The configured check: hosted captcha, else proof of work. */
export const humanCheck = (captcha: CaptchaSettings | undefined, context: ChallengeContext): HumanCheck =>
  captcha ? hostedCaptcha(captcha, context) : proofOfWork(context);

/**
 * Proof of work for a picture, also where a hosted captcha is set up: nobody should solve a puzzle for each of three pictures.
 * Signed with a key of its own, so that it buys no code.
 */
export const pictureCheck = (context: ChallengeContext & Pick<ServiceContext, 'keyring'>): HumanCheck =>
  proofOfWork({...context, keyring: {challengeKey: context.keyring.digest('picture-challenge')}});
