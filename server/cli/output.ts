/** Long output: to standard output as fast as it is read, or into a file that is complete or not there. */
import {existsSync, unlinkSync} from 'node:fs';
import {open, rename} from 'node:fs/promises';
import path from 'node:path';
import {UsageError, type CliContext} from './context';
import type {Arguments, OptionSpecs} from './command';

export const outputOptions = {
  out: {value: '<file>', meaning: 'write into a file with mode 600, which appears when it is complete'},
  force: {meaning: 'replace the file of --out'},
} satisfies OptionSpecs;

/** Where output goes; an absent file is standard output. */
export interface Destination {
  readonly file: string | undefined;
  readonly isForced: boolean;
}

const refuseExisting = ({file, isForced}: Destination): void => {
  if (file !== undefined && !isForced && existsSync(file))
    throw new UsageError(`${file} exists; choose another name or add --force.`);
};

/** @throws {UsageError} when the file exists, before anything is read for it. */
export function destinationOf(args: Arguments): Destination {
  const destination = {file: args.text('out'), isForced: args.flag('force')};
  if (destination.isForced && destination.file === undefined) throw new UsageError('--force belongs to --out.');
  refuseExisting(destination);
  return destination;
}

/** Size of a write: one per line would be slow. */
const chunkLength = 65_536;

async function* inChunks(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

/** Runs work with a file that is deleted when it fails, also by Ctrl-C: it has personal data. */
async function withTemporary(temporary: string, work: () => Promise<void>): Promise<void> {
  const remove = (): void => {
    if (existsSync(temporary)) unlinkSync(temporary);
  };
  const interrupted = (): never => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await work();
  } finally {
    remove();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

async function writeFile(
  file: string,
  destination: Destination,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  await withTemporary(temporary, async () => {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      for await (const chunk of inChunks(lines)) await handle.appendFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    refuseExisting(destination);
    await rename(temporary, file);
  });
}

/** File errors that the person at the keyboard can mend. */
const fileErrors = /^(ENOENT|EACCES|EPERM|EROFS|ENOTDIR|EISDIR|ENOSPC|EEXIST)$/;

/** Writes lines, each with its line end. @throws {UsageError} when the file cannot be written. */
export async function write(
  {print, hint}: Pick<CliContext, 'print' | 'hint'>,
  destination: Destination,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const {file} = destination;
  if (file === undefined) {
    for await (const chunk of inChunks(lines)) await print(chunk);
    return;
  }
  try {
    await writeFile(file, destination, lines);
  } catch (error) {
    const {code = '', syscall} = error as NodeJS.ErrnoException;
    if (!syscall || !fileErrors.test(code)) throw error;
    throw new UsageError(`${file} cannot be written (${code}).`);
  }
  hint(`Written to ${file}.\n`);
}
