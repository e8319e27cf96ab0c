/**
 * (c) A customer with a broken camera: searches, follows the symptom finder, works through an article, reads old and
 * untranslated pages, takes the pages along to a place without a network, and says what was missing.
 */
import assert from 'node:assert/strict';
import type {Browser, Locator, Page} from 'playwright-core';
import englishDocument from '../../i18n/en/copy/support-document';
import englishOffline from '../../i18n/en/copy/offline';
import chineseDocument from '../../i18n/zh-CN/copy/support-document';
import chineseOffline from '../../i18n/zh-CN/copy/offline';
import {hydrated, openPage, visitor, watch, type EditionLocale} from './lib/browser';
import {eventually, expectFocus, expectNone, expectPath, expectText} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

interface Customer {
  readonly locale: EditionLocale;
  readonly prefix: string;
  readonly home: string;
  readonly symptom: string;
  /** The model as typed: no hyphen, capitals or not. */
  readonly model: string;
  readonly width: number;
  readonly words: {
    readonly document: typeof chineseDocument | typeof englishDocument;
    readonly offline: typeof chineseOffline | typeof englishOffline;
  };
}

const customers: readonly Customer[] = [
  {
    locale: 'zh-CN',
    prefix: '',
    home: '/',
    symptom: '摄像机离线',
    model: 'UL8232NH',
    width: 375,
    words: {document: chineseDocument, offline: chineseOffline},
  },
  {
    locale: 'en',
    prefix: '/global',
    home: '/global/home',
    symptom: 'camera offline',
    model: 'ul8232nh',
    width: 1440,
    words: {document: englishDocument, offline: englishOffline},
  },
];

const articles = '/support/troubleshooting/details';

/** A customer's page on the site; whatever it complains about fails the check. */
async function asCustomer(
  browser: Browser,
  {base}: Service,
  {locale, width}: Customer,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await visitor(browser, locale, {viewport: {width, height: 900}});
  try {
    const page = await context.newPage();
    const {problems} = watch(page, base);
    await visit(page);
    assert.deepEqual(problems, [], 'the pages on the way complain');
  } finally {
    await context.close();
  }
}

async function searchFor(page: Page, query: string): Promise<Locator> {
  await page.locator('form:has(button[aria-haspopup=dialog]) button').filter({visible: true}).first().click();
  const dialog = page.locator('dialog[open]');
  const results = dialog.locator('a[role=option]');
  await dialog.locator('input').first().fill(query);
  await eventually(async () => assert.ok((await results.count()) > 0, `no result for "${query}"`));
  return results;
}

/** The first result, which has to lead to `pathname`. */
async function expectFirst(page: Page, query: string, pathname: string): Promise<Locator> {
  const first = (await searchFor(page, query)).first();
  await eventually(async () =>
    assert.equal((await first.getAttribute('href'))?.split('#')[0], pathname, `first result for "${query}"`),
  );
  return first;
}

async function openFirst(page: Page, query: string, pathname: string): Promise<void> {
  await (await expectFirst(page, query, pathname)).click();
  await expectPath(page, pathname);
  await expectNone(page.locator('dialog[open]'));
}

async function findTheFix(page: Page, {base}: Service, {prefix, home, symptom, model}: Customer): Promise<void> {
  await openPage(page, base + home);
  await openFirst(page, symptom, `${prefix}${articles}/t0001`);
  await eventually(async () => assert.equal(await page.locator('h1').count(), 1));
  await page.locator(`main a[href^="${prefix}/support/model/e3-x"]`).first().click();
  await expectPath(page, `${prefix}/support/model/e3-x`);
  await page.locator(`main a[href^="${prefix}/support/manuals/e3-x"]`).first().click();
  await expectPath(page, `${prefix}/support/manuals/e3-x`);

  // Documents are pages of their own: the search wakes up again on each.
  await hydrated(page);
  await openFirst(page, model, `${prefix}/support/model/ul-8232nh`);
  await page.locator(`main a[href^="${prefix}/support/manuals/ul-8232nh"]`).first().click();
  await expectPath(page, `${prefix}/support/manuals/ul-8232nh`);
  await page.waitForLoadState('networkidle');
}

const step = (page: Page, number: number): Locator => page.locator(`[data-step="${number}"]`);
const answerStep = (page: Page, number: number, answer: 'next' | 'solved'): Promise<void> =>
  step(page, number).locator(`[data-answer=${answer}]`).click();

/** The states of the first steps, and the code a caller gives. */
async function expectProgress(page: Page, states: readonly string[], code: string): Promise<void> {
  for (const [index, state] of states.entries()) {
    await eventually(async () =>
      assert.equal(await step(page, index + 1).getAttribute('data-state'), state, `step ${index + 1}`),
    );
  }
  await eventually(async () => assert.equal(await page.locator('[data-hotline-code]').textContent(), code));
}

