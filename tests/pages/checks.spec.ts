/** A check that cannot fail is a defect: each one is held against a small page that breaks its rule. */
import {randomBytes} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import sharp from 'sharp';
import {compareReadings, readPage, readingProblems} from '../../scripts/checks/reading';
import {phone} from '../support/browser';
import {readAnchors, type BuiltPage, type FetchedPage} from '../support/built-site';
import {expect, test as base} from '../support/test';
import {budgetProblems} from './checks/budgets';
import {headProblems} from './checks/fit';
import {firstPaintProblems, latePictureProblems} from './checks/first-paint';
import {linkProblems} from './checks/links';
import {addressProblems, basicProblems, duplicateTitles, imageProblems, repeatedTagProblems} from './checks/metadata';
import {noScriptProblems} from './checks/no-script';
import {partProblems} from './checks/parts';
import {hasLightGround, repeatedBanners, repeatedEvents, repeatedScenes} from './checks/pictures';
import {redirectProblems} from './checks/redirects';
import {missingAnchors, missingRoutes, unknownPages} from './checks/registry';
import {robotsProblems, securityProblems, sharingProblems, siteMapProblems} from './checks/sharing';
import {structuredProblems} from './checks/structured';
import {templateProblems} from './checks/templates';
import {everyAxeState, visitPage, type Visit, type VisitPlan} from './checks/visit';

const folder = path.resolve('tests/fixtures/pages');
const names = readdirSync(folder).map((file) => file.replace('.html', ''));
const fileAt = (name: string) => path.join(folder, `${name}.html`);

/** A script too large for any budget. */
const heavy = `/* ${randomBytes(120 * 1024).toString('base64')} */`;

/** The fixtures, and redirects that are wrong in every way. */
const server = () =>
  createServer((request, response) => {
    const [pathname = '', query = ''] = (request.url ?? '').split('?');
    const name = pathname.slice(1);
    const redirects: Record<string, [status: number, location: string]> = {
      'temporary-redirect': [302, `/good?${query}`],
      'redirect-without-query': [301, '/good'],
      'redirect-twice': [301, `/redirect-again?${query}`],
      'redirect-again': [301, `/good?${query}`],
    };
    const redirect = redirects[name];
    if (names.includes(name)) {
      response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).end(readFileSync(fileAt(name)));
    } else if (name === 'robots.txt') {
      // The page between two visits: a browser that shows pages of its own for empty errors would not go there.
      response.writeHead(200, {'Content-Type': 'text/plain'}).end('User-agent: *\n');
    } else if (name === 'heavy.js') response.writeHead(200, {'Content-Type': 'text/javascript'}).end(heavy);
    else if (redirect) response.writeHead(redirect[0], {Location: redirect[1]}).end();
    else response.writeHead(404).end();
  });

