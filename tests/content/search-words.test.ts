/** The check of search words finds what it promises to find. */
import {describe, expect, it} from '@jest/globals';
import {checkSearchWords, faultsOfList} from '../../scripts/checks/searchWords';
import {faultsOfWords, type SearchWords} from '../../src/facts/searchWords';
import {searchWords} from '../../plugins/search/words';
import chinese from '../../i18n/zh-CN/searchWords';

const words = (count: number) => Array.from({length: count}, (_, at) => `词${at}`);
const listed = (pages: Record<string, string>, articles = {}): SearchWords => ({...chinese, pages, articles});

describe('search words', () => {
  it('are complete in both editions', () => expect(checkSearchWords()).toEqual([]));

  it.each([
    ['too few', words(9), 'write at least 10 words customers type'],
    ['too many', words(51), 'write at most 50 words: the others find less for it'],
    ['twice', [...words(10), 'ＮＶＲ', 'nvr'], 'remove the second "nvr"'],
    [
      'a sentence',
      [...words(10), '我想知道这个多少钱一台能不能便宜'],
      'shorten "我想知道这个多少钱一台能不能便宜": a word or two, not a sentence',
    ],
  ])('%s', (_, list, fault) => expect(faultsOfWords(list, 'zh')).toEqual([fault]));

  it('takes a good list', () => expect(faultsOfWords(words(20), 'zh')).toEqual([]));

  it('names pages without words, words without page, and words on too many pages', () => {
    const text = words(10).join('、');
    const pages = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`/p${at}`, text]));
    const faults = faultsOfList(listed(pages), 'zh', ['/p1', '/p2', '/p3', '/p4', '/p5', '/new']);
    expect(faults).toEqual(
      expect.arrayContaining([
        'write the words of /new',
        'remove /p6: there is no such page',
        'keep "词0" on the few pages that answer it',
      ]),
    );
  });

  it('names articles that there are not, and asks for fewer words of an article', () => {
    const faults = faultsOfList(listed({}, {t0001: words(5).join('、'), t9999: words(3).join('、')}), 'zh', []);
    expect(faults).toEqual([
      'remove t9999: there is no such article',
      '/support/troubleshooting/details/t9999: write at least 5 words customers type',
    ]);
  });

  it('stop the build for a page without any, but not for an article', () => {
    const of = searchWords(process.cwd(), 'zh');
    expect(of('/about/contact', false)).toContain('电话');
    expect(of('/support/manuals/home', false).length).toBeGreaterThan(9);
    expect(of('/support/troubleshooting/details/t0001', true)).toContain('监控罢工了');
    expect(of('/support/troubleshooting/details/new', true)).toEqual([]);
    expect(() => of('/no-such-page', false)).toThrow('write the words customers type to find /no-such-page');
  });
});
