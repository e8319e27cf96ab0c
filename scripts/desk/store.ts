/** The documents of a workspace: lists, reads and saves them. A save never overwrites what somebody else changed. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../checks/files';
import {activeParts} from '../lib/activeContent';
import {fromFile, toFile, type DeskEntry} from './format';
import type {Revision} from './git';
import {inChinese} from './messages';
import {editorPathOf, placeOf, shelves, type Place} from './paths';
import {blobSha, confined, Refused, type Conflict, type FileContent, type Workspace} from './workspace';

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

/** An entry as it belongs in a place: a Chinese document is no translation. */
const placed = ({locale}: Place, {source_updated, ...entry}: DeskEntry): DeskEntry =>
  locale === 'en' && source_updated !== undefined ? {...entry, source_updated} : entry;

/** A document as it will be written. */
interface Planned extends FileContent {
  readonly path: string;
}

export class DocumentStore {
  private readonly shas = new Map<string, {readonly stamp: string; readonly sha: string}>();

  constructor(private readonly workspace: Workspace) {}

  /** Every document of both editions. */
  list(): StoredFile[] {
    const {root} = this.workspace;
    return shelves
      .flatMap(({folders}) => Object.values(folders))
      .flatMap((folder) => listFiles(root, folder, /\.md$/))
      .flatMap((file) => {
        const editorPath = editorPathOf(file);
        if (editorPath === null) return [];
        const {size, mtimeMs} = statSync(path.join(root, file));
        return [{path: editorPath, size, sha: this.shaOf(file, `${size} ${mtimeMs}`)}];
      });
  }

  /** Changes whenever a document does. */
  version(): string {
    return blobSha(Buffer.from(this.list().reduce((text, {path: name, sha}) => `${text}${sha} ${name}\n`, '')));
  }

  /** Null where there is none. */
  read(editorPath: string): Buffer | null {
    const place = placeOf(editorPath);
    const full = place && path.join(this.workspace.root, place.file);
    return full && existsSync(full) ? readFileSync(confined(this.workspace.root, place.file)) : null;
  }

  async history(editorPath: string): Promise<Revision[]> {
    const place = placeOf(editorPath);
    return place ? await this.workspace.history(place.file) : [];
  }

  /** Saves all files or none. @throws {Refused} */
  async save(changes: readonly Change[]): Promise<StoredFile[]> {
    const {files} = await this.workspace.change(() => {
      const stale = changes.flatMap((change) => this.conflictOf(change) ?? []);
      if (stale.length > 0) throw new Refused(409, '打开以后被别人改过，还没有保存', stale);
      const planned = changes.map((change) => this.plan(change));
      return {files: planned, message: messageOf(planned)};
    });
    return files.map(({path: editorPath, content}) => ({
      path: editorPath,
      sha: blobSha(content),
      size: content.length,
    }));
  }

  /** Texts of the writer as files, for a comparison that ended. @throws {Refused} */
  filesOf(texts: readonly {readonly path: string; readonly text: string}[]): FileContent[] {
    return texts.map(({path: name, text}) => this.planned(name, Buffer.from(text)));
  }

  private conflictOf({operation, path: editorPath, content = '', sha}: Change): Conflict | null {
    const current = this.read(editorPath);
    const isSame = operation === 'create' ? current === null : current !== null && sha === blobSha(current);
    // What never was a document is refused by `plan`.
    if (isSame || placeOf(editorPath) === null || !['create', 'update'].includes(operation)) return null;
    return {
      path: editorPath,
      mine: Buffer.from(content, 'base64').toString('utf8'),
      theirs: current?.toString('utf8') ?? '',
      sha: current && blobSha(current),
    };
  }

  private plan({operation, path: editorPath, content = '', from_path}: Change): Planned {
    const known = ['create', 'update'].includes(operation);
    if (!known || (from_path !== undefined && from_path !== editorPath)) {
      throw new Refused(403, '这里不能删除或改名，请找工程师');
    }
    return this.planned(editorPath, Buffer.from(content, 'base64'));
  }

  private planned(editorPath: string, text: Buffer): Planned {
    const place = placeOf(editorPath);
    if (!place) throw new Refused(403, `不能保存到${editorPath}：只能改文章、说明书、型号页、指南和新闻`);
    confined(this.workspace.root, place.file);
    const entry = entryOf(place, text);
    const [active] = activeParts(String(entry.body ?? ''));
    if (active) throw new Refused(422, `正文第${active.line}行：${inChinese(active.message)}。没有保存`);
    return {path: editorPath, file: place.file, content: Buffer.from(toFile(placed(place, entry)))};
  }

  private shaOf(file: string, stamp: string): string {
    const known = this.shas.get(file);
    if (known?.stamp === stamp) return known.sha;
    const sha = blobSha(readFileSync(path.join(this.workspace.root, file)));
    this.shas.set(file, {stamp, sha});
    return sha;
  }
}

/** Characters of a value; our longest has a tenth of it. */
const longestValue = 2000;

/** @throws {Refused} */
function entryOf({file}: Place, text: Buffer): DeskEntry {
  let entry: DeskEntry;
  try {
    entry = fromFile(text.toString('utf8'));
    // Writing it is the other half of the question.
    toFile(entry);
  } catch {
    throw new Refused(422, `${file}的字段不是YAML，没有保存`);
  }
  const {body, ...front} = entry;
  // Without front matter it is no document of ours, or one whose front matter another reader would run.
  if (Object.keys(front).length === 0) throw new Refused(422, `${file}少了开头的字段，没有保存`);
  const tooLong = Object.entries(front).find(([, value]) => JSON.stringify(value ?? '').length > longestValue);
  if (tooLong) throw new Refused(422, `${tooLong[0]}太长，没有保存`);
  return {...front, body};
}

/** What a save is called in the history: the titles of its documents. */
function messageOf(planned: readonly Planned[]): string {
  const titles = planned.map(({content, path: name}) => String(fromFile(content.toString()).title ?? name));
  return `改${[...new Set(titles)].join('、')}`.slice(0, 120);
}
