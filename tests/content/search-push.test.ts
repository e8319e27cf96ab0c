/** `npm run search:push` against a peer that speaks Algolia's protocol. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from '@jest/globals';
import {algoliaRecords, algoliaSettings, algoliaSynonyms} from '../../plugins/search/algolia';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';
import {type Edition, pushEditions} from '../../scripts/lib/search-push';
import {type Peer, type PeerIndex, type PeerOptions, startPeer} from '../unit/search/algolia-peer';

const appId = 'APP1';
const key = 'secret-key';
const groups = {article: 'a', model: 'm', manual: 'h', page: 'p', news: 'n'};
const edition = (language: SearchLanguage, pages: number): Edition => ({
  language,
  records: algoliaRecords(
    Array.from({length: pages}, (_, at) => ({
      url: `/p${at}`,
      kind: 'page' as const,
      pageTitle: `P${at}`,
      heading: '',
      body: 'text',
      terms: [],
      codes: [],
    })),
    {language, groups},
  ),
});
/** More records than one request takes. */
const editions = [edition('zh', 1100), edition('en', 3)];

let peer: Peer | undefined;
afterEach(async () => {
  await peer?.close();
  peer = undefined;
});

const before: PeerIndex = {
  records: new Map([['old', {objectID: 'old'}]]),
  settings: {old: true},
  synonyms: [],
  rules: ['made by hand'],
};

async function withPeer(options: Partial<PeerOptions> = {}): Promise<Peer> {
  peer = await startPeer({appId, key, ...options});
  peer.indices.set('site-zh', before).set('site-en', before);
  return peer;
}

const push = ({origin}: Peer, adminKey = key) => pushEditions(editions, {appId, adminKey, index: 'site', host: origin});
const moves = ({requests}: Peer) =>
  requests.filter(({body}) => (body as {operation?: string} | undefined)?.operation === 'move');

describe('the push', () => {
  it('replaces both indices with records, settings and synonyms, and leaves nothing beside them', async () => {
    const target = await withPeer();
    await push(target);
    expect([...target.indices.keys()].sort()).toEqual(['site-en', 'site-zh']);
    for (const {language, records} of editions) {
      const index = target.indices.get(`site-${language}`)!;
      expect([...index.records.values()]).toEqual(records);
      expect(index.settings).toEqual(algoliaSettings(language));
      expect(index.synonyms).toEqual(algoliaSynonyms(language));
      expect(index.rules).toEqual(['made by hand']);
    }
  });

  it('sends what the protocol says, in its order, and moves when everything is ready', async () => {
    const target = await withPeer({polls: 1});
    await push(target);
    for (const {headers} of target.requests)
      expect(headers).toMatchObject({'x-algolia-application-id': appId, 'x-algolia-api-key': key});
    const sent = target.requests
      .filter(({method}) => method !== 'GET')
      .map(({method, path: where}) => `${method} ${where.replace(/_tmp_[0-9a-f]+/, '_tmp')}`);
    const prepare = (name: string, batches: number) => [
      `POST /1/indexes/${name}/operation`,
      `PUT /1/indexes/${name}_tmp/settings`,
      `POST /1/indexes/${name}_tmp/synonyms/batch`,
      ...Array.from({length: batches}, () => `POST /1/indexes/${name}_tmp/batch`),
    ];
    expect(sent).toEqual([
      ...prepare('site-zh', 2),
      ...prepare('site-en', 1),
      'POST /1/indexes/site-zh_tmp/operation',
      'POST /1/indexes/site-en_tmp/operation',
    ]);
    expect(moves(target).map(({body}) => body)).toEqual([
      {operation: 'move', destination: 'site-zh'},
      {operation: 'move', destination: 'site-en'},
    ]);
    // Every task is waited for until it is done: copy, settings, synonyms, batches, move.
    const polled = target.requests
      .filter(({method}) => method === 'GET')
      .map(({path: where}) => where.split('/').at(-1));
    expect(polled).toHaveLength(2 * sent.length);
    expect(new Set(polled).size).toBe(sent.length);
  });

  it('makes indices that are not there yet', async () => {
    const target = await withPeer();
    target.indices.clear();
    await push(target);
    expect([...target.indices.keys()].sort()).toEqual(['site-en', 'site-zh']);
  });

  it('says in one line that the key is wrong', async () => {
    const target = await withPeer();
    const error = await push(target, 'wrong').catch((reason: Error) => reason);
    expect((error as Error).message).toBe(
      'Algolia refuses the key (403: Invalid Application-ID or API key); ALGOLIA_ADMIN_KEY has to be a key of the application APP1 that may write and delete indices and edit their settings; the indices are as they were.',
    );
    expect(Object.fromEntries(target.indices)).toEqual({'site-zh': before, 'site-en': before});
  });

  const batchOf = (name: string) => (where: string) => new RegExp(`/${name}_tmp_[0-9a-f]+/batch$`).test(where);
  it.each([
    ['500 for a batch', 500, batchOf('site-zh'), /cannot be reached or fail/],
    ['a connection that ends in the second edition', 'drop', batchOf('site-en'), /cannot be reached or fail/],
    ['a record that is refused', 400, batchOf('site-zh'), /refuses the request \(400: failed with 400\)/],
    ['a task that cannot be asked for', 500, (where: string) => where.includes('/task/'), /cannot be reached or fail/],
  ] as const)('leaves the indices as they were after %s', async (_what, failure, isHit, message) => {
    const target = await withPeer({fail: ({path: where}) => (isHit(where) ? failure : undefined)});
    const error = (await push(target).catch((reason: Error) => reason)) as Error;
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/; the indices are as they were\.$/);
    expect(error.message).not.toContain('\n');
    expect(moves(target)).toEqual([]);
    expect(Object.fromEntries(target.indices)).toEqual({'site-zh': before, 'site-en': before});
  });

  it('says what is replaced when it fails between the two', async () => {
    const target = await withPeer({
      fail: ({path: where, body}) =>
        (body as {operation?: string} | undefined)?.operation === 'move' && where.includes('site-en') ? 500 : undefined,
    });
    await expect(push(target)).rejects.toThrow(/; site-zh is replaced, site-en may be replaced\.$/);
    expect([...target.indices.keys()].sort()).toEqual(['site-en', 'site-zh']);
    expect(target.indices.get('site-en')).toBe(before);
  });

  it('says that nobody answers', async () => {
    const target = await withPeer();
    const {origin} = target;
    await target.close();
    peer = undefined;
    await expect(push(target)).rejects.toThrow(
      `${origin} cannot be reached or fail; check the network and ALGOLIA_APP_ID, then try again; the indices are as they were.`,
    );
  });
});