async function workThroughArticle(page: Page, {base}: Service, {prefix}: Customer): Promise<void> {
  const end = (how: string) => page.locator(`[data-steps-end=${how}]`);
  await openPage(page, `${base}${prefix}${articles}/t0001`);
  await expectProgress(page, ['asking', 'later', 'later'], 'NET-1-1');
  await end('open').waitFor();

  await answerStep(page, 1, 'next');
  await expectProgress(page, ['tried', 'asking', 'later'], 'NET-1-2');
  await expectFocus(step(page, 2).locator('h2'), 'the heading of the next step');
  await expectNone(page.locator('[data-answer=next]').filter({visible: true}).nth(1));
  await answerStep(page, 2, 'next');
  await expectProgress(page, ['tried', 'tried', 'asking'], 'NET-1-3');

  await page.reload();
  await hydrated(page);
  await expectProgress(page, ['tried', 'tried', 'asking'], 'NET-1-3');
  await answerStep(page, 3, 'solved');
  await expectProgress(page, ['tried', 'tried', 'solved', 'later'], 'NET-1-3');
  await expectFocus(end('solved'), 'the notice that it is solved');
  await end('open').waitFor({state: 'hidden'});

  await page.reload();
  await hydrated(page);
  await end('solved').waitFor();
  await page.locator('[data-answer=again]').click();
  await expectProgress(page, ['asking', 'later', 'later'], 'NET-1-1');
}

const expectHash = (page: Page, hash: string): Promise<void> =>
  eventually(async () => assert.equal(new URL(page.url()).hash, hash));

/** The question that is open is this one. */
const expectQuestion = (page: Page, id: string): Promise<void> =>
  eventually(async () =>
    assert.deepEqual(await page.locator('section[data-current=true]').evaluateAll((all) => all.map((one) => one.id)), [
      id,
    ]),
  );

/** Answers the open question with the answer that leads to this address, and gives the number of the answer. */
async function answerQuestion(page: Page, href: string): Promise<number> {
  const answers = page.locator('section[data-current=true] li > a');
  const hrefs = await answers.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const index = hrefs.findIndex((found) => found.startsWith(href));
  assert.ok(index >= 0, `no answer leads to ${href}: ${hrefs.join(', ')}`);
  await answers.nth(index).click();
  return index + 1;
}

