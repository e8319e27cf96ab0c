/** Without script: tools say what they are, menus are in the footer. Forms: `forms-first.spec.ts`. */
import englishPlanner from '../../i18n/en/copy/demos/planner';
import chinesePlanner from '../../i18n/zh-CN/copy/demos/planner';
import {browserLocale, expectPath, narrow} from '../support/browser';
import {expect, test} from '../support/test';

const editions = [
  {
    locale: 'zh-CN',
    prefix: '',
    planner: chinesePlanner.wait,
  },
  {
    locale: 'en',
    prefix: '/global',
    planner: englishPlanner.wait,
  },
] as const;

for (const {locale, prefix, planner} of editions) {
  test.describe(() => {
    test.use({...narrow, locale: browserLocale[locale], javaScriptEnabled: false});

    test(`menus are links, and the hotline dials (${locale})`, async ({page}) => {
      await page.goto(`${prefix}/products/ai-box`);
      await page.locator('header a[href$="/sitemap"]').click();
      await expectPath(page, `${prefix}/sitemap`);
      if (locale === 'zh-CN') {
        const hotline = page.getByRole('link', {name: '电话咨询'}).filter({visible: true});
        await expect(hotline).toHaveAttribute('href', /^tel:/);
      }
      await page.setViewportSize({width: 1440, height: 900});
      for (const section of ['technology', 'products', 'solutions', 'support'])
        await expect(page.locator(`header nav a[href="${prefix}/${section}"]`)).toBeVisible();
      await page.locator(`header nav a[href="${prefix}/solutions"]`).click();
      await expectPath(page, `${prefix}/solutions`);
    });

    test(`every step of an article has the same two ways on (${locale})`, async ({page}) => {
      await page.goto(`${prefix}/support/troubleshooting/details/t0101`);
      const answers = page.locator('[data-step]').locator('[data-here]').filter({visible: true});
      await expect(answers).toHaveCount(2 * (await page.locator('[data-step]').count()));
      await expect(page.locator('[data-answer]').filter({visible: true})).toHaveCount(0);
      await page.locator('[data-step="2"] [data-here=next]').click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#drops');
      await page.locator('[data-step="3"] [data-here=solved]').click();
      await expect(page.locator('[data-steps-end=solved]')).toBeVisible();
    });

    test(`feedback on an article is taken (${locale})`, async ({page}) => {
      const article = `${prefix}/support/troubleshooting/details/t0101`;
      await page.goto(article);
      await page.locator('form[action$="/forms/feedback"] button').first().click();
      await page.locator(`a[href="${article}"]`).click();
      await expectPath(page, article);
    });

    test(`the groups of the footer open and lead to pages, and to the site map (${locale})`, async ({page}) => {
      await page.goto(`${prefix}/about/contact`);
      const group = page.locator('footer details').nth(1);
      await group.locator('summary').click();
      const link = group.getByRole('link').first();
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expectPath(page, href);
      await page.locator('footer a[href$="/sitemap"]').click();
      await expectPath(page, `${prefix}/sitemap`);
      const links = page.locator('main a[href]').filter({visible: true});
      await expect.poll(() => links.count(), {message: 'pages on the site map'}).toBeGreaterThan(60);
    });

    test(`search and tools say where else to look, pictures load (${locale})`, async ({page}) => {
      await page.goto(`${prefix}/search`);
      await expect(page.locator('main a[href$="/support/troubleshooting"]').first()).toBeVisible();
      await page.goto(`${prefix}/support/planner`);
      await expect(page.getByText(planner)).toBeVisible();
      await page.goto(`${prefix}/products/cloud-camera`, {waitUntil: 'load'});
      const width = await page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
      expect(width, 'width of the first picture').toBeGreaterThan(0);
      await expect(
        page.locator('header button[aria-expanded]').filter({visible: true}),
        'buttons that do nothing without script',
      ).toHaveCount(0);
    });

    test(`the wall of cameras turns to night (${locale})`, async ({page}) => {
      await page.goto(`${prefix}/about-ukan`);
      const wall = page.locator('#seen');
      const pictures = (time: string) => wall.locator(`img[src*="-${time}-"]`).filter({visible: true});
      await expect(pictures('day')).toHaveCount(8);
      await expect(pictures('night')).toHaveCount(0);
      await wall.getByRole('radio').last().check();
      await expect(pictures('night')).toHaveCount(8);
      await expect(pictures('day')).toHaveCount(0);
    });
  });
}