describe('the command', () => {
  let folder = '';
  const page = (title: string) => `<!doctype html><title>${title}</title><main><p>${title} text</p></main>`;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'push-'));
    for (const name of ['site/global', 'half', 'none']) mkdirSync(path.join(folder, name), {recursive: true});
    writeFileSync(path.join(folder, 'site/index.html'), page('首页'));
    writeFileSync(path.join(folder, 'site/global/home.html'), page('Home'));
    writeFileSync(path.join(folder, 'half/index.html'), page('首页'));
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  async function run(args: readonly string[], settings: Record<string, string> = {}) {
    const {PATH = '', HOME = ''} = process.env;
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/search-push.ts', ...args], {
      env: {PATH, HOME, ...settings},
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    const [code] = (await once(child, 'close')) as [number | null];
    return {code, out, err};
  }
  const build = (name: string) => ['--build', path.join(folder, name)];

  it('sends the built site', async () => {
    const target = await withPeer();
    const {code, out, err} = await run(build('site'), {
      ALGOLIA_APP_ID: appId,
      ALGOLIA_ADMIN_KEY: key,
      ALGOLIA_HOST: target.origin,
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^site-zh: 1 records of 1 pages, .*\nsite-en: 1 records of 1 pages, .*\nReplaced both indices of the application APP1\.\n$/,
    );
    expect([...target.indices.get('site-en')!.records.values()]).toMatchObject([
      {url: '/global/home', language: 'en', hierarchy: {lvl0: 'Products and pages', lvl1: 'Home'}},
    ]);
  });

  it('sends nothing when it runs dry, and needs no settings for it', async () => {
    const target = await withPeer();
    const {code, out} = await run([...build('site'), '--dry'], {ALGOLIA_HOST: target.origin});
    expect(code).toBe(0);
    expect(out).toMatch(/^site-zh: 1 records .* largest \d+ bytes, \d+ synonyms\nsite-en: .*\nNothing was sent\.\n$/);
    expect(target.requests).toEqual([]);
  });

  it.each([
    [
      'settings are missing',
      'site',
      {ALGOLIA_APP_ID: appId},
      /^search:push: ALGOLIA_ADMIN_KEY is not set; see "Search at Algolia" in README\.md\n$/,
    ],
    [
      'there is no build',
      'none',
      {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: key},
      /^search:push: \S+none holds no built site; run "npm run build".*\n$/,
    ],
    [
      'an edition is missing',
      'half',
      {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: key},
      /^search:push: \S+half holds no page of the edition "en"; run "npm run build"\n$/,
    ],
    [
      'the key is wrong',
      'site',
      {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: 'wrong'},
      /^search:push: Algolia refuses the key \(403: .*the indices are as they were\.\n$/,
    ],
  ])('says in one line that %s', async (_what, name, settings: Record<string, string>, message) => {
    const target = await withPeer();
    const {code, out, err} = await run(build(name), {...settings, ALGOLIA_HOST: target.origin});
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(message);
    expect(Object.fromEntries(target.indices)).toEqual({'site-zh': before, 'site-en': before});
  });
});
