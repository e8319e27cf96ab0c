/** The content report as one self-contained, printable page without script. */
import {scoreText, visitsText} from './articleList';
import type {ArticleRow} from './articles';
import {claimMonths} from './claims';
import {soonDays, type DocumentRow} from './documents';
import type {Report, TranslationRow} from './report';

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Trusted markup; `html` escapes everything else. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | string | number | null | readonly Value[];

const textOf = (value: Value): string => {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  return String(value ?? '').replace(/[&<>"']/g, (mark) => escapes[mark]!);
};

/** Template tag that escapes its values, so that a visitor's search query cannot inject markup. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(strings.reduce((page, part, index) => page + textOf(values[index - 1] ?? '') + part));

const style = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 32px 24px 64px; max-width: 1160px; background: #fff; color: #1f2a44;
  font: 14px/1.55 Inter, system-ui, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.2; }
h2 { margin: 40px 0 4px; font-size: 18px; line-height: 1.3; }
h2 b { margin-left: 8px; padding: 1px 9px; border-radius: 999px; background: #e4ecfd; color: #1e4fc2; font-size: 13px; font-weight: 600; }
h2 b.bad { background: #fdf0ef; color: #c62828; }
h3 { margin: 20px 0 4px; font-size: 14px; }
p { margin: 4px 0 12px; max-width: 76ch; color: #4b5875; }
p.none { color: #1b7a43; }
nav ul { display: flex; flex-wrap: wrap; gap: 8px; margin: 20px 0 0; padding: 0; list-style: none; }
nav a { display: block; min-width: 128px; padding: 8px 14px; border: 1px solid #dce4f4; border-radius: 8px; color: inherit; text-decoration: none; }
nav a b { display: block; font-size: 22px; line-height: 1.25; }
nav a.bad b { color: #c62828; }
nav a:hover, nav a:focus-visible { border-color: #2e63d8; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid #dce4f4; text-align: left; vertical-align: top; }
th { color: #5b6785; font-size: 12px; font-weight: 600; white-space: nowrap; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.d { white-space: nowrap; font-variant-numeric: tabular-nums; }
td small { display: block; color: #5b6785; font-size: 12px; overflow-wrap: anywhere; }
code { font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.bad { color: #c62828; }
@media print {
  body { max-width: none; padding: 0; font-size: 11px; }
  nav { display: none; }
  h2 { break-after: avoid; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  .scroll { overflow: visible; }
}`;

interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => Value;
  /** `n` for figures, `d` for dates. */
  readonly look?: 'n' | 'd';
}

function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Markup {
  const head = columns.map(({title, look = ''}) => html`<th scope="col" class="${look}">${title}</th>`);
  const body = rows.map(
    (row) =>
      html`<tr>
        ${columns.map(({cell, look = ''}) => html`<td class="${look}">${cell(row)}</td>`)}
      </tr> `,
  );
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`;
}

const documentColumn: Column<DocumentRow> = {
  title: 'Document',
  cell: ({title, file}) => html`${title}<small>${file}</small>`,
};
const versionColumn: Column<DocumentRow> = {title: 'Version', cell: ({version}) => version, look: 'd'};
const ownerColumn: Column<DocumentRow> = {title: 'Owner', cell: ({owner}) => owner, look: 'd'};
const updatedColumn: Column<DocumentRow> = {title: 'Updated', cell: ({updated}) => updated, look: 'd'};
const votesColumn: Column<TranslationRow> = {title: 'Asked for', cell: ({votes}) => votes || '', look: 'n'};

interface Part {
  readonly id: string;
  readonly title: string;
  readonly count: number | null;
  /** Whether a count above zero is something to do today. */
  readonly isUrgent?: boolean;
  readonly lead: string;
  readonly body: Value;
}

/** The rows, or the sentence that says there are none. */
const rowsOr = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], none: string): Markup =>
  rows.length > 0 ? table(columns, rows) : html`<p class="none">${none}</p>`;

const noService = html`<p>
  No service data yet: start the service once (<code>npm start</code>), or name its folder with <code>DATA_DIR</code>.
</p>`;

const percent = (part: number, whole: number): string => (whole === 0 ? '' : `${Math.round((100 * part) / whole)}%`);

const articleColumns: readonly Column<ArticleRow>[] = [
  {title: 'Points', cell: ({points}) => points, look: 'n'},
  {title: 'Article', cell: ({title, file}) => html`${title}<small>${file}</small>`},
  {title: 'Edition', cell: ({edition}) => edition, look: 'd'},
  {title: 'No', cell: ({notHelpful}) => notHelpful || '', look: 'n'},
  {title: 'Yes', cell: ({helpful}) => helpful || '', look: 'n'},
  {title: 'Requests', cell: ({requests}) => requests || '', look: 'n'},
  {
    title: 'Opened from search',
    cell: (row) => (row.opened === 0 ? '' : html`${row.opened}<small>${visitsText(row)}</small>`),
  },
  {title: 'Left for another result', cell: ({away}) => away || '', look: 'n'},
  {
    title: 'Mend first because',
    cell: ({because, begin}) => (because === '' ? '' : html`${because}.<small>${begin}</small>`),
  },
];

function mendFirst({articles}: Report): Part {
  return {
    id: 'mend',
    title: 'Mend first',
    count: articles && articles.rows.filter(({because}) => because !== '').length,
    lead: `The articles that failed most readers come first. ${scoreText}`,
    body: articles
      ? [
          rowsOr(articleColumns, articles.rows, 'Nobody has answered or searched yet.'),
          articles.otherRequests === 0
            ? ''
            : html`<p>Service requests sent from pages that are no article: ${articles.otherRequests}.</p>`,
        ]
      : noService,
  };
}

function parts(report: Report): Part[] {
  const {feedback, misses} = report;
  return [
    mendFirst(report),
    {
      id: 'overdue',
      title: 'Past their review date',
      count: report.overdue.length,
      isUrgent: true,
      lead: 'Read the page against the device or the app, correct it, and set updated and review_by. Nothing wrong? Set the two dates all the same.',
      body: rowsOr(
        [
          documentColumn,
          versionColumn,
          ownerColumn,
          updatedColumn,
          {title: 'Review was due', cell: ({reviewBy}) => reviewBy, look: 'd'},
          {title: 'Days late', cell: ({overdueDays}) => overdueDays, look: 'n'},
        ],
        report.overdue,
        'None. ' +
          (report.dueSoon.length > 0
            ? `${report.dueSoon.length} come due within ${soonDays} days, see below.`
            : `None comes due within ${soonDays} days either.`),
      ),
    },
    {
      id: 'due',
      title: `Due within ${soonDays} days`,
      count: report.dueSoon.length,
      lead: 'Time to plan them in.',
      body: rowsOr(
        [
          documentColumn,
          versionColumn,
          ownerColumn,
          updatedColumn,
          {title: 'Review by', cell: ({reviewBy}) => reviewBy, look: 'd'},
        ],
        report.dueSoon,
        'None.',
      ),
    },
    {
      id: 'stale',
      title: 'Stale translations',
      count: report.stale.length,
      isUrgent: true,
      lead: 'The Chinese text changed after the English one was made from it. Compare the two (npm run dev, then the key “\\”), then write the Chinese date into source_updated.',
      body: rowsOr(
        [
          documentColumn,
          versionColumn,
          ownerColumn,
          {title: 'Chinese', cell: ({updated}) => updated, look: 'd'},
          {title: 'Translated from', cell: ({sourceUpdated}) => sourceUpdated ?? 'unknown', look: 'd'},
          votesColumn,
        ],
        report.stale,
        'None: every translation was made from the text that is shown.',
      ),
    },
    {
      id: 'missing',
      title: 'Missing translations',
      count: report.missing.length,
      lead: 'English readers see these in Chinese, with a notice. “Asked for” counts the readers who want the page in English.',
      body: rowsOr(
        [
          documentColumn,
          versionColumn,
          ownerColumn,
          votesColumn,
          {title: 'Makes the skeleton', cell: ({file}) => html`<code>npm run new -- translation --file ${file}</code>`},
        ],
        report.missing,
        'None.',
      ),
    },
    {
      id: 'feedback',
      title: 'Pages that did not help',
      count: feedback && feedback.reduce((sum, {notHelpful}) => sum + notHelpful, 0),
      lead: 'Answers to “Did this page help?”, the least helpful first; the number above counts the answers “no”. Comments are encrypted and are not in this report, only their number.',
      body: feedback
        ? rowsOr(
            [
              {
                title: 'Document',
                cell: ({article, title}) => html`${title ?? 'no document has this id'}<small>${article}</small>`,
              },
              {title: 'Edition', cell: ({edition}) => edition, look: 'd'},
              {title: 'No', cell: ({notHelpful}) => notHelpful, look: 'n'},
              {title: 'Yes', cell: ({helpful}) => helpful, look: 'n'},
              {
                title: 'No in all',
                cell: ({notHelpful, helpful}) => percent(notHelpful, notHelpful + helpful),
                look: 'n',
              },
              {
                title: 'Why not',
                cell: ({reasons}) => reasons.map(({reason, count}) => `${reason}: ${count}`).join('; '),
              },
              {title: 'Comments', cell: ({comments}) => comments || '', look: 'n'},
            ],
            feedback,
            'No answers yet.',
          )
        : noService,
    },
    {
      id: 'misses',
      title: 'Searches that helped nobody',
      count: misses && misses.length,
      lead: 'They found nothing, or nothing that anybody opened. If an article answers it, add the words to its symptoms. If none does, the command makes a stub; it asks for the rest.',
      body: misses
        ? rowsOr(
            [
              {title: 'Searched for', cell: ({query, edition}) => html`${query}<small>${edition}</small>`},
              {title: 'Times', cell: ({count}) => count, look: 'n'},
              {title: 'Found, not opened', cell: ({unopened}) => unopened, look: 'n'},
              {title: 'Last', cell: ({lastAt}) => new Date(lastAt).toISOString().slice(0, 10), look: 'd'},
              {
                title: 'Makes the stub',
                cell: ({command, foundIn}) =>
                  foundIn === null ? html`<code>${command}</code>` : html`Has it by now:<small>${foundIn}</small>`,
              },
            ],
            misses,
            'None.',
          )
        : noService,
    },
    {
      id: 'claims',
      title: 'Figures to settle',
      count:
        report.claimProblems.length +
        report.claimPairs.filter(({kind}) => kind === 'conflict').length +
        report.oldClaims.length,
      isUrgent: true,
      lead: `src/facts/claims.ts: figures that contradict each other, and those confirmed ${claimMonths} months ago or longer.`,
      body: [
        report.claimProblems.length > 0
          ? html`<ul>
              ${report.claimProblems.map((line) => html`<li class="bad">${line}</li>`)}
            </ul>`
          : '',
        html`<h3>Not confirmed for ${claimMonths} months</h3>`,
        rowsOr(
          [
            {title: 'Claim', cell: ({id}) => html`<code>${id}</code>`},
            {title: 'Figure', cell: ({value}) => value.toLocaleString('en-US'), look: 'n'},
            {title: 'As of', cell: ({asOf}) => asOf, look: 'd'},
            {title: 'Months', cell: ({months}) => months, look: 'n'},
          ],
          report.oldClaims,
          'None.',
        ),
        html`<h3>One meaning, two figures</h3>`,
        rowsOr(
          [
            {title: 'Claims', cell: ({ids}) => html`<code>${ids[0]}</code><br /><code>${ids[1]}</code>`},
            {
              title: 'Figures',
              cell: ({values}) => html`${values[0].toLocaleString('en-US')}<br />${values[1].toLocaleString('en-US')}`,
              look: 'n',
            },
            {
              title: 'What to do',
              cell: ({kind, shared}) =>
                kind === 'conflict'
                  ? html`<span class="bad">Contradiction (${shared}): keep one.</span>`
                  : `Both speak of “${shared}”: keep their wording apart in the copy, or drop one.`,
            },
          ],
          report.claimPairs,
          'None.',
        ),
      ],
    },
    {
      id: 'demo',
      title: 'Demo settings left',
      count: report.demo.length,
      lead: 'Real values are needed before launch; npm run check:launch lists the same.',
      body:
        report.demo.length > 0
          ? html`<ul>
              ${report.demo.map((setting) => html`<li><code>${setting}</code></li>`)}
            </ul>`
          : html`<p class="none">None: ready for launch.</p>`,
    },
    {
      id: 'owners',
      title: 'Owners',
      count: null,
      lead: 'Who answers for how much.',
      body: table(
        [
          {title: 'Owner', cell: ({owner}) => owner, look: 'd'},
          {title: 'Documents', cell: ({documents}) => documents, look: 'n'},
          {title: 'Median age, days', cell: ({medianAgeDays}) => medianAgeDays, look: 'n'},
          {title: 'Oldest', cell: ({oldest}) => oldest, look: 'd'},
          {title: 'Past review', cell: ({overdue}) => overdue, look: 'n'},
          {title: 'Due soon', cell: ({dueSoon}) => dueSoon, look: 'n'},
          {title: 'Stale', cell: ({stale}) => stale, look: 'n'},
          {title: 'Untranslated', cell: ({missing}) => missing, look: 'n'},
        ],
        report.owners,
      ),
    },
    {
      id: 'documents',
      title: 'All documents by age',
      count: report.documents.length,
      lead: 'The oldest first.',
      body: table(
        [
          documentColumn,
          {title: 'Type', cell: ({type}) => type, look: 'd'},
          versionColumn,
          ownerColumn,
          updatedColumn,
          {title: 'Age, days', cell: ({ageDays}) => ageDays, look: 'n'},
          {title: 'Review by', cell: ({reviewBy}) => reviewBy, look: 'd'},
          {title: 'English', cell: ({translation}) => translation, look: 'd'},
        ],
        report.documents,
      ),
    },
  ];
}

const isBad = ({isUrgent, count}: Part): boolean => isUrgent === true && (count ?? 0) > 0;

/** The whole page. */
export function renderReport(report: Report): string {
  const all = parts(report);
  const tiles = all
    .filter(({id}) => id !== 'owners')
    .map(
      (part) =>
        html`<li>
          <a href="#${part.id}" class="${isBad(part) ? 'bad' : ''}"><b>${part.count ?? '–'}</b>${part.title}</a>
        </li>`,
    );
  const sections = all.map(
    (part) =>
      html`<section aria-labelledby="${part.id}">
        <h2 id="${part.id}">
          ${part.title}${part.count === null ? '' : html`<b class="${isBad(part) ? 'bad' : ''}">${part.count}</b>`}
        </h2>
        <p>${part.lead}</p>
        ${part.body}
      </section> `,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Content report ${report.day}</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        <h1>Content report</h1>
        <p>As of ${report.day}. Made by <code>npm run content:report</code>.</p>
        <nav aria-label="Parts">
          <ul>
            ${tiles}
          </ul>
        </nav>
        <main>${sections}</main>
      </body>
    </html> `.text;
}
