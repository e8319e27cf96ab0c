/** Any query and any response of a host: an answer or the one typed error, in time. Seeded, so that failures are reproducible. */
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from '@jest/globals';
import {indexTerms, parseQuery} from '@site/src/features/search/model/analyzer';
import {decodeShard, encodePostings, encodeShard, FormatError} from '@site/src/features/search/model/format';
import {createIndexFiles} from '@site/plugins/search/writer';
import {createClient, SearchUnavailable} from '@site/src/features/search/client';
import {corrections, distance} from '@site/src/features/search/typos';
import {clientOf, host, siteRecords} from './pages';
import {cpuMs} from '../../support/cpu-time';

function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * limit);
  };
}

const pick = numbers(20_261_121);
const odd = [
  '\u0000',
  '\ud800',
  '\udfff',
  '\u202e',
  '\u200d',
  '\u0301',
  '\ufdfa',
  '𠮷',
  '👩‍👩‍👧',
  '(',
  ')',
  '[',
  '\\',
  '*',
  '+',
  '?',
  '$',
  '^',
  '<b>',
  '&',
  '__proto__',
  'constructor',
  '%',
  '摄像机',
  '离线',
  'UL-8232NH',
  '的',
  'how do i',
  '\uffff',
  '-',
  '.',
  '1.2.3',
  'İ',
  'ß',
  'ﬁ',
  '가',
  'あ',
  ' ',
];
const oddText = (length: number) =>
  Array.from({length}, () =>
    pick(3) === 0
      ? String.fromCodePoint(pick(0x11_0000))
      : pick(2)
        ? odd[pick(odd.length)]!
        : String.fromCharCode(32 + pick(95)),
  ).join('');

const limit = 15_000;
const isTyped = (error: unknown) => error instanceof SearchUnavailable;

describe('the analyzer', () => {
  it('takes any text', () => {
    for (let round = 0; round < 400; round += 1) {
      const text = oddText(pick(60));
      for (const term of indexTerms(text)) expect(term).not.toBe('');
      for (const language of ['zh', 'en'] as const)
        expect({
          text,
          empty: parseQuery(text, language)
            .flat()
            .filter(({terms}) => terms.length === 0),
        }).toEqual({text, empty: []});
    }
  });
  it('is not slowed down by length', () => {
    const started = cpuMs();
    for (const text of [
      '啊'.repeat(50_000),
      'a-'.repeat(50_000),
      '1.'.repeat(50_000),
      '摄像头'.repeat(20_000),
      'how do i '.repeat(10_000),
    ]) {
      indexTerms(text);
      parseQuery(text, 'zh');
    }
    expect(cpuMs() - started).toBeLessThan(limit);
  });
});

describe('the client', () => {
  it.each(['zh', 'en'] as const)(
    'answers any query (%s)',
    async (language) => {
      const {client} = clientOf(siteRecords(), language);
      for (let round = 0; round < 150; round += 1) {
        const query = oddText(1 + pick(25));
        const {hits} = await client.details(query);
        expect({query, hits}).toEqual({query, hits: expect.any(Array)});
      }
      await client.details('啊'.repeat(512));
      await client.details('recorder '.repeat(60));
    },
    limit,
  );

  it('indexes and finds any content', async () => {
    const body = Array.from({length: 40}, () => oddText(30)).join(' ');
    const {client} = clientOf([
      {
        url: '/x',
        kind: 'page',
        pageTitle: oddText(8),
        heading: '',
        body: `${body} 找得到`,
        terms: [oddText(5)],
        codes: [oddText(5)],
      },
    ]);
    expect((await client.details('找得到')).hits[0]!.url).toBe('/x');
  });

  const files = createIndexFiles(siteRecords());
  /** Cut, bits turned, or replaced. */
  function damaged(bytes: Uint8Array): Uint8Array {
    const copy = bytes.slice();
    const way = pick(4);
    if (way === 0) return copy.slice(0, pick(copy.length));
    if (way === 1) return new Uint8Array([...copy, ...Array.from({length: 1 + pick(20)}, () => pick(256))]);
    for (let count = 0; count <= pick(way === 2 ? 1 : 30); count += 1) copy[pick(copy.length)]! ^= 1 << pick(8);
    return copy;
  }

  it.each(['manifest.json', 'terms-', 'page-', 'words-'])(
    'survives a damaged %s',
    async (kind) => {
      let failures = 0;
      for (let round = 0; round < 60; round += 1) {
        const {fetch} = host((file) => {
          const bytes = files.get(file);
          return bytes && file.startsWith(kind) ? damaged(bytes) : bytes;
        });
        const client = createClient({baseUrl: '/', language: 'en', fetch});
        for (const query of ['摄像机离线', 'recoder settings', 'ul8232nh']) {
          try {
            await client.details(query);
          } catch (error) {
            expect({error, isTyped: isTyped(error)}).toMatchObject({isTyped: true});
            failures += 1;
          }
        }
      }
      // A damaged page or word list costs its text or correction, not the answer.
      if (kind === 'manifest.json' || kind === 'terms-') expect(failures).toBeGreaterThan(0);
    },
    limit,
  );

  it(
    'survives damage below the checksum',
    async () => {
      const whole = encodeShard(
        ['camera', 'light', '离线'].map((term) => [term, encodePostings([0, 1, 5], [1, 9, 3])]),
      );
      for (let round = 0; round < 120; round += 1) {
        const shard = damaged(new TextEncoder().encode(whole));
        try {
          const {terms, postings} = decodeShard(new TextDecoder().decode(shard), 7);
          terms.forEach((_, at) => postings(at));
        } catch (error) {
          expect(error).toBeInstanceOf(FormatError);
        }
        const {fetch} = host((file) => (file.startsWith('terms-') ? new Uint8Array(gzipSync(shard)) : files.get(file)));
        try {
          await createClient({baseUrl: '/', language: 'zh', fetch}).search('离线');
        } catch (error) {
          expect({error, isTyped: isTyped(error)}).toMatchObject({isTyped: true});
        }
      }
    },
    limit,
  );
});

describe('distance', () => {
  it.each([
    ['recorder', 'recorder', 0],
    ['recoder', 'recorder', 1],
    ['recroder', 'recorder', 1],
    ['recarder', 'recorder', 1],
    ['rceodrer', 'recorder', 2],
    ['light', 'offline', 3],
  ])('%s to %s is %i', (a, b, expected) => {
    expect(distance(a, b, 2)).toBe(expected);
    expect(distance(b, a, 2)).toBe(expected);
  });
  it('prefers the fewest errors, and words that begin alike', () => {
    expect(corrections('camara', ['camera', 'cameras', 'samara'], false)).toEqual(['camera', 'samara']);
    expect(corrections('recrd', ['recorder', 'red'], true)).toEqual(['recorder']);
    expect(corrections('abc', ['abd'], false)).toEqual([]);
  });
});
