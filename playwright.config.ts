/**
 * Browser tests on the built site with the real service: `npx playwright test`, one of them by
 * `npx playwright test -g "/products/ai-box"`. The global setup builds the site when its sources have changed.
 */
import {defineConfig} from '@playwright/test';
import {chromiumOptions} from './tests/support/chromium';
import {isDaily, nightly} from './tests/support/suite';
import type {TestOptions} from './tests/support/test';

// A trace costs as much as the test itself. Whole suites do without; `npm test` then runs what failed once more with one.
const isWholeSuite = process.env.SUITE !== undefined;

export default defineConfig<TestOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  // ES modules as they are: compiled to CommonJS like the tests, they would not load.
  build: {external: ['**/*.mjs']},
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  ...(isDaily && {grepInvert: new RegExp(nightly.tag)}),
  // A test that passes the second time is a defect, of the test or of the site: the summary names it.
  retries: process.env.CI ? 1 : 0,
  // Three for two cores: a page waits for the network and for its own timers half of the time. Four are hardly faster, and
  // tests that measure time begin to fail.
  workers: process.env.PLAYWRIGHT_WORKERS ? Number(process.env.PLAYWRIGHT_WORKERS) : 3,
  timeout: 60_000,
  expect: {timeout: 10_000},
  globalSetup: './tests/support/global-setup.ts',
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['html', {open: 'never', outputFolder: 'playwright-report'}],
    ['./tests/support/summary-reporter.ts'],
  ],
  use: {
    // A fresh visitor whose browser prefers Chinese, so that the first-visit redirect leaves Chinese pages alone.
    locale: 'zh-CN',
    contextOptions: {reducedMotion: 'reduce'},
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: isWholeSuite ? 'off' : {mode: 'retain-on-failure', sources: false},
    screenshot: 'only-on-failure',
    launchOptions: {
      // Found, or installed, by the global setup; workers read this file after it.
      executablePath: process.env.CHROME_PATH,
      ...chromiumOptions,
    },
  },
  projects: [
    {name: 'e2e', testMatch: 'e2e/**/*.spec.ts', use: {editionsByDay: 'one'}},
    {name: 'pages', testMatch: 'pages/**/*.spec.ts'},
  ],
});
