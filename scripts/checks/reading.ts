/**
 * Content metrics of a marketing page: words, sentences shared with other pages, answered questions, pictures, links to
 * devices and to other pages. `npm run check:reading` prints them; `tests/pages` enforces the limits below.
 */
import {load} from 'cheerio';
import {promises as englishPromises} from '../../i18n/en/copy/promises';
import {promises as chinesePromises} from '../../i18n/zh-CN/copy/promises';
import {splitPath, type Locale} from '../../src/site/editions';
import {routeIdAt, type RouteId, routes} from '../../src/site/routes';

/** Limits per page; Chinese words are counted in characters. */
export const readingLimits = {
  words: {'zh-CN': 700, en: 400},
  /** Share of a page's sentences that occur on any other page, calls to action and quoted promises apart. */
  shared: 0.05,
  questions: 4,
  pictures: 1,
  links: 3,
} as const;

export interface Reading {
  readonly pathname: string;
  readonly locale: Locale;
  readonly words: number;
  readonly sentences: readonly string[];
  readonly questions: number;
  readonly pictures: number;
  /** Distinct pages the text leads to, device pages apart; home, contact and the form do not count. */
  readonly models: number;
  readonly links: number;
}

/** Metrics compared with all other pages. */
export interface ComparedReading extends Reading {
  /** Sentences that occur elsewhere, and their share of all sentences of the page, 0–1. */
  readonly sharedSentences: readonly string[];
  readonly shared: number;
}

const blocks =
  'p, li, dd, dt, td, th, h1, h2, h3, h4, summary, figcaption, label, legend, button, a, div, section, output, option, b, small, time, pre';

/** Whether a text is a sentence; short texts and figures without a full stop are labels. */
const isSentence = (text: string, locale: Locale): boolean =>
  locale === 'en'
    ? text.split(' ').filter((word) => /\p{L}/u.test(word)).length >= (/[.!?]$/.test(text) ? 7 : 12)
    : (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= 12;

const splitSentences = (line: string, locale: Locale): string[] =>
  line.split(locale === 'en' ? /(?<=[.!?])\s+/ : /(?<=[。！？])/).map((sentence) => sentence.trim());

/** Sentences of the registry of promises: the same everywhere on purpose. */
const promised: ReadonlySet<string> = new Set([
  ...Object.values(chinesePromises).flatMap((text) => splitSentences(text, 'zh-CN')),
  ...Object.values(englishPromises).flatMap((text) => splitSentences(text, 'en')),
]);

/** Words of a text; of a Chinese one its characters, and what is written in Latin letters or digits. */
export const wordCount = (text: string, locale: Locale): number =>
  locale === 'en'
    ? (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0)
    : (text.match(/\p{Script=Han}/gu)?.length ?? 0) + (text.match(/[A-Za-z0-9]+/g)?.length ?? 0);

/** Overview pages, which only link to others. */
const overviews: readonly RouteId[] = ['technology', 'products', 'solutions', 'paas'];

/** Whether the metrics apply to a page: marketing pages and device pages. */
export function isReadingPage(pathname: string): boolean {
  const {path: bare} = splitPath(pathname);
  const id = routeIdAt(bare);
  if (id && overviews.includes(id)) return false;
  return id ? ['marketing', 'contact'].includes(routes[id].type) : /^\/products\/hardware\/./.test(bare);
}

/**
 * Computes the metrics of a page's main content, without breadcrumbs, scripts, `data-shared` (calls to action), the software with its
 * sample data, which counts as a picture, and the titles of posts to read next, which stand on every page that offers them.
 */
export function readPage(pathname: string, html: string): Reading {
  const {locale} = splitPath(pathname);
  const $ = load(html);
  const main = $('main').first();
  const shared = new Set(['/', '/home', '/experience', '/about/contact']);
  const links = main
    .find('a[href]')
    .toArray()
    .map((link) => splitPath(new URL($(link).attr('href') ?? '', 'http://x').pathname).path);
  const own = links.filter((target) => target !== splitPath(pathname).path && !shared.has(target));
  const pictures = main.find('img, [data-console]').length;
  const questions = main.find('[data-faq] details').length;
  main
    .find('script, style, svg, noscript, template, nav, [data-shared], [data-console], li a[href*="/news/"]')
    .remove();
  main.find(blocks).each((_, element) => void $(element).before('\n').after('\n'));
  const lines = main
    .text()
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const sentences = lines
    .flatMap((line) => splitSentences(line, locale))
    .filter((sentence) => isSentence(sentence, locale));
  return {
    pathname,
    locale,
    words: wordCount(lines.join(' '), locale),
    sentences,
    questions,
    pictures,
    models: new Set(
      own.filter((target) => /^\/products\/hardware\/./.test(target) || target.startsWith('/support/model/')),
    ).size,
    links: new Set(own).size,
  };
}

/** Compares each page with all others of its edition. */
export function compareReadings(readings: readonly Reading[]): ComparedReading[] {
  const seenOn = new Map<string, Set<string>>();
  for (const {pathname, sentences} of readings) {
    for (const sentence of sentences) seenOn.set(sentence, (seenOn.get(sentence) ?? new Set()).add(pathname));
  }
  return readings.map((reading) => {
    const sharedSentences = reading.sentences.filter(
      (sentence) => seenOn.get(sentence)!.size > 1 && !promised.has(sentence),
    );
    return {...reading, sharedSentences, shared: sharedSentences.length / Math.max(1, reading.sentences.length)};
  });
}

/** Violated limits of a page, one sentence each. */
export function readingProblems({
  locale,
  words,
  questions,
  pictures,
  links,
  shared,
  sharedSentences,
}: ComparedReading): string[] {
  const limits = readingLimits;
  return [
    words < limits.words[locale] && `${words} words, wanted ${limits.words[locale]}`,
    shared >= limits.shared &&
      `${Math.round(shared * 100)} % of its sentences stand on other pages too, e.g. "${sharedSentences[0]}"`,
    questions < limits.questions && `answers ${questions} questions, wanted ${limits.questions}`,
    pictures < limits.pictures && 'has no picture',
    links < limits.links && `links to ${links} pages of the site, wanted ${limits.links}`,
  ].filter((problem) => problem !== false);
}
