/** Which checks of a survey are ticked: kept on the device for a week, so that a survey survives a locked phone. */
import {useEffect, useState} from 'react';

interface Remembered {
  readonly at: number;
  readonly done: readonly string[];
}

const week = 7 * 24 * 3600 * 1000;
const keyOf = (id: string): string => `survey.${id}`;

function recall(id: string): readonly string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Remembered | null;
    return stored && Date.now() - stored.at < week ? stored.done : [];
  } catch {
    return []; // Storage is blocked or holds something else: the sheet works without it.
  }
}

function remember(id: string, done: readonly string[]): void {
  try {
    if (done.length === 0) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify({at: Date.now(), done} satisfies Remembered));
  } catch {
    // See above.
  }
}

/** Ticked checks of a model's sheet, and how to change them. */
export function useSurvey(id: string): readonly [readonly string[], (done: readonly string[]) => void] {
  const [done, setDone] = useState<readonly string[]>([]);
  useEffect(() => setDone(recall(id)), [id]);
  const update = (next: readonly string[]) => {
    setDone(next);
    remember(id, next);
  };
  return [done, update];
}
