/**
 * Where documents are kept: the work tree of whoever started the desk, or a writer's branch at a forge (`hosted.ts`). All that
 * the desk changes goes through `change`.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Git, historyOf, type Revision} from './git';

/** A text of both sides that differ. */
export interface Conflict {
  /** Path in the editor's tree. */
  readonly path: string;
  readonly mine: string;
  readonly theirs: string;
  /** Of what they have now; a save that answers it names it. Null where they deleted the file. */
  readonly sha: string | null;
}

/** What the desk does not do; the message is for the writer. */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 421 | 422 | 429 | 503,
    message: string,
    /** What a save met. */
    readonly conflicts: readonly Conflict[] = [],
  ) {
    super(message);
  }
}

export interface FileContent {
  /** Path in the repository. */
  readonly file: string;
  readonly content: Buffer;
}

/** Files that belong together, with one line on what was done. */
export interface Edit {
  readonly files: readonly FileContent[];
  readonly message: string;
}

export interface Workspace {
  /** Folder with the files as the writer sees them. Only the workspace writes into it. */
  readonly root: string;
  /** Brings in what others did since. @throws {Refused} */
  refresh(): Promise<void>;
  /** Runs `make` on fresh files and keeps all that it returns, or nothing. @throws {Refused} */
  change<Result extends Edit>(make: () => Result | Promise<Result>): Promise<Result>;
  history(file: string): Promise<Revision[]>;
}

/** The name git gives to a file's content. */
export const blobSha = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** Path of a file below `root`; a link in the tree must not lead out of it. @throws {Refused} */
export function confined(root: string, file: string): string {
  const full = path.join(root, file);
  let existing = full;
  while (!existsSync(existing)) existing = path.dirname(existing);
  const inside = path.relative(realpathSync(root), realpathSync(existing));
  if (inside.startsWith('..') || path.isAbsolute(inside)) throw new Refused(403, '这个文件不在文章的文件夹里');
  return full;
}

/** The work tree at `root`: a save writes its files. */
export class LocalWorkspace implements Workspace {
  constructor(readonly root: string) {}

  async refresh(): Promise<void> {
    // Files are what they are.
  }

  async change<Result extends Edit>(make: () => Result | Promise<Result>): Promise<Result> {
    const edit = await make();
    const targets = edit.files.map(({file, content}) => ({full: confined(this.root, file), content}));
    for (const {full, content} of targets) {
      mkdirSync(path.dirname(full), {recursive: true});
      // A crash leaves the old file or the new one, never half of it.
      const draft = `${full}.${process.pid}.new`;
      try {
        writeFileSync(draft, content);
        renameSync(draft, full);
      } finally {
        rmSync(draft, {force: true});
      }
    }
    return edit;
  }

  history(file: string): Promise<Revision[]> {
    return historyOf(new Git(this.root), 'HEAD', file);
  }
}
