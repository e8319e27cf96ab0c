/**
 * Statements that take long, run in a process of their own with a read-only connection: SQLite's driver is synchronous, so
 * that the service would stand still meanwhile. A process, unlike a thread, can be ended in the middle of a statement.
 */
import {execFile} from 'node:child_process';
import {setPriority} from 'node:os';
import {join} from 'node:path';
import type {Statement, StatementResult} from './sql';
import {StoreUnavailable} from './store';

/** The program, next to this file and next to the bundle. */
const reader = join(__dirname, 'sqlite-reader.mjs');

/** An hour, for a check of a large file on a slow disk. */
const timeoutMs = 3_600_000;

const maxAnswerBytes = 4 * 1024 * 1024;

/** Lower than that of the service, which has visitors waiting. */
const priority = 10;

/** What the program prints. */
type Answer = {readonly results: readonly StatementResult[]} | {readonly error: string};

/**
 * Runs statements on a file, in order.
 * @throws {StoreUnavailable} with the error code of SQLite, or when the process was ended
 */
export async function readAside(
  file: string,
  statements: readonly Statement[],
  signal: AbortSignal,
): Promise<readonly StatementResult[]> {
  const answer = await new Promise<Answer>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [reader, JSON.stringify({file, statements})],
      {timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: maxAnswerBytes, signal},
      (error, stdout) => {
        if (error) reject(new StoreUnavailable(`reading aside failed (${error.signal ?? error.code ?? error.name})`));
        else resolve(JSON.parse(stdout) as Answer);
      },
    );
    try {
      if (child.pid !== undefined) setPriority(child.pid, priority);
    } catch {
      // It has ended already, or the system knows no priorities.
    }
  });
  if ('error' in answer) throw new StoreUnavailable(answer.error);
  return answer.results;
}
