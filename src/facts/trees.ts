/** Reads the symptom trees. For the build and the checks; pages get the one tree they show as data. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {type Tree, treeSchema} from './trees.schema';

export const treesFolder = 'src/facts/trees';

export interface TreeFile {
  /** Path relative to the root. */
  readonly file: string;
  /** The tree, or what is wrong with the file, one line each. */
  readonly result: {readonly tree: Tree} | {readonly problems: readonly string[]};
}

function readTree(root: string, file: string): TreeFile {
  let data: unknown;
  try {
    data = parse(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    return {file, result: {problems: [`this is not YAML: ${(error as Error).message.split('\n')[0]}`]}};
  }
  const parsed = treeSchema.safeParse(data);
  if (!parsed.success)
    return {
      file,
      result: {
        problems: parsed.error.issues.map(
          ({path: place, message}) => `${place.map(String).join(' › ') || 'file'}: ${message}`,
        ),
      },
    };
  const name = path.basename(file, '.yaml');
  return parsed.data.id === name
    ? {file, result: {tree: parsed.data}}
    : {file, result: {problems: [`id: write "${name}", as the file is named`]}};
}

/** Every file of the folder, in the order of names. */
export function readTrees(root: string): TreeFile[] {
  const folder = path.join(root, treesFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readTree(root, `${treesFolder}/${name}`));
}

/** The trees, for a build that needs all of them sound: the commonest symptoms first, as their files say. */
export function loadTrees(root: string): Tree[] {
  const trees = readTrees(root).map(({file, result}) => {
    if ('problems' in result)
      throw new Error(`${file} is wrong:\n${result.problems.map((line) => `  - ${line}`).join('\n')}`);
    return result.tree;
  });
  return trees.sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));
}
