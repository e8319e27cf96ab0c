/** GitLab, whose pull requests are merge requests. A draft is a title that begins with "Draft:". */
import {ask, checksOf, type Checks, type Forge, type ForgeOptions, type Pull, type PullState} from '../forge';

interface MergeRequest {
  readonly iid: number;
  readonly web_url: string;
  readonly title: string;
  readonly state: string;
  readonly draft: boolean;
  readonly source_branch: string;
  readonly sha: string;
  /** Says `requested_changes` where a reviewer asked for some. */
  readonly detailed_merge_status?: string;
}

interface CommitStatus {
  readonly name: string;
  readonly status: string;
  readonly target_url: string | null;
}

const states: Readonly<Record<string, Checks['state']>> = {
  success: 'passed',
  skipped: 'passed',
  manual: 'passed',
  failed: 'failed',
  canceled: 'failed',
};

export function gitlab(options: ForgeOptions): Forge {
  const base = `${options.api}/projects/${encodeURIComponent(options.repository)}`;
  const call = <Answer>(method: string, place: string, body?: object) =>
    ask<Answer>(options, {'private-token': options.token}, method, base + place, body);

  async function pullOf(request: MergeRequest): Promise<Pull> {
    const {iid: number, web_url: url, title, draft, source_branch: branch, sha: head} = request;
    let state: PullState = request.state === 'merged' ? 'merged' : request.state === 'closed' ? 'closed' : 'review';
    if (state === 'review' && draft) state = 'draft';
    else if (state === 'review' && request.detailed_merge_status === 'requested_changes') state = 'changes';
    else if (state === 'review') {
      // `approved` is also true where no approval is needed: somebody has to have given one.
      const {approved_by: by} = await call<{approved_by: unknown[]}>('GET', `/merge_requests/${number}/approvals`);
      if (by.length > 0) state = 'approved';
    }
    return {number, url, title, branch, state, head};
  }

  return {
    async find(branch) {
      const query = new URLSearchParams({source_branch: branch, state: 'all', order_by: 'created_at', sort: 'desc'});
      const found = await call<MergeRequest[]>('GET', `/merge_requests?${query}`);
      const pull = found.find(({state}) => state === 'opened') ?? found[0];
      return pull ? await pullOf(pull) : null;
    },
    open: async (branch, title, text) =>
      pullOf(
        await call<MergeRequest>('POST', '/merge_requests', {
          source_branch: branch,
          target_branch: options.main,
          title: `Draft: ${title}`,
          description: text,
        }),
      ),
    async ready({number, title}) {
      await call('PUT', `/merge_requests/${number}`, {
        title: title.replace(/^\s*(Draft:|\[Draft\]|\(Draft\))\s*/i, ''),
      });
    },
    async checks(commit) {
      const found = await call<CommitStatus[]>('GET', `/repository/commits/${commit}/statuses?per_page=100`);
      return checksOf(
        found.map(({name, status, target_url: url}) => ({name, state: states[status] ?? 'running', url})),
      );
    },
  };
}
