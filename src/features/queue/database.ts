/** The queue's records in IndexedDB. Every function returns null (or false) where it is not available. */
import {queueKey} from './flag';
import type {QueuedLead} from './rules';

const database = 'leads';
const table = 'queue';

/** Timeout: in some browsers `open` never settles, and the form must not wait for it. */
const patienceMs = 2000;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

function open(): Promise<IDBDatabase> {
  const request = window.indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table, {keyPath: 'id'});
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('IndexedDB does not answer')), patienceMs),
  );
  return Promise.race([settled(request), late]);
}

async function run<T>(mode: IDBTransactionMode, action: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  try {
    const transaction = db.transaction(table, mode, {durability: 'strict'});
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB failed'));
    });
    const result = await settled(action(transaction.objectStore(table)));
    await done;
    return result;
  } finally {
    db.close();
  }
}

/** All records, oldest first; none where there is no database. */
export async function allLeads(): Promise<readonly QueuedLead[]> {
  try {
    const leads = (await run('readonly', (store) => store.getAll())) as QueuedLead[];
    return leads.sort((a, b) => a.savedAt - b.savedAt);
  } catch {
    return [];
  }
}

/** Returns whether it is on the device now. */
export async function putLead(lead: QueuedLead): Promise<boolean> {
  try {
    await run('readwrite', (store) => store.put(lead));
    return true;
  } catch {
    return false;
  }
}

export async function removeLead(id: string): Promise<void> {
  try {
    await run('readwrite', (store) => store.delete(id));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Returns whether the flag could be written; without it no page would read the queue. */
export function setQueueFlag(isNeeded: boolean): boolean {
  try {
    if (isNeeded) window.localStorage.setItem(queueKey, '1');
    else window.localStorage.removeItem(queueKey);
    return true;
  } catch {
    return false;
  }
}
