/** What a failed search tells the service: no contact data leaves the browser. */
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {recordFailedSearch} from '@site/src/features/search/failedSearches';

let sent: unknown[];
const original = globalThis.fetch;
beforeEach(() => {
  sent = [];
  globalThis.fetch = (async (_address: string, {body}: RequestInit) => {
    sent.push((JSON.parse(String(body)) as {query: string}).query);
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
