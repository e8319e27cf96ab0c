/**
 * The main jobs in a second engine: `npm run test:firefox`, one of them by
 * `npm run test:firefox -- -g "the stage counts"`. Playwright Test runs them, Puppeteer drives Firefox
 * (`.docs/adr/0016-firefox-by-bidi.md`).
 */
import {defineConfig} from '@playwright/test';

export default defineConfig({
  testDir: 'tests/firefox',
  outputDir: 'test-results/firefox',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes the second time is a defect, of the test or of the site.
  retries: 0,
  // Each worker has a Firefox of its own, which keeps a core busy.
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 10_000},
  globalSetup: './tests/firefox/global-setup.ts',
  reporter: 'list',
});
