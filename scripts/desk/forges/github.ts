/** GitHub. Its REST API opens a draft, but only GraphQL marks one as ready. */
import {Refused} from '../workspace';
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

interface GithubPull {
  readonly number: number;
  readonly html_url: string;
  readonly title: string;
  readonly state: string;
  readonly draft?: boolean;
  readonly merged_at: string | null;
  readonly head: {readonly ref: string; readonly sha: string};
}

interface GithubReview {
  readonly state: string;
  readonly user: {readonly login: string} | null;
}

interface CheckRun {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly details_url: string | null;
}

interface Status {
  readonly context: string;
  readonly state: string;
  readonly target_url: string | null;
}

const states: Readonly<Record<string, Checks['state']>> = {pending: 'running', success: 'passed'};
const passed: ReadonlySet<string | null> = new Set(['success', 'neutral', 'skipped']);

export function github(options: ForgeOptions): Forge {
  const base = `${options.api}/repos/${options.repository}`;
  const headers = {authorization: `Bearer ${options.token}`, 'x-github-api-version': '2022-11-28'};
  const call = <Answer>(method: string, address: string, body?: object) =>
    ask<Answer>(options, headers, method, address, body);

  async function pullOf(pull: GithubPull): Promise<Pull> {
    const {number, html_url: url, title, head} = pull;
    let state: PullState = pull.merged_at !== null ? 'merged' : pull.state === 'open' ? 'review' : 'closed';
    if (state === 'review' && pull.draft === true) state = 'draft';
    else if (state === 'review') {
      const reviews = await call<GithubReview[]>('GET', `${base}/pulls/${number}/reviews?per_page=100`);
      state = reviewState(reviews.map(({user, state: word}) => ({who: user?.login ?? '', state: word})));
    }
    return {number, url, title, branch: head.ref, state, head: head.sha};
  }

  return {
    async find(branch) {
      const owner = options.repository.split('/')[0]!;
      const query = new URLSearchParams({head: `${owner}:${branch}`, state: 'all', sort: 'created', direction: 'desc'});
      const found = await call<GithubPull[]>('GET', `${base}/pulls?${query}`);
      const pull = found.find(({state}) => state === 'open') ?? found[0];
      return pull ? await pullOf(pull) : null;
    },
    open: async (branch, title, text) =>
      pullOf(
        await call<GithubPull>('POST', `${base}/pulls`, {
          base: options.main,
          head: branch,
          title,
          body: text,
          draft: true,
        }),
      ),
    async ready({number}) {
      const {node_id: id} = await call<{node_id: string}>('GET', `${base}/pulls/${number}`);
      const query =
        'mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { pullRequest { isDraft } } }';
      // On a server of one's own GraphQL is beside the REST API: /api/v3 and /api/graphql.
      const address = `${options.api.replace(/\/v3$/, '')}/graphql`;
      const {errors = []} = await call<{errors?: unknown[]}>('POST', address, {query, variables: {id}});
      if (errors.length > 0) {
        console.error(`POST ${address}:`, JSON.stringify(errors).slice(0, 500));
        throw new Refused(503, '代码平台没有接受送审，请找工程师');
      }
    },
    async checks(commit) {
      const [{check_runs: runs}, {statuses}] = await Promise.all([
        call<{check_runs: CheckRun[]}>('GET', `${base}/commits/${commit}/check-runs?per_page=100`),
        call<{statuses: Status[]}>('GET', `${base}/commits/${commit}/status?per_page=100`),
      ]);
      return checksOf([
        ...(runs.map(({name, status, conclusion, details_url: url}) => ({
          name,
          state: status !== 'completed' ? ('running' as const) : passed.has(conclusion) ? 'passed' : 'failed',
          url,
        })) as readonly {name: string; state: Checks['state']; url: string | null}[]),
        ...statuses.map(({context, state, target_url: url}) => ({
          name: context,
          state: states[state] ?? ('failed' as const),
          url,
        })),
      ]);
    },
  };
}
