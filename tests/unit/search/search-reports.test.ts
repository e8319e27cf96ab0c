/** What a search tells the service: no contact data leaves the browser. */
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {recordFailedSearch, recordOpenedResult} from '@site/src/features/search/searchReports';

let sent: string[];
let requests: object[];
const original = globalThis.fetch;
beforeEach(() => {
  [sent, requests] = [[], []];
  globalThis.fetch = (async (address: string, {body, keepalive}: RequestInit) => {
    const facts = JSON.parse(String(body)) as {query: string};
    sent.push(facts.query);
    requests.push({address, keepalive, ...facts});
    return {arrayBuffer: async () => new ArrayBuffer(0)};
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

const record = (query: string) => recordFailedSearch({language: 'zh', query, outcome: 'empty'});

it('sends a query as it was typed', () => {
  record(' UL-8232NH 5.1.2 ');
  expect(sent).toEqual(['UL-8232NH 5.1.2']);
});

it('sends a query without the contact in it, and nothing where that was all', () => {
  record('掉线 １３８ ００００ ００００');
  record('ana at example dot com');
  record('一三八零零零零零零零零');
  expect(sent).toEqual(['掉线 [number]']);
});

it('sends an opened result with the one before it, by a request that outlives the page', () => {
  recordOpenedResult({language: 'en', query: ' Camera offline ', path: '/global/a', previous: undefined});
  recordOpenedResult({language: 'zh', query: '离线 13800000000', path: '/b', previous: '/a'});
  const address = '/api/v1/opened-results';
  expect(requests).toEqual([
    {address, keepalive: true, edition: 'global', query: 'Camera offline', path: '/global/a'},
    {address, keepalive: true, edition: 'zh-CN', query: '离线 [number]', path: '/b', previous: '/a'},
  ]);
});

it.each(['13800000000', 'x', 'long '.repeat(21)])('sends no opened result of the search %j', (query) => {
  recordOpenedResult({language: 'zh', query, path: '/a', previous: undefined});
  expect(requests).toEqual([]);
});

it('does no harm where there is no service', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(() => recordOpenedResult({language: 'zh', query: '离线', path: '/a', previous: undefined})).not.toThrow();
  // An unhandled rejection would fail this file.
  await new Promise((resolve) => setTimeout(resolve));
});
