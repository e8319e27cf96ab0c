import {describe, expect, it} from '@jest/globals';
import {charactersOf, soundTerms} from '@site/plugins/search/characters';
import {createIndexFiles} from '@site/plugins/search/writer';
import {createClient} from '@site/src/features/search/client';
import {foldCharacters, foldSound, soundsOf, syllablesOf} from '@site/src/features/search/model/characters';
import {indexTerms, namesIn, nameTerms, parseQuery, stem, versionAsked} from '@site/src/features/search/model/analyzer';
import type {SearchRecord} from '@site/src/features/search/model/schema';

const record = (
  url: string,
  pageTitle: string,
  terms: string[],
  kind: SearchRecord['kind'] = 'page',
): SearchRecord => ({
  url,
  kind,
  pageTitle,
  heading: '',
  body: pageTitle,
  terms,
  codes: [],
});

const records = [
  record('/products/heat', '热力分析', ['热力图', '冷热区']),
  record('/about/contact', '联系我们', ['电话', '报价', '多少钱']),
  record('/support/troubleshooting/details/t0001', '摄像机离线，怎么一步步查', ['摄像机离线', '网络连不上'], 'article'),
  record('/downloads', '下载中心', ['软件下载', '下载']),
  {...record('/support/5.x/manuals/k3', 'K3说明书（5.x）', ['说明书'], 'manual'), version: '5.x'},
  record('/support/manuals/k3', 'K3说明书', ['说明书'], 'manual'),
];

function found(query: string, of: readonly SearchRecord[] = records): Promise<string[]> {
  const files = createIndexFiles(of);
  const fetch: typeof globalThis.fetch = (url) => {
    const bytes = files.get(String(url).split('/').at(-1)!);
    return Promise.resolve(bytes ? new Response(bytes as BodyInit) : new Response('', {status: 404}));
  };
  return createClient({baseUrl: '/', language: 'zh', fetch})
    .details(query)
    .then(({hits}) => hits.map(({url}) => url));
}

describe('characters', () => {
  const characters = charactersOf(indexTerms('摄像机离线 热力图 网络 软件 密码'));
  const nowhere = () => true;

  it.each([
    ['攝像機離線', '摄像机离线'],
    ['攝影機', '摄像机'],
    ['網路', '网络'],
    ['軟體', '软件'],
    ['密码', '密码'],
  ])('%s is %s', (typed, meant) => expect(foldCharacters(typed, characters, nowhere)).toBe(meant));

  it('leaves words alone that the index has, unless the text is traditional', () =>
    expect(foldCharacters('监视器', characters, () => false)).toBe('监视器'));

  it.each([
    ['shexiangji', 'she xiang ji'],
    ['lixian', 'li xian'],
    ['nvr', undefined],
    ['online', undefined],
  ])('%s are the syllables %s', (text, expected) => expect(syllablesOf(text)?.join(' ')).toBe(expected));

  it('hears no difference between zh and z, ang and an', () =>
    expect(['zhang', 'zang', 'sheng', 'shi'].map(foldSound)).toEqual(['zan', 'zan', 'sen', 'si']));

  it('knows how characters sound, common ones that the index lacks too', () =>
    expect(soundsOf('热立图', characters)).toEqual(['re', 'li', 'tu']));

  it('makes terms of sounds and initials', () =>
    expect(soundTerms('热力图')).toEqual(["~re'li", "~li'tu", "~re'li'tu=", '~rlt']));
});

describe('search in other writings', () => {
  it.each([
    ['熱力圖', '/products/heat'],
    ['攝影機離線', '/support/troubleshooting/details/t0001'],
    ['relitu', '/products/heat'],
    ['re li tu', '/products/heat'],
    ['rlt', '/products/heat'],
    ['sxj lx', '/support/troubleshooting/details/t0001'],
    ['热立图', '/products/heat'],
    ['xiazai', '/downloads'],
    ['網路連不上', '/support/troubleshooting/details/t0001'],
    ['多少钱', '/about/contact'],
  ])('%s leads to %s', async (query, url) => expect((await found(query))[0]).toBe(url));

  it.each(['k3说明书5.x', '旧版k3说明书', 'v5 k3说明书'])('%s leads to the older version', async (query) =>
    expect((await found(query))[0]).toBe('/support/5.x/manuals/k3'),
  );

  it('leads to the current version otherwise', async () =>
    expect((await found('k3说明书'))[0]).toBe('/support/manuals/k3'));

  it('finds a page by its name before pages that mention it', async () => {
    const mention = record('/products/other', '软件', ['下载软件', '软件下载地址', '手机软件下载']);
    expect((await found('下载', [mention, ...records]))[0]).toBe('/downloads');
  });
});

describe('analyzer', () => {
  it.each([
    ['colour', 'color'],
    ['behaviours', 'behavior'],
    ['centres', 'center'],
    ['organising', 'organize'],
    ['catalogues', 'catalog'],
    ['licence', 'license'],
    ['mice', 'mouse'],
    ['children', 'child'],
    ['lenses', 'lens'],
    ['slowly', 'slow'],
    ['people', 'person'],
  ])('%s and %s are one word', (a, b) => expect(stem(a)).toBe(stem(b)));

  it('takes no word for a property of objects', () => expect(stem('constructor')).toBe('constructor'));

  it.each([
    ['5.x摄像机离线', 'zh', '5.x', '摄像机离线'],
    ['earlier release has no picture', 'en', '5.x', 'has no picture'],
    ['camera offline', 'en', undefined, 'camera offline'],
    ['旧版', 'zh', undefined, '旧版'],
    ['E3-X固件6.2.1', 'zh', undefined, 'E3-X固件6.2.1'],
  ] as const)('"%s" asks for a version or not', (query, language, version, rest) =>
    expect(versionAsked(query, language)).toEqual({version, rest}),
  );

  it('names are what punctuation leaves, as a whole', () => {
    expect(nameTerms('收银防损：小票，NVR')).toEqual(['收银=防 损', '小票=', 'nvr=']);
    expect(namesIn(parseQuery('录像机', 'zh')[0]!)).toContainEqual({term: '录像=机', share: 1});
  });
});
