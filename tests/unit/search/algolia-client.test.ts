import {liteClient} from 'algoliasearch/lite';
import {afterEach, describe, expect, it, jest} from '@jest/globals';
import {connectOrigins} from '@site/scripts/lib/postbuild.mjs';
import type {SearchClient} from '@site/src/features/search/client';
import {clientFor} from '@site/src/features/search/clients';
import {docSearchRowOf} from '@site/src/features/search/docsearch/adapter';
import {createAlgoliaClient} from '@site/src/features/search/algolia';
import {type Peer, type PeerOptions, startPeer} from './algolia-peer';

const hosted = {appId: 'APP1', searchKey: 'public', index: 'site'};
const mark = (text: string) => `\ue000${text}\ue001`;
const level = (value: string) => ({value, matchLevel: value.includes('\ue000') ? 'full' : 'none'});

/** A hit as Algolia answers it. */
const hit = (fields: Record<string, unknown> = {}) => ({
  objectID: '/support/troubleshooting/details/t0001#light~2',
  url: '/support/troubleshooting/details/t0001#light',
  kind: 'article',
  hierarchy: {lvl0: '排障', lvl1: '摄像机离线', lvl2: '看灯', lvl3: null},
  codes: ['NET-1'],
  symptoms: ['画面灰色', '设备不在线'],
  catalogue: 'network',
  models: ['e3-x'],
  _highlightResult: {
    hierarchy: {lvl1: level(`摄像机${mark('离线')}`), lvl2: level('看灯')},
    symptoms: [level('画面灰色'), level(mark('设备不在线'))],
  },
  _snippetResult: {content: level(`…断电后<b>摄像机</b>${mark('离线')}，recorder ${mark('recorder')}…`)},
  ...fields,
});
const results = (hits: readonly unknown[], facets: unknown = {kind: {article: 3, news: 1}}) => ({
  results: [{hits, facets, nbHits: hits.length}],
});

let peer: Peer | undefined;
afterEach(async () => {
  await peer?.close();
  peer = undefined;
});

async function connect(options: Partial<PeerOptions>, version?: string): Promise<{client: SearchClient; target: Peer}> {
  peer = await startPeer({appId: 'APP1', key: 'public', ...options});
  return {client: createAlgoliaClient({language: 'zh', version, hosted: {...hosted, host: peer.origin}}), target: peer};
}

