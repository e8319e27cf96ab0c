/** @jest-environment node */
import {describe, expect, it} from '@jest/globals';
import {hostedSearch, pushSettings} from '@site/config/search';
import {
  type AlgoliaRecord,
  algoliaRecords,
  algoliaSettings,
  algoliaSynonyms,
  bytesOf,
  recordLimit,
} from '@site/plugins/search/algolia';
import {hostsOf, indexName} from '@site/src/features/search/model/algolia';
import type {SearchRecord} from '@site/src/features/search/model/schema';
import {synonyms} from '@site/src/features/search/model/vocabulary';
import {records, siteRecords} from './pages';

const groups = {article: '排障', model: '型号', manual: '说明书', page: '页面', news: '新闻'};
const edition = {language: 'zh', groups} as const;
const article = '/support/troubleshooting/details/t0001';
const made = algoliaRecords(siteRecords(), edition);
const byId = (all: readonly AlgoliaRecord[], id: string) => all.find(({objectID}) => objectID === id)!;

describe('algoliaRecords', () => {
  it('have the shape DocSearch reads, with what our own rows and filters need', () => {
    expect(byId(made, `${article}#light`)).toEqual({
      objectID: `${article}#light`,
      url: `${article}#light`,
      url_without_anchor: article,
      anchor: 'light',
      type: 'lvl2',
      content: '橙灯慢闪是在等配网。',
      hierarchy: {
        lvl0: '排障',
        lvl1: '摄像机离线，怎么一步步查',
        lvl2: '看摄像机上的灯',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      kind: 'article',
      catalogue: '',
      models: [],
      version: ['current'],
      version_other: [],
      codes: ['NET-1'],
      codes_joined: ['net1'],
      symptoms: ['摄像机离线', '设备不在线', '画面灰色', '橙灯慢闪'],
      language: 'zh',
      weight: {kind: 5, level: 80, position: 1},
    });
    expect(byId(made, article)).toMatchObject({
      type: 'lvl1',
      anchor: null,
      hierarchy: {lvl2: null},
      weight: {level: 90, position: 0},
    });
  });

  it('say the catalogue and the models of a page in all its sections', () => {
    const head = '<meta name="x-catalogue" content="network"><meta name="x-models" content="e3-x,k3">';
    const all = algoliaRecords(
      records(article, {title: 'A', head, main: '<p>一</p><h2 id="b">二</h2><p>三</p>'}),
      edition,
    );
    expect(all.map(({catalogue, models}) => [catalogue, models])).toEqual([
      ['network', ['e3-x', 'k3']],
      ['network', ['e3-x', 'k3']],
    ]);
  });

  it('have ids of their own, the same every time', () => {
    const ids = made.map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(algoliaRecords(siteRecords(), edition)).toEqual(made);
  });

  it.each([
    ['sentences', '摄像机离线时先看灯。'.repeat(900)],
    ['no sentence', '灯'.repeat(9000)],
    ['quotes, which grow in JSON', '"\\'.repeat(6000)],
    ['characters of two code units', '😀'.repeat(4000)],
  ])('cut a long text of %s below the limit and lose nothing', (_what, text) => {
    const long: SearchRecord = {
      url: '/a#b',
      kind: 'page',
      pageTitle: 'A',
      heading: 'B',
      body: text,
      terms: [],
      codes: [],
    };
    const pieces = algoliaRecords([long], edition);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) expect(bytesOf(piece)).toBeLessThan(recordLimit);
    expect(pieces.map(({content}) => content).join('')).toBe(text);
    expect(pieces.map(({objectID}) => objectID).slice(0, 3)).toEqual(['/a#b', '/a#b~2', '/a#b~3']);
    expect(pieces.map(({type}) => type).slice(0, 2)).toEqual(['lvl2', 'content']);
    expect(new Set(pieces.map(({url}) => url))).toEqual(new Set(['/a#b']));
  });

  it('name the page that has more symptoms than a record can hold', () => {
    const page: SearchRecord = {
      url: '/a',
      kind: 'page',
      pageTitle: 'A',
      heading: '',
      body: '',
      terms: Array.from({length: 900}, (_, at) => `symptom ${at}`),
      codes: [],
    };
    expect(() => algoliaRecords([page], edition)).toThrow(/^\/a: .* shorten them$/);
  });

  it('say which version shows them, and which only after everything else', () => {
    const main = '<p>正文</p>';
    const old = '/support/5.x/model';
    const all = algoliaRecords(
      [
        ...records('/support/model/k3', {title: 'K3', main}),
        ...records(`${old}/k3`, {title: 'K3', main}),
        ...records(`${old}/k1`, {title: 'K1', main}),
        ...records('/products/x', {title: 'X', main}),
      ],
      edition,
    );
    expect(all.map(({url, version, version_other: other}) => [url, version, other])).toEqual([
      ['/support/model/k3', ['current'], []],
      [`${old}/k3`, ['5.x'], []],
      [`${old}/k1`, ['5.x'], ['current']],
      ['/products/x', ['current', '5.x'], []],
    ]);
  });
});