const test = base.extend<{visit: (name: string, plan?: VisitPlan) => Promise<Visit>}, {fixtures: string}>({
  /** Origin of the fixtures. */
  fixtures: [
    // Playwright wants the empty pattern: it reads the names of the fixtures from it.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const running = server();
      await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(running.address() as AddressInfo).port}`);
      running.close();
    },
    {scope: 'worker'},
  ],
  visit: ({fixtures, page}: {fixtures: string; page: Page}, use) =>
    use((name, plan = everyAxeState.slice(0, 1)) =>
      visitPage(page, {origin: fixtures, pathname: `/${name}`, status: 200, fileOf: () => undefined}, plan),
    ),
});

const origin = 'https://www.example.com';

/** A fixture as if it had been fetched. */
function page(name: string, at: Partial<FetchedPage> = {}): FetchedPage {
  const html = readFileSync(fileAt(name), 'utf8');
  const pathname = `/${name}`;
  return {
    pathname,
    file: `${name}.html`,
    status: 200,
    actualStatus: 200,
    isErrorPage: false,
    html,
    $: load(html),
    ...at,
  };
}
const manual = (name: string) => page(name, {pathname: '/support/manuals/x'});

const sharpColor: Readonly<Record<string, {r: number; g: number; b: number}>> = {
  light: {r: 240, g: 244, b: 252},
  dark: {r: 20, g: 30, b: 60},
};

/** The problems are these, each recognized by a part of its message, and no others. */
function expectProblems(found: readonly string[], wanted: readonly string[]): void {
  const missing = wanted.filter((part) => !found.some((problem) => problem.includes(part)));
  const more = found.filter((problem) => !wanted.some((part) => problem.includes(part)));
  expect({missing, more}).toEqual({missing: [], more: []});
}

const facts = {origin, pathnames: new Set(['/good', '/global/good', '/address', '/global/address', '/alone'])};
const links = {
  origin,
  pathnames: new Set(['/good']),
  anchorsOf: (pathname: string) => readAnchors(folder, built(pathname.slice(1))),
  files: new Set<string>(),
};

/** Social pictures of which one is too small. */
async function sharingFacts() {
  const picture = (width: number) =>
    sharp({create: {width, height: 630, channels: 3, background: '#fff'}})
      .jpeg()
      .toBuffer();
  const pictures = new Map([
    ['/social/sound.jpg', await picture(1200)],
    ['/social/small.jpg', await picture(600)],
  ]);
  return {...facts, read: (pathname: string) => pictures.get(pathname)};
}

const now = new Date('2026-11-21');
const siteMap = (...entries: string[]) => entries.map((entry) => `<url>${entry}</url>`).join('');
const manualEntry = '<loc>https://www.example.com/support/manuals/x</loc>';
const built = (name: string): BuiltPage => ({
  pathname: `/${name}`,
  file: `${name}.html`,
  status: 200,
  isErrorPage: false,
});

/** Checks of HTML: what is seeded, the check, and parts of the messages it has to give. */
const htmlCases: [
  name: string,
  check: () => Promise<readonly string[]> | readonly string[],
  wanted: readonly string[],
][] = [
  [
    'a sound page passes',
    () => [
      ...basicProblems(page('good')),
      ...repeatedTagProblems(page('good')),
      ...addressProblems(page('good'), facts),
      ...imageProblems(page('good')),
      ...linkProblems(page('good'), links),
    ],
    [],
  ],
  [
    'status, language, title, description, h1',
    () => basicProblems(page('basic', {actualStatus: 500})),
    ['status 500', 'lang="en"', 'titles', 'description has 2', '2 h1'],
  ],
  [
    'tags that stand twice',
    () => repeatedTagProblems(page('repeated')),
    [
      '2 × meta[name="description"]',
      '2 × meta[name="keywords"]',
      '2 × meta[name="robots"]',
      '2 × meta[property="og:title"]',
      '2 × meta[property="og:description"]',
      '2 × meta[property="og:url"]',
      '2 × link[rel=canonical]',
    ],
  ],
  [
    'canonical and hreflang',
    () => addressProblems(page('address'), facts),
    ['canonical https://www.example.com/elsewhere', 'hreflang en is missing', 'hreflang de'],
  ],
  ['hreflang without a counterpart', () => addressProblems(page('alone'), facts), ['hreflang en leads to']],
  ['a 404 page that may be indexed', () => addressProblems(page('hidden', {status: 404}), facts), ['noindex']],
  ['pictures without words and size', () => imageProblems(page('images')), ['needs alt, width, height']],
  [
    'a thin page that says what another says',
    () => {
      const {html} = page('thin');
      const pair = [readPage('/products/x', html), readPage('/products/y', html)];
      return readingProblems(compareReadings(pair)[0]!);
    },
    ['words, wanted', '100 % of its sentences', 'questions, wanted', 'has no picture', 'links to 1 pages'],
  ],
  [
    'a page that is nothing without script',
    () => noScriptProblems(page('scripted')),
    [
      'characters without script',
      'the footer has 1 links',
      'does not lead to the site map',
      'no address to be sent to',
      '1 pictures wait',
    ],
  ],
  ['two pages of one title', () => duplicateTitles([page('good'), page('twin')]), ['/twin has the title of /good']],
  [
    'links that lead nowhere',
    () => linkProblems(page('links'), links),
    [
      '"/nowhere" leads nowhere',
      'no anchor "nothing"',
      '"/global/nowhere" leads nowhere',
      'link to "/about/investor"',
      '"/missing.css"',
      '"/missing.png"',
      '"/missing-2x.png"',
    ],
  ],
  [
    'a page that tells machines what it shows',
    async () => [
      ...structuredProblems(manual('complete'), origin),
      ...(await sharingProblems(manual('complete'), await sharingFacts())),
    ],
    [],
  ],
  [
    'structured data that says something else',
    () => structuredProblems(manual('contradicting'), origin),
    [
      'Product, for which the page gives no reason',
      'Product without description',
      'has offers',
      'headline "Y说明书"',
      'dateModified 2020-01-01',
      'url "/support/manuals/x"',
      'inLanguage fr',
      'FAQPage: questions',
      'BreadcrumbList: ends at',
    ],
  ],
  [
    'structured data that is missing',
    () => structuredProblems(page('good', {pathname: '/support/manuals/good'}), origin),
    ['no TechArticle'],
  ],
  [
    'social tags that are wrong',
    async () => sharingProblems(manual('contradicting'), await sharingFacts()),
    [
      'og:title "别的页"',
      'og:locale "en"',
      'keywords is missing',
      'jpeg of 600',
      'twitter:image "https://www.example.com/social/sound.jpg?v=1"',
    ],
  ],
  [
    'a social picture of the other language',
    async () => sharingProblems(page('complete', {pathname: '/global/support/manuals/x'}), await sharingFacts()),
    ['not of the page’s language', 'og:url', 'og:locale'],
  ],
  [
    'a site map that is right',
    () => siteMapProblems(siteMap(`${manualEntry}<lastmod>2026-11-12</lastmod>`), [manual('complete')], origin, now),
    [],
  ],
  [
    'a site map that is wrong',
    () =>
      siteMapProblems(
        siteMap(
          `${manualEntry}<lastmod>2027-01-01</lastmod><xhtml:link rel="alternate" hreflang="de" href="x"/>`,
          '<loc>https://www.example.com/gone</loc>',
        ),
        [manual('complete'), page('good', {pathname: '/good'})],
        origin,
        now,
      ),
    ['/good is missing', '/gone is listed', 'lastmod 2027-01-01', 'alternates de x'],
  ],
  [
    'a robots.txt that shuts the door',
    () => robotsProblems('User-agent: *\nDisallow: /support\nSitemap: https://www.example.com/sitemap.xml', origin),
    ['no line "Sitemap: https://www.example.com/global/sitemap.xml"', 'Disallow: /support'],
  ],
  [
    'a security.txt that is over',
    () =>
      securityProblems('Contact: nobody\nExpires: 2026-01-01T00:00:00Z\nPreferred-Languages: zh, en\n', origin, now),
    ['Contact "nobody"', 'Expires "2026-01-01', 'Canonical ""', 'Policy ""'],
  ],
  [
    'an anchor of the registry that its page lacks',
    () => missingAnchors('zh-CN', [page('good', {pathname: '/vpaas'})], () => new Set()).slice(0, 1),
    ['"vpaas.'],
  ],
  [
    'tabs that are not there',
    () => partProblems(page('good', {pathname: '/about/honor'})),
    ['tabs none instead of rankingList'],
  ],
  [
    'a device without the figures of the catalogue',
    () => partProblems(page('good', {pathname: '/products/hardware/cloud-camera/e3-x'})).slice(0, 1),
    ['the catalogue says'],
  ],
  [
    'an anchor of the algorithms that is gone',
    () => partProblems(page('good', {pathname: '/algorithm-mall'})).slice(0, 1),
    ['no anchor'],
  ],
  [
    'a menu that leads to a hidden page',
    () => partProblems(page('contradicting', {pathname: '/sitemap'})),
    ['a menu leads to'],
  ],
  [
    'an app without a way to get it',
    () => partProblems(page('good', {pathname: '/global/downloads/apps/xiaodian'})),
    ['no button for ios', 'no button for android', '0 screenshots'],
  ],
  [
    'troubleshooting without the hotline',
    () => partProblems(page('good', {pathname: '/support/troubleshooting'})),
    ['the hotline'],
  ],
  [
    'an index whose title is not made from its template',
    () => templateProblems(page('good', {pathname: '/support/troubleshooting/catalog/network'})),
    ['title', 'description'],
  ],
  [
    'a route the build lacks',
    () => missingRoutes('zh-CN', names.map(built)).filter((problem) => problem.includes('"home"')),
    ['"home" is in the registry'],
  ],
  [
    'a place on four pages, and a device in four banners',
    () => {
      const four = ['/a', '/b', '/c', '/d'].map((pathname) => page('same-pictures', {pathname}));
      return [...repeatedScenes(four), ...repeatedScenes(four.slice(1)), ...repeatedBanners(four)];
    },
    ['scene smart-city is on 4 pages', 'phone stands in the banners of 4 pages'],
  ],
  [
    'a camera picture of an event on four pages, unlike one on three and in the algorithm store',
    () => {
      const four = ['/a', '/b', '/c', '/d'].map((pathname) => page('same-pictures', {pathname}));
      const three = [...four.slice(1), page('same-pictures', {pathname: '/algorithm-mall'})];
      return [...repeatedEvents(four), ...repeatedEvents(three)];
    },
    ['event fall is on 4 pages'],
  ],
  [
    'a picture with a light ground, unlike a cut-out and a dark one',
    async () => {
      const picture = (background: string, alpha: number) =>
        sharp({create: {width: 160, height: 120, channels: 4, background: {...sharpColor[background]!, alpha}}})
          .webp()
          .toBuffer();
      const found = await Promise.all(
        [picture('light', 1), picture('light', 0), picture('dark', 1)].map(async (one) => hasLightGround(await one)),
      );
      return found.map(String).filter((one) => one === 'true');
    },
    ['true'],
  ],
  ['a page nobody registered', () => unknownPages([built('good')]), ['no route of the registry']],
];

test.describe('first paint', () => {
  const problemsOf = (html: string) => firstPaintProblems({$: load(html), html, file: 'no-such-page.html'});
  const sound =
    '<head><script>decide()</script><link rel=preload as=image href=/a.avif media="(min-width: 600px)">' +
    '<noscript data-sheets><link rel=stylesheet href=/a.css></noscript><script type=later src=/a.js></script></head>' +
    '<picture><source media="(max-width: 599px)" srcset="data:image/avif;base64,AAAA"><img src=/a.webp fetchpriority=high></picture>';

  test('a sound page has no problem', () => {
    expect(problemsOf(sound)).toEqual([]);
  });

  for (const [name, broken, problem] of [
    [
      'a sheet that blocks',
      sound.replace('</head>', '<link rel=stylesheet href=/b.css></head>'),
      /1 style sheets block/,
    ],
    ['a script before the page is idle', sound.replace('type=later ', ''), /1 scripts are fetched/],
    [
      'a drawing with a picture',
      sound + '<svg><image href=/media/a.avif /></svg>',
      /a drawing fetches \/media\/a.avif/,
    ],
    [
      'computed digits',
      sound + '<rect x=46.51162790697675 width=4.8>',
      /1 numbers have more than three decimals: {2}x=46\.5116/,
    ],
    ['no sheet without script', sound.replace('rel=stylesheet', 'rel=other'), /no style sheet for readers/],
    [
      'two preloads in one window',
      sound.replace('</head>', '<link rel=preload as=image href=/b.avif media="(min-width: 600px)"></head>'),
      /2 preloads compete/,
    ],
    ['a preload on phones', sound.replace('media="(min-width: 600px)"', ''), /a phone preloads a picture/],
    ['two pictures of high priority', `${sound}<img src=/b.webp fetchpriority=high>`, /2 pictures of high priority/],
    [
      'no picture for phones in the HTML',
      sound.replace('data:image/avif;base64,AAAA', '/a.avif'),
      /0 versions for phones/,
    ],
    [
      'a preload before the script that decides',
      sound.replace('<script>decide()</script>', '').replace('<noscript', '<script>decide()</script><noscript'),
      /before the script that decides/,
    ],
  ] as const) {
    test(name, () => expect(problemsOf(broken).join()).toMatch(problem));
  }
});

test.describe('checks of HTML report', () => {
  for (const [name, check, wanted] of htmlCases) {
    test(name, async () => {
      expectProblems(await check(), wanted);
    });
  }
});

test.describe('checks of an open page report', () => {
  test.use(phone);

  test('nothing about a sound page, in any state', async ({visit}) => {
    expectProblems((await visit('good', everyAxeState)).problems, []);
  });

  test('console messages, script errors, failed and foreign requests', async ({visit}) => {
    expectProblems((await visit('open', [])).problems, [
      'console error: Hydration failed',
      'console warning: deprecated',
      'script error: thrown on purpose',
      'status 404',
      'another origin',
      'request failed',
      'console error: Failed to load resource',
    ]);
  });

  test('a page that moves after it was painted', async ({visit}) => {
    expectProblems((await visit('shifting', [])).problems, ['layout shift 0.']);
  });

  test('a page that scrolls sideways and has no landmarks', async ({visit}) => {
    expectProblems((await visit('wide')).problems, [
      'scrolls sideways at 320 px',
      'axe landmark-one-main',
      'axe page-has-heading-one',
      'axe region',
    ]);
  });

  test('what the text of a page breaks, and nothing of its colors', async ({visit}) => {
    expectProblems((await visit('text', 'text')).problems, [
      'scrolls sideways at 320 px',
      'axe empty-heading',
      'axe image-alt',
      'axe link-name',
    ]);
  });

  test('a line of one or two characters, a word in two lines, characters over one another', async ({visit}) => {
    expectProblems((await visit('lines')).problems, [
      'at 1440 px a line of “行距比',
      'at 1440 px a line of “这一段',
      'a character lies over the one before it: 种算法：两',
      'a heading or a short text has a word in two lines: 小的标题/多',
    ]);
  });

  test('a page that is too long, a fold that hides little, native controls, two trials in one view, headings off the edge and touched, a wide table', async ({
    visit,
  }) => {
    expectProblems((await visit('looks')).problems, [
      'px tall on a phone, 9000 at most',
      '<div class="pulled"> reaches beyond its band',
      'a fold hides 0 px of “short”',
      'more than two folds are called “Show all of it”',
      'a <input type="range"> has the look of the browser',
      'the trial buttons “one” and “two” are',
      '“Left of the edge” is',
      'the text below “Touched” touches it',
      'a table scrolls sideways at 320 px: “Device',
    ]);
  });

  test('a fold that seems to cover what is below it, and one that the focus shifts', async ({visit}) => {
    expectProblems((await visit('folds', [])).problems, [
      'axe target-size',
      'is shifted by the focus at 320 px, because its overflow is hidden, not clipped: <div class="hidden">',
      'is shifted by the focus at 640 px, because its overflow is hidden, not clipped: <div class="hidden">',
      'is shifted by the focus at 960 px, because its overflow is hidden, not clipped: <div class="hidden">',
      'is shifted by the focus at 1440 px, because its overflow is hidden, not clipped: <div class="hidden">',
    ]);
  });

  test('a button that lies over words of the first screen of a phone', async ({visit}) => {
    expectProblems((await visit('floating', [])).problems, ['<aside> covers “words below it”']);
  });

  test('a lazy picture that is the largest in the first view of a phone', async ({page}) => {
    const pictures =
      '<main><h1>Short</h1><img alt="" src="/a.png" width="300" height="100"><img loading="lazy" alt="" src="/b.png" width="300" height="200"><div style="overflow:clip;height:60px"><img loading="lazy" alt="" src="/cut.png" width="300" height="300"></div></main>';
    await page.setContent(pictures);
    expectProblems(await latePictureProblems(page), ['loads lazily: /b.png']);
    await page.setContent(pictures.replace('height="100"', 'height="210"'));
    expectProblems(await latePictureProblems(page), []);
  });

  test('a picture over the words of the head', async ({page}) => {
    await page.setViewportSize({width: 960, height: 900});
    await page.setContent(
      '<main><section style="position:relative"><h1>Short</h1><p style="font-size:40px;white-space:nowrap">Words that run below the device that stands at the side</p><div style="position:absolute;right:0;top:0;width:500px"><img alt="" width="500" height="300"></div></section></main>',
    );
    expectProblems(await headProblems(page), ['a picture covers “Words that run below the devic”']);
  });

  // The fixture's contrast is wrong in the light scheme only.
  test('contrast in one scheme at both widths', async ({visit}) => {
    expectProblems((await visit('axe', everyAxeState)).problems, [
      'light, 1440 px: axe color-contrast',
      'light, 375 px: axe color-contrast',
    ]);
  });

  test('what forced colors hide, and what moves in spite of reduced motion', async ({visit}) => {
    expectProblems((await visit('preferences')).problems, [
      'cannot be seen: <button class="blank">',
      'chosen looks like not chosen: <button class="choice">',
      'reduced motion: <circle',
    ]);
  });

  test('a page that transfers too much', async ({page: tab, fixtures}) => {
    const file = (pathname: string) => (pathname === '/heavy' ? fileAt('heavy') : undefined);
    const target = {origin: fixtures, pathname: '/heavy', status: 200, fileOf: file};
    const {transfer} = await visitPage(tab, target, []);
    expect(transfer.first).toBe(transfer.total - transfer.script);
    expectProblems(budgetProblems({...transfer, type: 'marketing', script: transfer.script + heavy.length}), [
      'script',
    ]);
    expectProblems(budgetProblems({...transfer, type: 'marketing', first: heavy.length}), [
      'document and pictures ahead',
    ]);
  });
});

test.describe('checks of redirects report', () => {
  const cases = [
    ['a wrong status', '/temporary-redirect', '/good', 'status 302'],
    ['a query that is dropped', '/redirect-without-query', '/good', 'leads to /good instead'],
    ['a second hop', '/redirect-twice', '/redirect-again', 'redirected again'],
  ] as const;
  for (const [name, from, to, wanted] of cases) {
    test(name, async ({fixtures}) => {
      expectProblems(await redirectProblems(fixtures, from, to), [wanted]);
    });
  }
});
