/** Findings of the rules of words, without those that are allowed, and apart from those of texts still being rewritten. */
import {allowances, type Allowance} from './allowed';
import {pendingRules, type Pending} from './pending';
import type {Problem} from './problem';

export interface Sorted {
  /** What fails. */
  readonly enforced: readonly Problem[];
  /** What is only printed. */
  readonly pending: readonly Problem[];
  /** Entries of the two lists that no finding needs. */
  readonly idle: readonly Problem[];
}

const allows = ({rule, file, words}: Allowance, problem: Problem): boolean =>
  rule === problem.rule &&
  problem.file.includes(file) &&
  (words === undefined || (problem.sentence ?? problem.message).includes(words));

const covers = ({rule}: Pending, folder: string, problem: Problem): boolean =>
  rule === problem.rule && problem.file.startsWith(folder);

/** Folder under which the rule of a finding is pending; undefined where it is enforced. */
export const pendingFolder = (problem: Problem, pending: readonly Pending[] = pendingRules): string | undefined =>
  pending.flatMap((one) => one.under.filter((folder) => covers(one, folder, problem)))[0];

/** Sorts the findings of all checks. */
export function sortOut(
  problems: readonly Problem[],
  allowed: readonly Allowance[] = allowances,
  pending: readonly Pending[] = pendingRules,
): Sorted {
  const counted = problems.filter((problem) => !allowed.some((one) => allows(one, problem)));
  const isPending = (problem: Problem) => pendingFolder(problem, pending) !== undefined;
  const idle = [
    ...allowed
      .filter((one) => !problems.some((problem) => allows(one, problem)))
      .map(({rule, file, words = 'the page'}): Problem => ({
        file: 'scripts/checks/allowed.ts',
        line: 1,
        message: `take out the allowance of "${rule}" for ${file} (${words}): nothing needs it`,
      })),
    ...pending.flatMap((one) =>
      one.under
        .filter((folder) => !counted.some((problem) => covers(one, folder, problem)))
        .map((folder): Problem => ({
          file: 'scripts/checks/pending.ts',
          line: 1,
          message: `take out "${one.rule}" under ${folder}: the texts keep the rule, so it is enforced from now on`,
        })),
    ),
  ];
  return {
    enforced: counted.filter((problem) => !isPending(problem)),
    pending: counted.filter(isPending),
    idle,
  };
}
