/** The documents of the work tree: lists, reads and saves them. A save never overwrites what somebody else changed. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../checks/files';
import {fromFile, toFile, type DeskEntry} from './format';
import {editorPathOf, placeOf, shelves, type Place} from './paths';

/** A save that was refused; the message is for the writer. */
export class Refused extends Error {
  constructor(
    readonly status: 403 | 404 | 409 | 422,
    message: string,
  ) {
    super(message);
  }
}

/** One file of a save, as Gitea's API has it. */
export interface Change {
  readonly operation: string;
  readonly path: string;
  /** Base64. */
  readonly content?: string;
  /** Of the version that was edited; an update needs it. */
  readonly sha?: string;
  readonly from_path?: string;
}

export interface StoredFile {
  readonly path: string;
  readonly sha: string;
  readonly size: number;
}

/** The name git gives to a file's content. */
export const blobSha = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** An entry as it belongs in a place: a Chinese document is no translation. */
const placed = ({locale}: Place, {source_updated, ...entry}: DeskEntry): DeskEntry =>
  locale === 'en' && source_updated !== undefined ? {...entry, source_updated} : entry;

export class DocumentStore {
  private readonly shas = new Map<string, {readonly stamp: string; readonly sha: string}>();

  constructor(private readonly root: string) {}

  /** Every document of both editions. */
  list(): StoredFile[] {
    return shelves
      .flatMap(({folders}) => Object.values(folders))
      .flatMap((folder) => listFiles(this.root, folder, /\.md$/))
      .flatMap((file) => {
        const editorPath = editorPathOf(file);
        if (editorPath === null) return [];
        const {size, mtimeMs} = statSync(path.join(this.root, file));
        return [{path: editorPath, size, sha: this.shaOf(file, `${size} ${mtimeMs}`)}];
      });
  }

  /** Changes whenever a document does: the editor asks for it before it saves, and then reads what is new. */
  version(): string {
    const hash = createHash('sha1');
    for (const file of this.list()) hash.update(`${file.sha} ${file.path}\n`);
    return hash.digest('hex');
  }

  /** Null where there is none. */
  read(editorPath: string): Buffer | null {
    const place = placeOf(editorPath);
    const full = place && path.join(this.root, place.file);
    return full && existsSync(full) ? readFileSync(this.confined(full)) : null;
  }

  /** Saves all files or none. @throws {Refused} */
  save(changes: readonly Change[]): StoredFile[] {
    const planned = changes.map((change) => this.plan(change));
    for (const {full, content} of planned) {
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
    return planned.map(({path: editorPath, content}) => ({
      path: editorPath,
      sha: blobSha(content),
      size: content.length,
    }));
  }

  private plan({operation, path: editorPath, content = '', sha, from_path}: Change) {
    const place = placeOf(editorPath);
    if (!place) throw new Refused(403, `不能保存到${editorPath}：只能改文章、说明书、型号页、指南和新闻`);
    if (!['create', 'update'].includes(operation) || (from_path !== undefined && from_path !== editorPath)) {
      throw new Refused(403, '这里不能删除或改名，请找工程师');
    }
    const full = this.confined(path.join(this.root, place.file));
    const current = existsSync(full) ? readFileSync(full) : null;
    if (operation === 'create' && current) throw new Refused(409, `${place.file}已经有了，请重新打开`);
    if (operation === 'update' && !current) throw new Refused(409, `${place.file}被别人删掉了`);
    if (current && sha !== blobSha(current)) {
      throw new Refused(409, `${place.file}打开以后被别人改过，没有保存。复制您的文字，重新打开这一页再贴进去`);
    }
    try {
      const text = toFile(placed(place, fromFile(Buffer.from(content, 'base64').toString('utf8'))));
      return {path: editorPath, full, content: Buffer.from(text)};
    } catch {
      throw new Refused(422, `${place.file}的字段不是YAML，没有保存`);
    }
  }

  /** A link in the tree must not lead out of it. */
  private confined(full: string): string {
    let existing = full;
    while (!existsSync(existing)) existing = path.dirname(existing);
    const inside = path.relative(realpathSync(this.root), realpathSync(existing));
    if (inside.startsWith('..') || path.isAbsolute(inside)) throw new Refused(403, '这个文件不在文章的文件夹里');
    return full;
  }

  private shaOf(file: string, stamp: string): string {
    const known = this.shas.get(file);
    if (known?.stamp === stamp) return known.sha;
    const sha = blobSha(readFileSync(path.join(this.root, file)));
    this.shas.set(file, {stamp, sha});
    return sha;
  }
}
