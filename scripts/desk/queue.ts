/** The writers' list: what to mend, to translate and to review, with links into the desk. A page without script. */
import type {DocumentRow} from '../lib/report/documents';
import {html, type Markup} from '../lib/report/html';
import type {Report} from '../lib/report/report';
import {deskPage, newDocumentForm} from './create';
import {deskLink} from './paths';

/** One document with what there is to say of it. */
const row = (file: string, title: string, about: string, more: Markup | string = ''): Markup => {
  const link = deskLink(file);
  return html`<li>${link === null ? title : html`<a href="${link}">${title}</a>`}<small>${about}</small>${more}</li>`;
};

function section(title: string, why: string, rows: readonly Markup[], none: string): Markup {
  const list =
    rows.length > 0
      ? html`<ul>
          ${rows}
        </ul>`
      : html`<p>${none}</p>`;
  return html`<section>
    <h2>${title}（${rows.length}）</h2>
    <p>${why}</p>
    ${list}
  </section>`;
}

const name = ({id, version}: DocumentRow): string => (version === '6.x' ? id : `${version} ${id}`);

/** A document with the mark that the scaffold leaves is a draft. */
export interface DraftRow {
  readonly file: string;
  readonly title: string;
  /** How many places are still to be written. */
  readonly open: number;
}

/** The whole page. `switchOn` is the page of the site that begins to show “改进这一页”. */
export function queuePage(report: Report, drafts: readonly DraftRow[], token: string, switchOn: string | null): string {
  const {missing, stale, overdue, dueSoon, articles, misses} = report;
  const noService = '还没有读者的数据：服务在这台电脑上没有运行过';
  const sections = [
    section(
      '先改这些',
      '读者说没帮上忙、看了还是报修的，分数高的在前',
      (articles?.rows ?? [])
        .slice(0, 30)
        .map(({file, title, edition, points, notHelpful, helpful, requests, comments}) =>
          row(
            file,
            title,
            `${edition === 'global' ? '英文' : '中文'}，${points}分：没解决${notHelpful}，解决了${helpful}，报修${requests}，留言${comments}`,
          ),
        ),
      articles ? '没有' : noService,
    ),
    section(
      '草稿',
      '还有没写的地方',
      drafts.map(({file, title, open}) => row(file, title, `还有${open}处没写`)),
      '没有',
    ),
    section(
      '要翻译',
      '英文版还没有，想看英文的人多的在前',
      missing.map((one) =>
        row(
          one.file,
          one.title,
          `${name(one)}，${one.votes}人想看英文，负责：${one.owner}`,
          newDocumentForm(
            token,
            'translation',
            html`<input type="hidden" name="file" value="${one.file}" />`,
            '建英文稿',
          ),
        ),
      ),
      '都翻译了',
    ),
    section(
      '英文旧了',
      '中文改过，英文还没对照',
      stale.map((one) =>
        row(one.file, one.title, `${name(one)}，中文${one.updated}，英文对照的是${one.sourceUpdated ?? '不知哪天'}的`),
      ),
      '都对照过了',
    ),
    section(
      '该复查了',
      '过了复查日期，或者30天内到期',
      [...overdue, ...dueSoon].map((one) =>
        row(one.file, one.title, `${name(one)}，复查日期${one.reviewBy}，负责：${one.owner}`),
      ),
      '没有到期的',
    ),
    section(
      '搜了没找到',
      '读者搜过、没有结果或没有点开的话，次数多的在前',
      (misses ?? []).slice(0, 50).map(
        ({query, edition, count, foundIn}) =>
          html`<li>
            <a href="/write/new?query=${encodeURIComponent(query)}">${query}</a>
            <small
              >${edition === 'global' ? '英文' : '中文'}，${count}次${foundIn === null ? '' : '，现在有一篇写到了'}</small
            >
          </li>`,
      ),
      misses ? '没有' : noService,
    ),
  ];
  return deskPage(
    '写什么',
    html`<p>
        <a href="/write">打开写字台</a> <a href="/write/new">新建</a>
        ${switchOn === null ? '' : html`<a href="${switchOn}">在网站上显示“改进这一页”</a>`}
      </p>
      ${sections}`,
  );
}
