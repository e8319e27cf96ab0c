/** Bars: a row per label, its name above or beside them, and the number at the end of each. */
import type {Chart} from '../../../src/facts/chart.schema';
import type {Locale} from '../../../src/site/editions';
import {valuesOf} from './scale';
import {escapeHtml, textWidth, withUnit} from './text';

/** Px. */
const thick = 18;
const pitch = 22;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Draws the bars; their lengths begin at a common zero, with room for the numbers at both ends. */
export function bars({labels, series, unit}: Chart, locale: Locale): string {
  const values = valuesOf({series});
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low || 1;
  const zero = -low / span;
  const text = (value: number) => withUnit(value, unit, locale);
  const room = (some: readonly number[]) => Math.ceil(Math.max(0, ...some.map((one) => textWidth(text(one)) + 10)));
  const padding = `padding:0 ${room(values.filter((one) => one >= 0))}px 0 ${room(values.filter((one) => one < 0))}px`;
  const height = series.length * pitch - (pitch - thick);
  const rows = labels.map((label, index) => {
    const marks = series.map(({values: own}, at) => {
      const value = own[index] ?? null;
      if (value === null) return '';
      const [from, to] = [Math.min(zero, zero + value / span), Math.max(zero, zero + value / span)];
      const end = value < 0 ? {x: from, dx: -6, anchor: ' text-anchor="end"'} : {x: to, dx: 6, anchor: ''};
      const y = at * pitch;
      return `<rect class="s${at + 1}" x="${percent(from)}" y="${y}" width="${percent(to - from)}" height="${thick}" rx="2"/><text class="number" x="${percent(end.x)}" dx="${end.dx}" y="${y + thick / 2}" dy=".35em"${end.anchor}>${escapeHtml(text(value))}</text>`;
    });
    const axis = `<line class="zero" x1="${percent(zero)}" x2="${percent(zero)}" y1="-3" y2="${height + 3}"/>`;
    return `<div><span>${escapeHtml(label)}</span><svg height="${height}" style="${padding}">${marks.join('')}${axis}</svg></div>`;
  });
  return `<div class="bars">${rows.join('')}</div>`;
}
