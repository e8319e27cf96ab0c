/** The tables of lights on model pages: every row is a light that the plugin draws, and the lights are those of the catalogue. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {drawLights, lightOf} from '../../../plugins/doc-parts/lights';
import {modelById} from '../../../src/facts/models';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = [
  'docs/models',
  'versioned_docs/version-5.x/models',
  'i18n/en/docusaurus-plugin-content-docs/current/models',
  'i18n/en/docusaurus-plugin-content-docs/version-5.x/models',
];
const pages = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('type: model')),
);

/** Rows of the table below the heading, without its head. */
const rowsOf = (text: string): string[][] =>
  /^## .*\{#leds\}$([\s\S]*?)(?=^## |$(?![\s\S]))/m
    .exec(text)![1]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const text = (value: string) => ({type: 'text', value});
const cell = (value: string) => ({type: 'tableCell', children: [text(value)]});
const page = (id: string, ...rows: string[][]) => ({
  type: 'root',
  children: [
    {type: 'heading', depth: 2, data: {id}, children: [text('指示灯')]},
    {type: 'table', children: rows.map((cells) => ({type: 'tableRow', children: cells.map(cell)}))},
  ],
});
const head = ['颜色', '怎么亮', '意思', '怎么办'];
const links = {type: 'mdxJsxAttribute', name: 'links', value: '{}'};

describe('the table of lights', () => {
  it.each(pages)('%s names lights', (file) => {
    const rows = rowsOf(readFileSync(path.join(root, file), 'utf8'));
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter((cells) => !lightOf(cells))).toEqual([]);
  });

  it.each(pages.filter((file) => !file.includes('5.x')))('%s has the lights of the catalogue', (file) => {
    const markdown = readFileSync(path.join(root, file), 'utf8');
    const {leds} = modelById(/^model: (.+)$/m.exec(markdown)![1]!);
    expect(rowsOf(markdown).map(lightOf)).toEqual(leds.map(({label, color, pattern}) => ({label, color, pattern})));
  });

  it('draws the light and leads on from its meaning', () => {
    const root = page('leds', head, ['红', '快闪', 'TF卡异常', '重插']);
    drawLights(root, links, 'x.md');
    const [dot, more] = [
      ...JSON.stringify(root).matchAll(/"name":"(TableLight|LightLink)","attributes":(\[[^\]]*\])/g),
    ];
    expect(dot![1]).toBe('TableLight');
    expect(dot![2]).toContain('"value":"fast"');
    expect(more![1]).toBe('LightLink');
    expect(more![2]).toContain('"name":"links"');
  });

  it('leaves other tables alone, and refuses a light that it does not know', () => {
    const other = page('ports', head, ['紫', '常亮', '', '']);
    const before = JSON.stringify(other);
    drawLights(other, links, 'x.md');
    expect(JSON.stringify(other)).toBe(before);
    expect(() => drawLights(page('leds', head, ['紫', '常亮', '', '']), links, 'x.md')).toThrow('x.md: the row “紫');
  });
});
