/** `node scripts/coverage-table.mjs`: the files that tests cover least, from what `npm run test:coverage` wrote. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {fail, root} from './lib/process.mjs';

const rows = 20;

/**
 * The table as text: share of the lines that ran, number of those that did not, file; the least covered first.
 * @param {Record<string, {lines: {total: number, covered: number, pct: number}}>} summary
 *   `coverage-summary.json` of Istanbul, by absolute path, with `total` beside the files
 * @param {string} folder which the paths are shown relative to
 */
export function coverageTable(summary, folder) {
  const files = Object.entries(summary)
    .filter(([file, {lines}]) => file !== 'total' && lines.total > 0)
    .map(([file, {lines}]) => ({
      file: path.relative(folder, file).split(path.sep).join('/'),
      percent: lines.pct,
      uncovered: lines.total - lines.covered,
    }))
    .sort((a, b) => a.percent - b.percent || b.uncovered - a.uncovered || a.file.localeCompare(b.file));
  return [
    'lines %  uncovered  file',
    ...files
      .slice(0, rows)
      .map(
        ({file, percent, uncovered}) => `${percent.toFixed(1).padStart(7)}  ${String(uncovered).padStart(9)}  ${file}`,
      ),
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  let text;
  try {
    text = readFileSync(path.join(root, 'coverage/coverage-summary.json'), 'utf8');
  } catch {
    fail('There is no coverage report; run `npm run test:coverage`.');
  }
  console.log(coverageTable(JSON.parse(text), root));
}
