/**
 * Search: by symptom, by keyboard, without a result, with a failed index, during a deployment, without script; and the
 * page of results that one sends to a colleague.
 */
import type {Page} from '@playwright/test';
import english from '../../i18n/en/copy/search';
import chinese from '../../i18n/zh-CN/copy/search';
import {browserLocale, expectPath, hydrated, openPage} from '../support/browser';
import {expect, test} from '../support/test';

const editions = [
  {
    locale: 'zh-CN',
    prefix: '',
    home: '/',
    width: 375,
    copy: chinese,
    /** A query with results of several kinds, and one without results that no other test uses. */
    query: '摄像机离线',
    nonsense: '饕餮鬯鼗',
  },
  {
    locale: 'en',
    prefix: '/global',
    home: '/global/home',
    width: 1440,
    copy: english,
    query: 'camera offline',
    nonsense: 'qzvxkwj',
  },
] as const;

const results = (page: Page) => page.locator('[data-results] a');
const titles = (page: Page) => results(page).locator('b');
const parameter = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);
const expectParameter = (page: Page, name: string, value: string): Promise<void> =>
  expect.poll(() => parameter(page, name), {message: `parameter ${name} of the address`}).toBe(value);

/** There are results, and every one of them leads to such an address. */
const expectEveryResult = (page: Page, address: RegExp): Promise<void> =>
  expect(async () => {
    const hrefs = await results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs, 'addresses of the results').not.toHaveLength(0);
    for (const href of hrefs) expect(href).toMatch(address);
  }).toPass({timeout: 10_000});

/** Opens the search dialog by its shortcut and types into it. */
async function searchInDialog(page: Page, query: string) {
  await page.keyboard.press('/');
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input').first().fill(query);
  return {dialog, options: dialog.locator('a[role=option]')};
}

