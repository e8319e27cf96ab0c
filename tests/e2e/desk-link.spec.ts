/** The desk and the public site: “Improve this page” is for staff only, and nothing else of the desk is published. */
import {execFileSync} from 'node:child_process';
import {browserLocale, desktop, openPage} from '../support/browser';
import {expect, test} from '../support/test';

for (const [locale, prefix, words] of [
  ['zh-CN', '', '改进这一页'],
  ['en', '/global', 'Improve this page'],
] as const) {
  test.describe(() => {
    test.use({...desktop, locale: browserLocale[locale]});

    test(`staff get from a document to its text, visitors see and load nothing (${locale})`, async ({page}) => {
      const address = (article: string) => `${prefix}/support/troubleshooting/details/${article}`;
      const link = page.getByRole('link', {name: words});
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request.url());
      });
      await openPage(page, address('t0001'));
      await expect(link).toHaveCount(0);
      const ofVisitors = scripts.size;

      await openPage(page, `${address('t0002')}#desk=on`);
      await expect(link).toHaveAttribute(
        'href',
        `https://desk.example.com/write/improve?page=${encodeURIComponent(address('t0002'))}`,
      );
      expect(new URL(page.url()).hash).toBe('');
      expect(scripts.size).toBeGreaterThan(ofVisitors);
      await openPage(page, address('t0001'));
      await expect(link).toBeVisible();

      await openPage(page, `${address('t0002')}#desk=off`);
      await openPage(page, address('t0001'));
      await expect(link).toHaveCount(0);
    });
  });
}

test('the built site has no word of the desk', () => {
  const words = ['写字台', 'sveltia', '/write/api/', 'desk-panel', 'WRITE_TOKEN'].flatMap((word) => ['-e', word]);
  const kinds = ['html', 'js', 'json', 'css', 'xml', 'txt'].map((kind) => `--include=*.${kind}`);
  const args = ['-rlF', ...kinds, ...words, process.env.BUILD_DIR ?? 'build'];
  // grep ends with 1 where it found nothing.
  expect(() => execFileSync('grep', args, {encoding: 'utf8'})).toThrow(/Command failed/);
});
