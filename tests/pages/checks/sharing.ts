/** What a page looks like when somebody shares it, and what crawlers are told about all pages. */
import sharp from 'sharp';
import {isPostPath} from '../../../src/facts/newsLists';
import {canonicalOf, editions, otherLocale, splitPath, type Locale} from '../../../src/site/editions';
import {alternateOf} from '../../../src/site/routes';
import type {FetchedPage} from '../../support/built-site';

/** Bytes of a social picture; a chat shows it on the road. */
const pictureMax = 64 * 1024;

const openGraphLocale: Record<Locale, string> = {'zh-CN': 'zh_CN', en: 'en_US'};

/** Gives the bytes of a file of the build by its pathname, undefined where there is none. */
export type ReadFile = (pathname: string) => Buffer | undefined;

export interface SharingFacts {
  readonly origin: string;
  readonly pathnames: ReadonlySet<string>;
  readonly read: ReadFile;
}

async function pictureProblems(address: string, locale: Locale, {origin, read}: SharingFacts): Promise<string[]> {
  if (!address.startsWith(`${origin}/`)) return [`og:image "${address}" is no address of the site`];
  const {pathname} = new URL(address);
  if (!pathname.startsWith(`${editions[locale].prefix}/social/`))
    return [`og:image ${pathname} is not of the page’s language`];
  const bytes = read(pathname);
  if (!bytes) return [`og:image ${pathname} does not exist`];
  const {format, width, height} = await sharp(bytes).metadata();
  return [
    ...(format !== 'jpeg' || width !== 1200 || height !== 630
      ? [`og:image is ${format} of ${width} × ${height} instead of jpeg of 1200 × 630`]
      : []),
    ...(bytes.length > pictureMax
      ? [`og:image has ${Math.round(bytes.length / 1024)} KiB, at most ${pictureMax / 1024}`]
      : []),
  ];
}

/** Social tags and keywords of a page. Pages that answer 404 have none. */
export async function sharingProblems(page: FetchedPage, facts: SharingFacts): Promise<string[]> {
  const {$, pathname, status} = page;
  const all = (key: string) =>
    $(`meta[property="${key}"],meta[name="${key}"]`)
      .toArray()
      .map((element) => $(element).attr('content')?.trim() ?? '');
  const one = (key: string) => all(key)[0] ?? '';
  if (status !== 200) return all('og:image').length === 0 ? [] : ['a page that answers 404 has a social picture'];
  const {locale, path} = splitPath(pathname);
  const counterpart = alternateOf(pathname, otherLocale(locale));
  const paired = counterpart !== null && facts.pathnames.has(counterpart);
  const post = isPostPath(path);
  const picture = one('og:image');
  const expected: [key: string, value: string | undefined][] = [
    ['og:title', $('head > title').text()],
    ['og:description', one('description')],
    ['og:type', post ? 'article' : 'website'],
    ['og:url', facts.origin + canonicalOf(pathname)],
    ['og:locale', openGraphLocale[locale]],
    ['og:locale:alternate', paired ? openGraphLocale[otherLocale(locale)] : undefined],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:type', 'image/jpeg'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:image', picture],
  ];
  const problems = expected.flatMap(([key, value]) => {
    const found = all(key);
    const right = value === undefined ? found.length === 0 : found.length === 1 && found[0] === value;
    return right ? [] : [`${key} "${found.join(' | ')}" instead of ${value === undefined ? 'none' : `"${value}"`}`];
  });
  const filled = [
    'keywords',
    'og:site_name',
    'og:image',
    'og:image:alt',
    ...(post
      ? ['article:author', 'article:section', 'article:tag', 'article:published_time', 'article:modified_time']
      : []),
  ];
  problems.push(...filled.filter((key) => one(key) === '').map((key) => `${key} is missing`));
  if (one('article:modified_time') < one('article:published_time')) problems.push('modified before it was published');
  if (!post && all('article:published_time').length > 0)
    problems.push('article:published_time on a page that is no post');
  return [...problems, ...(picture === '' ? [] : await pictureProblems(picture, locale, facts))];
}

const attribute = (text: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? '';

/** Whether a page is to be found under its own address. */
const isListed = (page: FetchedPage, origin: string): boolean =>
  page.status === 200 &&
  page.$('link[rel=canonical]').attr('href') === origin + page.pathname &&
  !/noindex/.test(page.$('meta[name=robots]').attr('content') ?? '');

/** A site map beside the pages of its edition: every page that may be listed, nothing else, each with its alternates. */
export function siteMapProblems(xml: string, pages: readonly FetchedPage[], origin: string, now: Date): string[] {
  const entries = new Map(
    [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
      entry,
    ]),
  );
  const listed = new Map(pages.filter((page) => isListed(page, origin)).map((page) => [origin + page.pathname, page]));
  const today = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  return [
    ...[...listed.keys()].filter((address) => !entries.has(address)).map((address) => `${address} is missing`),
    ...[...entries].flatMap(([address, entry]) => {
      const page = listed.get(address);
      if (!page) return [`${address} is listed, but is no page that may be`];
      const links = [...entry.matchAll(/<xhtml:link [^>]*>/g)]
        .map(([link]) => `${attribute(link, 'hreflang')} ${attribute(link, 'href')}`)
        .sort()
        .join(', ');
      const alternates = page
        .$('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => `${page.$(link).attr('hreflang')} ${page.$(link).attr('href')}`)
        .sort()
        .join(', ');
      const day = /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1];
      return [
        ...(links === alternates
          ? []
          : [`${address}: alternates ${links || 'none'} instead of ${alternates || 'none'}`]),
        ...(day === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(day) && day <= today)
          ? []
          : [`${address}: lastmod ${day}`]),
      ];
    }),
  ];
}

/** robots.txt lets everybody read and names the site maps. */
export function robotsProblems(text: string, origin: string): string[] {
  const maps = Object.values(editions).map(({prefix}) => `Sitemap: ${origin}${prefix}/sitemap.xml`);
  return [
    ...maps.filter((line) => !text.split('\n').includes(line)).map((line) => `no line "${line}"`),
    ...text
      .split('\n')
      .filter((line) => /^Disallow: \/(?!api\/)/i.test(line))
      .map((line) => `"${line}" keeps readers out`),
  ];
}

/** security.txt as RFC 9116 has it. */
export function securityProblems(text: string, origin: string, now: Date): string[] {
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'mi').exec(text)?.[1] ?? '';
  const days = (Date.parse(field('Expires')) - now.getTime()) / 86_400_000;
  return [
    ...(/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(field('Contact')) ? [] : [`Contact "${field('Contact')}"`]),
    ...(days > 0 && days < 366 ? [] : [`Expires "${field('Expires')}" is not within a year from now`]),
    ...(field('Preferred-Languages') === 'zh, en' ? [] : [`Preferred-Languages "${field('Preferred-Languages')}"`]),
    ...(field('Canonical') === `${origin}/.well-known/security.txt` ? [] : [`Canonical "${field('Canonical')}"`]),
    ...(field('Policy') === `${origin}/support/security-advisories#report` ? [] : [`Policy "${field('Policy')}"`]),
  ];
}
