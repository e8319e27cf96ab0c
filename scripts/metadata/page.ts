/** Facts for metadata, read from a built page's HTML, so that metadata never claims what visitors do not see. */
import {type CheerioAPI, load} from 'cheerio';
import navigationEn from '../../i18n/en/copy/navigation';
import navigationZh from '../../i18n/zh-CN/copy/navigation';
import type {ChartShape} from '../../plugins/doc-parts/charts/picture';
import {chartKinds} from '../../src/facts/chart.schema';
import {models} from '../../src/facts/models';
import {canonicalOf, splitPath, type Locale} from '../../src/site/editions';
import {routeIdAt, routes} from '../../src/site/routes';

export interface Crumb {
  readonly name: string;
  /** Full pathname; absent for a level that has no page of its own. */
  readonly path?: string;
}

export interface PageFacts {
  /** Full pathname the page is served at. */
  readonly pathname: string;
  readonly locale: Locale;
  /** Canonical address with origin. */
  readonly url: string;
  readonly alternates: readonly {readonly lang: string; readonly href: string}[];
  /** Whether search engines may list it under its own address. */
  readonly isIndexable: boolean;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** Language of the text; not the edition's where a document has no translation yet. */
  readonly lang: string;
  /** From the home or the section down to the page itself; empty on pages without a trail. */
  readonly trail: readonly Crumb[];
  /** Name of the section in the menus, for pages without a trail. */
  readonly section: string;
  readonly questions: readonly {readonly question: string; readonly answer: string}[];
  /** Rows of a device's table. */
  readonly parameters: readonly {readonly name: string; readonly value: string}[];
  /** Kind of a device, as written over its name. */
  readonly category: string;
  /** Whom a customer story is about. */
  readonly customer?: string;
  /** Days, YYYY-MM-DD. */
  readonly published?: string;
  readonly modified?: string;
  readonly author?: string;
  readonly keywords: readonly string[];
  /** Address of the first picture of the page, or of the one device it is about, without origin. */
  readonly picture?: string;
  /** The chart that is the picture of a post. */
  readonly chart?: ChartShape;
}

const navigation = {'zh-CN': navigationZh, en: navigationEn};

/** Text as it is read; in English, parts that stand apart on the screen are words of their own. */
function textOf($: CheerioAPI, element: ReturnType<CheerioAPI>, locale: Locale): string {
  const copy = element.clone();
  copy.find('.sr, .hash-link, svg').remove();
  if (locale === 'en') copy.find('span').before(' ').after(' ');
  return copy
    .text()
    .replace(/[\u200b\s]+/g, ' ')
    .trim();
}

/** The trail as it is shown, with the page itself at its end. */
function trailOf($: CheerioAPI, locale: Locale, self: Crumb): Crumb[] {
  const trail = $('main nav')
    .filter((_, nav) => $(nav).attr('aria-label') === navigation[locale].breadcrumbs)
    .first();
  const links = trail
    .find('a')
    .toArray()
    .map((link): Crumb => ({name: textOf($, $(link), locale), path: $(link).attr('href')!}));
  if (links.length === 0) return [];
  const current = trail.find('[aria-current]').first();
  return [...links, current.length > 0 ? {...self, name: textOf($, current, locale)} : self];
}

/** The devices a document is about. */
function devicesOf($: CheerioAPI) {
  const ids = ($('meta[name=x-models]').attr('content') ?? '').split(',');
  return models.filter(({id}) => ids.includes(id));
}

/** Words somebody might look for: the page's own, its devices, its name and where it stands. */
function keywordsOf($: CheerioAPI, names: readonly string[]): string[] {
  const tags = $('meta[property="article:tag"]')
    .toArray()
    .map((tag) => $(tag).attr('content') ?? '');
  const symptoms = $('meta[name=x-symptoms]').attr('content') ?? '';
  const words = [...tags, ...symptoms.split(','), ...devicesOf($).map(({name}) => name), ...names]
    .map((word) => word.trim())
    .filter(Boolean);
  return [...new Set(words)].slice(0, 16);
}

