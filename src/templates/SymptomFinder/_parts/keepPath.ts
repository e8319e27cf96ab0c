import type {FinderTree} from '@site/src/facts/contentIndex';
import {pathCode, pathText} from '@site/src/features/finder/finder';
import {finderPathKey} from '@site/src/features/finder/finderPath';
import {keepSeen} from '@site/src/features/forms/service/case';

/** Keeps the way for the article that it leads to, and for a request to an engineer. */
export function keepPath(tree: FinderTree, answers: readonly number[]): void {
  keepSeen(pathText(tree, answers));
  try {
    window.sessionStorage.setItem(finderPathKey, pathCode(tree, answers));
  } catch {
    // Blocked storage: the article shows its own code only.
  }
}
