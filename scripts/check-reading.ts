/** `npm run check:reading`: content metrics of every marketing page of the built site as a table, and violated limits. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hardwarePath, models} from '../src/facts/models';
import {editions, joinPath, type Locale} from '../src/site/editions';
import {hasEdition, routeIds, routes} from '../src/site/routes';
import {compareReadings, isReadingPage, readPage, readingProblems, type ComparedReading} from './checks/reading';

/** One line per page. */
function readingTable(readings: readonly ComparedReading[]): string {
  const head = ['page', 'words', 'sentences', 'shared', 'questions', 'pictures', 'devices', 'links'];
  const rows = readings.map((one) =>
    [
      one.pathname,
      one.words,
      one.sentences.length,
      `${(one.shared * 100).toFixed(1)} %`,
      one.questions,
      one.pictures,
      one.models,
      one.links,
    ].map(String),
  );
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n');
}

/** Readings of the built site, by the pages' addresses. */
function readBuild(buildDir: string, pathnames: readonly string[]): ComparedReading[] {
  const fileOf = (pathname: string): string => path.join(buildDir, `${pathname.slice(1)}.html`);
  const missing = pathnames.filter((pathname) => !existsSync(fileOf(pathname)));
  if (missing.length > 0) console.error(`Not built: ${missing.join(', ')}`);
  const readings = pathnames
    .filter((pathname) => !missing.includes(pathname))
    .map((pathname) => readPage(pathname, readFileSync(fileOf(pathname), 'utf8')));
  return (Object.keys(editions) as Locale[]).flatMap((locale) =>
    compareReadings(readings.filter((one) => one.locale === locale)),
  );
}

const buildDir = path.resolve('build');
const paths = (locale: Locale): string[] => [
  ...routeIds.filter((id) => hasEdition(id, editions[locale].edition)).map((id) => routes[id].path.split('#')[0]!),
  ...models.map(hardwarePath),
];
const pathnames = (Object.keys(editions) as Locale[]).flatMap((locale) =>
  [...new Set(paths(locale))].map((one) => joinPath(locale, one)),
);
const readings = readBuild(buildDir, pathnames.filter(isReadingPage).sort());
console.log(readingTable(readings));
const problems = readings.flatMap((one) => readingProblems(one).map((problem) => `${one.pathname}: ${problem}`));
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
