import {describe, expect, it} from '@jest/globals';
import {nameCells} from '../../../plugins/doc-parts/tables';

const text = (value: string) => ({type: 'text', value});
const cell = (tagName: string, value: string) => ({type: 'element', tagName, properties: {}, children: [text(value)]});
const row = (tagName: string, values: readonly string[]) => ({
  type: 'element',
  tagName: 'tr',
  children: values.map((value) => cell(tagName, value)),
});
const part = (tagName: string, children: Parameters<ReturnType<typeof nameCells>>[0][]) => ({
  type: 'element',
  tagName,
  children,
});

/** A page with one table, as the Markdown loader hands it over. */
const page = (columns: readonly string[], values: readonly string[]) => ({
  type: 'root',
  children: [
    part('div', [
      {
        ...part('table', [part('thead', [row('th', columns)]), part('tbody', [row('td', values)])]),
        properties: {} as Record<string, unknown>,
      },
    ]),
  ],
});

describe('names of cells', () => {
  it('gives each cell of a wide table the name of its column', () => {
    const root = page(['灯', '颜色', '含义', '怎么办'], ['PWR', '绿', '正常', '不用处理']);
    nameCells()(root);
    expect(JSON.stringify(root)).toContain('"data-rows":""');
    expect([...JSON.stringify(root).matchAll(/"data-column":"([^"]+)"/g)].map(([, name]) => name)).toEqual([
      '灯',
      '颜色',
      '含义',
      '怎么办',
    ]);
  });

  it('marks a date in a table of any width', () => {
    const root = page(['版本', '日期'], ['6.2.1', '2026-11-12']);
    nameCells()(root);
    expect(JSON.stringify(root).match(/"data-date":""/g)).toHaveLength(1);
  });

  it('leaves a narrow table as it is', () => {
    const root = page(['灯', '含义'], ['PWR', '正常']);
    const before = JSON.stringify(root);
    nameCells()(root);
    expect(JSON.stringify(root)).toBe(before);
  });
});
