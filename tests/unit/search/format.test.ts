import {gunzipSync} from 'node:zlib';
import {describe, expect, it} from '@jest/globals';
import {
  checkManifest,
  decodePostings,
  decodeShard,
  encodePostings,
  encodeShard,
  type Field,
  fieldBits,
  fieldsOf,
  FormatError,
  lowerBound,
  type Manifest,
  tally,
} from '@site/src/features/search/model/format';
import {createIndexFiles} from '@site/plugins/search/writer';
import {siteRecords} from './pages';

const postings = {pages: [0, 3, 4, 200, 2999], fields: [1, 3, fieldBits.title | 2, fieldBits.codes, 2]};

describe('postings', () => {
  it('come back as they were, however far apart the pages are', () => {
    const pages = [...postings.pages, 90_000];
    const fields = [...postings.fields, 1];
    const back = decodePostings(encodePostings(pages, fields), 90_001);
    expect([[...back.pages], [...back.fields]]).toEqual([pages, fields]);
  });
  it('take a byte for a page close by that has the word in its text', () => {
    expect(Buffer.from(encodePostings([5, 6, 36], [1, 2, 3]))).toHaveLength(3);
  });
  it('survive UTF-8 whatever the distance', () => {
    for (const page of [0, 31, 511, 13_000, 13_800, 14_000, 30_000]) {
      const text = new TextDecoder().decode(new TextEncoder().encode(encodePostings([page], [1])));
      expect([...decodePostings(text, page + 1).pages]).toEqual([page]);
    }
  });
  it('name no page that there is not', () =>
    expect(() => decodePostings(encodePostings(postings.pages, postings.fields), 2999)).toThrow(FormatError));
  it('do not end within a page', () => expect(() => decodePostings('\u0004', 3000)).toThrow(FormatError));
});

it.each<[Partial<Record<Field, number>>, number]>([
  [{body: 1}, 1],
  [{title: 1}, fieldBits.title],
  [{body: 3, heading: 9}, 2 | (3 << 3)],
  [{body: 4, heading: 1, terms: 2, codes: 1}, 3 | (1 << 3) | fieldBits.terms | fieldBits.codes],
  [{body: 1000}, 3],
])('the fields of %j', (occurrences, expected) => {
  const all = Object.entries(occurrences).flatMap(([field, count]) => Array<Field>(count).fill(field as Field));
  expect(fieldsOf(all.reduce(tally, 0))).toBe(expected);
});

describe('shard', () => {
  const terms = ['a', 'ab', 'ab c', 'abc', '摄像', '摄影', '𠮷野', '𠮷𠮷'].sort();
  const entries = terms.map((term, at) => [term, encodePostings([at], [1])] as const);

  it('comes back as it was', () => {
    const shard = decodeShard(encodeShard(entries), terms.length);
    expect(shard.terms).toEqual(terms);
    expect(terms.map((_, at) => [...shard.postings(at).pages])).toEqual(terms.map((_, at) => [at]));
  });
  it('may be empty', () => expect(decodeShard(encodeShard([]), 1).terms).toEqual([]));
  it('is refused when terms have no postings', () =>
    expect(() => decodeShard(`${encodeShard(entries)}\0`, terms.length)).toThrow(FormatError));
  it('is refused when its terms are not in order', () =>
    expect(() => decodeShard(encodeShard([...entries].reverse()), terms.length)).toThrow(FormatError));
});

it('lowerBound finds the first that is not below', () => {
  const terms = ['b', 'd', 'f'];
  expect(['a', 'b', 'c', 'f', 'g'].map((term) => lowerBound(terms, term))).toEqual([0, 0, 1, 2, 3]);
});

describe('createIndexFiles', () => {
  const files = createIndexFiles(siteRecords());
  const json = new TextDecoder().decode(files.get('manifest.json'));
  const manifest = JSON.parse(json) as Manifest;
  const {length} = manifest.pages.url;
  const inflate = (name: string) => gunzipSync(files.get(name)!).toString();

  it('writes what the reader accepts', () => {
    checkManifest(manifest);
    expect(manifest.pages.url).toEqual(expect.arrayContaining(['/support/model/p3-x-8', '/products/heat-map']));
    for (const name of files.keys()) if (name.startsWith('terms-')) decodeShard(inflate(name), length);
  });
  it('writes the same bytes for the same records, in whatever order the pages come', () => {
    const page = (url: string) => url.split('#')[0];
    const reversed = [...new Set(siteRecords().map(({url}) => page(url)))]
      .reverse()
      .flatMap((url) => siteRecords().filter((record) => page(record.url) === url));
    expect(reversed[0]).not.toEqual(siteRecords()[0]);
    expect(createIndexFiles(reversed)).toEqual(files);
  });
  it('changes the names of what changes, and of nothing else', () => {
    const changed = createIndexFiles(
      siteRecords().map((record) =>
        record.url === '/products/heat-map' ? {...record, body: `${record.body}另外`} : record,
      ),
    );
    const gone = [...files.keys()].filter((name) => !changed.has(name));
    expect(gone.filter((name) => name.startsWith('page-'))).toHaveLength(1);
    for (const [name, bytes] of changed)
      if (files.has(name) && name !== 'manifest.json') expect(bytes).toEqual(files.get(name));
  });
  it('writes an index for no records', () => expect([...createIndexFiles([]).keys()]).toContain('manifest.json'));
});
