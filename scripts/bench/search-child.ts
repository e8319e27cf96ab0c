/**
 * Runs one task of the bench in a separate process, so that engines do not share memory or global state. Reads the task
 * from its argument, writes the result as JSON to the given file.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {SearchRecord} from '../../src/features/search/model/schema';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';
import {engines, type EngineId} from './search-engines';
import type {Open} from './search-engines/engine';
import type {ask, Asked} from './search-measure';

interface Common {
  readonly language: SearchLanguage;
  /** File for the result. */
  readonly result: string;
}

export type Task =
  | (Common & {readonly task: 'build'; readonly engine: EngineId; readonly records: string; readonly folder: string})
  | (Common & {
      readonly task: 'ask';
      readonly reader: string;
      readonly origin: string;
      readonly baseUrl: string;
      readonly queries: readonly string[];
      readonly patienceMs: number;
    });

export interface BuildResult {
  readonly seconds: number;
}

export interface AskResult extends Asked {
  /** Bytes that the open reader holds, buffers included. */
  readonly heap: number;
}

async function build({engine, records: file, folder, language}: Extract<Task, {task: 'build'}>): Promise<BuildResult> {
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  const started = performance.now();
  const files = await engines[engine].build(records, language);
  const seconds = (performance.now() - started) / 1000;
  for (const [name, content] of files) {
    mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
  return {seconds};
}

function memory(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  const {heapUsed, external} = process.memoryUsage();
  return heapUsed + external;
}

async function askAll({
  reader,
  origin,
  baseUrl,
  language,
  queries,
  patienceMs,
}: Extract<Task, {task: 'ask'}>): Promise<AskResult> {
  const module = (await import(pathToFileURL(reader).href)) as {open: Open; ask: typeof ask};
  const request: typeof fetch = (url, init) => fetch(typeof url === 'string' ? new URL(url, origin) : url, init);
  // Node's fetch keeps some memory of its own once it is used.
  await (await request('/')).text();
  const before = memory();
  const asked = await module.ask(module.open, {baseUrl, language, fetch: request}, queries, patienceMs);
  return {...asked, heap: memory() - before};
}

async function main(): Promise<void> {
  const task = JSON.parse(process.argv[2] ?? '{}') as Task;
  writeFileSync(task.result, JSON.stringify(task.task === 'build' ? await build(task) : await askAll(task)));
}

main().catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
