/** All four archives of the news stand on their own: page, tab, place in the site map, with posts or without. */
import copy from '@copy/news';
import press from '@copy/press';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from '@jest/globals';
import {owner} from '../../../config/owner';
import type {NewsLink} from '../../../src/facts/contentIndex';
import {claimText} from '../../../src/facts/claims';
import {archives, type Archive} from '../../../src/facts/frontmatter.lists';
import {newsListPath, newsLists} from '../../../src/facts/newsLists';
import {pressFigures, pressPath, pressPictures} from '../../../src/facts/press';
import {siteTree} from '../../../src/pages/sitemap/_parts/sitemapTree';
import {exceptionAt} from '../../../src/site/exceptions';
import NewsArchive from '../../../src/templates/NewsArchive';
import PressRoom from '../../../src/templates/PressRoom';
import type {ReactNode} from 'react';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

// The frame of a page exists only in a build.
jest.mock('@site/src/components/ui/Page', () => ({Page: ({children}: {children: ReactNode}) => children}));

const post = (day: number, year = 2026): NewsLink => ({
  title: `固件6.2.${day}`,
  description: '这一版改了什么。',
  permalink: `/news/product/firmware-${year}-${day}`,
  date: `${year}-11-${String(day).padStart(2, '0')}`,
  updated: `${year}-11-${String(day).padStart(2, '0')}`,
  archive: 'product',
  image: '/media/stills/e3-x-1200.webp',
  source: '优瞰',
  minutes: 3,
  products: [],
  models: [],
});

const few = [post(12)];
const many = [...Array.from({length: 14}, (_, at) => post(28 - at)), post(3, 2025)];

function html(news: readonly NewsLink[], archive: Archive, page = 1, year: number | null = null): string {
  const list = newsLists(news).find((one) => one.archive === archive && one.page === page && one.year === year);
  return renderToStaticMarkup(archive === 'media' ? <PressRoom list={list!} /> : <NewsArchive list={list!} />);
}

const noindex = 'content="noindex, follow"';

describe('an archive', () => {
  it.each(archives)('%s has a page with its lead, the tabs of all and one link to its feed', (archive) => {
    const page = html(few, archive);
    expect(page).toContain(copy.leads[archive]);
    for (const name of archives) expect(page).toContain(`href="/news/${name}"`);
    expect(page.match(/<a href="[^"]*(rss\.xml|atom\.xml|feed\.json)"/g)).toEqual([
      `<a href="/news/${archive}/rss.xml"`,
    ]);
  });

  it('shows the drawing of a chart as a picture that waits for its turn', () => {
    const posts = [post(12), {...post(11), image: '/media/charts/x-1a2b.svg'}];
    expect(html(posts, 'product')).toMatch(
      /<img src="\/media\/charts\/x-1a2b\.svg" width="1600" height="900" alt="" decoding="async" loading="lazy"\/>/,
    );
  });

  it('shows the figure of a post, with what it counts, in place of a chart that would be too small', () => {
    const [large, small] = [
      post(12),
      {...post(11), image: '/media/charts/x-1a2b.svg', figure: {value: '80', caption: '篇文章'}},
    ];
    expect(html([large, small], 'product')).toContain('<b>80</b><span>篇文章</span>');
    expect(html([large, small], 'product')).not.toContain('/media/charts/');
  });

  it('says so while it is empty, and is not indexed until it has a post', () => {
    for (const words of [copy.empty.title, copy.empty.text, noindex]) {
      expect(html(few, 'company')).toContain(words);
      expect(html(few, 'product')).not.toContain(words);
    }
  });

  it('stands in the site map and among those that a wrong address offers', () => {
    const news = siteTree('global')
      .flatMap(({groups}) => groups.flatMap(({nodes}) => nodes))
      .find(({id}) => id === 'news');
    const ids = archives.map((name) => `news.${name}`);
    expect(news?.children.map(({id}) => id)).toEqual(ids);
    expect(exceptionAt('/news/sports', 'zh-CN')?.instead).toEqual(['news', ...ids]);
  });
});

describe('a list of several pages', () => {
  it('has a story large on its first page only, and links to every page', () => {
    const [first, second] = [html(many, 'product'), html(many, 'product', 2)];
    // The headings over the large ones and over the others.
    expect(first.match(/<h2/g)).toHaveLength(2);
    expect(first.match(/<h3/g)).toHaveLength(12);
    expect(first).toContain(`>${copy.latest}</h2>`);
    expect(
      html(
        many.map((post, at) => ({...post, featured: at === 3})),
        'product',
      ),
    ).toContain(`>${copy.picks}</h2>`);
    expect(second).not.toContain(copy.rest);
    expect(first).toContain('fetchPriority="high"');
    expect(second).not.toContain('fetchPriority="high"');
    expect(first).toContain('rel="next" class="step" href="/news/product/page/2"');
    expect(second).toContain('rel="prev" class="step" href="/news/product"');
    expect(second).not.toContain(noindex);
  });

  it('can be narrowed to a year, whose page search engines need not list', () => {
    const scope = {archive: 'product', year: 2025} as const;
    expect(html(many, 'product')).toContain(`href="${newsListPath(scope)}"`);
    const year = html(many, 'product', 1, 2025);
    expect(year).toContain('2025-11-03');
    expect(year).not.toContain('2026-11');
    expect(year).toContain(noindex);
    expect(html(few, 'product')).not.toContain('/year/');
  });

  it('says how long the lead takes to read', () => {
    expect(html(few, 'product')).toContain(copy.minutes(3));
  });
});

describe('the press room', () => {
  const page = html(few, 'media');

  it('has the company in three lengths, every figure with its date, the downloads and the contact', () => {
    expect(press.about.versions).toHaveLength(3);
    for (const {text} of press.about.versions) expect(page).toContain(text);
    for (const claim of pressFigures) expect(page).toContain(`<b>${claimText(claim, 'zh-CN')}</b>`);
    expect(page.match(/2026年6月/g)!.length).toBeGreaterThanOrEqual(pressFigures.length);
    for (const file of Object.values(pressPictures)) expect(page).toContain(`href="${pressPath(file)}"`);
    expect(page).toContain(`mailto:${owner.pressContact.value}`);
  });

  it('is indexed although it has no post, and says that there is none yet', () => {
    expect(page).not.toContain(noindex);
    expect(page).toContain(copy.empty.title);
    expect(page).toContain(press.releases);
  });
});
