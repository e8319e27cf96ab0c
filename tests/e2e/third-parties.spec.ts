/** Third parties with a fake host: no request before consent (English) or the notice (Chinese), none after a refusal. */
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import type {ThirdPartySettings} from '../../config/third-parties.schema';
import {thirdPartiesBlock} from '../../plugins/third-parties';
import {thirdPartiesTag} from '../../src/features/consent/tag';
import {axeProblems} from '../support/axe';
import {desktop, expectPath, narrow, openPage} from '../support/browser';
import {overlayBuild} from '../support/build-overlay';
import {LeadForm, sentCode} from '../support/lead-form';
import {buildDir, startService} from '../support/service';
import {expect, test as base} from '../support/test';

/** What the third party does when its script is asked for. */
type Behavior = 'works' | 'throws' | 'fails' | 'disconnects';

class FakeHost {
  behavior: Behavior = 'works';
  /** Paths that were asked for. */
  readonly asked: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    this.asked.push(request.url ?? '');
    if (this.behavior === 'disconnects') return void request.socket.destroy();
    if (this.behavior === 'fails') return void response.writeHead(500).end();
    response.writeHead(200, {'Content-Type': 'text/javascript'});
    // A cookie on the site's own domain, as such scripts set it.
    response.end(
      this.behavior === 'throws'
        ? 'throw new Error("from the third party")'
        : `document.cookie = '_pk_id=1; path=/'; window.partyRuns = true;`,
    );
  });

  /** Starts the host; gives its origin. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** Pages with third parties, by their files. */
const changedPages = [
  'index',
  'about/contact',
  'privacy',
  'global/home',
  'global/about/contact',
  'global/privacy',
  'global/experience',
];

/** The build as if it had been made with these third parties: the block in the head of some pages, and the policy made from it. */
async function overlayWith(origin: string) {
  // Playwright compiles this file to CommonJS, which loads ES modules by import() alone.
  const {thirdPartyHosts} = await import('../../scripts/lib/postbuild.mjs');
  const matomo: ThirdPartySettings = {kind: 'matomo', host: origin, site: 7, hosts: []};
  const plausible: ThirdPartySettings = {kind: 'plausible', host: origin, domain: 'www.example.com', hosts: []};
  const overlay = overlayBuild(buildDir);
  for (const page of changedPages) {
    const {innerHTML} = thirdPartiesBlock(page.startsWith('global') ? [matomo, plausible] : [matomo]);
    overlay.change(`${page}.html`, (html) =>
      html.replace('</head>', `<script type="application/json" id="${thirdPartiesTag}">${innerHTML}</script></head>`),
    );
  }
  const thirdPartyOrigins = [
    ...new Set(
      changedPages.flatMap((page) =>
        thirdPartyHosts(readFileSync(path.join(overlay.buildDir, `${page}.html`), 'utf8')),
      ),
    ),
  ];
  overlay.change('site-manifest.json', (text) => {
    const manifest = JSON.parse(text) as {csp: object};
    return JSON.stringify({...manifest, csp: {...manifest.csp, thirdParties: thirdPartyOrigins}});
  });
  return overlay;
}

interface WorkerFixtures {
  fakeHost: {readonly host: FakeHost; readonly origin: string};
}
interface Fixtures {
  /** The third party, which works and has not been asked yet. */
  host: FakeHost;
  /** Errors of the page so far. */
  errors: readonly string[];
}

const test = base.extend<Fixtures, WorkerFixtures>({
  fakeHost: [
    // Playwright wants the empty pattern: it reads the names of the fixtures from it.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = new FakeHost();
      await use({host, origin: await host.start()});
      host.stop();
    },
    {scope: 'worker'},
  ],
  service: [
    async ({fakeHost}, use) => {
      const overlay = await overlayWith(fakeHost.origin);
      const service = await startService({buildDir: overlay.buildDir});
      await use(service);
      await service.stop();
      overlay.remove();
    },
    {scope: 'worker'},
  ],
  host: async ({fakeHost: {host}}, use) => {
    host.behavior = 'works';
    host.asked.length = 0;
    await use(host);
  },
  errors: async ({page}, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await use(errors);
  },
});

// One worker for all: each would make a build and start a service of its own.
test.describe.configure({mode: 'default'});

const consentBar = (page: Page) => page.locator('[data-consent]');
const scripts = (page: Page) => page.locator('script[src*="matomo.js"], script[src*="js/script.js"]');

const cookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({name, value}) => [name, value]));

/** The script of the third party has run on this page. */
const expectRun = (page: Page) =>
  expect.poll(() => page.evaluate(() => (window as {partyRuns?: boolean}).partyRuns)).toBe(true);

/** Clicks something that loads the page again. */
const clickAndReload = (page: Page, button: Locator) => Promise.all([page.waitForEvent('load'), button.click()]);

