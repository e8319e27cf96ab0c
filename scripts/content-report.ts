/**
 * `npm run content:report [-- --json | --format table|csv|md]`: what the writers have to do, as a page in
 * `.cache/content-report.html`, or on standard output: everything as data, or the articles to mend first as a list. Reads the
 * repository and, where there is one, the store of the lead service, SQLite or PostgreSQL.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {listFormats, renderArticles} from './lib/report/articleList';
import {renderReport} from './lib/report/html';
import {loadReport} from './lib/report/load';

const root = fileURLToPath(new URL('..', import.meta.url));
async function main(): Promise<void> {
  const {values} = parseArgs({options: {json: {type: 'boolean', default: false}, format: {type: 'string'}}});
  const format = listFormats.find((one) => one === values.format);
  if (values.format !== undefined && !format) throw new Error(`--format is one of ${listFormats.join(', ')}.`);
  const report = await loadReport(root);
  if (values.json) {
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return;
  }
  if (format) {
    if (!report.articles)
      throw new Error('No service data yet: start the service once, or name its folder with DATA_DIR.');
    process.stdout.write(renderArticles(report.articles, format));
    return;
  }
  const file = path.join(root, '.cache/content-report.html');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, renderReport(report));
  console.log(`${report.documents.length} documents: ${report.overdue.length} past their review date, ${report.stale.length} stale and ${report.missing.length} missing translations.
${report.feedback ? `${report.feedback.length} documents answered about, ${report.misses?.length ?? 0} searches that helped nobody.` : 'No service data yet.'}
${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
