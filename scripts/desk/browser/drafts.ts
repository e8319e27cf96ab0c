/**
 * The editor's own copies of what is being written. It keeps them in the browser and offers them when the page is opened again.
 * It does not keep which version of the files they began from, so that is written beside each copy here.
 */
import {handover} from './server';

/** Versions of files by their paths; a file that is not there has none. */
export type Versions = Readonly<Record<string, string>>;

/** Of the backend and the repository in the editor's configuration. */
const database = 'gitea:desk/site';
const store = 'draft-backups';

/** Key of the copy of the entry that a file belongs to: its collection, and its name without the folders that group entries. */
function keyOf(file: string): readonly [string, string] | null {
  for (const {name, folder, path} of handover.config.collections) {
    for (const locale of ['zh-CN', 'en']) {
      const start = `${folder.replace('{{locale}}', locale)}/`;
      const inside = file.slice(start.length).replace(/\.md$/, '').split('/');
      if (file.startsWith(start)) return [name, inside.slice(path.split('/').length - 1).join('/')];
    }
  }
  return null;
}

/** What each text that is being written in this page began from, by the key of its copy. */
const bases = new Map<string, Versions>();

/** Of a copy whose beginning nobody knows: no file has this version, so each save of it is compared. */
const unknown = 'unknown';

/** The versions that the open text of a file's entry began from; undefined where nothing is written. */
export function baseOf(file: string): Versions | undefined {
  const key = keyOf(file);
  return key ? bases.get(key.join('\n')) : undefined;
}

/** A copy as the editor stores it, and our part. */
interface Copy {
  readonly collectionName: string;
  readonly slug: string;
  readonly base?: Versions;
}

const isCopies = ({name, transaction}: IDBObjectStore): boolean => name === store && transaction.db.name === database;

/**
 * Keeps with each copy what it began from: what the editor knew (`current`) when the first copy was made, also after a copy was
 * taken up again, until the editor drops it.
 */
export function keepBases(current: () => Versions | undefined): void {
  /** What the editor knows of the files of an entry. */
  function known(key: string): Versions {
    const versions = current() ?? {};
    return Object.fromEntries(Object.entries(versions).filter(([file]) => keyOf(file)?.join('\n') === key));
  }
  /** A copy that was found; where another window made it from other versions, nobody knows which of the two was taken up. */
  function found(key: string, {base}: Copy): void {
    const [own, kept] = [bases.get(key), base ?? {}];
    const isSame = own === undefined || JSON.stringify(own) === JSON.stringify(kept);
    bases.set(key, isSame && base ? base : Object.fromEntries(Object.keys(known(key)).map((file) => [file, unknown])));
  }
  const {put, get, delete: remove, clear} = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, ...rest) {
    if (!isCopies(this)) return put.call(this, value, ...rest);
    const copy = value as Copy;
    const key = [copy.collectionName, copy.slug].join('\n');
    const base = bases.get(key) ?? known(key);
    bases.set(key, base);
    return put.call(this, {...copy, base}, ...rest);
  };
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, query) {
    const request = get.call(this, query) as IDBRequest<Copy | undefined>;
    if (isCopies(this) && Array.isArray(query)) {
      request.addEventListener('success', () => request.result && found(query.join('\n'), request.result));
    }
    return request;
  };
  IDBObjectStore.prototype.delete = function (this: IDBObjectStore, query) {
    if (isCopies(this) && Array.isArray(query)) bases.delete(query.join('\n'));
    return remove.call(this, query);
  };
  IDBObjectStore.prototype.clear = function (this: IDBObjectStore) {
    if (isCopies(this)) bases.clear();
    return clear.call(this);
  };
}

/** Drops the copies of files whose texts are saved. Never fails: without a database there are no copies. */
export function dropDrafts(files: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const opening = window.indexedDB.open(database);
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const opened = opening.result;
      const end = () => {
        opened.close();
        resolve();
      };
      if (!opened.objectStoreNames.contains(store)) return end();
      const change = opened.transaction(store, 'readwrite');
      change.oncomplete = end;
      change.onabort = end;
      for (const file of files) {
        const key = keyOf(file);
        if (key) change.objectStore(store).delete([...key]);
      }
    };
  });
}
