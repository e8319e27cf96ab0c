/** The site as a whole: routes, titles, site maps, redirects, and the transfer sizes that page tests rely on. */
import {editions, type Locale} from '../../src/site/editions';
import {browserLocale, localeOf, phone, phoneUserAgent, settled} from '../support/browser';
import {expect, test} from '../support/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {buildDir} from '../support/service';
import {pageTypeOf} from './checks/budgets';
import {duplicateTitles} from './checks/metadata';
import {redirectProblems, redirectRows} from './checks/redirects';
import {hasLightGround, repeatedBanners, repeatedEvents, repeatedScenes} from './checks/pictures';
import {missingAnchors, missingRoutes, unknownPages} from './checks/registry';
import {robotsProblems, securityProblems, siteMapProblems} from './checks/sharing';
import {recordTransfer} from './checks/transfer';
import {anchorsOf, fileOf, foundPages, heads, origin, pages} from './site';

// One after the other in one worker, which reads the heads and anchors of all pages once.
test.describe.configure({mode: 'default'});

const locales = Object.keys(editions) as Locale[];

test.describe('registry', () => {
  for (const locale of locales) {
    test(`every route is built (${locale})`, () => {
      expect(missingRoutes(locale, pages)).toEqual([]);
    });

    test(`every anchor of the registry is on its page (${locale})`, () => {
      expect(missingAnchors(locale, pages, anchorsOf)).toEqual([]);
    });
  }

  test('every built page is known', () => {
    expect(unknownPages(pages)).toEqual([]);
  });

  test('titles are unique within an edition', () => {
    expect(duplicateTitles(heads())).toEqual([]);
  });
});

test.describe('files for crawlers', () => {
  for (const locale of locales) {
    const address = `${editions[locale].prefix}/sitemap.xml`;
    test(`${address} lists every indexable page with its alternates`, async ({request}) => {
      const response = await request.get(address);
      await expect(response).toBeOK();
      const ofEdition = heads().filter(({pathname}) => localeOf(pathname) === locale);
      expect(siteMapProblems(await response.text(), ofEdition, origin, new Date())).toEqual([]);
    });
  }

  test('/robots.txt lets everybody read and names the site maps', async ({request}) => {
    const response = await request.get('/robots.txt');
    await expect(response).toBeOK();
    expect(robotsProblems(await response.text(), origin)).toEqual([]);
  });

  test('/.well-known/security.txt says where to report', async ({request}) => {
    const response = await request.get('/.well-known/security.txt');
    await expect(response).toBeOK();
    expect(securityProblems(await response.text(), origin, new Date())).toEqual([]);
  });
});

test.describe('redirects in one hop with the query', () => {
  for (const [from, to] of redirectRows()) {
    test(`${from} → ${to}`, async ({service}) => {
      expect(await redirectProblems(service.base, from, to)).toEqual([]);
    });
  }
});

test.describe('transfer size from files is what the network carries', () => {
  /** The first page of each type in each edition, which between them load every kind of file. */
  const samples = new Map(
    [...foundPages].reverse().map(({pathname}) => [`${pageTypeOf(pathname)} ${localeOf(pathname)}`, pathname]),
  );
  for (const pathname of samples.values()) {
    test(pathname, async ({browser, service}) => {
      const context = await browser.newContext({
        ...phone,
        locale: browserLocale[localeOf(pathname)],
        reducedMotion: 'reduce',
        userAgent: phoneUserAgent,
      });
      const page = await context.newPage();
      const recording = await recordTransfer(await context.newCDPSession(page));
      await page.goto(service.base + pathname, {waitUntil: 'load'});
      await settled(page);
      const [measured, counted] = [recording.measured(pathname), recording.fromFiles(pathname, fileOf)];
      await context.close();
      // The heads of the answers are estimated.
      for (const part of ['script', 'total'] as const) {
        expect(counted[part] / measured[part], `${part}: ${counted[part]} of ${measured[part]}`).toBeGreaterThan(0.98);
        expect(counted[part] / measured[part], `${part}: ${counted[part]} of ${measured[part]}`).toBeLessThan(1.03);
      }
    });
  }
});

test.describe('pictures', () => {
  const shownIn = (locale: Locale) =>
    foundPages
      .filter(({pathname}) => localeOf(pathname) === locale && pageTypeOf(pathname) !== 'support')
      .map((page) => ({...page, $: load(readFileSync(path.join(buildDir, page.file), 'utf8'))}));

  for (const locale of locales) {
    test(`places, events and devices do not repeat (${locale})`, () => {
      const shown = shownIn(locale);
      expect([...repeatedScenes(shown), ...repeatedEvents(shown), ...repeatedBanners(shown)]).toEqual([]);
    });
  }

  test('stand on a dark page', async () => {
    // Papers are white, and framed as papers (`data-paper`).
    const files = new Set(
      locales.flatMap(shownIn).flatMap(({$}) =>
        $('main img')
          .toArray()
          .filter((image) => $(image).closest('[data-paper]').length === 0)
          .map((image) => $(image).attr('src') ?? '')
          .filter((src) => /^\/media\/.*\.(webp|jpe?g|png)$/.test(src)),
      ),
    );
    const light: string[] = [];
    for (const file of files)
      if (await hasLightGround(readFileSync(path.join(buildDir, file))))
        light.push(`${file} is a white box on a dark page`);
    expect(light).toEqual([]);
  });
});