async function findBySymptom(page: Page, {base}: Service, {prefix}: Customer): Promise<void> {
  await openPage(page, `${base}${prefix}/support/model/e3-x`);
  await page.locator('section[aria-labelledby=lights] a:has([data-colour=amber][data-pattern=steady])').click();
  await expectPath(page, `${prefix}/support/finder/offline`);
  await hydrated(page);
  await expectQuestion(page, 'link');
  const {hash} = new URL(page.url());
  assert.match(hash, /^#\d+-\d+$/, 'the light is an answer already given');

  const wifi = await answerQuestion(page, '#wifi');
  await expectHash(page, `${hash}-${wifi}`);
  await expectQuestion(page, 'wifi');
  await expectFocus(page.locator('#wifi-ask'), 'the next question');

  await page.goBack();
  await expectHash(page, hash);
  await expectQuestion(page, 'link');
  await page.goForward();
  await expectQuestion(page, 'wifi');
  await page.reload();
  await hydrated(page);
  await expectQuestion(page, 'wifi');

  const last = await answerQuestion(page, `${prefix}${articles}/t0005`);
  await expectPath(page, `${prefix}${articles}/t0005`);
  await hydrated(page);
  await expectText(page.locator('[data-finder-path] output'), `offline${hash.replace('#', '-')}-${wifi}-${last}`);

  // Where no article helps, the way is what the caller gives.
  await openPage(page, `${base}${prefix}/support/finder/recorder#1`);
  await expectQuestion(page, 'mains');
  const person = await answerQuestion(page, '#hotline');
  await expectHash(page, `#1-${person}`);
  await eventually(async () =>
    assert.match(await page.locator('#hotline').innerText(), new RegExp(`recorder-1-${person}\\b`)),
  );
}

async function readOldVersion(page: Page, {base}: Service, {prefix, words: {document}}: Customer): Promise<void> {
  await openPage(page, `${base}${prefix}/support/5.x/troubleshooting/details/t0001`);
  await page.getByText(document.version.banner('5.x')).waitFor();
  await expectFirst(page, 'NET-51', `${prefix}/support/5.x/troubleshooting/details/t0001`);
  await page.keyboard.press('Escape');
  await page.getByRole('link', {name: document.version.toCurrent}).click();
  await expectPath(page, `${prefix}${articles}/t0001`);
  await hydrated(page);
  await expectNone(page.getByText(document.version.banner('5.x')));
}

/** What the browser sends about a document, and that the service takes it. */
async function sentFeedback(page: Page, press: () => Promise<void>): Promise<unknown> {
  const [response] = await Promise.all([page.waitForResponse('**/api/v1/feedback'), press()]);
  assert.equal(response.status(), 202);
  return response.request().postDataJSON();
}

async function voteForTranslation(page: Page, {base}: Service, {words: {document}}: Customer): Promise<void> {
  await openPage(page, `${base}/global/support/5.x/troubleshooting/details/t0708`);
  await page.getByText(document.untranslated.title).waitFor();
  for (const text of ['main h1', 'main .markdown']) {
    assert.equal(
      await page.locator(text).evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
      'zh-CN',
      text,
    );
  }
  assert.equal(
    await page
      .locator('main [data-island=translationVote]')
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
    'en',
  );
  const sent = await sentFeedback(page, () => page.getByRole('button', {name: document.untranslated.vote}).click());
  assert.deepEqual(sent, {article: 't0708', edition: 'global', helpful: false, reason: 'translate'});
  await page.getByText(document.untranslated.thanks).waitFor();
}

async function saySomethingIsMissing(
  page: Page,
  {base}: Service,
  {locale, prefix, words: {document}}: Customer,
): Promise<void> {
  const {no, reasons, send, thanks} = document.article;
  await openPage(page, `${base}${prefix}${articles}/t0002`);
  const feedback = page.locator('[data-island=feedback]');
  await feedback.getByRole('button', {name: no, exact: true}).click();
  await feedback.getByRole('button', {name: reasons.stuck}).click();
  await feedback.locator('textarea').fill('A1');
  const sent = await sentFeedback(page, () => feedback.getByRole('button', {name: send}).click());
  assert.deepEqual(sent, {
    article: 't0002',
    edition: locale === 'en' ? 'global' : 'zh-CN',
    helpful: false,
    reason: 'stuck',
    comment: 'A1',
  });
  await feedback.getByText(thanks).waitFor();
}

/** What the browser keeps: caches, and workers that serve them. */
const kept = (page: Page): Promise<{caches: string[]; workers: number}> =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

async function takeAlong(
  browser: Browser,
  {base}: Service,
  {locale, prefix, width, words: {offline}}: Customer,
): Promise<void> {
  const context = await visitor(browser, locale, {viewport: {width, height: 900}});
  try {
    const page = await context.newPage();
    const {problems} = watch(page, base);
    const model = `${base}${prefix}/support/model/e3-x`;
    const card = page.locator('[data-island=saveOffline]');
    const remove = card.getByRole('button', {name: offline.remove, exact: true});
    await openPage(page, model);
    const {pages} = JSON.parse((await card.getAttribute('data-props')) ?? '{}') as {pages: string[]};
    assert.ok(
      pages.includes(`${prefix}/support/manuals/e3-x`) && pages.includes(`${prefix}${articles}/t0001`),
      pages.join(', '),
    );
    await card.getByRole('button', {name: offline.save}).click();
    await remove.waitFor();
    assert.match(
      await card.locator('[aria-live]').innerText(),
      new RegExp(`\\b${pages.length + 1}\\D`),
      'all its pages are saved',
    );
    assert.equal((await kept(page)).caches.length, 1);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    assert.deepEqual(problems, [], 'saving complains');

    await context.setOffline(true);
    await page.goto(`${base}${prefix}/support/manuals/e3-x`);
    await page.locator('main .markdown h2').first().waitFor();
    const drawn = await page.evaluate(() =>
      [...document.images]
        .filter(({complete, loading}) => complete || loading !== 'lazy')
        .every(({naturalWidth}) => naturalWidth > 0),
    );
    assert.ok(drawn, 'a picture of the manual is missing');
    await page.goto(`${base}${prefix}${articles}/t0001`);
    await hydrated(page);
    await answerStep(page, 1, 'next');
    await expectProgress(page, ['tried', 'asking'], 'NET-1-2');
    const styled = await page.evaluate(() =>
      [...document.styleSheets].filter(({href}) => href !== null).every(({cssRules}) => cssRules.length > 0),
    );
    assert.ok(styled, 'a style sheet is missing');
    // What was not saved does not pretend.
    await assert.rejects(page.goto(`${base}${prefix}/support/model/k3`), /ERR_/);

    await context.setOffline(false);
    await openPage(page, model);
    await card.scrollIntoViewIfNeeded();
    await remove.click();
    await card.getByRole('button', {name: offline.save}).waitFor();
    await eventually(async () => assert.deepEqual(await kept(page), {caches: [], workers: 0}));
  } finally {
    await context.close();
  }
}

/** Checks of walk (c). */
export function supportWalk(browser: Browser, service: Service): Check[] {
  const walks: [string, (page: Page, service: Service, customer: Customer) => Promise<void>][] = [
    ['from the symptom to the manual', findTheFix],
    ['step by step through an article', workThroughArticle],
    ['from the light to the article and the hotline', findBySymptom],
    ['from 5.x to 6.x', readOldVersion],
    ['what was missing arrives', saySomethingIsMissing],
  ];
  return customers.flatMap((customer) => [
    {name: `${customer.locale}: saved pages without a network`, run: () => takeAlong(browser, service, customer)},
    ...walks.map(([name, walk]) => ({
      name: `${customer.locale}: ${name}`,
      run: () => asCustomer(browser, service, customer, (page) => walk(page, service, customer)),
    })),
    ...(customer.locale === 'en'
      ? [
          {
            name: 'en: a page not translated yet',
            run: () => asCustomer(browser, service, customer, (page) => voteForTranslation(page, service, customer)),
          },
        ]
      : []),
  ]);
}
