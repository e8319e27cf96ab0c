/** What of the findings fails: allowed sentences and pending texts do not, entries that nothing needs do. */
import {describe, expect, it} from '@jest/globals';
import {sortOut} from '../../scripts/checks/exceptions';
import {formatProblem, type Problem} from '../../scripts/checks/problem';

const finding = (file: string, sentence: string): Problem => ({
  file,
  line: 3,
  message: 'write line instead of "queue"',
  rule: 'line',
  sentence,
});
const other: Problem = {file: 'docs/a.md', line: 1, message: 'write the title'};

describe('findings', () => {
  const problems = [finding('i18n/en/copy/home.ts', 'The queue.'), finding('blog/a.md', 'A queue.'), other];

  it('fail unless they are allowed or pending', () => {
    const sorted = sortOut(
      problems,
      [{rule: 'line', file: 'blog/', words: 'A queue', reason: 'a quotation'}],
      [{rule: 'line', under: ['i18n/en/copy']}],
    );
    expect(sorted).toEqual({enforced: [other], pending: [problems[0]], idle: []});
  });

  it('fail outside of the folders of a pending rule, and of the words of an allowance', () => {
    const {enforced} = sortOut(
      problems,
      [{rule: 'line', file: 'blog/', words: 'Three queues', reason: 'a quotation'}],
      [{rule: 'line', under: ['docs']}],
    );
    expect(enforced).toEqual(problems);
  });

  it('an allowance and a pending rule that nothing needs are problems themselves', () => {
    const {idle} = sortOut(
      [],
      [{rule: 'line', file: 'blog/', reason: 'a quotation'}],
      [{rule: 'line', under: ['docs', 'blog']}],
    );
    expect(idle.map(formatProblem)).toEqual([
      'scripts/checks/allowed.ts:1 take out the allowance of "line" for blog/ (the page): nothing needs it',
      'scripts/checks/pending.ts:1 take out "line" under docs: the texts keep the rule, so it is enforced from now on',
      'scripts/checks/pending.ts:1 take out "line" under blog: the texts keep the rule, so it is enforced from now on',
    ]);
  });

  it('name the rule and where its exceptions are', () => {
    expect(formatProblem(finding('blog/a.md', 'A queue.'))).toBe(
      'blog/a.md:3 write line instead of "queue" [line; exceptions: scripts/checks/allowed.ts]',
    );
  });
});
