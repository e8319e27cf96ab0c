/** Customer stories on the screen: page, list and strip of the example in both languages, and nothing where there is none. */
import path from 'node:path';
import type {ComponentType, ReactNode} from 'react';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it, jest} from '@jest/globals';
import {storyCards, storyPage} from '@site/plugins/stories/pages';
import {readStory, type ReadStory} from '@site/plugins/stories/read';
import {readPage} from '@site/scripts/metadata/page';
import {structuredData} from '@site/scripts/metadata/structured';
import {dayText} from '@site/src/facts/day';
import {modelById, hardwarePath} from '@site/src/facts/models';
import type {StoryCard, StoryIndustry, StoryPage} from '@site/src/facts/storyPages';
import {siteTree} from '@site/src/pages/sitemap/_parts/sitemapTree';
import {Footer} from '@site/src/shell/Footer';
import built from '@site/src/site/builtContent.json';
import type {Edition, Locale} from '@site/src/site/editions';
import {nearestRoutes} from '@site/src/site/nearest';
import {resolveRedirect} from '@site/src/site/redirects';
import {alternateOf, hasEdition, navEntries, routeIds} from '@site/src/site/routes';
import {storiesFor} from '@site/src/features/stories/StoryStrip';

function readExample(): ReadStory {
  const read = readStory(path.resolve('.docs/customer-story-example'));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read;
}
const example = readExample();

afterEach(() => {
  built.stories = false;
});

const copies = ['algorithm-mall', 'fold', 'menus', 'navigation', 'promises', 'stories', 'store-kit'];

/** The components of an edition, with the words of that edition, and React's renderer that goes with them. */
function edition(locale: Locale) {
  let render!: (element: ReactNode) => string;
  let parts!: Record<'CustomerStory' | 'CustomerStories' | 'StoryDevices' | 'StoryStrip', ComponentType<never>>;
  jest.isolateModules(() => {
    const frame = {__esModule: true, default: ({children}: {children: ReactNode}) => children};
    // The frame of a page exists only in a build.
    jest.doMock('@theme/Layout', () => frame, {virtual: true});
    for (const name of copies)
      jest.doMock(`@copy/${name}`, () => jest.requireActual(`../../../i18n/${locale}/copy/${name}`));
    const context = jest.requireActual<typeof import('../../fixtures/docusaurus/useDocusaurusContext')>(
      '@docusaurus/useDocusaurusContext',
    );
    context.setTestLocale(locale);
    render = jest.requireActual<typeof import('react-dom/server')>('react-dom/server').renderToStaticMarkup;
    const part = (file: string, name = 'default') =>
      jest.requireActual<Record<string, ComponentType<never>>>(`@site/src/${file}`)[name]!;
    parts = {
      CustomerStory: part('templates/CustomerStory'),
      CustomerStories: part('templates/CustomerStories'),
      StoryDevices: part('templates/CustomerStory/_parts/StoryDevices', 'StoryDevices'),
      StoryStrip: part('features/stories/StoryStrip', 'StoryStrip'),
    };
  });
  return {render, parts};
}

/** What a page shows, as text. */
const textOf = (html: string): string => load(html).text().replace(/\s+/g, ' ');

