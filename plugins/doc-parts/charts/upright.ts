/** Columns and lines: an axis of values at the left, labels below. Across, places are percentages; down, pixels. */
import type {Chart} from '../../../src/facts/chart.schema';
import type {Locale} from '../../../src/site/editions';
import {fromClass, isRow, labelsFit, leastTier, thinned} from './fit';
import {type Axis, axisOf, groupOf} from './scale';
import {escapeHtml, isShort, shortValue, textSize, textWidth} from './text';

/** Px. The top holds the numbers on the highest columns and, where ticks do not have it, the unit. */
const topOf = ({unit}: Chart): number => (isShort(unit) ? 20 : 38);
const height = 200;
const below = {row: 28, none: 6};

/** Places across, in percent of the drawing. */
const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Place of a value below the upper edge of the drawing, px. */
const placer =
  (chart: Chart, axis: Axis) =>
  (value: number): number =>
    Number((topOf(chart) + height * (1 - axis.at(value))).toFixed(1));

/** Room for the numbers of the axis, px. */
const paddingOf = ({unit}: Chart, axis: Axis, locale: Locale): number =>
  Math.ceil(Math.max(...axis.ticks.map((tick) => textWidth(shortValue(tick, unit, locale)))) + 10);

function grid(chart: Chart, axis: Axis, padding: number, locale: Locale): string {
  const {unit} = chart;
  const down = placer(chart, axis);
  const lines = axis.ticks.map((tick) => {
    const y = down(tick);
    const isZero = tick === 0 ? ' class="zero"' : '';
    return `<line${isZero} x2="100%" y1="${y}" y2="${y}"/><text x="-8" y="${y}" dy=".35em" text-anchor="end">${escapeHtml(shortValue(tick, unit, locale))}</text>`;
  });
  const name = isShort(unit) ? '' : `<text x="${-padding}" y="${textSize}">${escapeHtml(unit)}</text>`;
  return `<g class="grid">${lines.join('')}${name}</g>`;
}

/** Numbers on columns, from the width on at which each has room over its own. */
function columnNumbers(chart: Chart, axis: Axis, padding: number, locale: Locale): string {
  const {labels, series, unit} = chart;
  const group = groupOf(labels.length, series.length);
  const text = (value: number) => shortValue(value, unit, locale);
  const down = placer(chart, axis);
  const widest = Math.max(
    ...series.flatMap(({values}) => values.map((one) => (one === null ? 0 : textWidth(text(one))))),
  );
  // A single column has the room of its whole band.
  const share = series.length === 1 ? 1 : group.width;
  const tier = leastTier((width) => ((width - padding) / labels.length) * share >= widest + 4);
  if (tier === undefined) return '';
  const numbers = series.flatMap(({values}, at) =>
    values.map((value, index) => {
      if (value === null) return '';
      const x = percent((index + group.start + group.width * (at + 0.5)) / labels.length);
      const y = down(value) + (value < 0 ? textSize + 4 : -7);
      return `<text x="${x}" y="${y}" text-anchor="middle">${escapeHtml(text(value))}</text>`;
    }),
  );
  return `<g class="numbers ${fromClass(tier)}">${numbers.join('')}</g>`;
}

function columns(chart: Chart, axis: Axis): string {
  const {labels, series} = chart;
  const down = placer(chart, axis);
  const group = groupOf(labels.length, series.length);
  const zero = down(0);
  return series
    .map(({values}, at) => {
      const bars = values.map((value, index) => {
        if (value === null) return '';
        const y = down(value);
        const x = percent((index + group.start + group.width * at) / labels.length);
        // A hair between the columns of a group.
        const width = percent((group.width * (series.length > 1 ? 0.92 : 1)) / labels.length);
        return `<rect x="${x}" y="${Math.min(y, zero)}" width="${width}" height="${Number(Math.abs(y - zero).toFixed(1))}" rx="2"/>`;
      });
      return `<g class="s${at + 1}">${bars.join('')}</g>`;
    })
    .join('');
}

/** Lines end and begin again at gaps; a value between two gaps is a dot. */
function lines(chart: Chart, axis: Axis): string {
  const {labels, series} = chart;
  const down = placer(chart, axis);
  const tall = topOf(chart) + height;
  const middle = (index: number) => (index + 0.5) / labels.length;
  return series
    .map(({values}, at) => {
      let isOpen = false;
      const path = values.map((value, index) => {
        const command = isOpen ? 'L' : 'M';
        isOpen = value !== null;
        return value === null ? '' : `${command}${Number((middle(index) * 1000).toFixed(1))} ${down(value)}`;
      });
      const isAlone = (index: number) => (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
      const dots = values.map((value, index) =>
        value === null || (labels.length > 16 && !isAlone(index))
          ? ''
          : `<circle cx="${percent(middle(index))}" cy="${down(value)}" r="4"/>`,
      );
      // Stretched across, with strokes that are not: the drawing inside has a thousand units.
      const line = `<svg width="100%" height="${tall}" viewBox="0 0 1000 ${tall}" preserveAspectRatio="none"><path d="${path.join('')}" vector-effect="non-scaling-stroke"/></svg>`;
      return `<g class="s${at + 1} line">${line}${dots.join('')}</g>`;
    })
    .join('');
}

/** Labels under the drawing that break by themselves, or a row inside it in which some are left out. */
function labelsBelow(chart: Chart, padding: number): {readonly svg: string; readonly html: string} {
  const {labels} = chart;
  if (isRow(chart) && labelsFit(chart, padding) !== 216) {
    const texts = thinned(chart, padding).map((tier, index) => {
      if (tier === undefined) return '';
      const name = fromClass(tier);
      return `<text${name && ` class="${name}"`} x="${percent((index + 0.5) / labels.length)}" y="${topOf(chart) + height + 20}" text-anchor="middle">${escapeHtml(labels[index]!)}</text>`;
    });
    return {svg: `<g class="labels">${texts.join('')}</g>`, html: ''};
  }
  const cells = labels.map((label) => `<span>${escapeHtml(label)}</span>`).join('');
  return {svg: '', html: `<div class="below" style="padding-left:${padding}px">${cells}</div>`};
}

/** Draws columns or lines. */
export function upright(chart: Chart, locale: Locale): string {
  const axis = axisOf(chart);
  const padding = paddingOf(chart, axis, locale);
  const labels = labelsBelow(chart, padding);
  const marks =
    chart.kind === 'lines' ? lines(chart, axis) : columns(chart, axis) + columnNumbers(chart, axis, padding, locale);
  const tall = topOf(chart) + height + (labels.svg ? below.row : below.none);
  return `<svg height="${tall}" style="padding-left:${padding}px">${grid(chart, axis, padding, locale)}${marks}${labels.svg}</svg>${labels.html}`;
}

/** From which width of the figure on columns have room for their labels; undefined: they never have. */
export const uprightFrom = (chart: Chart, locale: Locale) => {
  const padding = paddingOf(chart, axisOf(chart), locale);
  return isRow(chart) ? (216 as const) : labelsFit(chart, padding);
};
