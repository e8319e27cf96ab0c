/** The inlined critical CSS is complete: nothing changes when the whole style sheets are applied. */
import {loaderScript} from '../../scripts/first-paint/loader';
import {browserLocale, localeOf, painted} from '../support/browser';
import {templateOf} from '../support/built-site';
import {isDaily} from '../support/suite';
import {expect, test} from '../support/test';
import {lateStyleProblems} from './checks/first-paint';
import {pages} from './site';

/** The first page of each template in each edition; a marketing page is a template of its own. */
const templates = [
  ...new Map([...pages].reverse().map((page) => [`${templateOf(page)} ${localeOf(page.pathname)}`, page])).values(),
].reverse();

/** Of all templates, one in this many is looked at, and in one state; all of them in all states at night. */
const share = isDaily ? 6 : 1;
const samples = templates.filter((_, index) => index % share === 0);

const everyState = (['light', 'dark'] as const).flatMap((scheme) => [1440, 375].map((width) => ({scheme, width})));

test('a rule that the page lacks is found', async ({page}) => {
  await page.route('**/late.css', (route) => route.fulfill({contentType: 'text/css', body: 'p{color:red}'}));
  await page.route('**/late', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<noscript data-sheets><link rel=stylesheet href=/late.css></noscript><p class=lead>words</p>',
    }),
  );
  await page.goto('/late');
  expect((await lateStyleProblems(page))[0]).toContain('<p.lead> ');
});

for (const [index, {pathname}] of samples.entries()) {
  // Two states that complete each other; all of them at night.
  const states = isDaily ? [everyState[index % everyState.length]!] : everyState;

  test.describe(() => {
    test.use({locale: browserLocale[localeOf(pathname)]});

    test(`styles stay when the sheets arrive: ${pathname}`, async ({page}) => {
      // The styles of every element are read twice: the largest pages have five thousand.
      test.setTimeout(180_000);
      // Without the loader of sheets and scripts.
      await page.route(`**${pathname}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, body: (await response.text()).replace(loaderScript, '')});
      });
      const problems: string[] = [];
      for (const {scheme, width} of states) {
        await page.emulateMedia({colorScheme: scheme});
        await page.setViewportSize({width, height: 900});
        await page.goto(pathname, {waitUntil: 'load'});
        await painted(page);
        problems.push(...(await lateStyleProblems(page)).map((problem) => `${scheme}, ${width} px: ${problem}`));
      }
      expect(problems).toEqual([]);
    });
  });
}
