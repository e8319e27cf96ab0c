/**
 * All content and code checks over a folder: `tsx scripts/checks/run.ts [--json] [root]`.
 * Prints one line per problem and exits 1 when there is any.
 */
import {fileURLToPath} from 'node:url';
import {checkFacts} from '../../src/facts/check';
import {checkBrand, checkPageLinks} from './code';
import {checkDevices} from './devices';
import {checkFrontMatter} from './frontmatter';
import {checkLinks, checkRelated} from './links';
import {checkModuleNames} from './modules';
import {checkCopyParity, checkEditionParity} from './parity';
import {byPlace, formatProblem, type Problem} from './problem';
import {checkImages, checkPlaceholders, checkProse, checkTables} from './prose';
import {checkDuplicates, checkHeadings} from './structure';
import {checkTrees} from './trees';

/** The checks by name; each is a pure function of the files under a root folder. */
export const checks: Readonly<Record<string, (root: string) => Problem[]>> = {
  'front matter': checkFrontMatter,
  'edition parity': checkEditionParity,
  'copy parity': checkCopyParity,
  headings: checkHeadings,
  duplicates: checkDuplicates,
  'symptom trees': checkTrees,
  devices: checkDevices,
  placeholders: checkPlaceholders,
  prose: checkProse,
  images: checkImages,
  tables: checkTables,
  links: checkLinks,
  'related articles': checkRelated,
  brand: checkBrand,
  'page links': checkPageLinks,
  'module names': checkModuleNames,
};

/** Facts are modules, not files under a root: the line is the file's first. */
const factProblems = (): Problem[] =>
  checkFacts().map((text) => {
    const [file = '', ...rest] = text.split(': ');
    return {file, line: 1, message: rest.join(': ')};
  });

/** Problems of every check, in the order of the files. */
export const checkAll = (root: string): Problem[] =>
  [...Object.values(checks).flatMap((check) => check(root)), ...factProblems()].sort(byPlace);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [root = process.cwd()] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const problems = checkAll(root);
  for (const problem of problems) console.log(formatProblem(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
