/**
 * Offline copies of a model's pages: one cache per model and edition, filled by the page, served by the service worker
 * (`static/offline-worker.js`) when the network fails. Nothing is registered before a visitor saves something.
 */

const prefix = 'offline-';
const infoPath = '/offline-info';
const notSavedPath = '/offline-not-saved';

/** Data of a saved model's card. */
export interface Saved {
  readonly pages: number;
  readonly bytes: number;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** A page that can be opened without a network. */
export interface SavedPage {
  readonly path: string;
  readonly title: string;
}

/** HTML of the fallback for pages that were not saved; lists those that were. */
export type NotSavedPage = (pages: readonly SavedPage[]) => string;

/** What is kept beside the pages of a model; saves of earlier versions of the site have no list. */
interface Info extends Saved {
  readonly list?: readonly SavedPage[];
}

export const isSupported = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Name of the cache: the service worker recognizes its caches by the prefix. */
export const cacheName = (edition: string, model: string): string => `${prefix}${edition}-${model}`;

export async function savedModel(edition: string, model: string): Promise<Saved | null> {
  if (!(await caches.has(cacheName(edition, model)))) return null;
  const info = await (await caches.open(cacheName(edition, model))).match(infoPath);
  return info ? ((await info.json()) as Saved) : null;
}

/** Files of this site that a page shows or runs. */
export function filesOf(page: Document): string[] {
  const own = (address: string | null | undefined) => {
    if (!address) return [];
    const url = new URL(address, window.location.href);
    return url.origin === window.location.origin ? [url.pathname] : [];
  };
  const sources = [...page.querySelectorAll('script[src], img[src]')].flatMap((element) =>
    own(element.getAttribute('src')),
  );
  const links = [...page.querySelectorAll('link[rel="stylesheet"], link[rel="preload"], link[rel="icon"]')].flatMap(
    (element) => own(element.getAttribute('href')),
  );
  // The browser picks one of several pictures by width and pixel density; the smallest of each is enough offline.
  const sets = [...page.querySelectorAll('source[srcset], img[srcset]')].flatMap((element) =>
    own(element.getAttribute('srcset')?.split(',')[0]?.trim().split(/\s+/)[0]),
  );
  return [...new Set([...sources, ...links, ...sets])];
}

/** Scripts, styles and fonts this page has loaded so far, lazily loaded ones included. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({name}) => new URL(name))
    .filter(
      ({origin, pathname}) => origin === window.location.origin && /^\/(global\/)?(assets|fonts)\//.test(pathname),
    )
    .map(({pathname}) => pathname);

/** Writes the fallback page into every cache of the edition, with the list of all saved pages. */
async function updateNotSaved(edition: string, notSaved: NotSavedPage): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cacheName(edition, '')));
  const stores = await Promise.all(names.map((name) => caches.open(name)));
  const pages = new Map<string, SavedPage>();
  for (const store of stores) {
    const info = (await (await store.match(infoPath))?.json()) as Info | undefined;
    for (const page of info?.list ?? []) pages.set(page.path, page);
  }
  const html = notSaved([...pages.values()]);
  for (const store of stores)
    await store.put(notSavedPath, new Response(html, {headers: {'content-type': 'text/html; charset=utf-8'}}));
}

/**
 * Saves pages and everything they need.
 * @param notSaved makes the page that is shown for all others
 * @param onProgress files done and files known so far
 * @throws {Error} when a page or one of its files cannot be fetched; what was there before stays
 */
export async function saveModel(
  edition: string,
  model: string,
  pages: readonly string[],
  notSaved: NotSavedPage,
  onProgress: (done: number, total: number) => void,
): Promise<Saved> {
  const fresh = new Map<string, Response>();
  let bytes = 0;
  let total = pages.length;
  const fetchInto = async (address: string, required: boolean) => {
    if (fresh.has(address)) return null;
    const response = await fetch(address, {cache: 'no-cache'});
    if (!response.ok) {
      if (required) throw new Error(`${address}: ${response.status}`);
      return null;
    }
    bytes += (await response.clone().blob()).size;
    fresh.set(address, response);
    onProgress(fresh.size, total);
    return response;
  };

  const files = new Set(loadedFiles());
  const list: SavedPage[] = [];
  for (const page of pages) {
    const response = await fetchInto(page, true);
    if (!response) continue;
    const parsed = new DOMParser().parseFromString(await response.clone().text(), 'text/html');
    filesOf(parsed).forEach((file) => files.add(file));
    list.push({path: page, title: parsed.querySelector('h1')?.textContent.trim() || page});
    total = pages.length + files.size;
  }
  for (const file of files) await fetchInto(file, /\.(js|css)$/.test(file));

  const name = cacheName(edition, model);
  await caches.delete(name);
  const cache = await caches.open(name);
  for (const [address, response] of fresh) await cache.put(address, response);
  const saved: Saved = {pages: pages.length, bytes, day: new Date().toISOString().slice(0, 10)};
  const info: Info = {...saved, list};
  await cache.put(infoPath, new Response(JSON.stringify(info), {headers: {'content-type': 'application/json'}}));
  await updateNotSaved(edition, notSaved);
  await navigator.serviceWorker.register('/offline-worker.js');
  return saved;
}

/** Removes a model; with the last one the service worker is unregistered. */
export async function removeModel(edition: string, model: string, notSaved: NotSavedPage): Promise<void> {
  await caches.delete(cacheName(edition, model));
  await updateNotSaved(edition, notSaved);
  const left = (await caches.keys()).some((name) => name.startsWith(prefix));
  if (!left) await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
}

/** "1.4 MB". */
export const sizeText = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
