import {finderPathKey} from '@site/src/features/finder/finderPath';

/** Keeps the way for the article that it leads to. */
export function keepPath(path: string): void {
  try {
    window.sessionStorage.setItem(finderPathKey, path);
  } catch {
    // Blocked storage: the article shows its own code only.
  }
}
