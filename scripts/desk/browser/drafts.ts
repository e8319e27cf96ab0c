/** The editor's own copies of what is being written. It keeps them in the browser and offers them when the page is opened again. */
import {handover} from './server';

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
