/**
 * All content and code checks over a folder: `tsx scripts/checks/run.ts [--pending | --counts] [root]`.
 * Prints one line per problem and exits 1 when there is any. Also printed, without failing: with `--pending` what pending
 * rules find, with `--counts` how many findings each has under which folder.
 */
import {fileURLToPath} from 'node:url';
import {checkFacts} from '../../src/facts/check';
import {checkCharts} from './charts';
import {checkBrand, checkPageLinks} from './code';
import {checkContradictions} from './contradictions';
import {checkDevices} from './devices';
import {pendingFolder, sortOut, type Sorted} from './exceptions';
import {checkFrontMatter} from './frontmatter';
import {checkGlossary} from './glossary';
import {checkHardware} from './hardware';
import {checkLinks, checkRelated} from './links';
import {checkMeasures} from './measures';
import {checkModuleNames} from './modules';
import {checkCopyParity, checkEditionParity} from './parity';
import {checkNews} from './news';
import {checkPatterns} from './patterns';
import {checkPromises} from './promises';
import {byPlace, formatProblem, type Problem} from './problem';
import {checkActiveContent, checkImages, checkPlaceholders, checkProse, checkTables} from './prose';
import {checkReadability} from './readability';
import {checkSameFacts} from './sameFacts';
import {checkSearchWords} from './searchWords';
import {checkStories} from './stories';
import {checkDuplicates, checkHeadings, checkPlaces} from './structure';
import {checkTitles} from './titles';
import {checkTrees} from './trees';
import {checkVersions} from './versions';
import {checkWrittenForm} from './writtenForm';

/** The checks by name; each is a pure function of the files under a root folder. */
export const checks: Readonly<Record<string, (root: string) => Problem[]>> = {
  'front matter': checkFrontMatter,
  'written form': checkWrittenForm,
  'edition parity': checkEditionParity,
  'copy parity': checkCopyParity,
  headings: checkHeadings,
  'places of steps': checkPlaces,
  duplicates: checkDuplicates,
  'symptom trees': checkTrees,
  'customer stories': checkStories,
  devices: checkDevices,
  'hardware figures': checkHardware,
  placeholders: checkPlaceholders,
  prose: checkProse,
  glossary: checkGlossary,
  titles: checkTitles,
  patterns: checkPatterns,
  readability: checkReadability,
  measures: checkMeasures,
  contradictions: checkContradictions,
  charts: checkCharts,
  news: checkNews,
  images: checkImages,
  tables: checkTables,
  'active content': checkActiveContent,
  links: checkLinks,
  'related articles': checkRelated,
  'older versions': checkVersions,
  brand: checkBrand,
  'page links': checkPageLinks,
  promises: checkPromises,
  'same facts': checkSameFacts,
  'module names': checkModuleNames,
};

/** Facts are modules, not files under a root: the line is the file's first. */
const factProblems = (): Problem[] =>
  checkFacts().map((text) => {
    const [file = '', ...rest] = text.split(': ');
    return {file, line: 1, message: rest.join(': ')};
  });

/** What every check finds, before exceptions. */
const findings = (root: string): Problem[] => [
  ...Object.values(checks).flatMap((check) => check(root)),
  ...factProblems(),
  ...checkSearchWords(),
];

/** Findings of every check, sorted by whether they fail, in the order of the files. */
export function checkAll(root: string): Sorted {
  const {enforced, pending, idle} = sortOut(findings(root));
  return {enforced: [...enforced].sort(byPlace), pending: [...pending].sort(byPlace), idle};
}

/** One line per pending rule and folder: how many findings, the most first. */
function countsOf(problems: readonly Problem[]): string[] {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const key = `${problem.rule}: ${pendingFolder(problem) ?? ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([key, count]) => `${String(count).padStart(5)}  ${key}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [root = process.cwd()] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const {enforced, pending, idle} = checkAll(root);
  const problems = [...enforced, ...idle];
  if (process.argv.includes('--pending')) for (const one of pending) console.log(`pending: ${formatProblem(one)}`);
  else if (process.argv.includes('--counts')) for (const line of countsOf(pending)) console.log(line);
  else if (pending.length > 0)
    console.error(`${pending.length} findings of pending rules: add -- --pending or -- --counts`);
  for (const problem of problems) console.log(formatProblem(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
