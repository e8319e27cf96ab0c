/**
 * A forge for tests: real git over HTTP (`git http-backend`), and the calls of Gitea, GitLab or GitHub that the desk makes. A call
 * or a field that the forge's published description does not have fails (`tests/fixtures/forges`).
 */
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

export type ForgeKind = 'gitea' | 'gitlab' | 'github';

interface Description {
  readonly base: string;
  readonly calls: Readonly<
    Record<
      string,
      {readonly query?: string[]; readonly body?: string[]; readonly answer: string; readonly status?: number}
    >
  >;
  readonly answers: Readonly<Record<string, string[]>>;
}

/** What the double keeps of a pull request, whatever the forge. */
interface KeptPull {
  readonly number: number;
  title: string;
  draft: boolean;
  state: 'open' | 'closed' | 'merged';
  readonly branch: string;
  reviews: {who: string; state: 'approved' | 'changes'}[];
  /** Of the branch when it was merged. */
  head?: string;
}

interface KeptJob {
  readonly name: string;
  readonly state: 'running' | 'passed' | 'failed';
  readonly url: string;
}

export const forgeToken = 'forge-token';

/** Where git has its half of the HTTP transport; looked up once. */
let backendProgram: string | undefined;

type Fields = Record<string, unknown>;

/** Words of a forge for what the double keeps. */
interface Dialect {
  pull(pull: KeptPull, head: string, url: string): Fields;
  /** Answers a call that is described; the last words of the path tell which. */
  answer(forge: ForgeDouble, call: string, parts: readonly string[], query: URLSearchParams, body: Fields): unknown;
}

const gitea: Dialect = {
  pull: ({number, title, draft, state, branch}, sha, url) => ({
    number,
    title: draft && !title.startsWith('WIP:') ? `WIP: ${title}` : title,
    html_url: `${url}/desk/site/pulls/${number}`,
    state: state === 'open' ? 'open' : 'closed',
    merged: state === 'merged',
    head: {ref: branch, sha},
  }),
  answer(forge, call, parts, _query, body) {
    switch (call) {
      case 'GET /repos/{owner}/{repo}/pulls':
        return forge.pulls.map((pull) => forge.shown(pull)).reverse();
      case 'POST /repos/{owner}/{repo}/pulls':
        return forge.shown(forge.add(String(body.head), String(body.title), String(body.title).startsWith('WIP:')));
      case 'PATCH /repos/{owner}/{repo}/pulls/{index}': {
        const pull = forge.pulls[Number(parts[4]) - 1]!;
        pull.title = String(body.title);
        pull.draft = pull.title.startsWith('WIP:');
        return forge.shown(pull);
      }
      case 'GET /repos/{owner}/{repo}/pulls/{index}/reviews':
        return forge.pulls[Number(parts[4]) - 1]!.reviews.map(({who, state}) => ({
          state: state === 'approved' ? 'APPROVED' : 'REQUEST_CHANGES',
          dismissed: false,
          user: {login: who},
        }));
      default: {
        const words = {running: 'pending', passed: 'success', failed: 'failure'};
        const statuses = forge.jobsOf(parts[4]!).map(({name, state, url}) => ({
          context: name,
          status: words[state],
          target_url: url,
        }));
        return {statuses, total_count: statuses.length};
      }
    }
  },
};

