import {describe, expect, it} from '@jest/globals';
import {pagesOf} from '@site/src/features/search/rows';
import {clientOf, siteRecords} from './pages';

const clients = {zh: clientOf(siteRecords(), 'zh').client, en: clientOf(siteRecords(), 'en').client};
const find = async (query: string, language: 'zh' | 'en' = 'zh') => (await clients[language].details(query)).hits;
const offline = '/support/troubleshooting/details/t0001';

describe('rank', () => {
  it.each(['摄像机离线', '摄像头离线', '摄像机不在线', '摄像机离线怎么办', 'ipc掉线', 'NET-1', 'net1', '画面灰色'])(
    '%s leads to the article',
    async (query) => {
      expect((await find(query))[0]!.url).toBe(offline);
    },
  );

  it.each([
    ['ul8232nh', '/support/model/ul-8232nh'],
    ['UL8232NH', '/support/model/ul-8232nh'],
    ['UL-8232NH', '/support/model/ul-8232nh'],
    ['ul 8232nh', '/support/model/ul-8232nh'],
    ['ul823', '/support/model/ul-8232nh'],
    ['8232nh', '/support/model/ul-8232nh'],
    ['p3x8', '/support/model/p3-x-8'],
    ['P3 X 8', '/support/model/p3-x-8'],
  ])('%s leads to the model', async (query, url) => expect((await find(query))[0]!.url).toBe(url));

  it('puts models and manuals before news for a code', async () => {
    const kinds = (await find('ul8232nh')).map((hit) => hit.kind);
    expect(kinds.at(-1)).toBe('news');
    expect(kinds.slice(0, 2)).toEqual(['model', 'manual']);
  });

  it('finds the section that answers', async () => expect((await find('查路由器'))[0]!.url).toBe(`${offline}#router`));

  it('finds any Chinese substring, down to one character', async () => {
    expect((await find('缺一段'))[0]!.url).toContain('t0101');
    expect((await find('货架前停'))[0]!.url).toBe('/products/heat-map');
    expect((await find('盖'))[0]!.url).toBe('/support/manuals/ul-8232nh#disk');
  });

  it('answers words that stand apart, and says which symptom it was', async () => {
    expect((await find('橙灯闪'))[0]).toMatchObject({url: offline, symptom: '橙灯慢闪'});
  });

  it('leaves out what answers half of the query when something answers all of it', async () => {
    expect((await find('camera recorder', 'en')).map((hit) => hit.url)).toEqual(['/products/heat-map']);
    expect((await find('热区离线')).length).toBeGreaterThan(0);
  });

  it('shows at most three hits of a page, together', async () => {
    const urls = (await find('摄像机')).map((hit) => hit.url.replace(/#.*/, ''));
    expect(urls.filter((url) => url === offline)).toHaveLength(3);
    expect(new Set(urls).size).toBe(urls.filter((url, at) => url !== urls[at - 1]).length);
  });

  it('counts pages per group', async () => {
    expect((await clients.zh.details('ul8232nh')).counts).toEqual({article: 1, model: 1, manual: 1, page: 0, news: 1});
  });

  it.each(['recorders', 'recor', 'setting', 'flashes', 'flashin', 'how do i flash the light'])(
    '%s finds the English words',
    async (query) => {
      expect((await find(query, 'en')).some((hit) => hit.url === '/products/heat-map')).toBe(true);
    },
  );

  it.each(['recoder', 'recroder', 'reccorder light', 'flahsing', 'sttings'])(
    'forgives a typing error: %s',
    async (query) => {
      expect((await find(query, 'en'))[0]!.url).toBe('/products/heat-map');
    },
  );

  it('forgives nothing where a word is found as it is typed', async () => {
    const [page] = siteRecords().filter((record) => record.url === '/products/heat-map');
    const {client} = clientOf(
      [...siteRecords(), {...page!, url: '/products/x', pageTitle: 'X', body: 'A recoder is not a mistake here.'}],
      'en',
    );
    expect((await client.details('recoder')).hits.map((hit) => hit.url)).toEqual(['/products/x']);
  });

  it('puts the article before the symptom finder on the same symptom', async () => {
    const finder = {
      ...siteRecords()[0]!,
      url: '/support/finder/offline',
      kind: 'page' as const,
      pageTitle: '摄像机离线',
      heading: '',
      body: '灯是什么颜色？',
      codes: [],
    };
    const {client} = clientOf([finder, ...siteRecords()]);
    const urls = (await client.details('摄像机离线')).hits.map((hit) => hit.url.replace(/#.*/, ''));
    expect([...new Set(urls)].slice(0, 2)).toEqual([offline, '/support/finder/offline']);
  });

  it.each(['', '？', '火星车', 'zzzzzz'])('finds nothing for "%s"', async (query) =>
    expect(await find(query)).toEqual([]),
  );
});

describe('versions of the documents', () => {
  const page = (path: string, pageTitle: string, version?: string) => ({
    url: path,
    kind: 'manual' as const,
    pageTitle,
    heading: '',
    body: '断电后打开机盖。',
    terms: [],
    codes: [],
    ...(version && {version}),
  });
  const all = [
    page('/support/5.x/manuals/k3', 'K3说明书（5.x）', '5.x'),
    page('/support/manuals/k3', 'K3说明书'),
    page('/support/5.x/manuals/old', 'OLD说明书（5.x）', '5.x'),
    page('/support/manuals/new', 'NEW说明书'),
  ];
  const urls = async (version?: string) =>
    (await clientOf(all, 'zh', version).client.details('打开机盖')).hits.map((hit) => hit.url);

  it('shows what is shipped now, and after it what exists only in an older version', async () => {
    const found = await urls();
    expect(found.slice(0, 2).sort()).toEqual(['/support/manuals/k3', '/support/manuals/new']);
    expect(found.slice(2)).toEqual(['/support/5.x/manuals/old']);
  });
  it('shows who reads an older version that one', async () => {
    const found = await urls('5.x');
    expect(found.slice(0, 2).sort()).toEqual(['/support/5.x/manuals/k3', '/support/5.x/manuals/old']);
    expect(found.slice(2)).toEqual(['/support/manuals/new']);
  });
  it.each([
    [undefined, [undefined, undefined, '5.x']],
    ['5.x', [undefined, undefined, '6.x']],
  ])('names the version of a page that is of another than %s', async (version, expected) => {
    const {hits, units} = await clientOf(all, 'zh', version).client.details('打开机盖');
    expect(pagesOf(hits, units).map((one) => one.page.version)).toEqual(expected);
  });
});
