/**
 * `npm run check`: checks before a commit. One line per problem, `file:line field: what to write`; exits 1 when there is
 * any.
 */
import {ensureInstalled} from './lib/install.mjs';

const started = Date.now();
await ensureInstalled();
const tools = await import('./lib/tools.mjs');

// Skips the test that runs the content checks on the repository: they run here anyway.
const contentTests = async () =>
  (await tools.jest(['content'], ['--testPathIgnorePatterns', 'tests/content/repository\\.test'])).problems;

// Two at a time, for two cores.
const [first, second] = await Promise.all([
  tools
    .eslint()
    .then(async (problems) => [
      ...problems,
      ...(await tools.stylelint()),
      ...(await tools.importProblems()),
      ...(await tools.content()),
    ]),
  tools.types().then(async (problems) => [...problems, ...(await tools.format()), ...(await contentTests())]),
]);
const problems = [...first, ...second];
for (const problem of problems) console.log(problem);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(problems.length === 0 ? `No problems (${seconds} s).` : `${problems.length} problems (${seconds} s).`);
process.exitCode = problems.length === 0 ? 0 : 1;
