/**
 * A customer with a broken camera: searches, follows the symptom finder, works through an article, reads old and
 * untranslated pages, saves pages for a place without a network, and says what was missing.
 */
import type {Locator, Page} from '@playwright/test';
import englishDocument from '../../i18n/en/copy/support-document';
import englishOffline from '../../i18n/en/copy/offline';
import englishSupport from '../../i18n/en/copy/support';
import chineseDocument from '../../i18n/zh-CN/copy/support-document';
import chineseOffline from '../../i18n/zh-CN/copy/offline';
import chineseSupport from '../../i18n/zh-CN/copy/support';
import {browserLocale, expectPath, hydrated, openPage} from '../support/browser';
import {collectProblems} from '../support/page-problems';
import {test as problemFree} from '../support/problem-free';
import {expect, test} from '../support/test';

const editions = [
  {
    locale: 'zh-CN',
    prefix: '',
    home: '/',
    symptom: '摄像机离线',
    /** A model as a customer types it: no hyphen, capitals or not. */
    model: 'UL8232NH',
    width: 375,
    copy: {document: chineseDocument, offline: chineseOffline, support: chineseSupport},
  },
  {
    locale: 'en',
    prefix: '/global',
    home: '/global/home',
    symptom: 'camera offline',
    model: 'ul8232nh',
    width: 1440,
    copy: {document: englishDocument, offline: englishOffline, support: englishSupport},
  },
] as const;

const articles = '/support/troubleshooting/details';

/** The first result of the search dialog, which has to lead to `pathname`. */
async function expectFirstResult(page: Page, query: string, pathname: string): Promise<Locator> {
  await page.locator('form:has(button[aria-haspopup=dialog]) button').filter({visible: true}).first().click();
  const dialog = page.locator('dialog[open]');
  const first = dialog.locator('a[role=option]').first();
  await dialog.locator('input').first().fill(query);
  await expect(first, `first result for "${query}"`).toHaveAttribute('href', new RegExp(`^${pathname}(#|$)`));
  return first;
}

