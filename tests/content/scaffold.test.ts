/** What `npm run new` writes is complete but for the marked words, and agrees between the editions. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {nextArticleId, scaffold, sixMonthsAfter, type Wanted} from '../../scripts/lib/scaffold';
import {checks} from '../../scripts/checks/run';

const today = new Date('2026-08-31T09:00:00Z');
const titles = {'zh-CN': '画面卡顿："一顿一顿"', en: 'Picture stutters: every few seconds'};

const wanted: Wanted[] = [
  {type: 'article', titles, owner: 'support', catalogue: 'live-view', models: ['e3-x', 'w3-e']},
  {type: 'manual', titles, owner: 'support', model: 'k3'},
  {type: 'model', titles, owner: 'support', model: 'k3'},
  {type: 'news', titles, owner: 'support', archive: 'product', slug: 'heat-map-before-after'},
];

let root = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'scaffold-'));
  write('static/media/stills/scene-store-1600.webp', '');
});
afterEach(() => rmSync(root, {recursive: true}));

describe.each(wanted)('new $type', (one) => {
  it('leaves only the marked words to be written', () => {
    for (const {file, text} of scaffold(root, one, today).files) write(file, text);
    const problems = Object.entries(checks).flatMap(([name, check]) => check(root).map((problem) => ({name, ...problem})));
    const others = problems.filter(({name}) => name !== 'placeholders');
    // An article also needs more search words than the one marked place.
    expect(others.map(({field}) => field)).toEqual(one.type === 'article' ? ['symptoms', 'symptoms'] : []);
    expect(problems.length - others.length).toBeGreaterThanOrEqual(8);
    expect(problems.every(({message}) => message.length > 'write: '.length)).toBe(true);
  });
});

describe('names', () => {
  const article = wanted[0]!;

  it('takes the first id and code after those in use, whichever edition uses them', () => {
    write('docs/troubleshooting/network/t0007.md', '---\ncodes: [NET-7]\n---\n');
    write('docs/troubleshooting/live-view/t0008.md', '---\ncodes: [LIVE-2, LIVE-4]\n---\n');
    write('i18n/en/docusaurus-plugin-content-docs/current/troubleshooting/network/t0009.md', '');
    expect(nextArticleId(root)).toBe('t0010');
    const {files, address} = scaffold(root, article, today);
    expect(address).toBe('/support/troubleshooting/details/t0010');
    expect(files[0]!.file).toBe('docs/troubleshooting/live-view/t0010.md');
    expect(files[0]!.text).toContain('codes: [LIVE-5]');
  });

  it('writes the label of a catalogue that has no folder yet', () => {
    const labels = () => scaffold(root, article, today).files.filter(({file}) => file.endsWith('_category_.json'));
    expect(labels().map(({file, text}) => [file, JSON.parse(text)])).toEqual([
      ['docs/troubleshooting/live-view/_category_.json', {key: 'live-view', label: '实时画面', position: 3}],
      [
        'i18n/en/docusaurus-plugin-content-docs/current/troubleshooting/live-view/_category_.json',
        {key: 'live-view', label: 'Live view', position: 3},
      ],
    ]);
    for (const {file, text} of labels()) write(file, text);
    expect(labels()).toEqual([]);
  });

  it.each([
    ['2026-11-20', '2027-05-20'],
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
  ])('six months after %s is %s', (from, to) => {
    expect(sixMonthsAfter(new Date(`${from}T12:00:00Z`))).toBe(to);
  });
});
