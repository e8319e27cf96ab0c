import {describe, expect, it, vi} from 'vitest';
import {createClient, SearchUnavailable} from '@site/src/components/search/client';
import {formatVersion} from '@site/plugins/search/schema';
import {siteIndex} from './pages';

const index = JSON.stringify(siteIndex());
const manifest = (file: string, version = formatVersion) => JSON.stringify({version, file});

/** A server that answers each path with its next body; a number is a status, an exhausted list repeats its last entry. */
function server(bodies: Record<string, (string | number)[]>) {
  const fetch = vi.fn((url: string) => {
    const list = bodies[url.slice('/global/search/'.length)] ?? [404];
    const body = list.length > 1 ? list.shift()! : list[0]!;
    return Promise.resolve(typeof body === 'number' ? new Response('', {status: body}) : new Response(body));
  });
  const client = createClient({baseUrl: '/global/', language: 'zh', fetch: fetch as unknown as typeof globalThis.fetch});
  const asked = () => fetch.mock.calls.map(([url]) => url.slice('/global/search/'.length));
  return {client, asked};
}

describe('client', () => {
  it('loads once, however often it is asked', async () => {
    const {client, asked} = server({'manifest.json': [manifest('index-a.json')], 'index-a.json': [index]});
    await Promise.all([client.load(), client.search('摄像机离线')]);
    const {hits} = await client.search('ul8232nh');
    expect(hits[0]!.url).toBe('/support/model/ul-8232nh');
    expect(asked()).toEqual(['manifest.json', 'index-a.json']);
  });

  it('asks for the manifest once more when the index is gone', async () => {
    const {client, asked} = server({'manifest.json': [manifest('index-old.json'), manifest('index-new.json')], 'index-new.json': [index]});
    expect((await client.search('p3x8')).hits).not.toEqual([]);
    expect(asked()).toEqual(['manifest.json', 'index-old.json', 'manifest.json', 'index-new.json']);
  });

  it('gives up after the second missing index', async () => {
    const {client, asked} = server({'manifest.json': [manifest('index-old.json')]});
    await expect(client.load()).rejects.toMatchObject({reason: 'network'});
    expect(asked()).toHaveLength(4);
  });

  it('can be tried again after a failure', async () => {
    const {client} = server({'manifest.json': [500, manifest('index-a.json')], 'index-a.json': [index]});
    await expect(client.load()).rejects.toBeInstanceOf(SearchUnavailable);
    expect((await client.search('p3x8')).hits).not.toEqual([]);
  });

  it('says that the page is older than the index', async () => {
    const {client} = server({'manifest.json': [manifest('index-a.json', formatVersion + 1)]});
    await expect(client.load()).rejects.toMatchObject({reason: 'outdated'});
  });

  it('asks for the index of the version being read', async () => {
    const fetch = vi.fn((url: string) => Promise.resolve(new Response(url.endsWith('manifest.json') ? manifest('index-a.json') : index)));
    await createClient({baseUrl: '/', language: 'zh', version: '5.x', fetch: fetch as unknown as typeof globalThis.fetch}).load();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/search/5.x/manifest.json', '/search/5.x/index-a.json']);
  });
});
