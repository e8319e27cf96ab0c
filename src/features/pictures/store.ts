/**
 * Pictures of a service request on the device, until it has arrived. They are in IndexedDB, because they are too large for
 * the draft; where the browser lets the site keep nothing they live as long as the page.
 */

export interface KeptPicture {
  /** UUID, made on the device; the service stores the picture under it. */
  readonly id: string;
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
  /** When it was chosen, in milliseconds since the epoch. */
  readonly savedAt: number;
  /** Id of the lead for which the service has it. */
  readonly sentFor?: string;
  /** The service did not take it. */
  readonly isRefused?: boolean;
}

const database = 'lead-pictures';
const table = 'pictures';

/** In some browsers `open` never settles. */
const patienceMs = 2000;

/** What could not be stored. */
const inMemory = new Map<string, KeptPicture>();

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

/** Keeps a picture, on the device where it can. */
export async function keepPicture(picture: KeptPicture): Promise<void> {
  try {
    await run('readwrite', (store) => store.put(picture));
    inMemory.delete(picture.id);
  } catch {
    inMemory.set(picture.id, picture);
  }
}

export async function readPicture(id: string): Promise<KeptPicture | undefined> {
  const held = inMemory.get(id);
  if (held) return held;
  try {
    return (await run('readonly', (store) => store.get(id))) as KeptPicture | undefined;
  } catch {
    return undefined;
  }
}

/** Whether all of them outlive the page. */
export const areOnDevice = (ids: readonly string[]): boolean => ids.every((id) => !inMemory.has(id));

export async function dropPictures(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    inMemory.delete(id);
    try {
      await run('readwrite', (store) => store.delete(id));
    } catch {
      // Without storage there is nothing to remove.
    }
  }
}

/** Keeps the pictures under new ids; returns those, in the same order. */
export async function renewPictures(ids: readonly string[]): Promise<readonly string[]> {
  const renewed: string[] = [];
  for (const id of ids) {
    const picture = await readPicture(id);
    if (!picture) continue;
    const {sentFor: _sentFor, ...content} = picture;
    const next = {...content, id: crypto.randomUUID()};
    await keepPicture(next);
    renewed.push(next.id);
  }
  await dropPictures(ids);
  return renewed;
}

/** Between choosing a picture and its entry in the draft; also time for another tab. */
const graceMs = 10 * 60 * 1000;

/**
 * Removes what no draft and no waiting lead refers to any more.
 * @param used ids that are referred to
 */
export async function sweepPictures(used: ReadonlySet<string>, now = Date.now()): Promise<void> {
  try {
    const all = (await run('readonly', (store) => store.getAll())) as KeptPicture[];
    const unused = all.filter(({id, savedAt}) => !used.has(id) && now - savedAt > graceMs);
    await dropPictures(unused.map(({id}) => id));
  } catch {
    // As above.
  }
}
