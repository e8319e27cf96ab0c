/** Charts of documents and news: what is drawn, what is left out where there is no room, and what readers without eyes get. */
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {charts} from '../../../plugins/doc-parts/charts';
import {figureHtml, summaryOf} from '../../../plugins/doc-parts/charts/figure';
import {isRow, labelsFit, thinned, tiers} from '../../../plugins/doc-parts/charts/fit';
import {chartPicture} from '../../../plugins/doc-parts/charts/picture';
import {pictureFolder, pictureRoot, postPicture, writePictures} from '../../../plugins/doc-parts/charts/pictures';
import {chartsIn} from '../../../plugins/doc-parts/charts/read';
import {axisOf} from '../../../plugins/doc-parts/charts/scale';
import {formatNumber, textWidth, withUnit} from '../../../plugins/doc-parts/charts/text';
import type {Chart} from '../../../src/facts/chart.schema';

const hours = Array.from({length: 24}, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const columns: Chart = {
  kind: 'columns',
  title: 'Entries <by hour>',
  unit: 'people',
  labels: ['10:00', '11:00', '12:00'],
  series: [
    {name: 'Raw & all', values: [1200, null, 800]},
    {name: 'Customers', values: [900, -50, 600]},
  ],
  note: 'Made up.',
};
const lines: Chart = {
  kind: 'lines',
  title: 'Stops',
  unit: 's',
  labels: hours,
  series: [{name: 'Stops', values: hours.map((_, at) => ([3, 5].includes(at) ? null : at))}],
};
const read = (chart: Chart, locale: 'zh-CN' | 'en' = 'en') => load(figureHtml(chart, locale), {}, false);

describe('an axis', () => {
  const ticks = (kind: Chart['kind'], ...values: number[]) => axisOf({kind, series: [{name: 'x', values}]}).ticks;

  it('has round steps and, under columns, the zero', () => {
    expect(ticks('columns', 72, 80)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks('columns', -7, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
    expect(ticks('columns', 0.07, 0.29)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(ticks('columns', 0)).toEqual([0, 0.5, 1]);
  });

  it('shows the course of a line far from zero', () => {
    expect(ticks('lines', 81, 84)).toEqual([81, 82, 83, 84]);
    expect(ticks('lines', 40, 84)[0]).toBe(0);
  });
});

describe('room', () => {
  it('shows labels of a row only where they do not touch, and those of a phone everywhere', () => {
    const padding = 40;
    const shown = thinned(lines, padding);
    expect(shown[0]).toBe(tiers[0]);
    for (const tier of tiers) {
      const band = (tier - padding) / hours.length;
      const ends = shown.flatMap((from, at) => {
        if (from === undefined || from > tier) return [];
        const half = textWidth(hours[at]!) / 2;
        return [[(at + 0.5) * band - half, (at + 0.5) * band + half] as const];
      });
      expect(ends.length).toBeGreaterThan(1);
      ends.slice(1).forEach(([start], at) => expect(start).toBeGreaterThan(ends[at]![1]));
      expect(ends.at(-1)![1]).toBeLessThanOrEqual(tier - padding);
    }
  });

  it('leaves no label of a category out: bars have room where columns have none', () => {
    const words = {...columns, labels: ['Tables in the middle of the aisle', 'Promotions', 'Window']};
    expect(isRow(words)).toBe(false);
    expect(labelsFit(words, 40)).toBe(480);
    const $ = read(words);
    expect($('.from-480 .below span').length).toBe(3);
    expect($('.below-480 .bars > div').length).toBe(3);
    const extreme = {...columns, labels: ['Donaudampfschifffahrtsgesellschaftshaus', ...hours.slice(0, 8)]};
    expect(figureHtml({...extreme, series: [{name: 'x', values: hours.slice(0, 9).map(() => 1)}]}, 'en')).toContain(
      'class="bars"',
    );
  });
});

describe('a figure', () => {
  it('has caption, legend, note and the data as a table', () => {
    const $ = read(columns);
    expect($('figcaption').text()).toBe('Entries <by hour>');
    expect(
      $('.legend li')
        .map((_, one) => $(one).text())
        .get(),
    ).toEqual(['Raw & all', 'Customers']);
    expect($('.note').text()).toBe('Made up.');
    expect(
      $('th')
        .map((_, one) => $(one).text())
        .get(),
    ).toEqual(['Item', 'Raw & all (people)', 'Customers (people)']);
    expect($('tbody tr').eq(1).text()).toBe('11:00None−50');
    expect(read({...columns, series: columns.series.slice(0, 1), note: undefined})('.legend, .note').length).toBe(0);
  });

  it('is named by its title and what it says', () => {
    const name =
      'Stops. Line chart, from “00:00” to “23:00” (24 in all). Stops: lowest 0\u00a0s (00:00), highest 23\u00a0s (23:00).';
    expect(summaryOf(lines, 'en')).toBe(name);
    expect(read(lines)('[role=img]').attr('aria-label')).toBe(name);
    expect(summaryOf({...columns, unit: '人次'}, 'zh-CN')).toContain('Customers最低-50人次'.replace('-', '−'));
  });

  it('leaves gaps: no column, and a line that ends and begins again', () => {
    expect(read(columns)('[role=img] .s1 > rect').length).toBe(2);
    const line = read(lines)('.line path').last().attr('d')!;
    expect(line.match(/M/g)?.length).toBe(3);
    // Of so many values only the one between two gaps is a dot.
    expect(read(lines)('circle').length).toBe(1);
  });

  it('writes numbers as the edition does', () => {
    expect([formatNumber(-4800.5, 'en'), formatNumber(-4800.5, 'zh-CN')]).toEqual(['−4,800.5', '−4800.5']);
    expect(['%', '$', 's', '人'].map((unit) => withUnit(-12, unit, 'en'))).toEqual([
      '−12%',
      '−$12',
      '−12\u00a0s',
      '−12人',
    ]);
  });
});

describe('the picture of a post', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'charts-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));
  const block = (value: number) =>
    `# x\n\n\`\`\`chart\nkind: bars\ntitle: T\nunit: W\nlabels: [a, b]\nseries:\n  - name: n\n    values: [1, ${value}]\n\`\`\`\n`;

  it('has figures, no words, and colors for the dark', () => {
    for (const chart of [columns, lines, {...columns, kind: 'bars'} as Chart]) {
      const svg = chartPicture(chart);
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(svg).toMatch(/<text[^>]*>[\d,.-]+%?<\/text>/);
      expect(svg.replace(/<style>.*<\/style>/, '')).not.toMatch(/>[^<]*\p{L}[^<]*</u);
      expect(svg).toContain('prefers-color-scheme:dark');
      expect(chartPicture(chart, undefined, false)).not.toMatch(/class="g"|<text/);
    }
  });

  it('has another address when its figures change, and old files go', () => {
    const [one, two] = [2, 3].map((value) => postPicture('blog/x.md', 'product/x', block(value)));
    expect(one!.name).toMatch(/^product-x-[0-9a-f]{12}\.svg$/);
    expect(two!.name).not.toBe(one!.name);
    writePictures(folder, [one!]);
    writePictures(folder, [two!]);
    expect(readdirSync(path.join(folder, pictureRoot, pictureFolder))).toEqual([two!.name]);
  });

  it('asks for a chart where there is none', () => {
    expect(() => postPicture('blog/x.md', 'product/x', 'No chart.')).toThrow('blog/x.md');
  });

  it('becomes a figure in the page; what cannot be drawn is named by file and line', () => {
    const file = path.join(folder, 'x.md');
    const node = () => ({
      type: 'root',
      children: [{type: 'code', lang: 'chart'} as Record<string, unknown> & {type: string}],
    });
    writeFileSync(file, `---\ntitle: x\n---\n${block(2)}`);
    const good = node();
    charts()(good, {path: file});
    expect(good.children[0]).toMatchObject({type: 'mdxJsxFlowElement', name: 'figure'});
    writeFileSync(file, `---\ntitle: x\n---\n${block(2).replace('[a, b]', '[a]')}`);
    expect(() => charts()(node(), {path: file})).toThrow(/x\.md:10 chart\.labels: write at least two labels/);
  });

  it('is read from its own fence only', () => {
    const nested = `\`\`\`\`md\n${block(2)}\`\`\`\`\n`;
    expect(chartsIn(nested)).toEqual([]);
    expect(chartsIn(block(2), 7)[0]).toMatchObject({line: 10, problems: []});
  });
});
