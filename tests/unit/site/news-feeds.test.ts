/**
 * Feeds of all news and of every archive, read by the parser of feeds in htmlparser2 and, as XML, by a strict one: whole
 * texts, pictures with their sizes, valid also while an archive is empty.
 */
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import copy from '@copy/news';
import {parseFeed} from 'htmlparser2';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import en from '../../../i18n/en/copy/news';
import {feedFiles, feedHtml, newsFeeds} from '../../../plugins/content-index/feeds';
import type {NewsLink} from '../../../src/facts/contentIndex';
import {archives} from '../../../src/facts/frontmatter.lists';

const origin = 'https://www.example.com';
const picture = '/media/stills/e3-x-1200.webp';

const page = `<html><body><main><article><h1>固件</h1><div class="markdown theme">
  <h2 id="why" class="anchor">为什么<a class="hash-link" href="#why">#</a></h2>
  <p class="x">看<a href="/support/model/k3#label" class="y">支持页</a>和<a href="#why">上面</a>，<span class="nb">E3-X</span>。</p>
  <picture><source srcset="/media/stills/a.avif"><img src="/media/stills/a.webp" srcset="/media/stills/a.webp 1x" alt="图"></picture>
  <button>复制</button><svg><text>9</text></svg><p hidden>藏起来</p>
  <figure><figcaption>图一</figcaption><ul class="legend"><li>图例</li></ul><div role="img">柱子</div><table><tr><td>8</td></tr></table></figure></div></article></main></body></html>`;

const posts = (baseUrl: string): NewsLink[] => [
  {
    title: '固件6.2.1 & <新>',
    description: '这一版改了什么。',
    permalink: `${baseUrl}news/product/firmware`,
    date: '2026-11-12',
    updated: '2026-11-20',
    archive: 'product',
    image: picture,
    source: '优瞰',
    minutes: 3,
    products: [],
    models: [],
  },
  {
    title: '一张图',
    description: '图表。',
    permalink: `${baseUrl}news/industry/chart`,
    date: '2026-10-01',
    updated: '2026-10-01',
    archive: 'industry',
    image: '/media/charts/chart.svg',
    source: '优瞰',
    minutes: 3,
    products: [],
    models: [],
  },
];

let outDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'feeds-'));
  for (const name of ['product/firmware', 'industry/chart']) {
    await mkdir(path.join(outDir, 'news', path.dirname(name)), {recursive: true});
    await writeFile(path.join(outDir, 'news', `${name}.html`), page);
  }
  await mkdir(path.join(outDir, 'static/media/stills'), {recursive: true});
  await cp(path.resolve(import.meta.dirname, `../../../static${picture}`), path.join(outDir, `static${picture}`));
});
afterEach(() => rm(outDir, {recursive: true}));

/** Reads XML as readers do that accept no fault. */
function strict(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
}

const childOf = (parent: Element | null, name: string) =>
  [...(parent?.children ?? [])].find(({nodeName}) => nodeName === name)?.textContent ?? '';

describe.each([
  ['zh-CN', '/', copy],
  ['en', '/global/', en],
] as const)('feeds of %s', (locale, baseUrl, words) => {
  const read = (archive: string, file: string) => readFile(path.join(outDir, 'news', archive, file), 'utf8');
  beforeEach(() =>
    newsFeeds({outDir, staticDir: path.join(outDir, 'static'), origin, baseUrl, locale, news: posts(baseUrl)}),
  );

  it.each(['', ...archives])('are valid RSS 2.0, Atom and JSON Feed: %j', async (archive) => {
    const [rss, atom, json] = await Promise.all(
      [feedFiles.rss, feedFiles.atom, feedFiles.json].map((file) => read(archive, file)),
    );
    const expected = posts(baseUrl).filter((post) => archive === '' || post.archive === archive);
    const address = `${origin}${baseUrl}news${archive && `/${archive}`}`;

    const channel = strict(rss!).querySelector('channel');
    for (const name of ['title', 'link', 'description']) expect(childOf(channel, name)).not.toBe('');
    expect(channel?.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${address}/rss.xml`);
    const root = strict(atom!).documentElement;
    for (const name of ['id', 'title', 'updated']) expect(childOf(root, name)).not.toBe('');
    expect([...root.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toContain(
      `${address}/atom.xml`,
    );

    for (const xml of [rss!, atom!]) {
      const feed = parseFeed(xml);
      expect(feed?.title).toContain(
        archive === '' ? words.title : words.archives[archive as (typeof archives)[number]],
      );
      expect(feed?.items.map(({link}) => link)).toEqual(expected.map(({permalink}) => origin + permalink));
    }
    const parsed = JSON.parse(json!) as {version: string; feed_url: string; items: {url: string; image: unknown}[]};
    expect(parsed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(parsed.feed_url).toBe(`${address}/feed.json`);
    expect(parsed.items.map(({url}) => url)).toEqual(expected.map(({permalink}) => origin + permalink));
    for (const {image} of parsed.items) expect(typeof image).toBe('string');
  });

  it('hold the whole text and the picture with its size', async () => {
    const rss = strict(await read('product', feedFiles.rss));
    const [item] = rss.querySelectorAll('item');
    const content = item!.getElementsByTagName('content:encoded')[0]!.textContent ?? '';
    expect(content).toContain(`<img src="${origin}${picture}"`);
    expect(content).toContain('为什么');
    const enclosure = item!.querySelector('enclosure')!;
    expect(enclosure.getAttribute('url')).toBe(origin + picture);
    expect(enclosure.getAttribute('type')).toBe('image/webp');
    expect(Number(enclosure.getAttribute('length'))).toBeGreaterThan(1000);
    const json = JSON.parse(await read('industry', feedFiles.json)) as {items: {image: string; content_html: string}[]};
    // A chart is drawn for our pages only; its picture is the one that networks show.
    expect(json.items[0]!.image).toBe(`${origin}${baseUrl}social/news-industry-chart.jpg`);
    expect(json.items[0]!.content_html).toContain(`<img src="${json.items[0]!.image}"`);
  });

  it('tell the day of publication from the day of the last change, and are the same at every build', async () => {
    const atom = await read('product', feedFiles.atom);
    expect(atom).toContain('<published>2026-11-12T00:00:00.000Z</published>');
    expect(atom).toContain('<updated>2026-11-20T00:00:00.000Z</updated>');
    expect(await read('company', feedFiles.atom)).toContain('<updated>2026-11-20T00:00:00.000Z</updated>');
  });
});

it('the text of a feed stands by itself', () => {
  const html = feedHtml(page, `${origin}/news/product/firmware`);
  expect(html).toContain(`<a href="${origin}/support/model/k3#label">支持页</a>`);
  expect(html).toContain(`<a href="${origin}/news/product/firmware#why">上面</a>`);
  expect(html).toContain(`<img src="${origin}/media/stills/a.webp" alt="图">`);
  expect(html).toContain('，E3-X。');
  expect(html).toContain('<td>8</td>');
  expect(html).not.toMatch(/class=|srcset|<button|<svg|hash-link|藏起来|<span|图例|柱子/);
});
