/** The service worker beside what a visitor has saved: what it answers without a network. */
import {readFileSync} from 'node:fs';
import copy from '@copy/offline';
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeEach, describe, expect, it} from '@jest/globals';
import {SaveOffline} from '../../../src/features/offline/SaveOffline';
import {removeModel, saveModel} from '../../../src/features/offline/offline';

/** The browser's caches, in memory. */
class Store {
  readonly kept = new Map<string, Response>();
  async match(request: string | {url: string}) {
    const {pathname} = new URL(typeof request === 'string' ? request : request.url, window.location.origin);
    return this.kept.get(pathname)?.clone();
  }
  async put(path: string, response: Response) {
    this.kept.set(path, response);
  }
}
let stores: Map<string, Store>;
let hasNetwork: boolean;

const pages: Readonly<Record<string, string>> = {
  '/support/model/e3-x': '<h1>E3-X &lt;支持&gt;</h1>',
  '/support/manuals/e3-x': '<h1>E3-X说明书</h1>',
  '/support/model/k3': '<h1>K3</h1>',
};

async function network(address: string | {url: string}): Promise<Response> {
  if (!hasNetwork) throw new TypeError('Failed to fetch');
  const {pathname} = new URL(typeof address === 'string' ? address : address.url, window.location.origin);
  return new Response(pages[pathname] ?? 'live');
}

beforeEach(() => {
  stores = new Map();
  hasNetwork = true;
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch: network,
    caches: {
      keys: async () => [...stores.keys()],
      has: async (name: string) => stores.has(name),
      delete: async (name: string) => stores.delete(name),
      open: async (name: string) => stores.get(name) ?? stores.set(name, new Store()).get(name),
    },
  });
  performance.getEntriesByType = () => [];
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {register: async () => undefined, getRegistration: async () => undefined},
  });
});

/** Asks the worker as the browser does. */
async function ask(pathname: string, mode: 'navigate' | 'cors'): Promise<string> {
  let onFetch: ((event: object) => void) | undefined;
  const worker = {
    location: window.location,
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'fetch') onFetch = listener;
    },
  };
  new Function('self', readFileSync('static/offline-worker.js', 'utf8'))(worker);
  let answer: Promise<Response> | undefined;
  const request = {url: window.location.origin + pathname, method: 'GET', mode};
  onFetch?.({request, respondWith: (given: Promise<Response>) => (answer = given)});
  return (await answer!).text();
}

const list = (saved: readonly {path: string}[]): string => saved.map(({path}) => path).join(' ');
const save = (model: string, paths: readonly string[]) => saveModel('zh-CN', model, paths, list, () => undefined);

describe('without a network', () => {
  it('a page that was not saved says so and lists those that were, in words and with the hotline', async () => {
    const place = document.createElement('div');
    window.history.replaceState(null, '', '/support/model/e3-x');
    const root = createRoot(place);
    await act(async () => root.render(<SaveOffline model="e3-x" pages={['/support/manuals/e3-x']} />));
    await act(async () => place.querySelector('button')?.click());
    hasNetwork = false;
    const html = await ask('/support/model/k3', 'navigate');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain(`<h1>${copy.notSaved.title}</h1>`);
    expect(html).toContain('<a href="/support/manuals/e3-x">E3-X说明书</a>');
    expect(html).toContain('<a href="/support/model/e3-x">E3-X &lt;支持&gt;</a>');
    expect(html).toContain('href="tel:');
    await act(async () => root.unmount());
  });

  it('saved pages are answered from the device, and files that are not fail as before', async () => {
    await save('e3-x', ['/support/manuals/e3-x']);
    hasNetwork = false;
    expect(await ask('/support/manuals/e3-x', 'navigate')).toContain('E3-X说明书');
    await expect(ask('/support/model/k3', 'cors')).rejects.toThrow('Failed to fetch');
  });

  it('the list holds every model that is saved, once', async () => {
    await save('e3-x', ['/support/model/e3-x', '/support/manuals/e3-x']);
    await save('k3', ['/support/model/k3', '/support/manuals/e3-x']);
    hasNetwork = false;
    expect(await ask('/news', 'navigate')).toBe('/support/model/e3-x /support/manuals/e3-x /support/model/k3');
    await removeModel('zh-CN', 'e3-x', list);
    expect(await ask('/news', 'navigate')).toBe('/support/model/k3 /support/manuals/e3-x');
  });

  it('somebody who saved nothing gets the error of the browser', async () => {
    hasNetwork = false;
    await expect(ask('/news', 'navigate')).rejects.toThrow('Failed to fetch');
  });
});

it('with a network pages that were not saved come from there', async () => {
  await save('e3-x', ['/support/manuals/e3-x']);
  expect(await ask('/news', 'navigate')).toBe('live');
});
