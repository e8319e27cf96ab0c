/** What the desk needs of a forge: one pull request for each writer's branch. Adapters are in `forges/`. */
import {Refused} from './workspace';

/** `draft`: the writer is not done. `changes`: a reviewer asks for changes. */
export type PullState = 'draft' | 'review' | 'changes' | 'approved' | 'merged' | 'closed';

export interface Pull {
  /** As people name it in the forge. */
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly branch: string;
  readonly state: PullState;
  /** The commit that the forge has seen last on the branch. */
  readonly head: string;
}

/** What CI says of a commit. */
export interface Checks {
  readonly state: 'none' | 'running' | 'passed' | 'failed';
  /** Where details are. */
  readonly url: string | null;
  /** The site as this commit has it. */
  readonly preview: string | null;
}

export interface Forge {
  /** The newest pull request of a branch, open or not. */
  find(branch: string): Promise<Pull | null>;
  /** A draft. */
  open(branch: string, title: string, text: string): Promise<Pull>;
  /** Asks for a review. */
  ready(pull: Pull): Promise<void>;
  checks(commit: string): Promise<Checks>;
}

export interface ForgeOptions {
  /** Address of the API, e.g. `https://git.example.com/api/v1`. */
  readonly api: string;
  /** `owner/name`; at GitLab a longer path is possible. */
  readonly repository: string;
  readonly token: string;
  /** Branch that pull requests go to. */
  readonly main: string;
  /** Milliseconds that one request may take. */
  readonly timeout?: number;
}

const reasons: Readonly<Record<number, string>> = {
  401: '代码平台不认识写字台的令牌，请找工程师',
  403: '写字台的令牌权限不够，请找工程师',
  404: '代码平台上没有找到这个仓库，请找工程师',
  409: '代码平台上已经有一个没合并的申请，请刷新再试',
  422: '代码平台不接受这个申请，请找工程师',
  429: '代码平台请求太多，请过一分钟再试',
};

/** One request to the API of a forge; the answer is JSON. @throws {Refused} with words for the writer */
export async function ask<Answer>(
  {timeout = 10_000}: ForgeOptions,
  headers: Readonly<Record<string, string>>,
  method: string,
  address: string,
  body?: object,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers: {accept: 'application/json', ...(body && {'content-type': 'application/json'}), ...headers},
      ...(body && {body: JSON.stringify(body)}),
      // A redirect would carry the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return (await response.json()) as Answer;
  } catch (error) {
    console.error(`${method} ${address}:`, (error as Error).message);
    throw new Refused(503, '代码平台没有回应。已保存的内容都在，请过一会儿再试');
  }
  console.error(`${method} ${address}: ${response.status} ${(await response.text()).slice(0, 500)}`);
  throw new Refused(503, reasons[response.status] ?? `代码平台出错（${response.status}），请过一会儿再试`);
}

/** The state after the last word of each reviewer. */
export function reviewState(reviews: readonly {readonly who: string; readonly state: string}[]): PullState {
  const last = new Map<string, string>();
  for (const {who, state} of reviews) if (state !== 'COMMENT' && state !== 'COMMENTED') last.set(who, state);
  const states = [...last.values()];
  if (states.some((state) => state === 'REQUEST_CHANGES' || state === 'CHANGES_REQUESTED')) return 'changes';
  return states.includes('APPROVED') ? 'approved' : 'review';
}

/** The worst of what several jobs say. */
export function worst(states: readonly Checks['state'][]): Checks['state'] {
  return (['failed', 'running', 'passed'] as const).find((state) => states.includes(state)) ?? 'none';
}

/** A job with what the desk reads of it. */
export interface Job {
  readonly name: string;
  readonly state: Checks['state'];
  readonly url: string | null;
}

/** A job whose name says preview (or 预览) leads to the site of the branch. */
export function checksOf(jobs: readonly Job[]): Checks {
  const preview = jobs.find(({name, state, url}) => /preview|预览/i.test(name) && state === 'passed' && url);
  const shown = jobs.find(({state}) => state === 'failed') ?? jobs.find(({state}) => state === 'running') ?? jobs[0];
  return {state: worst(jobs.map(({state}) => state)), url: shown?.url ?? null, preview: preview?.url ?? null};
}
