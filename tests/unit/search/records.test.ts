import {describe, expect, it} from '@jest/globals';
import {kindOf, recordsOf} from '@site/plugins/search/records';
import {records, site} from './pages';

const article = '/support/troubleshooting/details/t0001';

describe('recordsOf', () => {
  it('cuts a page at its headings and links to their anchors', () => {
    const [page, first] = records(article, site[article]!);
    expect(page).toMatchObject({
      url: article,
      kind: 'article',
      pageTitle: '摄像机离线，怎么一步步查',
      heading: '',
      body: '先看灯，再查供电口和路由器。 画面是灰的。',
      terms: ['摄像机离线', '设备不在线', '画面灰色', '橙灯慢闪'],
      codes: ['NET-1'],
    });
    expect(first).toMatchObject({
      url: `${article}#light`,
      heading: '看摄像机上的灯',
      body: '橙灯慢闪是在等配网。',
      terms: [],
    });
  });

  it('keeps words of headings that cannot be linked to', () => {
    expect(records('/products/heat-map', site['/products/heat-map']!)).toMatchObject([
      {body: expect.stringContaining('一眼看出冷热')},
    ]);
  });

  it('keeps labels of controls out, and blocks apart', () => {
    const answer = '<span>Steady amber<small data-search-skip>Opens “Camera shows offline”</small></span>';
    const main = `<ul><li><a>${answer}</a><li><a><span>Off<small>call us</small></span></a></ul>`;
    expect(records('/support/finder/x', {title: 'x', main})[0]!.body).toBe('Steady amber Off call us');
  });

  it('takes the model in the title as a code', () => {
    expect(records('/support/model/p3-x-8', site['/support/model/p3-x-8']!)[0]!.codes).toEqual(['P3-X-8']);
  });

  it('reads what a visitor reads', () => {
    const main =
      '<nav>导航</nav><p>正文</p><p>第<b>二</b>段</p><div data-search-skip>跳过</div><aside>旁边</aside><div hidden>藏起来</div><div role="tabpanel" hidden>另一页签</div><button>按钮</button><script>代码()</script><h2 id="a">标题<a class="hash-link">#</a></h2>';
    const [page, section] = records('/products/x', {title: 'X', main, around: '<aside>侧栏</aside>'});
    expect(page!.body).toBe('正文 第二段 另一页签');
    expect(section!.heading).toBe('标题');
  });

  it.each([
    ['noindex', '<meta name="robots" content="noindex, follow">'],
    ['an error page', '<meta name="x-status" content="404">'],
    ['a copy of another address', '<link rel="canonical" href="https://www.example.com/products/y">'],
  ])('leaves out %s', (_what, head) =>
    expect(records('/products/x', {title: 'X', head, main: '<p>正文</p>'})).toEqual([]),
  );

  it('keeps the canonical address', () => {
    const head = '<link rel="canonical" href="https://www.example.com/products/x">';
    expect(records('/products/x', {title: 'X', head, main: '<p>正文</p>'})).toHaveLength(1);
  });

  it('says which older version of the documents a page belongs to', () => {
    expect(records('/support/5.x/model/e3-x', {title: 'E3-X', main: '<p>正文</p>'})).toMatchObject([
      {kind: 'model', version: '5.x'},
    ]);
    expect(records('/support/model/e3-x', {title: 'E3-X', main: '<p>正文</p>'})[0]).not.toHaveProperty('version');
  });

  it('keeps of a list page its own title and description only', () => {
    const head = '<meta name="description" content="按故障查">';
    const [page, ...rest] = records('/support/troubleshooting', {
      title: '排障指南',
      head,
      main: '<h2 id="a">网络</h2><p>摄像机离线</p>',
    });
    expect(page).toMatchObject({pageTitle: '排障指南', body: '按故障查'});
    expect(rest).toEqual([]);
  });
});

it.each([
  ['/support/troubleshooting/details/t0001', 'article'],
  ['/support/model/e3-x', 'model'],
  ['/support/manuals/e3-x', 'manual'],
  ['/news/product/recorder', 'news'],
  ['/news/product', 'page'],
  ['/products/x', 'page'],
])('kindOf(%s) is %s', (path, kind) => expect(kindOf(path)).toBe(kind));

describe('news', () => {
  const post = (lang: string, section: string) =>
    `<html lang="${lang}"><head><title>X</title><meta property="article:section" content="${section}"><meta property="article:published_time" content="2026-11-05T00:00:00Z"></head><main><p>Text.</p></main></html>`;
  const read = (html: string) =>
    recordsOf({html, pathname: '/news/product/x', path: '/news/product/x', siteTitle: '', words: () => []})[0]!.body;

  it('are found by archive, month and year', () => {
    expect(read(post('zh-CN', '产品'))).toBe('Text. 产品新闻，2026年11月，2026年新闻');
    expect(read(post('en', 'Product'))).toBe('Text. Product news, November 2026, 2026 news');
  });

  it.each(['/news/page/2', '/news/product/year/2026'])('of %s are found by themselves', (path) =>
    expect(records(path, {title: 'X', main: '<p>正文</p>'})).toEqual([]),
  );

  it('leave the words of the press room to be found', () => {
    expect(records('/news/media', {title: 'X', main: '<h2 id="about">公司介绍</h2><p>一句话</p>'})).toHaveLength(2);
  });
});
