/**
 * `npm run prove:offline`: in a real browser, on the built site with the real service, a lead that is sent while the
 * network or the service is away. The short form is also a walk of the browser tests.
 */
import {launchBrowser} from '../../tests/e2e/lib/browser';
import {runSuites} from '../../tests/e2e/lib/runner';
import {startService} from '../../tests/e2e/lib/service';
import {offlineProof, offlineWalk} from '../../tests/e2e/walk-offline';
import {ensureBrowser} from '../lib/browser.mjs';
import {ensureBuild} from '../lib/build.mjs';
import {command, Notes, type Proof} from './lib';

export const proof: Proof = {
  name: 'offline',
  promise:
    'offline visitor: submit offline, reload, reconnect: exactly one lead, also with two tabs, and nothing personal stays on the device',
  async run(options) {
    const notes = new Notes(options);
    process.env.CHROME_PATH = await ensureBrowser();
    if (process.env.BUILD_DIR === undefined) await ensureBuild({quiet: true});
    const [browser, service] = await Promise.all([
      launchBrowser(),
      startService({buildDir: process.env.BUILD_DIR ?? 'build'}),
    ]);
    try {
      const checks = options.short ? offlineWalk(browser, service) : offlineProof(browser, service);
      const {passed, failed} = await runSuites([{name: 'offline visitor', checks, workers: 2}]);
      notes.expect(failed === 0, `${failed} scenes did not end with exactly one lead`);
      notes.figure(
        `${passed} of ${checks.length} scenes in Chromium (reconnect, next visit, 503 with two tabs, code over, nothing can be kept) end with exactly one lead`,
      );
    } finally {
      await browser.close();
      await service.stop();
    }
    return notes;
  },
};

command(import.meta.url, proof);
