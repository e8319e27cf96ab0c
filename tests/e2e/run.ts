/**
 * The browser tests: `CHROME_PATH=… tsx tests/e2e/run.ts [--report file] [gates] [walks]`, on the built site with the
 * real service. `npm test` starts it; `npm run test:e2e` runs the walks alone.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launchBrowser} from './lib/browser';
import {runSuites} from './lib/runner';
import {startService} from './lib/service';
import {gateSuites} from './gates';
import {startFixtures} from './gates/selftest';
import {walkSuites} from './walks';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {report: {type: 'string'}}});
  const wanted = new Set(positionals.length > 0 ? positionals : ['gates', 'walks']);
  const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');
  mkdirSync('.cache', {recursive: true});

  const [browser, service, fixtures] = await Promise.all([launchBrowser(), startService({buildDir}), startFixtures()]);
  try {
    const suites = [
      ...(wanted.has('gates')
        ? await gateSuites({browser, base: service.base, buildDir, fixtures: fixtures.base})
        : []),
      ...(wanted.has('walks') ? walkSuites(browser, service) : []),
    ];
    const totals = await runSuites(suites);
    if (values.report) writeFileSync(values.report, JSON.stringify(totals));
    process.exitCode = totals.failed === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await service.stop();
    fixtures.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