describe.each([
  ['zh-CN', 'zh', '/'],
  ['en', 'en', '/global/'],
] as const)('the example in %s', (locale, language, baseUrl) => {
  const {render, parts} = edition(locale);
  const story = storyPage(example, {all: [example], language, baseUrl});
  const cards = storyCards([example], language, baseUrl);
  const Story = parts.CustomerStory as ComponentType<{story: StoryPage}>;
  const html = render(<Story story={story} />);
  const text = textOf(html);
  const words = example.story;

  it('shows everything that was filled in, in that language', () => {
    for (const field of ['title', 'summary', 'customer', 'city', 'before', 'after'] as const)
      expect(text).toContain(words[field][language]);
    for (const {meaning, measured, unit, date} of words.figures)
      for (const shown of [meaning[language], measured[language], unit[language], dayText(date, locale)])
        expect(text).toContain(shown);
    expect(text).toContain('−31');
    expect(text).toContain(words.quote.text[language]);
    expect(text).toContain(words.quote.speaker.name[language]);
    expect(text).toContain(words.quote.speaker.role[language]);
    expect(text).not.toContain(words.approved);
  });

  it('shows logo and portrait with their sizes and what is seen', () => {
    const images = load(html)('img').toArray();
    expect(images.map(({attribs}) => [attribs.alt, attribs.width, attribs.height])).toEqual([
      [words.logo.alt[language], '320', '120'],
      [words.quote.speaker.portrait!.alt[language], '192', '192'],
    ]);
  });

  it('leads to the industry, to the list, and to each product', () => {
    const links = load(html)('a')
      .toArray()
      .map(({attribs}) => attribs.href);
    for (const href of [
      '/solutions/industries/catering',
      '/customers',
      '/products/accurate-people-counting',
      '/products/data-dashboard',
    ])
      expect(links).toContain(href);
  });

  it('shows the devices with pictures, and leads to each model and algorithm', () => {
    const Devices = parts.StoryDevices as ComponentType<{story: StoryPage}>;
    const $ = load(render(<Devices story={story} />));
    const links = $('a')
      .toArray()
      .map(({attribs}) => attribs.href);
    for (const {model, purpose} of words.devices) {
      expect(links).toContain(hardwarePath(modelById(model)));
      expect($.text()).toContain(purpose[language]);
    }
    expect($('picture')).toHaveLength(words.devices.length);
    for (const id of words.algorithms) expect(links).toContain(`/algorithm-mall#${id}`);
  });

  it('leaves the portrait out where there is none', () => {
    const {portrait: _portrait, ...quote} = story.quote;
    expect(load(render(<Story story={{...story, quote}} />))('img')).toHaveLength(1);
  });

  it('is listed, and stands on the pages of its industry and on the home only', () => {
    const List = parts.CustomerStories as ComponentType<{stories: readonly StoryCard[]}>;
    const Strip = parts.StoryStrip as ComponentType<{stories?: readonly StoryCard[]; industry?: StoryIndustry}>;
    const list = load(render(<List stories={cards} />));
    expect(list('h2').text()).toBe(words.title[language]);
    expect(list('a[href$="/customers/customer-story-example"]')).toHaveLength(1);
    expect(textOf(render(<Strip stories={cards} industry="catering" />))).toContain(words.title[language]);
    expect(textOf(render(<Strip stories={cards} />))).toContain(words.title[language]);
    expect(render(<Strip stories={cards} industry="medicine" />)).toBe('');
    // As in a build without a story.
    expect(render(<Strip />)).toBe('');
    expect(render(<Strip industry="catering" />)).toBe('');
  });

  it('has structured data that names the customer and gives no rating', () => {
    const origin = 'https://www.example.com';
    const head = `<title>${story.title}</title><meta name="description" content="${story.summary}"><link rel="canonical" href="${origin}${story.href}">`;
    const page = readPage(`<html><head>${head}</head><body><main>${html}</main></body></html>`, story.href, origin);
    const article = structuredData(page, origin, [`${origin}/social/x.jpg`]).find((one) => one['@type'] === 'Article');
    expect(article).toMatchObject({
      headline: story.title,
      description: story.summary,
      dateModified: story.date,
      about: {'@type': 'Organization', name: story.customer},
    });
    expect(JSON.stringify(article)).not.toMatch(/rating|review/i);
  });
});

describe('lists of stories', () => {
  const [card] = storyCards([example], 'en', '/global/');

  it('show three at most on other pages', () => {
    const many = Array.from({length: 5}, (_, at) => ({...card!, id: String(at)}));
    expect(storiesFor(many).map(({id}) => id)).toEqual(['0', '1', '2']);
  });

  it('lead from a story to others, those of its industry first', () => {
    const other = (id: string, industry: StoryIndustry): ReadStory => ({
      ...example,
      id,
      story: {...example.story, industry},
    });
    const all = [example, other('a', 'medicine'), other('b', 'catering')];
    expect(storyPage(example, {all, language: 'en', baseUrl: '/global/'}).others.map(({id}) => id)).toEqual(['b', 'a']);
  });
});

it('the last line of the footer leads to the list when there is one', () => {
  const leads = () => renderToStaticMarkup(<Footer bare />).includes('href="/customers"');
  expect(leads()).toBe(false);
  built.stories = true;
  expect(leads()).toBe(true);
});

describe.each(['zh-CN', 'global'] as const)('the list in menus, sitemap and suggestions of %s', (name: Edition) => {
  const places = () => ({
    menu: navEntries('service', 'company', name).includes('customers'),
    sitemap: JSON.stringify(siteTree(name)).includes('"customers"'),
    notFound: nearestRoutes('/customer', name, routeIds.length).includes('customers'),
    exists: hasEdition('customers', name),
    alternate: alternateOf('/customers', 'en') !== null,
  });
  const all = (value: boolean) => ({menu: value, sitemap: value, notFound: value, exists: value, alternate: value});

  it('is nowhere without a story', () => expect(places()).toEqual(all(false)));

  it('is in all of them with one', () => {
    built.stories = true;
    expect(places()).toEqual(all(true));
  });

  it('collides with no old address', () => {
    expect(resolveRedirect('/customers')).toBeNull();
    expect(resolveRedirect('/customers/example-diner')).toBeNull();
    expect(resolveRedirect('/case.html')).toBe('/');
  });
});
