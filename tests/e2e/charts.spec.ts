/** Charts of posts in the browser: nothing runs over, no two texts touch, and the drawings have the colors of the scheme. */
import type {Page} from '@playwright/test';
import {chartsOf, loadDocuments} from '../../scripts/checks/documents';
import {archives} from '../../src/facts/frontmatter.lists';
import {openPage} from '../support/browser';
import {expect, test} from '../support/test';

const posts = loadDocuments(process.cwd())
  .documents.filter((document) => document.kind === 'news' && chartsOf(document).length > 0)
  .map(({front, locale}) => ({locale, archive: String(front.archive), path: `/news/${String(front.slug)}`}));

/** Texts of charts that touch another, leave their figure, or are smaller than a reader needs. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('figure.chart')].flatMap((figure) => {
      const edge = figure.getBoundingClientRect();
      const texts = [...figure.querySelectorAll('svg text, .below span, .bars span, .legend li, figcaption')]
        .filter((text) => text.getClientRects().length > 0)
        .map((text) => ({
          words: text.textContent,
          box: text.getBoundingClientRect(),
          size: parseFloat(getComputedStyle(text).fontSize),
        }));
      return texts.flatMap(({words, box, size}, index) => [
        ...(box.left < edge.left - 1 || box.right > edge.right + 1 ? [`${words} leaves the figure`] : []),
        ...(size < 13 ? [`${words} has ${size} px`] : []),
        ...texts
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 4,
          )
          .map((other) => `${words} touches ${other.words}`),
      ]);
    }),
  );

test.describe('charts of posts fit narrow and wide windows, with their texts apart', () => {
  // They are drawn at build.
  test.use({javaScriptEnabled: false});

  for (const locale of ['zh-CN', 'en'] as const) {
    for (const archive of archives) {
      test(`${archive} (${locale})`, async ({page}) => {
        const some = posts.filter((post) => post.locale === locale && post.archive === archive);
        expect(some.length).toBeGreaterThan(0);
        for (const post of some) {
          await page.goto(`${locale === 'en' ? '/global' : ''}${post.path}`);
          await expect(page.locator('figure.chart [role=img]').first(), post.path).toBeVisible();
          for (const width of [320, 768]) {
            await page.setViewportSize({width, height: 900});
            expect(await faults(page), `${post.path} at ${width} px`).toEqual([]);
            const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect(over, `${post.path} at ${width} px`).toBeLessThanOrEqual(0);
          }
        }
      });
    }
  }

  test('or are found not to', async ({page}) => {
    await page.goto(posts.find(({archive}) => archive === 'industry')!.path);
    await page.evaluate(() => {
      const caption = document.querySelector('figure.chart figcaption')!;
      const copy = caption.cloneNode(true) as HTMLElement;
      copy.style.marginTop = `-${caption.getBoundingClientRect().height}px`;
      caption.after(copy);
    });
    expect((await faults(page)).join()).toContain('touches');
  });
});

test('a chart that is the picture of a post is drawn in the list, for light and dark', async ({page}) => {
  await openPage(page, '/news/industry');
  const picture = page.locator('img[src^="/media/charts/"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  const shot = () => picture.screenshot();
  const light = await shot();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(async () => (await shot()).equals(light)).toBe(false);
});
