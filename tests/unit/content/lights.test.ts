/** The tables of lights on model pages: every row is a light that the plugin draws, and the lights are those of the catalogue. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {drawLights, drawSpokenLights, lightOf, spokenLights} from '../../../plugins/doc-parts/lights';
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

describe('lights named in other tables', () => {
  it.each([
    ['橙灯慢闪', '橙灯慢闪', ['amber slow']],
    ['绿色常亮', '绿色常亮', ['green steady']],
    ['橙，慢闪（1.2秒一下）', '橙，慢闪', ['amber slow']],
    ['红色：常亮／快闪', '红色：常亮／快闪', ['red steady', 'red fast']],
    ['Amber, slow blink (every 1.2 seconds)', 'Amber, slow blink', ['amber slow']],
    ['Red: steady / fast', 'Red: steady / fast', ['red steady', 'red fast']],
    ['Blue: slow', 'Blue: slow', ['blue slow']],
  ])('reads %s', (text, words, lights) => {
    const found = spokenLights(text)!;
    expect(found.words).toBe(words);
    expect(found.lights.map(({color, pattern}) => `${color} ${pattern}`)).toEqual(lights);
  });

  it.each([
    '不亮或慢闪',
    '橙灯慢闪、绿灯慢闪或常亮',
    '蓝灯常亮，按了没有红灯',
    'Amber slow, green slow or steady',
    'Red cable',
  ])('leaves %s alone', (text) => expect(spokenLights(text)).toBeNull());

  const drawn = (root: object) =>
    [...JSON.stringify(root).matchAll(/"name":"color","value":"(\w+)"},\{[^}]*"value":"(\w+)"/g)].map(
      ([, color, pattern]) => `${color} ${pattern}`,
    );

  it('draws a light that is off only beside others', () => {
    const lamps = page('light', ['灯', '意思'], ['不亮', '没有电'], ['红灯快闪', 'TF卡异常']);
    drawSpokenLights(lamps);
    expect(drawn(lamps)).toEqual(['none off', 'red fast']);
    const switches = page('switches', ['Switch', 'Meaning'], ['Off', 'Nothing']);
    drawSpokenLights(switches);
    expect(drawn(switches)).toEqual([]);
  });

  it('draws where a color meets a pattern that the device uses', () => {
    const grid = page(
      'indicators',
      ['颜色', '常亮', '慢闪'],
      ['红', '正在启动', '没有这种'],
      ['橙', '没有网络', '等待配网'],
    );
    drawSpokenLights(grid);
    expect(drawn(grid)).toEqual(['red steady', 'amber steady', 'amber slow']);
  });

  it('draws the lights of cameras on the front of one, where a table says nothing but what they mean', () => {
    const faces = (...rows: [string[], ...string[][]]) => {
      const lamps = page('light', ...rows);
      drawSpokenLights(lamps, true);
      return JSON.stringify(lamps).split('"face"').length - 1;
    };
    expect(faces(['灯', '说明'], ['红灯快闪（每秒两三下）', '存储异常'], ['蓝灯常亮', '在线'])).toBe(2);
    expect(faces(['灯', '说明', '做什么'], ['红灯快闪', '存储异常', '换卡'])).toBe(0);
    expect(faces(['灯', '说明'], ['红色：常亮／快闪', '存储异常'])).toBe(0);
  });
});