async function openFirstResult(page: Page, query: string, pathname: string): Promise<void> {
  await (await expectFirstResult(page, query, pathname)).click();
  await expectPath(page, pathname);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

const step = (page: Page, number: number): Locator => page.locator(`[data-step="${number}"]`);
const answerStep = (page: Page, number: number, answer: 'next' | 'solved'): Promise<void> =>
  step(page, number).locator(`[data-answer=${answer}]`).click();

/** The states of the first steps, and the code a caller tells the hotline. */
async function expectProgress(page: Page, states: readonly string[], code: string): Promise<void> {
  for (const [index, state] of states.entries()) {
    await expect(step(page, index + 1)).toHaveAttribute('data-state', state);
  }
  await expect(page.locator('[data-hotline-code]')).toHaveText(code);
}

const expectHash = (page: Page, hash: string): Promise<void> =>
  expect.poll(() => new URL(page.url()).hash, {message: 'hash of the address'}).toBe(hash);

const openQuestion = (page: Page): Locator => page.locator('section[data-current=true]');

/** The question that is open is this one, and no other. */
async function expectQuestion(page: Page, id: string): Promise<void> {
  await expect(openQuestion(page)).toHaveCount(1);
  await expect(openQuestion(page)).toHaveId(id);
}

/** Answers the open question with the answer that leads to this address; returns the number of the answer. */
async function answerQuestion(page: Page, href: string): Promise<number> {
  const answers = openQuestion(page).locator('li > a');
  const hrefs = await answers.evaluateAll((all) => all.map((answer) => answer.getAttribute('href') ?? ''));
  const index = hrefs.findIndex((found) => found.startsWith(href));
  expect(index, `answer that leads to ${href}, of ${hrefs.join(', ')}`).toBeGreaterThanOrEqual(0);
  await answers.nth(index).click();
  return index + 1;
}

/** Language of the text of an element, as assistive technology reads it. */
const languageOf = (locator: Locator): Promise<string | null | undefined> =>
  locator.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

/** What the browser sends about a document; the service takes it. */
async function sentFeedback(page: Page, press: () => Promise<void>): Promise<unknown> {
  const [response] = await Promise.all([page.waitForResponse('**/api/v1/feedback'), press()]);
  expect(response.status()).toBe(202);
  return response.request().postDataJSON();
}

/** What the browser stores: caches, and service workers that answer from them. */
const stored = (page: Page): Promise<{caches: number; workers: number}> =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

for (const {locale, prefix, home, symptom, model, width, copy} of editions) {
  test.describe(() => {
    test.use({locale: browserLocale[locale], viewport: {width, height: 900}});

    test(`saved pages without a network (${locale})`, async ({page, context, service}) => {
      const problems = collectProblems(page, service.base);
      const {offline} = copy;
      const modelPage = `${prefix}/support/model/e3-x`;
      const manual = `${prefix}/support/manuals/e3-x`;
      const article = `${prefix}${articles}/t0001`;
      const card = page.locator('[data-island=saveOffline]');
      const save = card.getByRole('button', {name: offline.save});
      const remove = card.getByRole('button', {name: offline.remove, exact: true});

      await test.step('save', async () => {
        await openPage(page, modelPage);
        const {pages} = JSON.parse((await card.getAttribute('data-props')) ?? '{}') as {pages: string[]};
        expect(pages).toEqual(expect.arrayContaining([manual, article]));
        await save.click();
        // More than 60 files, one after the other.
        await expect(remove).toBeVisible({timeout: 30_000});
        await expect(card.locator('[aria-live]'), 'all its pages are saved').toHaveText(
          new RegExp(`\\b${pages.length + 1}\\D`),
        );
        expect((await stored(page)).caches).toBe(1);
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        expect(problems, 'problems while saving').toEqual([]);
      });

      await test.step('read without a network', async () => {
        await context.setOffline(true);
        await page.goto(manual);
        await expect(page.locator('main .markdown h2').first()).toBeVisible();
        const hasPictures = await page.evaluate(() =>
          [...document.images]
            .filter(({complete, loading}) => complete || loading !== 'lazy')
            .every(({naturalWidth}) => naturalWidth > 0),
        );
        expect(hasPictures, 'every picture of the manual is loaded').toBe(true);
        await page.goto(article);
        await hydrated(page);
        await answerStep(page, 1, 'next');
        await expectProgress(page, ['tried', 'asking'], 'NET-1-2');
        const isStyled = await page.evaluate(() =>
          [...document.styleSheets].filter(({href}) => href !== null).every(({cssRules}) => cssRules.length > 0),
        );
        expect(isStyled, 'every style sheet is loaded').toBe(true);
        await page.goto(`${prefix}/support/model/k3`);
        await expect(page.locator('h1')).toHaveText(offline.notSaved.title);
        await page.locator(`a[href="${manual}"]`).click();
        await expect(page.locator('main .markdown h2').first()).toBeVisible();
      });

      await test.step('remove', async () => {
        await context.setOffline(false);
        await openPage(page, modelPage);
        await card.scrollIntoViewIfNeeded();
        await remove.click();
        await expect(save).toBeVisible();
        await expect.poll(() => stored(page)).toEqual({caches: 0, workers: 0});
      });
    });

    problemFree(`from the symptom to the manual (${locale})`, async ({page}) => {
      await openPage(page, home);
      await openFirstResult(page, symptom, `${prefix}${articles}/t0001`);
      await expect(page.locator('h1')).toHaveCount(1);
      await page.locator(`main a[href^="${prefix}/support/model/e3-x"]`).first().click();
      await expectPath(page, `${prefix}/support/model/e3-x`);
      await page.locator(`main a[href^="${prefix}/support/manuals/e3-x"]`).first().click();
      await expectPath(page, `${prefix}/support/manuals/e3-x`);

      // Each document is a full page load: its search button has to be hydrated again.
      await hydrated(page);
      await openFirstResult(page, model, `${prefix}/support/model/ul-8232nh`);
      await page.locator(`main a[href^="${prefix}/support/manuals/ul-8232nh"]`).first().click();
      await expectPath(page, `${prefix}/support/manuals/ul-8232nh`);
      await page.waitForLoadState('networkidle');
    });

    problemFree(`step by step through an article (${locale})`, async ({page}) => {
      const end = (how: 'open' | 'solved') => page.locator(`[data-steps-end=${how}]`);
      await openPage(page, `${prefix}${articles}/t0001`);
      await expectProgress(page, ['asking', 'later', 'later'], 'NET-1-1');
      await expect(end('open')).toBeVisible();

      await answerStep(page, 1, 'next');
      await expectProgress(page, ['tried', 'asking', 'later'], 'NET-1-2');
      await expect(step(page, 2).locator('h2'), 'the heading of the next step').toBeFocused();
      await expect(page.locator('[data-answer=next]').filter({visible: true}), 'one open question').toHaveCount(1);
      await answerStep(page, 2, 'next');
      await expectProgress(page, ['tried', 'tried', 'asking'], 'NET-1-3');

      await page.reload();
      await hydrated(page);
      await expectProgress(page, ['tried', 'tried', 'asking'], 'NET-1-3');
      await answerStep(page, 3, 'solved');
      await expectProgress(page, ['tried', 'tried', 'solved', 'later'], 'NET-1-3');
      await expect(end('solved'), 'the notice that it is solved').toBeFocused();
      await expect(end('open')).toBeHidden();

      await page.reload();
      await hydrated(page);
      await expect(end('solved')).toBeVisible();
      await page.locator('[data-answer=again]').click();
      await expectProgress(page, ['asking', 'later', 'later'], 'NET-1-1');
    });

    problemFree(`from the light to the article and the hotline (${locale})`, async ({page}) => {
      await openPage(page, `${prefix}/support/model/e3-x`);
      await page.locator('tr:has([data-color=amber][data-pattern=steady]) a').first().click();
      await expectPath(page, `${prefix}/support/finder/offline`);
      await hydrated(page);
      await expectQuestion(page, 'link');
      const {hash} = new URL(page.url());
      expect(hash, 'the light counts as an answer').toMatch(/^#\d+-\d+$/);

      const wifi = await answerQuestion(page, '#wifi');
      await expectHash(page, `${hash}-${wifi}`);
      await hydrated(page);
      await expectQuestion(page, 'wifi');

      const last = await answerQuestion(page, `${prefix}${articles}/t0005`);
      await expectPath(page, `${prefix}${articles}/t0005`);
      await hydrated(page);
      await expect(page.locator('[data-finder-path] output')).toHaveText(
        `offline${hash.replace('#', '-')}-${wifi}-${last}`,
      );

      // Where no article helps, the caller tells the hotline the answers so far.
      await openPage(page, `${prefix}/support/finder/recorder#1`);
      await expectQuestion(page, 'mains');
      const person = await answerQuestion(page, '#hotline');
      await expectHash(page, `#1-${person}`);
      await expect(page.locator('#hotline')).toHaveText(new RegExp(`recorder-1-${person}\\b`), {useInnerText: true});
    });

    problemFree(
      `the list of articles keeps those of one model, and its address says so (${locale})`,
      async ({page}) => {
        const {index} = copy.support;
        const articlesShown = page.locator(`main section a[href*="/support/troubleshooting/details/"]`);
        await openPage(page, `${prefix}/support/troubleshooting`);
        const all = await articlesShown.count();
        await page.getByLabel(index.model, {exact: true}).selectOption('K3');
        await expect(page).toHaveURL(/\?model=k3$/);
        const kept = await articlesShown.count();
        expect(kept).toBeGreaterThan(0);
        expect(kept).toBeLessThan(all);
        await expect(page.getByText(index.forModel('K3', kept))).toBeAttached();
        await page.reload();
        await expect(articlesShown).toHaveCount(kept);
        await page.getByLabel(index.model, {exact: true}).selectOption(index.everyModel);
        await expect(articlesShown).toHaveCount(all);
      },
    );

    problemFree(`from 5.x to 6.x (${locale})`, async ({page}) => {
      const {version} = copy.document;
      const banner = page.getByText(version.banner('5.x'));
      await openPage(page, `${prefix}/support/5.x/troubleshooting/details/t0001`);
      await expect(banner).toBeVisible();
      await expectFirstResult(page, 'NET-51', `${prefix}/support/5.x/troubleshooting/details/t0001`);
      await page.keyboard.press('Escape');
      await page.getByRole('link', {name: version.toCurrent}).click();
      await expectPath(page, `${prefix}${articles}/t0001`);
      await hydrated(page);
      await expect(banner).toHaveCount(0);
    });

    problemFree(`feedback about a missing step reaches the service (${locale})`, async ({page}) => {
      const {no, reasons, send, thanks} = copy.document.article;
      await openPage(page, `${prefix}${articles}/t0002`);
      const feedback = page.locator('[data-island=feedback]');
      await feedback.getByRole('button', {name: no, exact: true}).click();
      await feedback.getByRole('button', {name: reasons.stuck}).click();
      await feedback.locator('textarea').fill('A1');
      const sent = await sentFeedback(page, () => feedback.getByRole('button', {name: send}).click());
      expect(sent).toEqual({
        article: 't0002',
        edition: locale === 'en' ? 'global' : 'zh-CN',
        helpful: false,
        reason: 'stuck',
        comment: 'A1',
      });
      await expect(feedback.getByText(thanks)).toBeVisible();
    });
  });
}

test.describe(() => {
  test.use({locale: browserLocale.en, viewport: {width: 1440, height: 900}});

  problemFree('a page not translated yet', async ({page}) => {
    const {untranslated} = englishDocument;
    await openPage(page, '/global/support/5.x/troubleshooting/details/t0708');
    await expect(page.getByText(untranslated.title)).toBeVisible();
    for (const text of ['main h1', 'main .markdown']) {
      expect(await languageOf(page.locator(text)), `language of ${text}`).toBe('zh-CN');
    }
    expect(await languageOf(page.locator('main [data-island=translationVote]'))).toBe('en');
    const sent = await sentFeedback(page, () => page.getByRole('button', {name: untranslated.vote}).click());
    expect(sent).toEqual({article: 't0708', edition: 'global', helpful: false, reason: 'translate'});
    await expect(page.getByText(untranslated.thanks)).toBeVisible();
  });
});
