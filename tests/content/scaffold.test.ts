/** What `npm run new` writes is complete but for the marked words, and agrees between the editions. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {nextArticleId, scaffold, scaffoldTranslation, sixMonthsAfter, type Wanted} from '../../scripts/lib/scaffold';
import {checks} from '../../scripts/checks/run';

const today = new Date('2026-08-31T09:00:00Z');
const titles = {'zh-CN': '画面卡顿："一顿一顿"，隔几秒停一次', en: 'Picture stutters: every few seconds'};

const wanted: Wanted[] = [
  {type: 'article', titles, owner: 'support', catalogue: 'live-view', models: ['e3-x', 'w3-e']},
  {type: 'manual', titles, owner: 'support', model: 'k3'},
  {type: 'manual', titles, owner: 'support', product: 'new-huidian'},
  {type: 'manual', titles, owner: 'support', product: 'web-console'},
  {type: 'guide', titles, owner: 'support', name: 'debugging-tools'},
  {type: 'model', titles, owner: 'support', model: 'k3', label: 'K3'},
  {
    type: 'news',
    titles,
    owner: 'support',
    archive: 'product',
    slug: 'heat-map-before-after',
    products: ['products.heatMapAnalysis'],
  },
];

let root = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'scaffold-'));
});
afterEach(() => rmSync(root, {recursive: true}));

describe.each(wanted)('new $type', (one) => {
  it('leaves only the marked words to be written', () => {
    for (const {file, text} of scaffold(root, one, today).files) write(file, text);
    const problems = Object.entries(checks).flatMap(([name, check]) =>
      check(root).map((problem) => ({name, ...problem})),
    );
    const others = problems.filter(({name}) => name !== 'placeholders');
    // Where a step is done only its writer knows.
    expect(others.map(({name}) => name)).toEqual(one.type === 'article' ? ['places of steps', 'places of steps'] : []);
    expect(problems.length - others.length).toBeGreaterThanOrEqual(8);
    expect(problems.every(({message}) => message.length > 'write: '.length)).toBe(true);
  });
});

describe('an article from a search', () => {
  const from = (query: string) =>
    scaffold(root, {...wanted[0]!, query} as Wanted, today)
      .files.slice(0, 2)
      .map(({text}) => /^symptoms: .*$/m.exec(text)?.[0]);

  it('begins its symptoms with the query, in the edition whose language it is in', () => {
    expect(from('二维码: "扫不出"')).toEqual([
      'symptoms: ["二维码: \\"扫不出\\"", 【待填写】顾客会搜的词, 【待填写】同一个问题的另一种说法, 【待填写】屏幕上的提示或灯的样子]',
      'symptoms: ["[to write] words customers type", "[to write] the same problem in other words", "[to write] the message on the screen, or what the light does"]',
    ]);
    expect(from('rtsp')).toEqual([
      'symptoms: [rtsp, 【待填写】顾客会搜的词, 【待填写】同一个问题的另一种说法, 【待填写】屏幕上的提示或灯的样子]',
      'symptoms: [rtsp, "[to write] words customers type", "[to write] the same problem in other words", "[to write] the message on the screen, or what the light does"]',
    ]);
  });
});

describe('a translation', () => {
  const chinese = 'docs/troubleshooting/network/t0007.md';
  const english = 'i18n/en/docusaurus-plugin-content-docs/current/troubleshooting/network/t0007.md';

  it('keeps the facts and the headings, asks for the words, and names the day of its source', () => {
    write(
      chinese,
      `---\nid: t0007\nslug: /troubleshooting/details/t0007\ntitle: 时间不对，慢八小时\ndescription: 看设备的时间，再看时区和校时地址，三步让它走准，录像就找得到了；每一步写明在哪个菜单里看、应该是多少，改完等一分钟再对一次。\ntype: article\ncatalogue: network\nmodels: [e3-x]\nfirmware: "6.0"\nminutes: 6\nplaces: [camera]\nupdated: 2026-07-01\nreview_by: 2027-01-01\nowner: support\nsymptoms: [时间不对, 慢八小时, 录像找不到]\ncodes: [NET-7]\n---\n\n先看时间。\n\n## 看时间 {#time}\n\n看。\n`,
    );
    const made = scaffoldTranslation(root, chinese, today)!;
    expect(made.file).toBe(english);
    expect(made.text).toContain('updated: 2026-08-31\nsource_updated: 2026-07-01\nreview_by: 2027-02-28\n');
    expect(made.text).toContain('title: "[to write] 时间不对，慢八小时"');
    expect(made.text).toContain('## [to write] 看时间 {#time}');
    write(made.file, made.text);
    const others = Object.entries(checks)
      .filter(([name]) => name !== 'placeholders')
      .flatMap(([, check]) => check(root));
    expect(others.map(({field}) => field)).toEqual(['symptoms']);
  });

  it('needs a Chinese document', () => {
    expect(scaffoldTranslation(root, chinese, today)).toBeNull();
    write(english, '---\nid: t0007\n---\n');
    expect(scaffoldTranslation(root, english, today)).toBeNull();
  });
});

describe('names', () => {
  const article = wanted[0]!;

  it('numbers an article after the others of its catalogue', () => {
    write('docs/troubleshooting/live-view/t0308.md', '');
    write('docs/troubleshooting/app/t0708.md', '');
    expect(nextArticleId(root, 'live-view')).toBe('t0309');
    expect(nextArticleId(root, 'nvr')).toBe('t0709');
    write('i18n/en/docusaurus-plugin-content-docs/current/troubleshooting/app/t0309.md', '');
    expect(nextArticleId(root, 'live-view')).toBe('t0310');
  });

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
