/** The articles of the content report as a text table, CSV or Markdown. */
import {csvLine, renderTable} from '../../../server/cli/render';
import type {ArticleReport, ArticleRow} from './articles';

/** Ways to print the articles. */
export const listFormats = ['table', 'csv', 'md'] as const;
export type ListFormat = (typeof listFormats)[number];

const searchesOf = ({searches}: ArticleRow): string =>
  searches.map(({query, count, unopened}) => `${query}: ${count} (${unopened} found, not opened)`).join('; ');

/** The searches that led to an article most often. */
export const visitsText = ({visits}: ArticleRow): string =>
  visits
    .slice(0, 3)
    .map(({query, count}) => `${query}: ${count}`)
    .join('; ');

const columns: readonly (readonly [title: string, cell: (row: ArticleRow) => string])[] = [
  ['points', ({points}) => String(points)],
  ['article', ({article}) => article],
  ['edition', ({edition}) => edition],
  ['title', ({title}) => title],
  ['no', ({notHelpful}) => String(notHelpful)],
  ['yes', ({helpful}) => String(helpful)],
  ['comments', ({comments}) => String(comments)],
  ['requests', ({requests}) => String(requests)],
  ['requests from 5.x', ({olderRequests}) => String(olderRequests)],
  ['searches in vain', ({searches}) => String(searches.reduce((total, {count}) => total + count, 0))],
  ['opened from search', ({opened}) => String(opened)],
  ['left for another result', ({away}) => String(away)],
  ['searches that led there', visitsText],
];
const longColumns: typeof columns = [
  ['searched for', searchesOf],
  ['mend first because', ({because}) => because],
  ['begin with', ({begin}) => begin],
  ['file', ({file}) => file],
];

/** How the points are made, in one sentence. */
export const scoreText =
  'Points: 5 for each service request sent from the page, 3 for each “no”, 1 for each comment, 1 for each search in vain with its words (20 at most), 1 for each visitor who opened it from a search and then another result of the same search (20 at most). “Yes” takes nothing off.';

const headOf = (list: typeof columns): string[] => list.map(([title]) => title);
const cellsOf = (list: typeof columns, row: ArticleRow): string[] => list.map(([, cell]) => cell(row));
const othersText = (count: number): string =>
  count === 0 ? '' : `Service requests sent from pages that are no article: ${count}.`;

/** User input in a paragraph of Markdown: no markup, no line break. */
const plain = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\\`*_{}[\]<>|#~]/g, (mark) => `\\${mark}`)
    .replaceAll('&', '&amp;');

function markdown({rows, otherRequests}: ArticleReport): string {
  const first = rows
    .filter((row) => row.because !== '')
    .map(
      (row, index) =>
        `${index + 1}. **${plain(row.title)}** (${plain(row.article)}, ${plain(row.edition)}, ${row.points} points): mend first because ${plain(row.because)}. ${plain(row.begin)} File: ${plain(row.file)}`,
    );
  const line = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;
  return [
    '# What to mend first',
    scoreText,
    first.join('\n'),
    '## All articles with answers, requests or searches',
    [
      line(headOf(columns)),
      `|${' --- |'.repeat(columns.length)}`,
      ...rows.map((row) => line(cellsOf(columns, row))),
    ].join('\n'),
    othersText(otherRequests),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function textTable({rows, otherRequests}: ArticleReport): string {
  const first = rows
    .filter((row) => row.because !== '')
    .slice(0, 10)
    .map(
      (row, index) =>
        `${index + 1}. ${row.article} ${row.edition} – mend first because ${row.because}.\n   ${row.begin}`,
    );
  return [
    renderTable(
      headOf(columns),
      rows.map((row) => cellsOf(columns, row)),
    ),
    ...first,
    othersText(otherRequests),
    scoreText,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** The articles in one format, with its last line end. */
export function renderArticles(report: ArticleReport, format: ListFormat): string {
  if (format === 'md') return markdown(report);
  if (format === 'table')
    return report.rows.length === 0 ? 'Nobody has answered or searched yet.\n' : textTable(report);
  const all = [...columns, ...longColumns];
  // Without a byte order mark spreadsheet programs assume the local code page and garble Chinese.
  return `\uFEFF${[headOf(all), ...report.rows.map((row) => cellsOf(all, row))].map(csvLine).join('')}`;
}
