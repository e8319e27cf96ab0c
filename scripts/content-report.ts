/**
 * `npm run content:report [-- --json]`: what the writers have to do, as a page in `.cache/content-report.html`, or as
 * data on standard output. Reads the repository and, where there is one, the store of the lead service.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import copy from '../i18n/en/copy/support-document';
import {parseConfig} from '../server/config';
import {openStore} from '../server/store/open';
import {sqlitePath} from '../server/store/sqlite';
import {checkFacts, factFiles} from '../src/facts/check';
import {claims} from '../src/facts/claims';
import {loadDocuments} from './checks/documents';
import {demoLeft} from './checks/launch';
import {renderReport} from './lib/report/html';
import {buildReport, type ReportInput} from './lib/report/report';

const root = fileURLToPath(new URL('..', import.meta.url));
const reasons: Readonly<Record<string, string>> = copy.article.reasons;
const claimsFile = 'src/facts/claims.ts';

/** What readers told the service; null before it was ever started here. Comments stay sealed. */
async function readService(): Promise<ReportInput['service']> {
  const config = parseConfig(process.env);
  if (!config.databaseUrl && !existsSync(sqlitePath(config.dataDir))) return null;
  const store = await openStore(config);
  try {
    const feedback = await store.feedbackSummary();
    return {
      feedback: feedback.map((row) => ({...row, reason: row.reason && (reasons[row.reason] ?? row.reason)})),
      misses: await store.searchMisses(),
    };
  } finally {
    await store.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {json: {type: 'boolean', default: false}}});
  const report = buildReport({
    now: new Date(),
    documents: loadDocuments(root).documents,
    claims,
    claimProblems: checkFacts(factFiles.filter(({file}) => file === claimsFile)),
    demo: demoLeft(),
    service: await readService(),
  });
  if (values.json) {
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return;
  }
  const file = path.join(root, '.cache/content-report.html');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, renderReport(report));
  console.log(`${report.documents.length} documents: ${report.overdue.length} past their review date, ${report.stale.length} stale and ${report.missing.length} missing translations.
${report.feedback ? `${report.feedback.length} documents answered about, ${report.misses?.length ?? 0} searches that helped nobody.` : 'No service data yet.'}
${file}`);
}

void main();
