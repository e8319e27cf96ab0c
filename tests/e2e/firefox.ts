/** `FIREFOX_PATH=… tsx tests/e2e/firefox.ts`: the main jobs in Firefox, on the built site. `npm run test:firefox` starts it. */
import path from 'node:path';
import {launch} from 'puppeteer-core';
import {firefoxSuites} from './firefox-jobs';
import {runSuites} from './lib/runner';
import {startService} from './lib/service';

async function main(): Promise<void> {
  const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
  const [browser, service] = await Promise.all([
    // A Chinese visitor, so that the first-visit rule leaves Chinese pages alone.
    launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {'intl.accept_languages': 'zh-CN, zh'},
    }),
    startService({buildDir: path.resolve(process.env.BUILD_DIR ?? 'build')}),
  ]);
  try {
    const {passed, failed} = await runSuites(firefoxSuites(browser, service));
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await service.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