const gitlab: Dialect = {
  pull: ({number, title, draft, state, branch, reviews}, sha, url) => ({
    iid: number,
    title: draft && !title.startsWith('Draft:') ? `Draft: ${title}` : title,
    web_url: `${url}/desk/site/-/merge_requests/${number}`,
    state: state === 'open' ? 'opened' : state,
    draft,
    source_branch: branch,
    sha,
    detailed_merge_status: reviews.some((one) => one.state === 'changes') ? 'requested_changes' : 'mergeable',
  }),
  answer(forge, call, parts, query, body) {
    switch (call) {
      case 'GET /projects/{id}/merge_requests':
        return forge.pulls
          .filter(({branch}) => branch === query.get('source_branch'))
          .map((pull) => forge.shown(pull))
          .reverse();
      case 'POST /projects/{id}/merge_requests':
        return forge.shown(
          forge.add(String(body.source_branch), String(body.title), String(body.title).startsWith('Draft:')),
        );
      case 'PUT /projects/{id}/merge_requests/{iid}': {
        const pull = forge.pulls[Number(parts[3]) - 1]!;
        pull.title = String(body.title);
        pull.draft = pull.title.startsWith('Draft:');
        return forge.shown(pull);
      }
      case 'GET /projects/{id}/merge_requests/{iid}/approvals': {
        const by = forge.pulls[Number(parts[3]) - 1]!.reviews.filter(({state}) => state === 'approved');
        return {approved: true, approved_by: by.map(({who}) => ({user: {username: who}}))};
      }
      default: {
        const words = {running: 'running', passed: 'success', failed: 'failed'};
        return forge.jobsOf(parts[4]!).map(({name, state, url}) => ({name, status: words[state], target_url: url}));
      }
    }
  },
};

const github: Dialect = {
  pull: ({number, title, draft, state, branch}, sha, url) => ({
    number,
    node_id: `PR_${number}`,
    title,
    html_url: `${url}/desk/site/pull/${number}`,
    state: state === 'open' ? 'open' : 'closed',
    merged_at: state === 'merged' ? '2026-11-25T00:00:00Z' : null,
    draft,
    head: {ref: branch, sha},
  }),
  answer(forge, call, parts, query, body) {
    switch (call) {
      case 'GET /repos/{owner}/{repo}/pulls':
        return forge.pulls
          .filter(({branch}) => `desk:${branch}` === query.get('head'))
          .map((pull) => forge.shown(pull))
          .reverse();
      case 'POST /repos/{owner}/{repo}/pulls':
        return forge.shown(forge.add(String(body.head), String(body.title), body.draft === true));
      case 'GET /repos/{owner}/{repo}/pulls/{number}':
        return forge.shown(forge.pulls[Number(parts[4]) - 1]!);
      case 'GET /repos/{owner}/{repo}/pulls/{number}/reviews':
        return forge.pulls[Number(parts[4]) - 1]!.reviews.map(({who, state}) => ({
          state: state === 'approved' ? 'APPROVED' : 'CHANGES_REQUESTED',
          user: {login: who},
        }));
      case 'POST /graphql': {
        const id = String((body.variables as Fields).id);
        const pull = forge.pulls.find(({number}) => `PR_${number}` === id);
        if (!pull || !String(body.query).includes('markPullRequestReadyForReview')) return {errors: [{}]};
        pull.draft = false;
        return {data: {markPullRequestReadyForReview: {pullRequest: {isDraft: false}}}};
      }
      case 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': {
        const runs = forge.jobsOf(parts[4]!).map(({name, state, url}) => ({
          name,
          status: state === 'running' ? 'in_progress' : 'completed',
          conclusion: state === 'running' ? null : state === 'passed' ? 'success' : 'failure',
          details_url: url,
        }));
        return {total_count: runs.length, check_runs: runs};
      }
      default:
        return {state: 'pending', statuses: []};
    }
  },
};

const dialects: Readonly<Record<ForgeKind, Dialect>> = {gitea, gitlab, github};

/** Whether a path is of a template, e.g. `/repos/{owner}/{repo}/pulls`. */
const fits = (template: string, address: string): boolean =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(address);

