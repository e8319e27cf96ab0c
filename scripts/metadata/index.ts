/**
 * After the build: adds metadata to the finished pages, and files for crawlers. Structured data and social tags are derived
 * from the visible page; its social image is cached in `.cache/cards` until its texts, its picture or the template change.
 *
 *     tsx scripts/metadata/index.ts <build folder>
 */
import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {owner} from '../../config/owner';
import {brand} from '../../src/site/brand';
import {cardOf} from '../../src/site/card';
import {editions, type Locale} from '../../src/site/editions';
import {errorPage} from '../../src/features/plain-pages/plainPages';
import {isRedirectPage} from '../../src/site/hosting/redirectPage.mjs';
import {chartPicture} from '../../plugins/doc-parts/charts/picture';
import {type CardFacts, chartSize, drawCard} from './card/card';
import {robots, securityText, siteMap} from './files';
import {type PageFacts, readPage} from './page';
import {structuredData} from './structured';
import {dataBlock, socialTags} from './tags';

const cacheFolder = '.cache/cards';

/** Characters of a card's key that stand in its address. */
const keyLength = 10;

/** Where the page of a file is served. */
const pathnameOf = (file: string): string => `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/';

const htmlFiles = (buildDir: string): string[] =>
  readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Hash of everything that affects how cards look, except their texts and pictures. */
const templateHash = hashOf(
  ...[
    ...['card.ts', 'type.ts'].map((name) => `scripts/metadata/card/${name}`),
    'static/img/logo.svg',
    'static/fonts/inter-latin.woff2',
    ...['sharp', 'harfbuzzjs', '@fontsource-variable/noto-sans-sc'].map((name) => `node_modules/${name}/package.json`),
  ].map((file) => readFileSync(file)),
);

/** The picture of a page: its chart, or a file of the build, the cut-out where there is one, which stands on any ground. */
function pictureOf(buildDir: string, {picture: src, chart}: PageFacts): CardFacts['picture'] {
  if (chart) return {svg: chartPicture(chart, chartSize, false), look: 'chart'};
  if (src === undefined) return undefined;
  const cutout = path.join(buildDir, src.replace('/stills/', '/cutouts/'));
  const own = path.join(buildDir, src);
  if (/\/(stills|cutouts)\//.test(src) && existsSync(cutout)) return {file: cutout, look: 'cutout'};
  return existsSync(own) ? {file: own, look: 'scene'} : undefined;
}

/** Where a page stands, in at most two names, without the home and itself. */
function labelOf({trail, section}: PageFacts): string {
  const above = trail.slice(0, -1).filter(({path: at}) => at !== editions['zh-CN'].home && at !== editions.en.home);
  return above.length > 0
    ? above
        .slice(-2)
        .map(({name}) => name)
        .join(' · ')
    : section;
}

/** Draws the card of a page unless it is cached; returns its URL without origin. */
async function placeCard(buildDir: string, page: PageFacts): Promise<string> {
  const {locale, pathname, heading} = page;
  const picture = pictureOf(buildDir, page);
  const facts: CardFacts = {
    locale,
    brand: locale === 'en' ? brand.nameEn : brand.nameZh,
    label: labelOf(page),
    title: heading,
    ...(picture && {picture}),
  };
  const key = hashOf(
    templateHash,
    JSON.stringify({...facts, picture: picture?.look}),
    ...(picture ? [picture.look === 'chart' ? picture.svg : readFileSync(picture.file)] : []),
  );
  const kept = path.join(cacheFolder, `${key}.jpg`);
  if (!existsSync(kept)) {
    const drawn = await drawCard(facts).catch((error: Error) => {
      throw new Error(`The social picture of ${pathname} cannot be drawn: ${error.message}.`);
    });
    writeFileSync(kept, drawn);
  }
  const card = cardOf(pathname);
  copyFileSync(kept, path.join(buildDir, card));
  // Cache busting: social networks cache images by URL. The path is stable, so that shared links stay valid.
  return `${card}?v=${key.slice(0, keyLength)}`;
}

/** Completes one page; returns its facts and its card, or undefined for redirect and error pages. */
async function complete(
  buildDir: string,
  file: string,
  origin: string,
): Promise<{page: PageFacts; card: string} | undefined> {
  const at = path.join(buildDir, file);
  const html = readFileSync(at, 'utf8');
  if (isRedirectPage(html)) return undefined;
  const page = readPage(html, pathnameOf(file), origin);
  // Pages that answer 404 have no address anybody could share.
  if (/(^|\/)404\.html$/.test(file) || /<meta[^>]*x-status/.test(html)) return undefined;
  const card = await placeCard(buildDir, page);
  const images = [origin + card, ...(page.picture ? [origin + page.picture] : [])];
  const more = socialTags(page, origin + card) + dataBlock(structuredData(page, origin, images));
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error(`${file} has no end of its head.`);
  writeFileSync(at, html.slice(0, end) + more + html.slice(end));
  return {page, card};
}

/** Runs a job for each item, as many at a time as there are cores. */
async function shared<T, R>(items: readonly T[], job: (item: T) => Promise<R>): Promise<R[]> {
  const queue = [...items.entries()];
  const results: R[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await job(next[1]);
  };
  await Promise.all(Array.from({length: Math.max(2, os.availableParallelism())}, worker));
  return results;
}

async function main(buildDir: string): Promise<void> {
  const origin = process.env.SITE_URL ?? owner.siteUrl.value;
  mkdirSync(cacheFolder, {recursive: true});
  const locales = Object.keys(editions) as Locale[];
  const inBuild = (...parts: string[]) => path.join(buildDir, ...parts);
  for (const locale of locales) mkdirSync(inBuild(editions[locale].prefix, 'social'), {recursive: true});

  const done = (await shared(htmlFiles(buildDir), (file) => complete(buildDir, file, origin))).filter(
    (one) => one !== undefined,
  );
  const used = new Set(done.map(({card}) => card.slice(-keyLength)));
  for (const kept of readdirSync(cacheFolder))
    if (!used.has(kept.slice(0, keyLength))) rmSync(path.join(cacheFolder, kept));

  for (const locale of locales) {
    writeFileSync(
      inBuild(editions[locale].prefix, 'sitemap.xml'),
      siteMap(done.map(({page}) => page).filter((page) => page.locale === locale)),
    );
    writeFileSync(inBuild(editions[locale].prefix, 'error.html'), errorPage(locale));
  }
  writeFileSync(inBuild('robots.txt'), robots(origin));
  mkdirSync(inBuild('.well-known'), {recursive: true});
  writeFileSync(inBuild('.well-known/security.txt'), securityText(origin, new Date()));
}

main(path.resolve(process.argv[2] ?? 'build')).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
