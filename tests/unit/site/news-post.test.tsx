/** What a post gets beside its text: reading time, neighbors in its archive, related pages, contents, captions. */
import copy from '@copy/news';
import navigation from '@copy/navigation';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from '@jest/globals';
import path from 'node:path';
import {figures} from '../../../plugins/content-index/figures';
import {completePosts, readingMinutes} from '../../../plugins/content-index/newsPosts';
import type {PostLinks} from '../../../src/facts/contentIndex';
import {hardwarePath, modelById} from '../../../src/facts/models';
import {Contents} from '../../../src/templates/NewsPost/_parts/Contents';
import {Neighbors} from '../../../src/templates/NewsPost/_parts/Neighbors';
import {Related} from '../../../src/templates/NewsPost/_parts/Related';

const siteDir = path.resolve(import.meta.dirname, '../../..');

const blogPost = (name: string, day: string, front: Record<string, unknown> = {}): BlogPost =>
  ({
    id: name,
    content: '',
    metadata: {
      title: name,
      permalink: `/news/product/${name}`,
      source: `@site/blog/${name}.md`,
      date: new Date(`${day}T00:00:00Z`),
      frontMatter: {archive: 'product', keywords: [], ...front},
    },
  }) as unknown as BlogPost;

const complete = (blogPosts: BlogPost[], locale = 'zh-CN', baseUrl = '/') =>
  completePosts({blogPosts, siteDir, locale, baseUrl}).map(({metadata}) => ({
    title: metadata.title,
    links: (metadata as unknown as {links: PostLinks}).links,
  }));

describe('posts', () => {
  it('know the ones before and after in their own archive', () => {
    const posts = complete([
      blogPost('old', '2026-01-01'),
      blogPost('other', '2026-02-01', {archive: 'company'}),
      blogPost('new', '2026-03-01'),
    ]);
    expect(posts.map(({title, links}) => [title, links.newer?.title, links.older?.title])).toEqual([
      ['new', undefined, 'old'],
      ['other', undefined, undefined],
      ['old', 'new', undefined],
    ]);
  });

  it('lead to their pages, devices, and at most three articles about the devices', () => {
    const [{links} = {links: undefined}] = complete(
      [blogPost('a', '2026-01-01', {products: ['products.heatMapAnalysis'], models: ['e3-x'], keywords: ['offline']})],
      'en',
      '/global/',
    );
    expect(links?.pages).toEqual(['products.heatMapAnalysis']);
    expect(links?.devices).toEqual([{title: 'E3-X', permalink: `/global${hardwarePath(modelById('e3-x'))}`}]);
    expect(links?.articles).toHaveLength(3);
    expect(links?.articles[0]?.title).toMatch(/offline/i);
    expect(links?.articles[0]?.permalink).toMatch(/^\/global\/support\/troubleshooting\/details\/t\d{4}$/);
  });

  it('are unlisted for the blog plugin, whose list of all news would load the beginning of each', () => {
    const [post] = completePosts({blogPosts: [blogPost('a', '2026-01-01')], siteDir, locale: 'zh-CN', baseUrl: '/'});
    expect(post?.metadata.unlisted).toBe(true);
  });

  it('that name an unknown page stop the build', () => {
    expect(() => complete([blogPost('a', '2026-01-01', {products: ['products.heat-map-analysis']})])).toThrow(
      '@site/blog/a.md: products names "products.heat-map-analysis"',
    );
  });
});

it.each([
  ['客流'.repeat(400), 2],
  [Array(660).fill('word').join(' '), 3],
  ['短', 1],
  [`${'字'.repeat(400)}\n\n[页](/support/${'a/'.repeat(500)})`, 1],
])('reading time', (markdown, minutes) => expect(readingMinutes(markdown)).toBe(minutes));

const heading = (id: string, level = 2) => ({id, value: id, level});

describe('parts of the page', () => {
  it('contents stand in a post of four headings, not in a shorter one', () => {
    const toc = ['a', 'b', 'c', 'd'].map((id) => heading(id));
    const html = renderToStaticMarkup(<Contents toc={toc} />);
    for (const {id} of toc) expect(html).toContain(`href="#${id}"`);
    expect(renderToStaticMarkup(<Contents toc={[...toc.slice(1), heading('e', 3)]} />)).toBe('');
  });

  it('related links and neighbors are shown where there are some', () => {
    const links: PostLinks = {
      newer: null,
      older: {title: '上一篇', permalink: '/news/product/old'},
      pages: ['products.heatMapAnalysis'],
      devices: [],
      articles: [],
    };
    const related = renderToStaticMarkup(<Related links={links} />);
    expect(related).toContain(navigation.labels['products.heatMapAnalysis']);
    expect(related).not.toContain(copy.related.articles);
    expect(renderToStaticMarkup(<Related links={{...links, pages: []}} />)).toBe('');
    const neighbors = renderToStaticMarkup(<Neighbors links={links} archive="product" />);
    expect(neighbors).toContain(copy.older(copy.archives.product));
    expect(neighbors).not.toContain(copy.newer(copy.archives.product));
  });
});

describe('a picture with a title', () => {
  const image = (extra: object) => ({type: 'element', tagName: 'p', children: [{type: 'element', ...extra}]});
  const change = (child: ReturnType<typeof image>) => {
    const tree = {type: 'root', children: [child]};
    figures()(tree);
    return tree.children[0] as unknown as {tagName: string; children: {children?: {value: string}[]}[]};
  };

  it.each([
    ['of Markdown', {tagName: 'img', properties: {src: 'a', title: '门口'}}],
    ['of MDX', {name: 'img', attributes: [{type: 'mdxJsxAttribute', name: 'title', value: '门口'}]}],
  ])('%s becomes a figure with a caption', (_, extra) => {
    const figure = change(image(extra));
    expect(figure.tagName).toBe('figure');
    expect(figure.children[1]?.children?.[0]?.value).toBe('门口');
    expect(JSON.stringify(figure.children[0])).not.toContain('门口');
  });

  it('is left alone without a title', () => {
    expect(change(image({tagName: 'img', properties: {src: 'a'}})).tagName).toBe('p');
  });
});
