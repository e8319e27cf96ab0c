/** A writer's changes on their way to the site: sending them to review, what became of them, and their history. */
import {html, type Markup} from '../lib/report/html';
import {deskPage} from './create';
import type {Checks, Pull, PullState} from './forge';
import type {HostedWorkspace} from './hosted';
import type {Revision} from './git';
import {deskLink, placeOf} from './paths';

const pullWords: Readonly<Record<PullState, string>> = {
  draft: '还没送审',
  review: '已送审，等人看',
  changes: '要修改，改好保存就行',
  approved: '已通过，等合并',
  merged: '已合并',
  closed: '被关掉了，找审稿的人问一下',
};

const checkWords: Readonly<Record<Checks['state'], string>> = {
  none: '还没有自动检查',
  running: '自动检查正在进行',
  passed: '自动检查通过',
  failed: '自动检查没通过',
};

/** What the desk shows of the branch. */
export interface ReviewState {
  /** In words; empty where there is nothing to review. */
  readonly text: string;
  readonly canSend: boolean;
  /** Of the pull request. */
  readonly url: string | null;
  /** Origin of the site as the branch has it. */
  readonly preview: string | null;
  /** Where what CI says is. */
  readonly checks: string | null;
  /** Documents that have to be compared. */
  readonly conflicts: number;
  /** Paths in the editor's tree. */
  readonly changed: readonly string[];
}

const isOpen = (pull: Pull | null): pull is Pull => pull !== null && !['merged', 'closed'].includes(pull.state);

/** Address of the branch's preview, e.g. `https://write-wang.preview.example.com`. */
const previewOf = (pattern: string | null, branch: string): string | null =>
  pattern?.replaceAll('{branch}', branch.replace(/[^a-z0-9]+/g, '-')) ?? null;

/** @throws {Refused} */
export async function reviewState(workspace: HostedWorkspace, previewUrl: string | null): Promise<ReviewState> {
  await workspace.refresh();
  const [pull, changed, conflicts] = await Promise.all([workspace.pull(), workspace.changed(), workspace.conflicts()]);
  const checks = isOpen(pull) ? await workspace.checks() : null;
  const words = pull ? [pullWords[pull.state], ...(checks ? [checkWords[checks.state]] : [])] : [];
  const preview = checks?.preview ?? previewOf(previewUrl, workspace.branch);
  return {
    text: words.join('，'),
    canSend: pull?.state === 'draft' && conflicts.length === 0,
    url: pull?.url ?? null,
    preview: isOpen(pull) ? (preview?.replace(/\/$/, '') ?? null) : null,
    checks: checks?.url ?? null,
    conflicts: conflicts.length,
    changed,
  };
}

/** A pull request of any writer, for those who review. */
export interface Sent extends Pull {
  readonly name: string;
}

const link = (url: string | null, words: string): Markup | string =>
  url === null ? '' : html`<a href="${url}" rel="noreferrer">${words}</a> `;

function documentRow(editorPath: string, label: string): Markup {
  const place = placeOf(editorPath);
  return html`<li>
    <a href="${(place && deskLink(place.file)) ?? '/write'}">${label}</a>
    <small><a href="/write/history?path=${encodeURIComponent(editorPath)}">历史</a></small>
  </li>`;
}

/** The page “我的改动”. `sent` is there for reviewers. */
export function reviewPage(
  {text, canSend, url, preview, checks, conflicts, changed}: ReviewState,
  titleOf: (editorPath: string) => string,
  sent: readonly Sent[] | null,
  token: string,
): string {
  const compare =
    conflicts === 0
      ? ''
      : html`<p role="status">
          有${conflicts}篇您和别人都改了同一处，对照以后才能送审。<a href="/write?compare">对照</a>
        </p>`;
  const send = canSend
    ? html`<form method="post" action="/write/review">
        <input type="hidden" name="token" value="${token}" /><button>送审</button>
      </form>`
    : '';
  const others =
    sent === null
      ? ''
      : html`<section>
          <h2>等您审的（${sent.filter(({state}) => state === 'review').length}）</h2>
          <ul>
            ${sent.map(
              (pull) =>
                html`<li>
                  <a href="${pull.url}" rel="noreferrer">${pull.title}</a>
                  <small>${pull.name}，${pullWords[pull.state]}</small>
                </li>`,
            )}
          </ul>
        </section>`;
  return deskPage(
    '我的改动',
    html`<p><a href="/write">打开写字台</a> <a href="/write/queue">写什么</a></p>
      <p role="status">${text || '没有等着审的改动'}</p>
      ${compare}${send}
      <p>${link(url, '在代码平台上看')}${link(preview, '预览')}${link(checks, '自动检查的结果')}</p>
      <ul>
        ${changed.map((name) => documentRow(name, `${titleOf(name)}（${name.startsWith('desk/en/') ? '英文' : '中文'}）`))}
      </ul>
      ${others}`,
  );
}

/** Who changed a document, when and what. */
export function historyPage(editorPath: string, title: string, revisions: readonly Revision[]): string {
  const place = placeOf(editorPath);
  const rows = revisions.map(
    ({when, name, what}) =>
      html`<li>
        <time datetime="${when}">${when.slice(0, 16).replace('T', ' ')}</time> ${name}<small>${what}</small>
      </li>`,
  );
  return deskPage(
    '历史',
    html`<p><a href="${(place && deskLink(place.file)) ?? '/write'}">${title}</a></p>
      ${
        rows.length > 0
          ? html`<ul>
              ${rows}
            </ul>`
          : html`<p>还没有提交过的历史</p>`
      }`,
  );
}