describe('the client of Algolia', () => {
  it('asks for nothing before there is a query', async () => {
    const {client, target} = await connect({});
    await client.load();
    expect((await client.search('？')).hits).toEqual([]);
    expect(target.requests).toEqual([]);
  });

  it('asks in the index of the edition, in the documents the visitor reads, without phrases of no content', async () => {
    const {client, target} = await connect({answer: () => results([])}, '5.x');
    await client.search('摄像机离线怎么办');
    expect(target.requests).toHaveLength(1);
    const [{method, path, headers, body}] = target.requests as [Peer['requests'][number]];
    expect([method, path]).toEqual(['POST', '/1/indexes/*/queries']);
    expect(headers).toMatchObject({'x-algolia-application-id': 'APP1', 'x-algolia-api-key': 'public'});
    expect(body).toMatchObject({
      requests: [
        {
          indexName: 'site-zh',
          query: '摄像机离线',
          hitsPerPage: 50,
          filters: 'version:5.x OR version_other:5.x',
          optionalFilters: ['version:5.x'],
          facets: ['kind'],
          facetingAfterDistinct: true,
        },
      ],
    });
    await client.details('摄像机离线');
    expect(target.requests[1]!.body).toMatchObject({requests: [{hitsPerPage: 100}]});
  });

  it('answers as our own search does', async () => {
    const {client} = await connect({
      answer: () =>
        results([hit(), hit({url: '/support/model/k3', kind: 'model', hierarchy: {lvl1: 'K3', lvl2: null}})]),
    });
    const {hits, counts, complete} = await client.search('离线');
    expect(complete).toBe(true);
    expect(counts).toEqual({article: 3, model: 0, manual: 0, page: 0, news: 1});
    expect(hits[0]).toEqual({
      id: '/support/troubleshooting/details/t0001#light',
      url: '/support/troubleshooting/details/t0001#light',
      kind: 'article',
      title: '摄像机离线',
      heading: '看灯',
      text: '…断电后<b>摄像机</b>离线，recorder recorder…',
      codes: ['NET-1'],
      catalogue: 'network',
      symptom: '',
      score: 2,
    });
    // The page itself says which symptom led to it.
    expect(hits[1]).toMatchObject({heading: '', symptom: '设备不在线', score: 1});
  });

  it('is shown escaped, with what Algolia found marked, typed or not', async () => {
    const {client} = await connect({
      answer: () => results([hit({hierarchy: {lvl1: '<img src=x onerror=a()>离线', lvl2: null}})]),
    });
    const {hits, units} = await client.search('离线 recodrer');
    const row = docSearchRowOf(hits[0]!, units, '组');
    expect(row._snippetResult.hierarchy.lvl1!.value).toBe('&lt;img src=x onerror=a()&gt;<mark>离线</mark>');
    expect(row._snippetResult.content.value).toBe(
      '…断电后&lt;b&gt;摄像机&lt;/b&gt;<mark>离线</mark>，<mark>recorder</mark> <mark>recorder</mark>…',
    );
  });

  it.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example/', '/\\evil.example', '', 7])(
    'leaves out a hit that leads to %s',
    async (url) => {
      const {client} = await connect({answer: () => results([hit({url}), hit()])});
      expect((await client.search('离线')).hits).toHaveLength(1);
    },
  );

  it.each([null, 'text', {}, hit({kind: 'other'}), hit({hierarchy: null})])(
    'leaves out what is no record of ours: %j',
    async (value) => {
      const {client} = await connect({
        answer: () =>
          results([value, hit({codes: 'x', symptoms: {}, _highlightResult: 1, _snippetResult: null})], null),
      });
      const {hits, counts} = await client.search('离线');
      expect(hits).toMatchObject([{text: '', codes: []}]);
      expect(counts.article).toBe(0);
    },
  );

  it('knows what the pages of its answers are about', async () => {
    const {client} = await connect({answer: () => results([hit()])});
    const [, facets] = await Promise.all([client.details('离线'), client.facets()]);
    expect([...facets]).toEqual([['/support/troubleshooting/details/t0001', {catalogue: 'network', models: ['e3-x']}]]);
  });

  it.each<[string, Partial<PeerOptions>, string]>([
    ['a refused key', {fail: () => 403}, 'network'],
    ['a used-up quota', {fail: () => 429}, 'network'],
    ['a failing host', {fail: () => 500}, 'network'],
    ['a connection that ends', {fail: () => 'drop'}, 'network'],
    ['no index', {fail: () => 404}, 'missing'],
    ['an answer of another kind', {answer: () => ({results: [{message: 'x'}]})}, 'broken'],
    ['no answer', {answer: () => []}, 'broken'],
  ])('names %s', async (_what, options, reason) => {
    const {client} = await connect(options);
    await expect(client.search('离线')).rejects.toMatchObject({name: 'SearchUnavailable', reason});
  });

  it('says when the browser is offline, and answers when it is asked again', async () => {
    let isDown = true;
    const {client} = await connect({fail: () => (isDown ? 'drop' : undefined), answer: () => results([hit()])});
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(client.search('离线')).rejects.toMatchObject({reason: 'offline'});
    onLine.mockRestore();
    isDown = false;
    expect((await client.search('离线')).hits).toHaveLength(1);
  });
});

describe('clientFor', () => {
  it('asks Algolia when the site was built for it, and nobody else', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const {target} = await connect({answer: () => results([hit()])});
    const client = clientFor({baseUrl: '/', language: 'zh', version: '5.x', hosted: {...hosted, host: target.origin}});
    await client.load();
    expect((await client.search('离线')).hits).toHaveLength(1);
    const [, facets] = await Promise.all([client.details('离线'), client.facets()]);
    expect(facets.size).toBe(1);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});

describe('the policy of the pages', () => {
  it('allows the hosts that the client asks', () => {
    const {hosts} = (
      liteClient('APP1', 'public') as unknown as {transporter: {hosts: readonly {url: string; accept: string}[]}}
    ).transporter;
    const read = hosts.filter(({accept}) => accept !== 'write').map(({url}) => `https://${url.toLowerCase()}`);
    expect(connectOrigins({ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'public'})).toEqual(
      read.sort((a, b) => (a.includes('-dsn') ? -1 : b.includes('-dsn') ? 1 : a < b ? -1 : 1)),
    );
  });
  it('allows a host of the owner instead, and none without settings', () => {
    expect(
      connectOrigins({
        ALGOLIA_APP_ID: 'APP1',
        ALGOLIA_SEARCH_KEY: 'public',
        ALGOLIA_HOST: 'https://search.example.com/',
      }),
    ).toEqual(['https://search.example.com']);
    expect(connectOrigins({ALGOLIA_APP_ID: 'APP1', ALGOLIA_ADMIN_KEY: 'secret'})).toEqual([]);
  });
});