for (const {locale, prefix, home, width, copy, query, nonsense} of editions) {
  test.describe(() => {
    test.use({locale: browserLocale[locale], viewport: {width, height: 900}});

    /** The article that answers the query best. */
    const article = `${prefix}/support/troubleshooting/details/t0001`;
    const expectFirstResult = (page: Page): Promise<void> =>
      expect(results(page).first()).toHaveAttribute('href', new RegExp(`^${article}(#|$)`));

    test(`results are narrowed and linkable (${locale})`, async ({page}) => {
      const facet = (name: keyof typeof copy.page.facets) => page.getByLabel(copy.page.facets[name], {exact: true});
      await openPage(page, `${prefix}/search?q=${encodeURIComponent(query)}`);
      await expectFirstResult(page);
      await expect(results(page).locator('mark'), 'matches are marked').not.toHaveCount(0);
      const all = await results(page).count();

      const unfold = async (): Promise<void> => {
        if (width < 600) await page.locator('main summary').first().click();
      };
      await unfold();
      await facet('kind').selectOption('manual');
      await expectParameter(page, 'kind', 'manual');
      await expectEveryResult(page, /\/support\/manuals\//);
      // The manual of a model is about that model.
      const [model = ''] = await facet('model')
        .locator('option')
        .evaluateAll((options) =>
          options
            .map((option) => (option as HTMLOptionElement).value)
            .filter((value) => value !== '' && document.querySelector(`[data-results] a[href*="/manuals/${value}"]`)),
        );
      expect(model, 'a model among the results').not.toBe('');
      await facet('model').selectOption(model);
      await expectParameter(page, 'model', model);
      await expect(results(page).first()).toHaveAttribute('href', /\/support\/manuals\//);
      await expect(page.locator(`[data-results] a[href*="/manuals/${model}"]`)).not.toHaveCount(0);
      expect(await results(page).count()).toBeLessThan(all);

      // The address is enough for a colleague.
      const narrowed = await titles(page).allTextContents();
      await page.reload();
      await expect(titles(page)).toHaveText(narrowed);
      await unfold();
      await facet('model').selectOption('');
      await facet('kind').selectOption('');
      await expect(results(page)).toHaveCount(all);
      await facet('catalogue').selectOption('nvr');
      await expectEveryResult(page, /details\/t06/);

      // The old platform has documents of its own.
      await facet('catalogue').selectOption('');
      await facet('version').selectOption('5.x');
      await expect(results(page).first()).toHaveAttribute('href', /\/support\/5\.x\//);
    });

    test(`results by keyboard (${locale})`, async ({page, service}) => {
      await openPage(page, `${prefix}/search`);
      await page.locator('main form[role=search] input').focus();
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');
      await expectParameter(page, 'q', query);
      await expectFirstResult(page);
      await results(page).first().focus();
      await page.keyboard.press('Enter');
      await expectPath(page, article);
      await expect.poll(() => service.leads('opened'), {message: 'the opened result is counted'}).toContain(article);
      await page.goBack();
      await expect(results(page), 'results after Back').not.toHaveCount(0);
    });

    test(`nothing found offers links and is recorded (${locale})`, async ({page, service}) => {
      await openPage(page, `${prefix}/search?q=${encodeURIComponent(nonsense)}`);
      const main = page.locator('main');
      await expect(main.getByText(copy.empty.title(nonsense))).toBeVisible();
      for (const path of ['/products/hardware', '/support/finder', '/support/troubleshooting']) {
        await expect(main.locator(`a[href="${prefix}${path}"]`)).toHaveCount(1);
      }
      await expect(main.locator('a[href^="tel:"]'), 'hotline').toHaveCount(1);
      await expect.poll(() => service.leads('misses')).toContain(nonsense);
    });

    test(`a failed index can be retried (${locale})`, async ({page}) => {
      const index = '**/search/*.{json,bin}';
      await openPage(page, home);
      await page.route(index, (route) => route.abort());
      const {dialog, options} = await searchInDialog(page, query);
      await expect(dialog.getByText(copy.failed.title)).toBeVisible();
      await page.unroute(index);
      await dialog.getByRole('button', {name: copy.failed.retry}).click();
      await expect(options, 'results after the retry').not.toHaveCount(0);
      await dialog.getByRole('link', {name: copy.allResults}).click();
      await expectParameter(page, 'q', query);
      await expect(results(page)).not.toHaveCount(0);
    });

    test(`a deployment between two requests (${locale})`, async ({page}) => {
      await openPage(page, home);
      let manifests = 0;
      let shards = 0;
      await page.route('**/search/manifest.json', (route) => {
        manifests += 1;
        return route.continue();
      });
      // The first manifest names a file that the new deployment no longer has.
      await page.route('**/search/terms-*.bin', (route) => {
        shards += 1;
        return shards === 1 ? route.fulfill({status: 404, body: ''}) : route.continue();
      });
      const {options} = await searchInDialog(page, query);
      await expect(options).not.toHaveCount(0);
      expect(manifests, 'the manifest is requested once more, and only once').toBe(2);
    });

    test(`nothing is loaded before intent (${locale})`, async ({page}) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        const {pathname} = new URL(request.url());
        if (pathname.includes('/search/')) requested.push(pathname);
      });
      await openPage(page, home);
      expect(requested).toEqual([]);
      await page.keyboard.press('/');
      await expect(page.locator('dialog[open] input').first()).toBeVisible();
      await expect
        .poll(() => requested, {message: 'opening loads the manifest alone'})
        .toEqual([expect.stringMatching(/\/search\/manifest\.json$/)]);
    });

    test(`the dialog works by keys alone (${locale})`, async ({page}) => {
      await openPage(page, home);
      const {dialog, options} = await searchInDialog(page, query);
      const input = dialog.getByRole('combobox');
      await expect(options.first()).toHaveAttribute('href', new RegExp(`^${article}(#|$)`));
      await expect(options.locator('mark'), 'matches are marked').not.toHaveCount(0);
      // A page stands once in the list, its sections below it.
      const pages = await dialog
        .locator('[role=option]:has(img, svg)')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace(/#.*/, '')));
      expect(new Set(pages).size).toBe(pages.length);

      await input.press('ArrowDown');
      await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
      await expect(input).toHaveAttribute('aria-activedescendant', (await options.nth(0).getAttribute('id'))!);
      await input.press('ArrowUp');
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await expect(options.last()).toBeInViewport();
      await input.press('ArrowDown');
      await input.press('Enter');
      await expectPath(page, article);
    });

    test(`Enter before the answer opens its first result (${locale})`, async ({page}) => {
      await openPage(page, home);
      await page.keyboard.press('/');
      await page.locator('dialog[open] input').fill(query);
      await page.keyboard.press('Enter');
      await expectPath(page, article);
    });

    test(`Back shows the results that were left (${locale})`, async ({page}) => {
      await openPage(page, `${prefix}/products/hardware`);
      const {dialog, options} = await searchInDialog(page, 'UL-8232NH');
      await dialog.getByRole('button', {name: copy.kinds.model}).click();
      await expect(options.first()).toBeVisible();
      // Not the last one: while parts of the index load, it may be a result that the whole answer leaves out.
      const chosen = options.nth(1);
      const id = await chosen.getAttribute('id');
      const path = new URL((await chosen.getAttribute('href'))!, page.url()).pathname;
      await chosen.click();
      await expectPath(page, path);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await page.goBack();
      await expectPath(page, `${prefix}/products/hardware`);
      await expect(page.locator('dialog[open]').getByRole('combobox')).toHaveValue('UL-8232NH');
      await expect(page.locator(`[id="${id}"]`), 'the result that was opened').toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    });

    test(`every result says where it matches, in whole words (${locale})`, async ({page}) => {
      await openPage(page, home);
      const {dialog, options} = await searchInDialog(page, query);
      await expect(options).not.toHaveCount(0);
      const bare = () =>
        dialog
          .locator('[role=option]:has(img, svg)')
          .evaluateAll((rows) =>
            rows.filter((row) => !row.querySelector('b + span + span')).map((row) => row.textContent),
          );
      await expect.poll(bare, {message: 'results without a part of their text'}).toEqual([]);
      const cut = await options.locator('mark').evaluateAll((marks) =>
        marks
          .filter(({previousSibling: before, nextSibling: after, textContent: text}) => {
            const isLetter = (char = '') => /[a-z0-9]/i.test(char);
            return (
              (isLetter(text?.[0]) && isLetter(before?.textContent?.at(-1))) ||
              (isLetter(text?.at(-1)) && isLetter(after?.textContent?.[0]))
            );
          })
          .map(({parentElement}) => parentElement!.innerHTML),
      );
      expect(cut, 'marks that cut a word').toEqual([]);
    });

    test(`pictures of models come at their size, and the count says what helps (${locale})`, async ({page}) => {
      await openPage(page, home);
      const {dialog, options} = await searchInDialog(page, query);
      await expect(options).not.toHaveCount(0);
      const found = await dialog.getByRole('status').first().textContent();
      expect(found).toContain(copy.narrow('').trim());
      await dialog.locator('input').first().fill('UL-8232NH');
      const picture = dialog.locator('[role=option] img').first();
      await expect(picture).toBeVisible();
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth / image.clientWidth),
        )
        .toBe(2);
    });

    test(`nothing found in the dialog leads to the other edition (${locale})`, async ({page}) => {
      await openPage(page, home);
      const {dialog} = await searchInDialog(page, nonsense);
      await expect(dialog.getByText(copy.empty.title(nonsense))).toBeVisible();
      for (const path of ['/support/finder', '/about/contact'])
        await expect(dialog.locator(`a[href="${prefix}${path}"]`).first()).toBeVisible();
      await dialog.getByRole('link', {name: copy.empty.other}).click();
      await expectPath(page, prefix === '' ? '/global/search' : '/search');
      await expectParameter(page, 'q', nonsense);
    });

    test.describe(() => {
      test.use({javaScriptEnabled: false});

      test(`without script (${locale})`, async ({page}) => {
        await page.goto(home);
        await page.locator(`form[action="${prefix}/search"]`).first().locator('button').click();
        await expectPath(page, `${prefix}/search`);
        await expect(page.locator('main noscript a, main a[href$="/support/troubleshooting"]').first()).toBeVisible();
      });
    });
  });
}

