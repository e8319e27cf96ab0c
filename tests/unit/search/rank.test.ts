import {describe, expect, it} from 'vitest';
import {rank} from '@site/src/components/search/rank';
import {siteIndex} from './pages';

const index = siteIndex();
const find = (query: string, language: 'zh' | 'en' = 'zh') => rank(index, query, language).hits;
const offline = '/support/troubleshooting/details/t0001';

describe('rank', () => {
  it.each(['摄像机离线', '摄像头离线', '摄像机不在线', '摄像机离线怎么办', 'ipc掉线', 'NET-1', 'net1', '画面灰色'])('%s leads to the article', (query) => {
    expect(find(query)[0]!.url).toBe(offline);
  });

  it.each([
    ['ul8232nh', '/support/model/ul-8232nh'],
    ['UL8232NH', '/support/model/ul-8232nh'],
    ['UL-8232NH', '/support/model/ul-8232nh'],
    ['ul 8232nh', '/support/model/ul-8232nh'],
    ['ul823', '/support/model/ul-8232nh'],
    ['8232nh', '/support/model/ul-8232nh'],
    ['p3x8', '/support/model/p3-x-8'],
    ['P3 X 8', '/support/model/p3-x-8'],
  ])('%s leads to the model', (query, url) => expect(find(query)[0]!.url).toBe(url));

  it('puts models and manuals before news for a code', () => {
    const kinds = find('ul8232nh').map((hit) => hit.kind);
    expect(kinds.at(-1)).toBe('news');
    expect(kinds.slice(0, 2)).toEqual(['model', 'manual']);
  });

  it('finds the section that answers', () => expect(find('查路由器')[0]!.url).toBe(`${offline}#router`));

  it('finds any Chinese substring, down to one character', () => {
    expect(find('缺一段')[0]!.url).toContain('t0101');
    expect(find('货架前停')[0]!.url).toBe('/products/heat-map');
    expect(find('盖')[0]!.url).toBe('/support/manuals/ul-8232nh#disk');
  });

  it('answers words that stand apart, and says which symptom it was', () => {
    expect(find('橙灯闪')[0]).toMatchObject({url: offline, symptom: '橙灯慢闪'});
  });

  it('leaves out what answers half of the query when something answers all of it', () => {
    expect(find('camera recorder', 'en').map((hit) => hit.url)).toEqual(['/products/heat-map']);
    expect(find('热区离线').length).toBeGreaterThan(0);
  });

  it('shows at most three hits of a page, together', () => {
    const urls = find('摄像机').map((hit) => hit.url.replace(/#.*/, ''));
    expect(urls.filter((url) => url === offline)).toHaveLength(3);
    expect(new Set(urls).size).toBe(urls.filter((url, at) => url !== urls[at - 1]).length);
  });

  it('counts pages per group', () => {
    expect(rank(index, 'ul8232nh', 'zh').counts).toEqual({article: 1, model: 1, manual: 1, page: 0, news: 1});
  });

  it.each(['recorders', 'recor', 'setting', 'flashes', 'flashin', 'how do i flash the light'])('%s finds the English words', (query) => {
    expect(find(query, 'en').some((hit) => hit.url === '/products/heat-map')).toBe(true);
  });

  it('forgives one wrong letter only where nothing matches', () => {
    expect(find('recroder', 'en')).toEqual([]);
    expect(find('recoder', 'en')[0]!.url).toBe('/products/heat-map');
    expect(find('reccorder light', 'en')[0]!.url).toBe('/products/heat-map');
  });

  it.each(['', '？', '火星车', 'zzzzzz'])('finds nothing for "%s"', (query) => expect(find(query)).toEqual([]));
});
