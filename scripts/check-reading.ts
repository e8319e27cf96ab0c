/**
 * `npm run check:reading`: readability of every page from its source, content metrics of every marketing page and of the
 * newsroom of the built site, as tables, and violated limits.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hardwarePath, models} from '../src/facts/models';
import {editions, joinPath, type Locale} from '../src/site/editions';
import {hasEdition, routeIds, routes} from '../src/site/routes';
import {sortOut} from './checks/exceptions';
import {newsroomRows} from './checks/newsroom';
import {formatProblem} from './checks/problem';
import {badness, readabilityLimits, readabilityOf, readabilityProblems, type Readability} from './checks/readability';
import {compareReadings, isReadingPage, readPage, readingProblems, type ComparedReading} from './checks/reading';
import {builtPages} from '../tests/support/built-site';
import {textTable} from './lib/table';

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
  return textTable(head, rows);
}

/** One line per copy module, document and post of an edition, those that are hardest to read first. */
function readabilityTable(pages: readonly Readability[], locale: Locale): string {
  const {median, p90, fragments} = readabilityLimits[locale];
  const unit = locale === 'en' ? 'words' : 'characters';
  const rows = pages
    .filter((one) => one.locale === locale)
    .sort((a, b) => badness(b) - badness(a))
    .map((one) => [
      one.file,
      ...[one.sentences, one.median, one.p90].map(String),
      `${Math.round(one.fragments * 100)} %`,
      badness(one).toFixed(2),
    ]);
  const limits = `${unit} of a sentence: median ${median.join(' to ')}, nine of ten at most ${p90}; fragments at most ${fragments * 100} %`;
  return `${limits}\n${textTable(['page', 'sentences', 'median', 'p90', 'fragments', 'of limit'], rows)}\n`;
}

/** Readings of the built site, by the pages' addresses. */
function readBuild(buildDir: string, pathnames: readonly string[]): ComparedReading[] {
  const fileOf = (pathname: string): string => path.join(buildDir, `${pathname.slice(1)}.html`);
  const missing = pathnames.filter((pathname) => !existsSync(fileOf(pathname)));
  if (missing.length === pathnames.length) console.error('No build: only the sources were read.');
  else if (missing.length > 0) console.error(`Not built: ${missing.join(', ')}`);
  const readings = pathnames
    .filter((pathname) => !missing.includes(pathname))
    .map((pathname) => readPage(pathname, readFileSync(fileOf(pathname), 'utf8')));
  return (Object.keys(editions) as Locale[]).flatMap((locale) =>
    compareReadings(readings.filter((one) => one.locale === locale)),
  );
}

const pages = readabilityOf(path.resolve('.'));
for (const locale of Object.keys(editions) as Locale[]) console.log(readabilityTable(pages, locale));
const unreadable = sortOut(pages.flatMap(readabilityProblems));

const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');
const paths = (locale: Locale): string[] => [
  ...routeIds.filter((id) => hasEdition(id, editions[locale].edition)).map((id) => routes[id].path.split('#')[0]!),
  ...models.map(hardwarePath),
];
const pathnames = (Object.keys(editions) as Locale[]).flatMap((locale) =>
  [...new Set(paths(locale))].map((one) => joinPath(locale, one)),
);
const readings = readBuild(buildDir, pathnames.filter(isReadingPage).sort());
console.log(readingTable(readings));
if (existsSync(buildDir)) {
  const built = builtPages(buildDir).map(({pathname, file}) => ({
    pathname,
    html: readFileSync(path.join(buildDir, file), 'utf8'),
  }));
  const head = ['archive', 'posts', 'words', 'pictures', 'tables', 'links in'];
  console.log(`\n${textTable(head, newsroomRows(built))}\n`);
}
for (const one of unreadable.pending) console.log(`pending: ${formatProblem(one)}`);
const problems = [
  ...unreadable.enforced.map(formatProblem),
  ...readings.flatMap((one) => readingProblems(one).map((problem) => `${one.pathname}: ${problem}`)),
];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
