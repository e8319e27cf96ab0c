/** A tap before any script of the page has loaded is replayed after hydration, once. */
import type {Locator, Page, Route} from '@playwright/test';
import {browserLocale, narrow} from '../support/browser';
import {expect, test} from '../support/test';

/** Opens a page and holds its scripts back; returns a function that releases them. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(/\.js$/, (route) => (isOpen ? route.continue() : void waiting.push(route)));
  await page.goto(path, {waitUntil: 'commit'});
  await expect(page.locator('footer')).toBeAttached();
  return async () => {
    isOpen = true;
    for (const route of waiting) await route.continue();
  };
}

interface Tap {
  readonly name: string;
  readonly path: string;
  readonly control: (page: Page) => Locator;
  readonly outcome: (page: Page) => Locator;
}

const shown = (locator: Locator): Locator => locator.filter({visible: true}).first();
const sheet = (page: Page): Locator => page.locator('dialog[open]');

const taps: Readonly<Record<'zh-CN' | 'en', readonly Tap[]>> = {
  'zh-CN': [
    {
      name: 'menu',
      path: '/products/ai-box',
      control: (page) => page.getByRole('button', {name: '打开菜单'}),
      outcome: (page) => page.getByRole('navigation', {name: '菜单', exact: true}),
    },
    {
      name: 'hotline',
      path: '/',
      control: (page) => shown(page.getByRole('link', {name: '电话咨询'})),
      outcome: (page) => sheet(page).locator('a[href^="tel:"]'),
    },
    {
      name: 'trial',
      path: '/products/heat-map-analysis',
      control: (page) => shown(page.locator('[data-trial=bottomBar]')),
      outcome: (page) => sheet(page).locator('form'),
    },
  ],
  en: [
    {
      name: 'menu',
      path: '/global/products/ai-box',
      control: (page) => page.getByRole('button', {name: 'Open menu'}),
      outcome: (page) => page.getByRole('navigation', {name: 'Menu', exact: true}),
    },
    {
      name: 'trial',
      path: '/global/home',
      control: (page) => shown(page.locator('main [data-trial]').first()),
      outcome: (page) => sheet(page).locator('form'),
    },
  ],
};

/** Whether a tap is tested in both editions. */
const isInBoth = (name: string): boolean => Object.values(taps).every((list) => list.some((tap) => tap.name === name));

for (const locale of ['zh-CN', 'en'] as const) {
  test.describe(() => {
    test.use({...narrow, locale: browserLocale[locale]});

    for (const {name, path, control, outcome} of taps[locale]) {
      test(`${name} tapped before script${isInBoth(name) ? ` (${locale})` : ''}`, async ({page}) => {
        const comeScripts = await openWithoutScripts(page, path);
        await control(page).click();
        await expect(control(page), 'shows that it was heard').toHaveAttribute('aria-busy', 'true');
        await comeScripts();
        // A busy machine takes its time to hydrate the page.
        await expect(outcome(page)).toBeVisible({timeout: 30_000});
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(page.context().pages(), 'no second page').toHaveLength(1);
      });
    }
  });
}

test('a link whose code does not load navigates to its target', async ({page}) => {
  await page.setViewportSize(narrow.viewport);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/products/ai-box', {waitUntil: 'commit'});
  await shown(page.locator('[data-trial=bottomBar]')).click();
  await expect(page).toHaveURL(/\/experience\?component_id=bottomBar/, {timeout: 15_000});
});