export class ForgeDouble {
  readonly pulls: KeptPull[] = [];
  /** What was asked that the description does not have. */
  readonly unknown: string[] = [];
  /** Fails the next calls with this status. */
  broken: number | null = null;
  /** Breaks git too; else only the calls. */
  isGitBroken = false;
  url = '';
  private readonly jobs = new Map<string, KeptJob[]>();
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'forge-'));
  private readonly description: Description;
  private server: Server | undefined;

  constructor(private readonly kind: ForgeKind) {
    this.description = JSON.parse(
      readFileSync(path.resolve(__dirname, `../fixtures/forges/${kind}.json`), 'utf8'),
    ) as Description;
  }

  get bare(): string {
    return path.join(this.folder, 'desk/site.git');
  }

  git(...args: string[]): string {
    const who = ['-c', 'user.name=Engineer', '-c', 'user.email=engineer@example.com'];
    return execFileSync('git', ['-C', this.bare, ...who, ...args], {encoding: 'utf8', maxBuffer: 1e8}).trim();
  }

  /** Takes the files of a folder as the main branch and listens. */
  async start(source: string, paths: readonly string[]): Promise<void> {
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', this.bare]);
    this.git('config', 'http.receivepack', 'true');
    this.git('config', 'receive.autogc', 'false');
    const env = {...process.env, GIT_INDEX_FILE: path.join(this.folder, 'index')};
    const work = ['-C', source, '--git-dir', this.bare, '--work-tree', source];
    execFileSync('git', [...work, 'add', '--force', '--', ...paths], {env});
    const tree = execFileSync('git', [...work, 'write-tree'], {env, encoding: 'utf8'}).trim();
    this.git('update-ref', 'refs/heads/main', this.git('commit-tree', tree, '-m', '开始'));
    this.server = createServer((request, response) => this.serve(request, response));
    await new Promise<void>((resolve) => this.server!.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(null)));
    rmSync(this.folder, {recursive: true, force: true});
  }

  read(branch: string, file: string): string {
    return execFileSync('git', ['-C', this.bare, 'show', `${branch}:${file}`], {encoding: 'utf8', maxBuffer: 1e8});
  }

  /** An engineer's commit. */
  write(branch: string, file: string, text: string): void {
    const env = {...process.env, GIT_INDEX_FILE: path.join(this.folder, 'engineer')};
    const run = (args: string[], input?: string) =>
      execFileSync('git', ['-C', this.bare, '-c', 'user.name=Engineer', '-c', 'user.email=e@example.com', ...args], {
        env,
        input,
        encoding: 'utf8',
      }).trim();
    run(['read-tree', branch]);
    const blob = run(['hash-object', '-w', '--stdin'], text);
    run(['update-index', '--add', '--cacheinfo', `100644,${blob},${file}`]);
    const commit = run(['commit-tree', run(['write-tree']), '-p', branch, '-m', `改${file}`]);
    run(['update-ref', `refs/heads/${branch}`, commit]);
  }

  /** Merges a branch as the button of the forge does. */
  merge(branch: string, how: 'merge' | 'squash'): void {
    const pull = this.pulls.find((one) => one.branch === branch && one.state === 'open')!;
    const tree = this.git('merge-tree', '--write-tree', 'main', branch);
    const parents = how === 'merge' ? ['-p', 'main', '-p', branch] : ['-p', 'main'];
    pull.head = this.git('rev-parse', branch);
    this.git('update-ref', 'refs/heads/main', this.git('commit-tree', tree, ...parents, '-m', pull.title));
    pull.state = 'merged';
  }

  job(branch: string, job: KeptJob): void {
    const commit = this.git('rev-parse', branch);
    this.jobs.set(commit, [...this.jobsOf(commit).filter(({name}) => name !== job.name), job]);
  }

  jobsOf(commit: string): KeptJob[] {
    return this.jobs.get(commit) ?? [];
  }

  add(branch: string, title: string, draft: boolean): KeptPull {
    const pull: KeptPull = {number: this.pulls.length + 1, title, draft, state: 'open', branch, reviews: []};
    this.pulls.push(pull);
    return pull;
  }

  shown(pull: KeptPull): Fields {
    return dialects[this.kind].pull(pull, pull.head ?? this.git('rev-parse', pull.branch), this.url);
  }

  private serve(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', this.url);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      if (url.pathname.startsWith('/desk/site.git')) this.backend(request, response, url, body);
      else this.call(request, response, url, body);
    });
  }

  private call(request: IncomingMessage, response: ServerResponse, url: URL, sent: Buffer): void {
    const answer = (status: number, value: unknown) => {
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(JSON.stringify(value));
    };
    if (this.broken !== null) return answer(this.broken, {message: 'broken'});
    const {base, calls, answers} = this.description;
    const {headers} = request;
    const token = headers.authorization?.replace(/^(token|Bearer) /, '') ?? headers['private-token'];
    if (token !== forgeToken) return answer(401, {message: 'token'});
    const at = url.pathname === '/api/graphql' ? '/graphql' : url.pathname.slice(base.length);
    const call = Object.keys(calls).find((name) => {
      const [method, template = ''] = name.split(' ');
      return method === request.method && fits(template, at);
    });
    if (call === undefined) {
      this.unknown.push(`${request.method} ${url.pathname}`);
      return answer(404, {message: 'not described'});
    }
    const described = calls[call]!;
    const body = sent.length > 0 ? (JSON.parse(sent.toString()) as Fields) : {};
    this.expectDescribed(call, [...url.searchParams.keys()], described.query ?? []);
    this.expectDescribed(call, Object.keys(body), described.body ?? []);
    const result = dialects[this.kind].answer(
      this,
      call,
      at.split('/').slice(1).flatMap(decode),
      url.searchParams,
      body,
    );
    for (const one of Array.isArray(result) ? (result as Fields[]) : [result as Fields]) {
      this.expectDescribed(call, Object.keys(one), answers[described.answer]!);
      for (const [field, list] of Object.entries(one)) {
        const fields = answers[`${described.answer}.${field}`];
        if (fields) for (const item of list as Fields[]) this.expectDescribed(call, Object.keys(item), fields);
      }
    }
    answer(described.status ?? 200, result);
  }

  private expectDescribed(call: string, names: readonly string[], described: readonly string[]): void {
    for (const name of names) if (!described.includes(name)) this.unknown.push(`${call}: ${name}`);
  }

  /** git http-backend as a CGI program. */
  private backend(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): void {
    const {headers} = request;
    if (this.isGitBroken) {
      response.writeHead(503).end();
      return;
    }
    const login = Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
    if (login !== `oauth2:${forgeToken}`) {
      response.writeHead(401, {'www-authenticate': 'Basic realm="forge"'}).end();
      return;
    }
    backendProgram ??= path.join(execFileSync('git', ['--exec-path'], {encoding: 'utf8'}).trim(), 'git-http-backend');
    const child = spawn(backendProgram, {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: this.folder,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: url.pathname,
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method ?? 'GET',
        CONTENT_TYPE: headers['content-type'] ?? '',
        CONTENT_LENGTH: String(body.length),
        HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
        HTTP_GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
        REMOTE_USER: 'desk',
        REMOTE_ADDR: '127.0.0.1',
      },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on('error', () => undefined);
    child.stdin.end(body);
    child.once('close', () => {
      const output = Buffer.concat(chunks);
      const end = output.indexOf('\r\n\r\n');
      const lines = output.subarray(0, end).toString().split('\r\n');
      const fields = lines.map((line): [string, string] => {
        const [name = '', ...rest] = line.split(': ');
        return [name, rest.join(': ')];
      });
      const status = Number.parseInt(fields.find(([name]) => name === 'Status')?.[1] ?? '200', 10);
      response.writeHead(status, Object.fromEntries(fields.filter(([name]) => name !== 'Status')));
      response.end(output.subarray(end + 4));
    });
  }
}

/** `desk%2Fsite` is one part of a path. */
const decode = (part: string): string[] => [decodeURIComponent(part)];
