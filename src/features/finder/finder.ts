/** The path through a symptom tree. The URL's hash holds it as answer numbers: `#2-1`. */
import type {FinderAnswer, FinderNode, FinderTree} from '@site/src/facts/contentIndex';

export interface FinderStep {
  readonly id: string;
  readonly node: FinderNode;
  /** Number of the answer given here, from 1; null where none is given yet. */
  readonly answer: number | null;
}

export interface FinderPlace {
  /** From the first question to the open one. */
  readonly steps: readonly FinderStep[];
  /** What the last answer led to, when it ended the questions. */
  readonly end: FinderAnswer | null;
}

/** Reads a URL's hash; invalid answers are dropped. */
export function readAnswers(hash: string): number[] {
  return /^#?\d+(-\d+)*$/.test(hash) ? hash.replace('#', '').split('-').map(Number) : [];
}

export const hashOf = (answers: readonly number[]): string => (answers.length > 0 ? `#${answers.join('-')}` : '');

/** Follows the answers as far as they are valid. */
export function walk(tree: FinderTree, answers: readonly number[]): FinderPlace {
  const steps: FinderStep[] = [];
  let id = tree.start;
  for (const answer of answers) {
    const node = tree.nodes[id];
    const chosen = node?.answers[answer - 1];
    if (!node || !chosen) break;
    steps.push({id, node, answer});
    if (chosen.to === undefined) return {steps, end: chosen};
    id = chosen.to;
  }
  const node = tree.nodes[id];
  return {steps: node ? [...steps, {id, node, answer: null}] : steps, end: null};
}

/** What a caller reads out: the tree and the answers, e.g. "offline-2-1". */
export const pathCode = (tree: FinderTree, answers: readonly number[]): string => [tree.id, ...answers].join('-');

/** The way in words, a question with its answer on each line, for the engineer who takes over. */
export const pathText = (tree: FinderTree, answers: readonly number[]): string =>
  [
    `${tree.title} · ${pathCode(tree, answers)}`,
    ...walk(tree, answers).steps.flatMap(({node, answer}) =>
      answer === null ? [] : [`${node.ask} · ${node.answers[answer - 1]?.text ?? ''}`],
    ),
  ].join('\n');

interface Questions {
  readonly start: string;
  readonly nodes: Readonly<Record<string, {readonly answers: readonly {readonly to?: string | undefined}[]}>>;
}

/** The shortest path to every question, breadth first; the first question needs no answer. */
export function pathsTo({start, nodes}: Questions): ReadonlyMap<string, readonly number[]> {
  const ways = new Map<string, readonly number[]>([[start, []]]);
  // A map iterates in insertion order, including entries added meanwhile.
  for (const [id, way] of ways) {
    nodes[id]?.answers.forEach(({to}, index) => {
      if (to !== undefined && !ways.has(to)) ways.set(to, [...way, index + 1]);
    });
  }
  return ways;
}
