/** Third parties with a fake host: nothing of it before a yes (English) or the notice (Chinese), nothing after a no. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import type {ThirdPartySettings} from '../../config/third-parties.schema';
import {thirdPartiesBlock} from '../../plugins/third-parties';
import {thirdPartiesTag} from '../../src/third-parties/tag';
import {thirdPartyHosts} from '../../scripts/lib/postbuild.mjs';
import {axeProblems} from './gates/open';
import {openPage, visitor, type EditionLocale} from './lib/browser';
import {eventually, expectFocus, expectNone, expectPath} from './lib/expect';
import {LeadFormOnPage, sentCode} from './lib/lead-form';
import {overlayBuild} from './lib/overlay';
import type {Check} from './lib/runner';
import {startService, type Service} from './lib/service';

/** How the third party behaves. */
type Mood = 'well' | 'throws' | 'fails' | 'gone';

class FakeHost {
  mood: Mood = 'well';
  /** Addresses that were asked for. */
  readonly asked: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    this.asked.push(request.url ?? '');
    if (this.mood === 'gone') return void request.socket.destroy();
    if (this.mood === 'fails') return void response.writeHead(500).end();
    response.writeHead(200, {'Content-Type': 'text/javascript'});
    // A cookie on the site's own domain, and what it was told so far: as such scripts do.
    response.end(
      this.mood === 'throws'
        ? 'throw new Error("from the third party")'
        : `document.cookie = '_pk_id=1; path=/'; window.partyRuns = true;`,
    );
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const changed = [
  'index',
  'about/contact',
  'privacy',
  'global/home',
  'global/about/contact',
  'global/privacy',
  'global/experience',
];

/** The built site as if it had been built with these third parties: the block in the head of some pages, and the policy made from it. */
async function siteWith(host: string): Promise<{service: Service; stop: () => Promise<void>}> {
  const matomo: ThirdPartySettings = {kind: 'matomo', host, site: 7, hosts: []};
  const plausible: ThirdPartySettings = {kind: 'plausible', host, domain: 'www.example.com', hosts: []};
  const overlay = overlayBuild(path.resolve(process.env.BUILD_DIR ?? 'build'));
  for (const page of changed) {
    const {innerHTML} = thirdPartiesBlock(page.startsWith('global') ? [matomo, plausible] : [matomo]);
    overlay.change(`${page}.html`, (html) =>
      html.replace('</head>', `<script type="application/json" id="${thirdPartiesTag}">${innerHTML}</script></head>`),
    );
  }
  const guests = [
    ...new Set(
      changed.flatMap((page) => thirdPartyHosts(readFileSync(path.join(overlay.buildDir, `${page}.html`), 'utf8'))),
    ),
  ];
  overlay.change('site-manifest.json', (text) => {
    const manifest = JSON.parse(text) as {csp: object};
    return JSON.stringify({...manifest, csp: {...manifest.csp, guests}});
  });
  const service = await startService({buildDir: overlay.buildDir});
  const stop = async () => {
    await service.stop();
    overlay.remove();
  };
  return {service, stop};
}

async function withPage(
  browser: Browser,
  locale: EditionLocale,
  options: BrowserContextOptions,
  visit: (page: Page, problems: readonly string[]) => Promise<void>,
): Promise<void> {
  const context = await visitor(browser, locale, {viewport: {width: 1280, height: 900}, ...options});
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await visit(page, problems);
  } finally {
    await context.close();
  }
}

const bar = (page: Page) => page.locator('[data-consent]');
const scripts = (page: Page) => page.locator('script[src*="matomo.js"], script[src*="js/script.js"]');
const cookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({name, value}) => [name, value]));
const runs = (page: Page) =>
  eventually(async () => assert.equal(await page.evaluate(() => (window as {partyRuns?: boolean}).partyRuns), true));

