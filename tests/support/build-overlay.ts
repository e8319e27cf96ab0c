/** A built site with a few files changed, without building it again: everything else is the same files by hard link. */
import {cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Overlay {
  readonly buildDir: string;
  /** Replaces a file by what is made of its text; its compressed twins go. */
  change(file: string, to: (text: string) => string): void;
  /** Adds bytes to the end of a file that has no compressed twins, such as a picture. */
  append(file: string, bytes: Buffer): void;
  /** The one file whose path matches, for names that contain a hash. */
  find(pattern: RegExp): string;
  remove(): void;
}

/** Links every file of a build into a new folder. */
export function overlayBuild(build: string): Overlay {
  const buildDir = mkdtempSync(path.join(os.tmpdir(), 'site-overlay-'));
  const files: string[] = [];
  for (const entry of readdirSync(build, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const file = path.relative(build, from);
    const to = path.join(buildDir, file);
    files.push(file);
    mkdirSync(path.dirname(to), {recursive: true});
    try {
      linkSync(from, to);
    } catch {
      // Another file system.
      cpSync(from, to);
    }
  }
  return {
    buildDir,
    change(file, to) {
      const target = path.join(buildDir, file);
      const text = to(readFileSync(target, 'utf8'));
      // Removed first: writing into a link would change the build itself.
      for (const ending of ['', '.br', '.gz']) rmSync(target + ending, {force: true});
      writeFileSync(target, text);
    },
    append(file, bytes) {
      const target = path.join(buildDir, file);
      const original = readFileSync(target);
      rmSync(target);
      writeFileSync(target, Buffer.concat([original, bytes]));
    },
    find(pattern) {
      const found = files.filter((file) => pattern.test(file));
      if (found.length !== 1) throw new Error(`${found.length} files match ${pattern}, one is wanted`);
      return found[0]!;
    },
    remove: () => rmSync(buildDir, {recursive: true, force: true}),
  };
}
