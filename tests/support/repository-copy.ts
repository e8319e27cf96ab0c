/** A copy of the repository that a test may change: the sources are copied, what is large is linked or left out. */
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
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

/** Pictures are saved into `static`: a folder of the copy's own, with links to what is there. */
export function ownStatic(folder: string): void {
  const real = path.resolve('static');
  const copy = path.join(folder, 'static');
  rmSync(copy);
  mkdirSync(path.join(copy, 'media'), {recursive: true});
  for (const name of readdirSync(real)) if (name !== 'media') symlinkSync(path.join(real, name), path.join(copy, name));
  for (const name of readdirSync(path.join(real, 'media'))) {
    if (name !== 'articles') symlinkSync(path.join(real, 'media', name), path.join(copy, 'media', name));
  }
}
