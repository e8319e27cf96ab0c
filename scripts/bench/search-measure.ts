/** The part of the bench that runs where the reader runs: in Node or in the browser. */
import type {Open, OpenOptions} from './search-engines/engine';

export interface Asked {
  /** Per query: what was found, best first. */
  readonly answers: readonly (readonly string[])[];
  /** Milliseconds per query, the first time it is asked (files may have to be read) and the second time. */
  readonly first: readonly number[];
  readonly warm: readonly number[];
}

/** Answers kept per query: more than any figure needs. */
const kept = 30;

/**
 * Opens a reader, warms it with one query, then asks all twice. Stops asking when a round has taken `patienceMs`; the
 * lists are then shorter than the queries.
 */
export async function ask(
  open: Open,
  options: OpenOptions,
  queries: readonly string[],
  patienceMs: number,
): Promise<Asked> {
  const reader = await open(options);
  await reader.search(options.language === 'zh' ? '安装' : 'install');
  const answers: string[][] = [];
  const round = async (list: readonly string[], keep: boolean) => {
    const times: number[] = [];
    const end = performance.now() + patienceMs;
    for (const query of list) {
      const started = performance.now();
      const found = await reader.search(query);
      times.push(performance.now() - started);
      if (keep) answers.push(found.slice(0, kept));
      if (performance.now() > end) break;
    }
    return times;
  };
  const first = await round(queries, true);
  const warm = await round(queries.slice(0, first.length), false);
  // Keeps the reader from being garbage-collected before its memory is measured.
  (globalThis as {benchReader?: unknown}).benchReader = reader;
  return {answers, first, warm};
}
