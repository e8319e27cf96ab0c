/** Without script, as a visitor sees it, in both editions: forms say whom to reach, tools say what they are, menus are in the footer. */
import assert from 'node:assert/strict';
import type {Browser, Page} from 'playwright-core';
import englishPlanner from '../../i18n/en/copy/demos/planner';
import englishForms from '../../i18n/en/copy/forms/lead';
import chinesePlanner from '../../i18n/zh-CN/copy/demos/planner';
import chineseForms from '../../i18n/zh-CN/copy/forms/lead';
import {owner} from '../../config/owner';
import {visitor, type EditionLocale} from './lib/browser';
import {expectPath} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

const editions = [
  {
    locale: 'zh-CN' as EditionLocale,
    prefix: '',
    notice: chineseForms.noScript,
    ...owner.contact.zh,
    forms: ['/experience', '/partner-program'],
    planner: chinesePlanner.wait,
  },
  {
    locale: 'en' as EditionLocale,
    prefix: '/global',
    notice: englishForms.noScript,
    ...owner.contact.en,
    forms: ['/global/experience'],
    planner: englishPlanner.wait,
  },
] as const;

async function inBoth(
  browser: Browser,
  visit: (page: Page, words: (typeof editions)[number]) => Promise<void>,
): Promise<void> {
  for (const words of editions) {
    const context = await visitor(browser, words.locale, {
      viewport: {width: 375, height: 812},
      javaScriptEnabled: false,
    });
    try {
      await visit(await context.newPage(), words);
    } finally {
      await context.close();
    }
  }
}

/** Checks without script. */
export const noScriptWalk = (browser: Browser, {base}: Service): Check[] => [
  {
    name: 'where a form is, telephone and e-mail stand before it',
    run: () =>
      inBoth(browser, async (page, words) => {
        for (const path of words.forms) {
          await page.goto(base + path);
          const notice = page.locator('main noscript').first();
          assert.ok((await notice.innerText()).includes(words.notice), `${path}: the notice is not shown`);
          const email = await notice.locator(`a[href="mailto:${words.email.value}"]`).boundingBox();
          const phone = await notice.locator('a[href^="tel:"]').boundingBox();
          const fields = page.locator('main form[novalidate] input');
          const field = (await fields.count()) > 0 ? await fields.first().boundingBox() : null;
          for (const [name, at] of Object.entries({email, phone}))
            assert.ok(at && (!field || at.y < field.y), `${path}: ${name} does not stand before the form`);
        }
      }),
  },
  {
    name: 'the groups of the footer open and lead on, to the site map as well',
    run: () =>
      inBoth(browser, async (page, words) => {
        await page.goto(`${base}${words.prefix}/about/contact`);
        const group = page.locator('footer details').nth(1);
        await group.locator('summary').click();
        const link = group.getByRole('link').first();
        const href = await link.getAttribute('href');
        await link.click();
        await expectPath(page, href!);
        await page.locator('footer a[href$="/sitemap"]').click();
        await expectPath(page, `${words.prefix}/sitemap`);
        assert.ok(
          (await page.locator('main a[href]').filter({visible: true}).count()) > 60,
          'the site map does not list the pages',
        );
      }),
  },
  {
    name: 'search and tools say where else to look, pictures load',
    run: () =>
      inBoth(browser, async (page, words) => {
        await page.goto(`${base}${words.prefix}/search`);
        assert.ok(await page.locator('main a[href$="/support/troubleshooting"]').first().isVisible());
        await page.goto(`${base}${words.prefix}/support/planner`);
        assert.ok(await page.getByText(words.planner).isVisible(), 'the planner does not say what it is');
        await page.goto(`${base}${words.prefix}/products/cloud-camera`, {waitUntil: 'load'});
        const picture = page.locator('main img').first();
        assert.ok(
          await picture.evaluate(
            (img) => (img as HTMLImageElement).complete && (img as HTMLImageElement).naturalWidth > 0,
          ),
          'the first picture is empty',
        );
        // Controls that only script could answer are not shown.
        assert.equal(
          await page.locator('header button[aria-expanded]').filter({visible: true}).count(),
          0,
          'dead buttons in the header',
        );
      }),
  },
];
