/** A copy of the repository that a test may change: the sources are copied, what is large is linked or left out. */
import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Built, large, or not part of the repository; what the commands need of it is linked. */
const notCopied = new Set([
  'node_modules',
  'build',
  'static',
  'media',
  'data',
  '.git',
  '.docusaurus',
  '.cache',
  'test-results',
  'playwright-report',
  'coverage',
]);
const linked = ['node_modules', 'static'];

export interface RepositoryCopy {
  /** Root folder of the copy. */
  readonly folder: string;
  remove(): void;
}

/** Copies the repository at `root` into a new temporary folder. */
export function copyRepository(root = process.cwd()): RepositoryCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-copy-'));
  const isCopied = (source: string) => !notCopied.has(path.relative(root, source).split(path.sep)[0] ?? '');
  cpSync(root, folder, {recursive: true, filter: isCopied});
  for (const name of linked) symlinkSync(path.join(root, name), path.join(folder, name));
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