/** The English edition asks. */
async function english(browser: Browser, base: string, host: FakeHost): Promise<void> {
  await withPage(browser, 'en', {}, async (page, problems) => {
    host.asked.length = 0;
    await openPage(page, `${base}/global/home`);
    await bar(page).waitFor();
    const [accept, reject] = ['Accept all', 'Reject all'].map((name) => bar(page).getByRole('button', {name}));
    const look = (button: typeof accept) =>
      button!.evaluate((element) =>
        ['backgroundColor', 'color', 'fontSize', 'fontWeight', 'borderTopColor']
          .map((name) => getComputedStyle(element)[name as 'color'])
          .join(),
      );
    assert.equal(await look(accept), await look(reject), 'yes and no do not look alike');
    assert.ok(await page.evaluate(() => document.activeElement === document.body), 'the bar took the focus');
    // Reading on without an answer is no answer; what the bar covers can be scrolled above it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('footer').getByRole('link', {name: 'Terms', exact: true}).click();
    await expectPath(page, '/global/terms');
    await bar(page).waitFor();
    assert.deepEqual(host.asked, [], 'loaded before consent');

    // One of two.
    await bar(page).getByRole('button', {name: 'Choose'}).click();
    await expectFocus(bar(page).locator('h2'), 'the heading of the settings');
    assert.deepEqual(await axeProblems(page), []);
    await bar(page).getByRole('checkbox', {name: 'Matomo'}).check();
    await bar(page).getByRole('button', {name: 'Save choices'}).click();
    await expectNone(bar(page));
    await runs(page);
    assert.deepEqual(host.asked, ['/matomo.js']);
    const {consent} = await cookies(page);
    assert.equal(consent, 'matomo:allowed~plausible:refused');
    const days =
      ((await page.context().cookies()).find(({name}) => name === 'consent')!.expires - Date.now() / 1000) / 86_400;
    assert.ok(days > 179 && days <= 180, `the choice is kept for ${days} days`);

    // A page without loading is told; a page with loading loads it again, without asking.
    await page.locator('footer').getByRole('link', {name: 'Privacy', exact: true}).click();
    await expectPath(page, '/global/privacy');
    await eventually(async () =>
      assert.ok(
        await page.evaluate(() => JSON.stringify(window._paq ?? []).includes('/global/privacy')),
        'the further page is not told',
      ),
    );
    await openPage(page, `${base}/global/about/contact`);
    await runs(page);
    await expectNone(bar(page));
    assert.equal((await cookies(page))._pk_id, '1');

    // Withdrawn by the link in the footer: the page comes anew without it, and the next one has nothing of it either.
    const settings = page.locator('footer').getByRole('button', {name: 'Cookie settings'});
    await settings.click();
    assert.equal(await bar(page).getByRole('checkbox', {name: 'Matomo'}).isChecked(), true);
    await bar(page).getByRole('button', {name: 'Close settings'}).click();
    await expectFocus(settings, 'the link that opened the settings');
    await settings.click();
    host.asked.length = 0;
    await Promise.all([page.waitForEvent('load'), bar(page).getByRole('button', {name: 'Reject all'}).click()]);
    await openPage(page, `${base}/global/privacy`);
    await page.locator('section#third-parties').getByRole('button', {name: 'Cookie settings'}).waitFor();
    await expectNone(bar(page));
    assert.deepEqual(
      [host.asked, await scripts(page).count(), (await cookies(page))._pk_id],
      [[], 0, undefined],
      'loaded after withdrawal',
    );
    assert.deepEqual(problems, []);
  });
  // A browser that refuses for its user is not asked.
  await withPage(browser, 'en', {}, async (page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
    await openPage(page, `${base}/global/home`);
    await page.locator('footer').getByRole('button', {name: 'Cookie settings'}).waitFor();
    await expectNone(bar(page));
    assert.equal(await scripts(page).count(), 0);
  });
}