test('letters that an input method composes are not searched', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.bin')) requested.push(request.url());
  });
  await openPage(page, '/');
  await page.keyboard.press('/');
  const dialog = page.locator('dialog[open]');
  const input = dialog.getByRole('combobox');
  await expect(input).toBeFocused();
  const session = await page.context().newCDPSession(page);
  for (const text of ['she', 'she xi', 'she xiang ji']) {
    await session.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
    await page.waitForTimeout(300);
  }
  await expect(input).toHaveValue('she xiang ji');
  expect(requested, 'requests while composing').toEqual([]);
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await expect(dialog.getByText(chinese.empty.advice)).toHaveCount(0);
  await session.send('Input.insertText', {text: '摄像机离线'});
  await expect(input).toHaveValue('摄像机离线');
  await expect(dialog.getByRole('option')).not.toHaveCount(0);
});

test('the field has the focus before the press ends: phones open their keyboard for no other', async ({page}) => {
  await openPage(page, '/');
  await hydrated(page);
  const focused = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('header form button[type=submit]')!.click();
    // React renders what a press changes in microtasks of the same task.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return document.activeElement?.matches('dialog[open] input[type=search]');
  });
  expect(focused).toBe(true);
});

test('nothing is searched before a pause in typing', async ({page}) => {
  await openPage(page, '/global/home');
  await page.keyboard.press('/');
  const dialog = page.locator('dialog[open]');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  // A frozen clock: between the letters no time passes, however busy the machine is.
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.bin')) requested.push(request.url());
  });
  await page.keyboard.type('camera keeps going offline');
  await expect(dialog.getByRole('combobox')).toHaveValue('camera keeps going offline');
  expect(requested, 'requests while typing').toEqual([]);
  await page.clock.resume();
  await expect(dialog.getByRole('option')).not.toHaveCount(0);
  expect(requested).not.toEqual([]);
});

test.describe(() => {
  test.use({viewport: {width: 375, height: 812}});

  test('filters fold away on a phone', async ({page}) => {
    await openPage(page, `/search?q=${encodeURIComponent('摄像机离线')}`);
    const kind = page.getByLabel(chinese.page.facets.kind, {exact: true});
    await expect(results(page).first()).toBeInViewport();
    await expect(kind).toBeHidden();
    await page.locator('main summary', {hasText: chinese.page.filters(0)}).click();
    await kind.selectOption('manual');
    await expectEveryResult(page, /\/support\/manuals\//);
  });
});
