/**
 * A chart as a picture without words: for lists of posts, where the title stands beside it, with its figures, and for the
 * social image. It is the same in both editions.
 */
import type {Chart} from '../../../src/facts/chart.schema';
import {axisOf, groupOf, valuesOf} from './scale';

/** What a picture needs of a chart. */
export interface ChartShape {
  readonly kind: Chart['kind'];
  readonly series: readonly {readonly values: readonly (number | null)[]}[];
  /** Shown with the figures when it is no word. */
  readonly unit?: string;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Ground around the drawing, on each side. */
  readonly edge: number;
}

/** 16:9, as the pictures of stores. */
export const listSize: PictureSize = {width: 1600, height: 900, edge: 150};

/** Design tokens (`src/css/tokens.css`), copied because a picture has no access to those of its page. */
const colors = {
  light: {ground: '#edf3fe', ink: '#1f2a44', line: '#c5d1ea', series: ['#2e63d8', '#e06f10', '#1f2a44', '#7f8ca6']},
  dark: {ground: '#16213f', ink: '#e8edf8', line: '#3a4a75', series: ['#6f97ee', '#ff9a42', '#e8edf8', '#6b7ba6']},
} as const;

const rulesOf = ({ground, ink, line, series}: (typeof colors)['light' | 'dark']): string =>
  [
    `.g{fill:${ground}}`,
    `.l{stroke:${line}}`,
    `.t{fill:${ink}}`,
    ...series.map((color, at) => `.s${at + 1}{fill:${color};stroke:${color}}`),
  ].join('');

const round = (value: number): number => Number(value.toFixed(1));

/** Marks up to which each has its figure; of more, the largest one has. */
const labeledMarks = 8;

/** Values that get a figure. */
function isLabeled({series}: ChartShape): (value: number) => boolean {
  const values = valuesOf({series: series as Chart['series']});
  const most = Math.max(...values);
  let isFree = true;
  return (value) => {
    if (values.length <= labeledMarks) return true;
    const isFirst = isFree && value === most;
    if (isFirst) isFree = false;
    return isFirst;
  };
}

const figureSize = 52;

function figure(
  value: number,
  unit: string | undefined,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
): string {
  const text = value.toLocaleString('en-US') + (unit === '%' ? '%' : '');
  return `<text class="t" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${text}</text>`;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function uprightMarks(shape: ChartShape, frame: Frame, many: number, hasFigures: boolean): string {
  const {kind, series, unit} = shape;
  const labeled = isLabeled(shape);
  const axis = axisOf({kind, series: series as Chart['series']}, 3);
  const down = (value: number) => round(frame.top + frame.height * (1 - axis.at(value)));
  const band = frame.width / many;
  const grid = axis.ticks.map(
    (tick) =>
      `<path class="l" d="M${frame.left} ${down(tick)}h${frame.width}" stroke-width="${tick === 0 ? 6 : 2}" fill="none"/>`,
  );
  const group = groupOf(many, series.length);
  const marks = series.map(({values}, at) => {
    if (kind === 'lines') return linesOf(values, frame.left, band, down, at);
    const rects = values.map((value, index) => {
      if (value === null) return '';
      const x = round(frame.left + band * (index + group.start + group.width * at));
      const [from, to] = [Math.min(down(value), down(0)), Math.max(down(value), down(0))];
      return `<rect x="${x}" y="${from}" width="${round(band * group.width * 0.92)}" height="${round(to - from)}" rx="6"/>`;
    });
    return `<g class="s${at + 1}" stroke="none">${rects.join('')}</g>`;
  });
  const figures = series.flatMap(({values}, at) =>
    values.map((value, index) => {
      const isRepeated = kind === 'lines' && value === values[index - 1];
      if (value === null || !hasFigures || isRepeated || !labeled(value)) return '';
      const place = kind === 'lines' ? 0.5 : group.start + group.width * (at + 0.46);
      return figure(value, unit, frame.left + band * (index + place), down(Math.max(value, 0)) - 28, 'middle');
    }),
  );
  return [...grid, ...marks, ...figures].join('');
}

function linesOf(
  values: readonly (number | null)[],
  left: number,
  band: number,
  down: (value: number) => number,
  at: number,
): string {
  const across = (index: number) => round(left + band * (index + 0.5));
  let isOpen = false;
  const path = values.map((value, index) => {
    const command = isOpen ? 'L' : 'M';
    isOpen = value !== null;
    return value === null ? '' : `${command}${across(index)} ${down(value)}`;
  });
  const dots = values.map((value, index) =>
    value === null ? '' : `<circle cx="${across(index)}" cy="${down(value)}" r="14" stroke="none"/>`,
  );
  return `<g class="s${at + 1}"><path d="${path.join('')}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" style="fill:none"/>${dots.join('')}</g>`;
}

function lyingMarks(shape: ChartShape, frame: Frame, many: number, hasFigures: boolean): string {
  const {series, unit} = shape;
  const labeled = isLabeled(shape);
  const values = valuesOf({series: series as Chart['series']});
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const across = (value: number) => round(frame.left + (frame.width * (value - low)) / (high - low || 1));
  const band = frame.height / many;
  const group = groupOf(many, series.length);
  const marks = series.map(({values: own}, at) => {
    const rects = own.map((value, index) => {
      if (value === null) return '';
      const y = round(frame.top + band * (index + group.start + group.width * at));
      const [from, to] = [Math.min(across(0), across(value)), Math.max(across(0), across(value))];
      return `<rect x="${from}" y="${y}" width="${round(to - from)}" height="${round(band * group.width * 0.92)}" rx="6"/>`;
    });
    return `<g class="s${at + 1}" stroke="none">${rects.join('')}</g>`;
  });
  const zero = `<path class="l" d="M${across(0)} ${frame.top}v${frame.height}" stroke-width="6" fill="none"/>`;
  const figures = series.flatMap(({values: own}, at) =>
    own.map((value, index) => {
      if (value === null || !hasFigures || !labeled(value)) return '';
      const y = frame.top + band * (index + group.start + group.width * (at + 0.46)) + figureSize / 3;
      return figure(value, unit, across(value) + (value < 0 ? -20 : 20), y, value < 0 ? 'end' : 'start');
    }),
  );
  return marks.join('') + zero + figures.join('');
}

/** Draws a picture; light, and dark for those who prefer it. With `ground: false` it stands on any light ground, without figures. */
export function chartPicture(shape: ChartShape, size: PictureSize = listSize, ground = true): string {
  const {width, height, edge} = size;
  // Figures stand at the ends of lying bars.
  const room = ground && shape.kind === 'bars' ? 110 : 0;
  const frame = {left: edge, top: edge, width: width - 2 * edge - room, height: height - 2 * edge};
  const many = shape.series[0]?.values.length ?? 0;
  const marks =
    shape.kind === 'bars' ? lyingMarks(shape, frame, many, ground) : uprightMarks(shape, frame, many, ground);
  const dark = ground ? `@media (prefers-color-scheme:dark){${rulesOf(colors.dark)}}` : '';
  const fill = ground ? '<rect class="g" width="100%" height="100%"/>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${ground ? `text{font:600 ${figureSize}px system-ui,sans-serif}` : ''}${rulesOf(colors.light)}${dark}</style>${fill}${marks}</svg>`;
}