/** The Chinese edition tells. */
async function chinese(browser: Browser, base: string, host: FakeHost): Promise<void> {
  const phone = {viewport: {width: 375, height: 812}, hasTouch: true};
  await withPage(browser, 'zh-CN', phone, async (page, problems) => {
    host.asked.length = 0;
    await openPage(page, `${base}/`);
    await bar(page).getByText('IP地址').waitFor();
    assert.deepEqual(host.asked, [], 'loaded before the notice');
    const [notice, contact] = await Promise.all([
      bar(page).boundingBox(),
      page.getByRole('complementary', {name: '联系我们'}).boundingBox(),
    ]);
    assert.ok(notice!.y + notice!.height <= contact!.y + 1, 'the notice covers the bar with the telephone');
    // Told, and gone on: the next page loads it, and still says so.
    await openPage(page, `${base}/about/contact`);
    await runs(page);
    await bar(page).getByRole('button', {name: '知道了'}).click();
    await expectNone(bar(page));
    await openPage(page, `${base}/`);
    await runs(page);
    await expectNone(bar(page));

    await page.locator('footer').getByRole('button', {name: '第三方服务设置'}).click();
    await bar(page).getByRole('checkbox', {name: 'Matomo'}).uncheck();
    host.asked.length = 0;
    await Promise.all([page.waitForEvent('load'), bar(page).getByRole('button', {name: '保存设置'}).click()]);
    await openPage(page, `${base}/about/contact`);
    assert.deepEqual([host.asked, await scripts(page).count()], [[], 0], 'loaded although it was turned off');
    assert.deepEqual(problems, []);
  });
}

/** A visitor who said yes, and a third party that is not well. */
async function unwell(browser: Browser, service: Service, host: FakeHost): Promise<void> {
  for (const mood of ['throws', 'fails', 'gone'] as const) {
    host.mood = mood;
    await withPage(browser, 'en', {}, async (page, problems) => {
      await page
        .context()
        .addCookies([{name: 'consent', value: 'matomo:allowed~plausible:allowed', url: service.base}]);
      host.asked.length = 0;
      await openPage(page, `${service.base}/global/experience`);
      await eventually(async () => assert.deepEqual([...host.asked].sort(), ['/js/script.js', '/matomo.js']));
      if (mood === 'throws') {
        const form = new LeadFormOnPage(page, page.locator('main'));
        await form.fill({
          appellation: 'ms',
          firstName: 'Mei',
          lastName: 'Tan',
          businessEmail: 'mei@third.example',
          companyName: 'Example Tea',
          phoneCountry: 'SG',
          phone: '61234567',
          region: 'SG',
          requirements: 'Two shops.',
          consent: true,
        });
        await form.getCode();
        await form.fill({verificationCode: await sentCode(service, 'free-global', '@third.example')});
        await form.submit();
        await form.success.waitFor();
      }
      // What the browser says about the third party itself is not ours.
      const ours = problems.filter(
        (problem) => problem !== 'from the third party' && !problem.startsWith('Failed to load resource'),
      );
      assert.deepEqual(ours, [], mood);
    });
  }
}

/** Checks of third parties; the last one ends the service that all of them use. */
export function thirdPartiesWalk(browser: Browser): Check[] {
  const host = new FakeHost();
  let started: ReturnType<typeof siteWith> | undefined;
  const site = () => (started ??= host.start().then(siteWith));
  return [
    {
      name: 'English: nothing before a yes, one of two, told of further pages, nothing after a no',
      run: async () => english(browser, (await site()).service.base, host),
    },
    {
      name: 'Chinese: nothing before the notice, and it can be turned off',
      run: async () => chinese(browser, (await site()).service.base, host),
    },
    {
      name: 'one that throws, fails or hangs up breaks nothing, and the lead arrives',
      run: async () => {
        const {service, stop} = await site();
        try {
          await unwell(browser, service, host);
        } finally {
          await stop();
          host.stop();
        }
      },
    },
  ];
}