describe('algoliaSettings', () => {
  const settings = algoliaSettings('zh');
  it('look at titles, codes and symptoms, then headings, then text', () => {
    expect(settings.searchableAttributes).toEqual([
      'hierarchy.lvl1,codes,codes_joined,symptoms',
      'unordered(hierarchy.lvl2)',
      'content',
    ]);
  });
  it('name attributes that records have', () => {
    const bare = [
      ...settings.searchableAttributes!,
      ...settings.attributesForFaceting!,
      ...settings.customRanking!,
      ...settings.attributesToHighlight!,
      settings.attributeForDistinct!,
    ]
      .flatMap((one) => one.split(','))
      .map((one) => one.replace(/^\w+\((.*)\)$/, '$1').split('.'));
    const [record] = made;
    const isMissing = (path: readonly string[]) =>
      path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], record) === undefined;
    expect(bare.filter(isMissing)).toEqual([]);
  });
  it('know the language', () => {
    expect(settings).toMatchObject({
      indexLanguages: ['zh'],
      queryLanguages: ['zh'],
      removeStopWords: ['zh'],
      ignorePlurals: false,
      distinct: true,
    });
    expect(algoliaSettings('en')).toMatchObject({indexLanguages: ['en'], ignorePlurals: ['en']});
  });
});

describe('algoliaSynonyms', () => {
  it.each(['zh', 'en'] as const)('are those of our own search (%s), each with an id', (language) => {
    const all = algoliaSynonyms(language);
    expect(all.map((one) => one.synonyms)).toEqual(synonyms[language]);
    expect(new Set(all.map(({objectID}) => objectID)).size).toBe(all.length);
  });
});

describe('settings', () => {
  const complete = {ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'public', ALGOLIA_ADMIN_KEY: 'secret'};
  it('turn hosted search on only when the pages have a key to search with', () => {
    expect(hostedSearch({})).toBeNull();
    expect(hostedSearch({ALGOLIA_APP_ID: 'APP1', ALGOLIA_ADMIN_KEY: 'secret', ALGOLIA_SEARCH_KEY: ' '})).toBeNull();
    expect(hostedSearch(complete)).toEqual({appId: 'APP1', searchKey: 'public', index: 'site'});
  });
  it('never bring the secret key to the pages', () =>
    expect(JSON.stringify(hostedSearch(complete))).not.toContain('secret'));
  it('take an index and a host of the owner', () => {
    const other = {...complete, ALGOLIA_INDEX: 'shop', ALGOLIA_HOST: 'https://search.example.com/x'};
    expect(hostedSearch(other)).toEqual({
      appId: 'APP1',
      searchKey: 'public',
      index: 'shop',
      host: 'https://search.example.com',
    });
    expect(pushSettings(other)).toEqual({
      appId: 'APP1',
      adminKey: 'secret',
      index: 'shop',
      host: 'https://search.example.com',
    });
    expect(indexName('shop', 'en')).toBe('shop-en');
    expect(hostsOf('https://search.example.com')).toEqual([
      {url: 'search.example.com', accept: 'readWrite', protocol: 'https'},
    ]);
    expect(hostsOf(undefined)).toBeUndefined();
  });
  it.each([
    ['no application', {ALGOLIA_SEARCH_KEY: 'public'}, /^ALGOLIA_APP_ID is not set; see/],
    [
      'a wrong application',
      {...complete, ALGOLIA_APP_ID: 'evil.example/'},
      /^ALGOLIA_APP_ID has to be letters and digits;/,
    ],
    ['a wrong index', {...complete, ALGOLIA_INDEX: 'a/b'}, /^ALGOLIA_INDEX has to be/],
    ['a wrong host', {...complete, ALGOLIA_HOST: 'ftp://x'}, /^ALGOLIA_HOST has to be an http or https address/],
  ])('name %s', (_what, environment, message) => expect(() => hostedSearch(environment)).toThrow(message));
  it('name all that the push misses', () =>
    expect(() => pushSettings({})).toThrow(/^ALGOLIA_APP_ID is not set, ALGOLIA_ADMIN_KEY is not set; see/));
});
