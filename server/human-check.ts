/** Proof that a person, or at least patience, asks for a code: which kind there is the service decides. */
import {createHmac} from 'node:crypto';
import * as z from 'zod/mini';
import type {CaptchaChallenge} from '../src/features/forms/schema';
import {checkSolution, issueChallenge, type ChallengeContext} from './challenge';
import type {CaptchaSettings} from './config';
import {minute} from '../src/site/durations';
import {decodeBase64Json} from './json';
import {post, reasonOf} from './providers/post';

/** A solution that holds; whether it was used before is for the store to say. */
interface ValidSolution {
  readonly id: string;
  readonly expiresAt: number;
}

export interface HumanCheck {
  /** What the browser has to solve. */
  issue(): Promise<object>;
  /** Undefined when the solution does not hold; `warn` hears of a provider that does not answer. */
  check(solution: string, warn: (reason: string) => void): Promise<ValidSolution | undefined>;
}

const proofOfWork = (context: ChallengeContext): HumanCheck => ({
  issue: () => issueChallenge(context),
  check: (solution) => checkSolution(solution, context),
});

const timeoutMs = 3000;

/** How long the proof of work stands in for a provider that did not answer. */
const fallbackMs = minute;

/** Longer than a provider takes a solution for good. */
const solutionLifetimeMs = 10 * minute;

const word = z.string().check(z.minLength(1), z.maxLength(2000));
const captchaSolution = z.object({lot_number: word, captcha_output: word, pass_token: word, gen_time: word});
const captchaAnswer = z.object({result: z.string()});

/**
 * A hosted captcha in GeeTest's v4 form: the browser's result is confirmed by one signed call. When the provider does not
 * answer, the proof of work stands in: the browser takes a new challenge when its first one is refused.
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
      // Challenges of the proof of work are signed, and given out while it stands in only.
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

/** The human check of the settings: a hosted captcha where one is configured, else the proof of work. */
export const humanCheck = (captcha: CaptchaSettings | undefined, context: ChallengeContext): HumanCheck =>
  captcha ? hostedCaptcha(captcha, context) : proofOfWork(context);
