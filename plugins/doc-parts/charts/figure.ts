/**
 * A chart as HTML: caption, legend, drawing, note, and its data as a table. A string, because in the script of a post a
 * string is a fraction of what the same markup costs as elements.
 */
import en from '../../../i18n/en/copy/chart';
import zh from '../../../i18n/zh-CN/copy/chart';
import type {Chart} from '../../../src/facts/chart.schema';
import type {Locale} from '../../../src/site/editions';
import {bars} from './bars';
import {tiers} from './fit';
import {escapeHtml, formatNumber, isShort, withUnit} from './text';
import {upright, uprightFrom} from './upright';

const wordsOf = (locale: Locale) => (locale === 'en' ? en : zh);

/** What the drawing says, for those who do not see it: kind, labels, and the lowest and highest value of each series. */
export function summaryOf({kind, title, unit, labels, series}: Chart, locale: Locale): string {
  const words = wordsOf(locale);
  const parts = series.map(({name, values}) => {
    const known = values.flatMap((value, index) => (value === null ? [] : [{value, label: labels[index]!}]));
    const end = (sign: 1 | -1) => known.reduce((best, one) => (one.value * sign > best.value * sign ? one : best));
    const said = ({value, label}: {value: number; label: string}) => ({value: withUnit(value, unit, locale), label});
    return words.range(name, said(end(-1)), said(end(1)));
  });
  return words.summary(title, words.kinds[kind], labels[0]!, labels.at(-1)!, labels.length, parts);
}

function legend({kind, series}: Chart): string {
  if (series.length === 1) return '';
  const key = kind === 'lines' ? '<path d="M0 6H24"/>' : '<rect width="12" height="12" rx="2"/>';
  const size = kind === 'lines' ? 24 : 12;
  const entries = series.map(
    ({name}, at) =>
      `<li><svg aria-hidden="true" width="${size}" height="12" class="s${at + 1}${kind === 'lines' ? ' line' : ''}">${key}</svg>${escapeHtml(name)}</li>`,
  );
  return `<ul class="legend">${entries.join('')}</ul>`;
}

/** Tables of this many columns become blocks on a phone, like those of the text (`tables.ts`). */
const manyColumns = 4;

function table({unit, title, labels, series}: Chart, locale: Locale): string {
  const words = wordsOf(locale);
  const names = series.map(({name}) => (isShort(unit) ? name : words.withUnit(name, unit)));
  const isMany = names.length + 1 >= manyColumns;
  const cell = (index: number, html: string) =>
    `<td${isMany ? ` data-column="${escapeHtml([words.label, ...names][index]!)}"` : ''}>${html}</td>`;
  const rows = labels.map((label, index) => {
    const values = series.map(({values: own}, at) => {
      const value = own[index] ?? null;
      const text =
        value === null ? words.none : isShort(unit) ? withUnit(value, unit, locale) : formatNumber(value, locale);
      return cell(at + 1, value === null ? text : `<data value="${value}">${escapeHtml(text)}</data>`);
    });
    return `<tr>${cell(0, escapeHtml(label))}${values.join('')}</tr>`;
  });
  const head = [words.label, ...names].map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  return `<details><summary>${words.data}</summary><div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(title)}"><table${isMany ? ' data-rows' : ''}><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div></details>`;
}

/** Columns where their labels have room, else bars; where that depends on the width, both, of which one is shown. */
function drawing(chart: Chart, locale: Locale): string {
  if (chart.kind === 'bars') return bars(chart, locale);
  const from = uprightFrom(chart, locale);
  if (from === undefined) return bars(chart, locale);
  if (from === tiers[0]) return upright(chart, locale);
  return `<div class="from-${from}">${upright(chart, locale)}</div><div class="below-${from}">${bars(chart, locale)}</div>`;
}

/** The inside of a `<figure class="chart">`. */
export function figureHtml(chart: Chart, locale: Locale): string {
  const note = chart.note === undefined ? '' : `<p class="note">${escapeHtml(chart.note)}</p>`;
  return `<figcaption>${escapeHtml(chart.title)}</figcaption>${legend(chart)}<div role="img" data-search-skip aria-label="${escapeHtml(summaryOf(chart, locale))}">${drawing(chart, locale)}</div>${note}${table(chart, locale)}`;
}
