/** Gitea and Forgejo, whose API is the same. A draft is a title that begins with WIP. */
import {
  ask,
  checksOf,
  reviewState,
  type Checks,
  type Forge,
  type ForgeOptions,
  type Pull,
  type PullState,
} from '../forge';

interface GiteaPull {
  readonly number: number;
  readonly html_url: string;
  readonly title: string;
  readonly state: string;
  readonly merged: boolean;
  readonly head: {readonly ref: string; readonly sha: string};
}

interface GiteaReview {
  readonly state: string;
  readonly dismissed: boolean;
  readonly user: {readonly login: string} | null;
}

interface GiteaStatus {
  readonly context: string;
  readonly status: string;
  readonly target_url: string;
}

const prefix = 'WIP: ';
const isDraft = (title: string): boolean => /^\s*(WIP:|\[WIP\])/i.test(title);

const states: Readonly<Record<string, Checks['state']>> = {
  pending: 'running',
  success: 'passed',
  warning: 'passed',
  skipped: 'passed',
  error: 'failed',
  failure: 'failed',
};

export function gitea(options: ForgeOptions): Forge {
  const base = `${options.api}/repos/${options.repository}`;
  const call = <Answer>(method: string, place: string, body?: object) =>
    ask<Answer>(options, {authorization: `token ${options.token}`}, method, base + place, body);

  async function pullOf(pull: GiteaPull): Promise<Pull> {
    const {number, html_url: url, title, merged, head} = pull;
    let state: PullState = merged ? 'merged' : pull.state === 'open' ? 'review' : 'closed';
    if (state === 'review' && isDraft(title)) state = 'draft';
    else if (state === 'review') {
      const reviews = await call<GiteaReview[]>('GET', `/pulls/${number}/reviews?limit=50`);
      state = reviewState(
        reviews.flatMap(({dismissed, user, state: word}) => (dismissed ? [] : [{who: user?.login ?? '', state: word}])),
      );
    }
    return {number, url, title, branch: head.ref, state, head: head.sha};
  }

  return {
    async find(branch) {
      // There is no filter by branch; the newest come first.
      const pulls = await call<GiteaPull[]>('GET', '/pulls?state=all&sort=recentupdate&limit=50');
      const own = pulls.filter(({head}) => head.ref === branch);
      const found = own.find(({state}) => state === 'open') ?? own.sort((a, b) => b.number - a.number)[0];
      return found ? await pullOf(found) : null;
    },
    open: async (branch, title, text) =>
      pullOf(
        await call<GiteaPull>('POST', '/pulls', {base: options.main, head: branch, title: prefix + title, body: text}),
      ),
    async ready({number, title}) {
      const plain = title.replace(/^\s*(WIP:|\[WIP\])\s*/i, '');
      await call('PATCH', `/pulls/${number}`, {title: plain});
    },
    async checks(commit) {
      const {statuses} = await call<{statuses: GiteaStatus[] | null}>('GET', `/commits/${commit}/status`);
      return checksOf(
        (statuses ?? []).map(({context, status, target_url: url}) => ({
          name: context,
          state: states[status] ?? 'running',
          url: url || null,
        })),
      );
    },
  };
}
