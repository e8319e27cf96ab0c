/*
 * Serves what a visitor has saved (src/features/offline/offline.ts) when the network is away. It keeps nothing by
 * itself. For a page that was not saved it shows the one that says so and lists those that were.
 */
const prefix = 'offline-';

/** Milliseconds a saved page waits for the network before the saved copy is shown. */
const patience = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function saved(request) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const response = await (await caches.open(name)).match(request, {ignoreSearch: true, ignoreVary: true});
    if (response) return response;
  }
  return undefined;
}

/** The network first; the saved copy when it fails or takes too long. */
async function fresh(request, copy) {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    const response = await fetch(request, {signal: abort.signal});
    return response.ok || response.status === 404 ? response : copy;
  } catch {
    return copy;
  } finally {
    clearTimeout(timer);
  }
}

/** The page that says so, in the edition of the address where something of it is saved. */
async function notSaved({url}) {
  const edition = /^\/global(\/|$)/.test(new URL(url).pathname) ? 'global' : 'zh-CN';
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const name = names.find((one) => one.startsWith(`${prefix}${edition}-`)) ?? names[0];
  return name && (await caches.open(name)).match('/offline-not-saved');
}

async function answer(request) {
  const copy = await saved(request);
  if (!copy) {
    return fetch(request).catch(async (error) => {
      const page = request.mode === 'navigate' && (await notSaved(request));
      if (page) return page;
      throw error;
    });
  }
  // Names of built files carry their content; a saved one is the right one.
  return new URL(request.url).pathname.includes('/assets/') ? copy : fresh(request, copy);
}

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(answer(request));
});
