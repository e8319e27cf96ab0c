/** Builds and serialises the index from records. */
import {createHash} from 'node:crypto';
import MiniSearch from 'minisearch';
import type {RecordDraft} from './records';
import {miniSearchOptions, storedTextLength, type IndexedFields, type StoredRecord} from './schema';

/** The beginning of a text, cut between words. */
function beginning(text: string): string {
  const chars = [...text];
  if (chars.length <= storedTextLength) return text;
  return `${chars.slice(0, storedTextLength).join('').replace(/[\p{Script=Latin}\p{N}-]+$/u, '').trimEnd()}…`;
}

function entryOf(record: RecordDraft, id: number): IndexedFields & StoredRecord {
  const isPage = record.heading === '';
  return {
    id,
    title: isPage ? record.pageTitle : '',
    heading: record.heading,
    page: isPage ? '' : record.pageTitle,
    terms: [...record.terms, ...record.codes].join('\n'),
    body: record.body,
    u: record.url,
    k: record.kind,
    t: record.pageTitle,
    // Absent rather than empty: JSON leaves undefined out.
    h: record.heading || undefined,
    x: beginning(record.body) || undefined,
    s: record.terms.length ? record.terms : undefined,
    c: record.codes.length ? record.codes : undefined,
  };
}

export function buildIndex(records: readonly RecordDraft[]): MiniSearch<IndexedFields & StoredRecord> {
  const index = new MiniSearch(miniSearchOptions);
  index.addAll(records.map(entryOf));
  return index;
}

/** The file to publish. Its name changes with its content, so it may be cached for ever. */
export function serialise(index: MiniSearch<IndexedFields & StoredRecord>): {name: string; json: string} {
  const json = JSON.stringify(index);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
  return {name: `index-${hash}.json`, json};
}
