/** What floats beside the page covers nothing of it, at every width that screens have. */
import {hydrated, localeOf, browserLocale} from '../support/browser';
import {isDaily} from '../support/suite';
import {expect, test} from '../support/test';
import {pageTypeOf} from './checks/budgets';
import {coveredProblems, coveredWidths} from './checks/covered';
import {foundPages} from './site';

const types = [...new Set(foundPages.map(({pathname}) => pageTypeOf(pathname)))];

/** A page of each type, of either edition in turn; all of them at night. */
const samples = isDaily
  ? types.map((type, index) => {
      const pathnames = foundPages.map(({pathname}) => pathname).filter((pathname) => pageTypeOf(pathname) === type);
      return pathnames.find((pathname) => (localeOf(pathname) === 'en') === (index % 2 === 1)) ?? pathnames[0]!;
    })
  : foundPages.map(({pathname}) => pathname);

test('a panel over a text and a button is found', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.setContent(
    '<main style="margin:0 20px"><p style="text-align:end">words</p><button style="float:right">go</button></main><aside style="position:fixed;right:0;top:50%;width:64px">x</aside>',
  );
  expect(await coveredProblems(page)).toEqual([
    'at 1280 px <aside> covers “words”',
    'at 1280 px <aside> covers “go”',
    'at 1280 px <aside> covers <button>',
  ]);
});

for (const pathname of samples) {
  test.describe(() => {
    test.use({locale: browserLocale[localeOf(pathname)]});

    test(`nothing is covered: ${pathname}`, async ({page}) => {
      // After the end of a working week, when the line that says when somebody answers the telephone is longest.
      await page.clock.setFixedTime('2026-11-28T20:00:00+08:00');
      await page.goto(pathname, {waitUntil: 'load'});
      await hydrated(page);
      const problems: string[] = [];
      for (const width of coveredWidths) {
        await page.setViewportSize({width, height: 900});
        // Past the offset at which the button to the top comes; narrow windows as they are before anybody scrolls.
        await page.evaluate((top) => window.scrollTo(0, top), width < 960 ? 0 : 600);
        await page.waitForTimeout(50);
        problems.push(...(await coveredProblems(page)));
      }
      expect(problems).toEqual([]);
    });
  });
}