/** The first chart of a post that has no other picture, from the table of its data. */
function chartOf($: CheerioAPI): ChartShape | undefined {
  if ($('meta[name=x-picture]').attr('content') !== 'chart') return undefined;
  const figure = $('main figure.chart').first();
  const kind = chartKinds.find((name) => name === figure.attr('data-kind'));
  if (!kind) throw new Error('A post says that a chart is its picture, and shows none.');
  const rows = figure
    .find('tbody tr')
    .toArray()
    .map((row) =>
      $(row)
        .find('td')
        .slice(1)
        .toArray()
        .map((cell) => {
          const value = $(cell).find('data').attr('value');
          return value === undefined ? null : Number(value);
        }),
    );
  return {kind, series: (rows[0] ?? []).map((_, at) => ({values: rows.map((row) => row[at] ?? null)}))};
}

/** Reads one page. `origin` is that of the published site. */
export function readPage(html: string, pathname: string, origin: string): PageFacts {
  // Cheerio's faster parser (htmlparser2); our minified HTML is well-formed.
  const $ = load(html, {xml: {xmlMode: false, decodeEntities: true}});
  const {locale, path} = splitPath(pathname);
  const meta = (selector: string) => $(`meta[${selector}]`).first().attr('content') ?? '';
  const url = $('link[rel=canonical]').attr('href') ?? '';
  const h1 = $('main h1').first();
  const heading = textOf($, h1, locale);
  const id = routeIdAt(path);
  const words = navigation[locale];
  const section = id && routes[id].nav ? words.sections[routes[id].nav.section] : '';
  const trail = trailOf($, locale, {name: heading, path: canonicalOf(pathname)});
  const isDevice = /^\/products\/hardware\/[^/]+(\/[^/]+)?$/.test(path) && $('#parameters').length > 0;
  const day = $('main article time, main dl time').first().attr('datetime');
  const published = meta('property="article:published_time"').slice(0, 10) || undefined;
  const pictures = $('main img')
    .toArray()
    .map((image) => $(image).attr('src') ?? '');
  const devices = devicesOf($);
  const chart = chartOf($);
  const isNoindex = /noindex/.test(meta('name=robots'));
  return {
    pathname,
    locale,
    url,
    alternates: $('link[rel=alternate][hreflang]')
      .toArray()
      .map((link) => ({lang: $(link).attr('hreflang')!, href: $(link).attr('href')!})),
    isIndexable: !isNoindex && url === origin + pathname,
    title: $('title').first().text(),
    description: meta('name=description'),
    heading,
    lang: h1.closest('main [lang]').attr('lang') ?? $('html').attr('lang') ?? locale,
    trail,
    section,
    questions: $('[data-faq] details')
      .toArray()
      .map((entry) => ({
        question: textOf($, $(entry).find('summary'), locale),
        answer: textOf($, $(entry).find('p'), locale),
      })),
    parameters: isDevice
      ? $('#parameters tr')
          .toArray()
          .map((row) => ({name: textOf($, $(row).find('th'), locale), value: textOf($, $(row).find('td'), locale)}))
      : [],
    category: isDevice ? textOf($, h1.prev('p'), locale) : '',
    customer: $('main [data-customer]').attr('data-customer') || undefined,
    published,
    modified: meta('property="article:modified_time"').slice(0, 10) || published || day,
    author: meta('property="article:author"') || undefined,
    keywords: keywordsOf($, [
      ...(id ? [words.labels[id]] : []),
      heading.length <= 60 ? heading : '',
      ...trail.slice(1, -1).map(({name}) => name),
      section,
    ]),
    ...(chart
      ? {chart}
      : {
          picture:
            pictures.find((src) => /\/media\/(cutouts|stills|stage)\//.test(src)) ??
            (devices.length === 1 ? `/media/cutouts/${devices[0]!.media}-1200.webp` : undefined),
        }),
  };
}
