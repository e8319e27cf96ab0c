/**
 * `npm run prove:offline [-- --short]`: in a real browser, on the built site with the real service, a lead that is sent
 * while the network or the service is away is stored exactly once, and nothing personal stays on the device.
 */
import {parseArgs} from 'node:util';
import {launchBrowser} from '../../tests/e2e/lib/browser';
import {runSuites} from '../../tests/e2e/lib/runner';
import {startService} from '../../tests/e2e/lib/service';
import {offlineProof, offlineWalk} from '../../tests/e2e/walk-offline';
import {ensureBrowser} from '../lib/browser.mjs';
import {ensureBuild} from '../lib/build.mjs';

async function main(): Promise<void> {
  const {short} = parseArgs({options: {short: {type: 'boolean', default: false}}}).values;

  process.env.CHROME_PATH = await ensureBrowser();
  if (process.env.BUILD_DIR === undefined) await ensureBuild({quiet: true});
  const [browser, service] = await Promise.all([launchBrowser(), startService({buildDir: process.env.BUILD_DIR ?? 'build'})]);
  try {
    const checks = short ? offlineWalk(browser, service) : offlineProof(browser, service);
    const {passed, failed} = await runSuites([{name: 'offline visitor', checks, workers: 2}]);
    console.log(`${passed} of ${passed + failed} scenes: exactly one lead, told to the visitor, nothing personal left on the device.`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await service.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