test.describe('English', () => {
  test.use({...desktop, locale: 'en-US'});

  test('no request before consent, one of two, further pages reported, none after a refusal', async ({
    page,
    host,
    errors,
  }) => {
    // Eight pages, one of them looked at by axe.
    test.slow();
    const bar = consentBar(page);

    await test.step('asked, without an answer', async () => {
      await openPage(page, '/global/home');
      await expect(bar).toBeVisible();
      const styleOf = (name: string) =>
        bar
          .getByRole('button', {name})
          .evaluate((element) =>
            (['backgroundColor', 'color', 'fontSize', 'fontWeight', 'borderTopColor'] as const).map(
              (property) => getComputedStyle(element)[property],
            ),
          );
      expect(await styleOf('Accept all'), 'yes and no look alike').toEqual(await styleOf('Reject all'));
      expect(await page.evaluate(() => document.activeElement === document.body), 'the bar takes no focus').toBe(true);
      // Reading on without an answer is no answer; what the bar covers can be scrolled above it.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.locator('footer').getByRole('link', {name: 'Terms', exact: true}).click();
      await expectPath(page, '/global/terms');
      await expect(bar).toBeVisible();
      expect(host.asked, 'loaded before consent').toEqual([]);
    });

    await test.step('a yes to one of two', async () => {
      await bar.getByRole('button', {name: 'Choose'}).click();
      await expect(bar.locator('h2')).toContainFocus();
      expect(await axeProblems(page)).toEqual([]);
      await bar.getByRole('checkbox', {name: 'Matomo'}).check();
      await bar.getByRole('button', {name: 'Save choices'}).click();
      await expect(bar).toHaveCount(0);
      await expectRun(page);
      expect(host.asked).toEqual(['/matomo.js']);
      expect((await cookies(page)).consent).toBe('matomo:allowed~plausible:refused');
      const expires = (await page.context().cookies()).find(({name}) => name === 'consent')?.expires ?? 0;
      const days = (expires - Date.now() / 1000) / 86_400;
      expect(days, 'days the choice is kept').toBeGreaterThan(179);
      expect(days, 'days the choice is kept').toBeLessThanOrEqual(180);
    });

    await test.step('further pages', async () => {
      // A client-side navigation is reported; a full page load loads it again, without asking.
      await page.locator('footer').getByRole('link', {name: 'Privacy', exact: true}).click();
      await expectPath(page, '/global/privacy');
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(window._paq ?? [])), {message: 'what Matomo is told'})
        .toContain('/global/privacy');
      await openPage(page, '/global/about/contact');
      await expectRun(page);
      await expect(bar).toHaveCount(0);
      expect((await cookies(page))._pk_id).toBe('1');
    });

    await test.step('withdrawn by the link in the footer', async () => {
      const settings = page.locator('footer').getByRole('button', {name: 'Cookie settings'});
      await settings.click();
      await expect(bar.getByRole('checkbox', {name: 'Matomo'})).toBeChecked();
      await bar.getByRole('button', {name: 'Close settings'}).click();
      await expect(settings).toContainFocus();
      await settings.click();
      host.asked.length = 0;
      // The page is loaded again without it, and the next one has nothing of it either.
      await clickAndReload(page, bar.getByRole('button', {name: 'Reject all'}));
      await openPage(page, '/global/privacy');
      await expect(page.locator('section#third-parties').getByRole('button', {name: 'Cookie settings'})).toBeVisible();
      await expect(bar).toHaveCount(0);
      expect(host.asked, 'loaded after withdrawal').toEqual([]);
      expect(await scripts(page).count()).toBe(0);
      expect((await cookies(page))._pk_id).toBeUndefined();
    });
    expect(errors).toEqual([]);
  });

  test('a browser that refuses for its user is not asked', async ({page, host}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
    await openPage(page, '/global/home');
    await expect(page.locator('footer').getByRole('button', {name: 'Cookie settings'})).toBeVisible();
    await expect(consentBar(page)).toHaveCount(0);
    expect(await scripts(page).count()).toBe(0);
    expect(host.asked).toEqual([]);
  });

  for (const behavior of ['throws', 'fails', 'disconnects'] as const) {
    const title =
      behavior === 'throws'
        ? 'a third party that throws breaks nothing, and the lead arrives'
        : `a third party that ${behavior} breaks nothing`;

    test(title, async ({page, context, service, host, errors}) => {
      host.behavior = behavior;
      await context.addCookies([{name: 'consent', value: 'matomo:allowed~plausible:allowed', url: service.base}]);
      await openPage(page, '/global/experience');
      await expect.poll(() => [...host.asked].sort()).toEqual(['/js/script.js', '/matomo.js']);
      if (behavior === 'throws') {
        const form = new LeadForm(page, page.locator('main'));
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
        await expect(form.success).toBeVisible();
      }
      // What the browser says about the third party itself is not ours.
      const ours = errors.filter(
        (error) => error !== 'from the third party' && !error.startsWith('Failed to load resource'),
      );
      expect(ours).toEqual([]);
    });
  }
});

test.describe('Chinese', () => {
  test.use(narrow);

  test('nothing before the notice, and it can be turned off', async ({page, host, errors}) => {
    const bar = consentBar(page);
    await openPage(page, '/');
    await expect(bar.getByText('IP地址')).toBeVisible();
    expect(host.asked, 'loaded before the notice').toEqual([]);
    const [notice, contact] = await Promise.all([
      bar.boundingBox(),
      page.getByRole('complementary', {name: '联系我们'}).boundingBox(),
    ]);
    expect(notice!.y + notice!.height, 'the notice does not cover the bar with the telephone').toBeLessThanOrEqual(
      contact!.y + 1,
    );

    // Notice shown, then navigation: the next page loads it, and still shows the notice.
    await openPage(page, '/about/contact');
    await expectRun(page);
    await bar.getByRole('button', {name: '知道了'}).click();
    await expect(bar).toHaveCount(0);
    await openPage(page, '/');
    await expectRun(page);
    await expect(bar).toHaveCount(0);

    await page.locator('footer').getByRole('button', {name: '第三方服务设置'}).click();
    await bar.getByRole('checkbox', {name: 'Matomo'}).uncheck();
    host.asked.length = 0;
    await clickAndReload(page, bar.getByRole('button', {name: '保存设置'}));
    await openPage(page, '/about/contact');
    expect(host.asked, 'loaded although it was turned off').toEqual([]);
    expect(await scripts(page).count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
