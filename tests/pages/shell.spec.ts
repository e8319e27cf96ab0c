/** Header, footer and panels before axe: once per layout, edition, scheme and width, because they are the same on every page. */
import {axeProblems} from '../support/axe';
import {browserLocale, openPage, painted, phone, phoneUserAgent} from '../support/browser';
import {expect, test} from '../support/test';
import {editions, joinPath, type Locale} from '../../src/site/editions';

/** A page of each layout, edition-relative. */
const layouts = {
  default: '/about/contact',
  document: '/support/troubleshooting/details/t0001',
  form: '/experience',
  'app download': '/downloads/apps/huidian',
  'not found': '/no-such-page',
} as const;

for (const locale of Object.keys(editions) as Locale[]) {
  for (const [layout, path] of Object.entries(layouts)) {
    for (const device of ['phone', 'desktop'] as const) {
      test.describe(`shell of the ${layout} layout (${locale}, ${device})`, () => {
        test.use({
          editionsByDay: 'one',
          locale: browserLocale[locale],
          ...(device === 'phone' ? {...phone, userAgent: phoneUserAgent} : {viewport: {width: 1440, height: 900}}),
        });

        test('has no axe violation in either scheme', async ({page}) => {
          await openPage(page, joinPath(locale, path));
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({colorScheme});
            await painted(page);
            expect.soft(await axeProblems(page, {part: 'shell'}), colorScheme).toEqual([]);
          }
        });
      });
    }
  }
}
