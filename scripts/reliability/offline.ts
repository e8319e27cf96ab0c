/**
 * `npm run prove:offline`: submits leads in a real browser, on the built site with the real service, while the network or
 * the service is down. Playwright Test runs the tests; the long form adds those tagged `@nightly`, which
 * `npm test` leaves out.
 */
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import {bin, node, root} from '../lib/process.mjs';
import {command, ProofReport, type Proof} from './lib';

const spec = 'tests/e2e/offline.spec.ts';
const reportFile = path.join(root, '.cache/tests/offline.json');

/** Titles of the tests that failed. */
const failuresOf = ({specs, suites = []}: JSONReportSuite): string[] => [
  ...specs.filter(({ok}) => !ok).map(({title}) => title),
  ...suites.flatMap(failuresOf),
];

/** Runs the tests; undefined when Playwright Test wrote no report. */
async function runScenes(short: boolean): Promise<JSONReport | undefined> {
  mkdirSync(path.dirname(reportFile), {recursive: true});
  rmSync(reportFile, {force: true});
  await node([bin('@playwright/test', 'cli.js'), 'test', spec, '--reporter=list,json'], {
    env: {PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, SUITE: short ? 'daily' : 'nightly'},
  });
  return existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as JSONReport) : undefined;
}

export const proof: Proof = {
  name: 'offline',
  promise:
    'offline visitor: submit offline, reload, reconnect: exactly one lead, also with two tabs, and nothing personal stays on the device',
  async run(options) {
    const notes = new ProofReport(options);
    const report = await runScenes(options.short);
    if (!report) throw new Error('Playwright Test did not come to its end; see above.');
    const {expected: passed, unexpected, flaky, skipped} = report.stats;
    const scenes = passed + unexpected + flaky + skipped;
    for (const {message} of report.errors) notes.expect(false, message ?? 'Playwright Test reports an error');
    for (const title of report.suites.flatMap(failuresOf)) notes.expect(false, `"${title}" failed`);
    notes.expect(scenes > 0, 'no scene ran');
    notes.expect(passed === scenes, `${scenes - passed} scenes did not end with exactly one lead`);
    notes.figure(
      `${passed} of ${scenes} scenes in Chromium (reconnect, next visit, 503 with two tabs, code over, nothing can be kept) end with exactly one lead`,
    );
    return notes;
  },
};

command(import.meta.url, proof);
