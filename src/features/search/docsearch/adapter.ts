/**
 * Lets DocSearch's modal search our own index: its Algolia client is replaced, so it never sends a request.
 * The shape of a hit is what `@docsearch/react` 4.7 reads. Values of `_highlightResult` and `_snippetResult` are shown
 * through innerHTML; `highlight.ts` escapes them.
 */
import type {DocSearchModalProps} from '@docsearch/react/modal';
import type {Kind} from '@site/src/features/search/model/schema';
import {whileLoading} from '@site/src/components/ui/loadingBar';
import {SearchUnavailable, type SearchClient} from '../client';
import {highlight} from '../highlight';
import type {Hit, SearchOutcome} from '../hits';
import {type Row, rowOf} from '../rows';
import {scopeOf, type SearchStatus} from '../status';

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;

interface Marked {
  readonly value: string;
  readonly matchLevel: 'full' | 'none';
  readonly matchedWords: readonly string[];
}

/** A hit as DocSearch wants it, with what our own result row needs besides. */
export interface DocSearchRow {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: 'lvl1' | 'lvl2';
  readonly content: string | null;
  readonly hierarchy: Readonly<
    Record<'lvl0' | 'lvl1', string> & Record<'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>
  >;
  readonly _highlightResult: {readonly hierarchy: Readonly<Record<string, Marked>>; readonly content: Marked};
  readonly _snippetResult: {readonly hierarchy: Readonly<Record<string, Marked>>; readonly content: Marked};
  /** The same for our own row. */
  readonly row: Row;
}

export interface RowLabels {
  readonly kinds: Readonly<Record<Kind, string>>;
  /** Heading above the first hit. */
  readonly best: string;
}

const marked = (value: string): Marked => ({
  value,
  matchLevel: value.includes('<mark>') ? 'full' : 'none',
  matchedWords: [],
});

/** A hit in DocSearch's shape. `group` is the heading it is listed under. */
export function docSearchRowOf(hit: Hit, units: SearchOutcome['units'], group: string): DocSearchRow {
  // DocSearch lists sections by themselves: their place is the page.
  const row = {...rowOf(hit, hit.heading || hit.title, units), section: hit.heading ? hit.title : ''};
  const highlighted = {
    hierarchy: {lvl0: marked(highlight(group, [])), [hit.heading ? 'lvl2' : 'lvl1']: marked(row.title)},
    content: marked(row.text),
  };
  return {
    objectID: hit.id,
    url: hit.url,
    url_without_anchor: row.path,
    anchor: hit.url.split('#')[1] ?? null,
    type: hit.heading ? 'lvl2' : 'lvl1',
    content: hit.text || null,
    hierarchy: {
      lvl0: group,
      lvl1: hit.title,
      lvl2: hit.heading || null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: highlighted,
    _snippetResult: highlighted,
    row,
  };
}

/** Longest list per group: short when all groups are shown, long when the visitor has chosen one. */
const limits = {all: 6, one: 30};

/** The rows of an outcome: the best answer first, then the groups in the order of their best hits. */
export function rowsOf({hits, units, counts}: SearchOutcome, chosen: Kind | null, labels: RowLabels): DocSearchRow[] {
  const scope = scopeOf(counts, chosen);
  const wanted = scope ? hits.filter((hit) => hit.kind === scope).slice(0, limits.one) : hits;
  const taken = new Map<Kind, number>();
  const rows: DocSearchRow[] = [];
  for (const [at, hit] of wanted.entries()) {
    if (!scope && at === 0) {
      rows.push(docSearchRowOf(hit, units, labels.best));
      continue;
    }
    const count = taken.get(hit.kind) ?? 0;
    if (!scope && count >= limits.all) continue;
    taken.set(hit.kind, count + 1);
    rows.push(docSearchRowOf(hit, units, labels.kinds[hit.kind]));
  }
  return rows;
}

export interface AdapterOptions {
  readonly client: SearchClient;
  readonly labels: RowLabels;
  /** Called after every search, in order. */
  readonly onStatus: (status: SearchStatus) => void;
  /** Called once per query when a repeated search would return more: the texts of the best pages are loaded. */
  readonly onMore: () => void;
}

export interface Adapter {
  /** The `transformSearchClient` of DocSearch's modal. */
  readonly transform: Transform;
  /** Limits later searches to one group; null for all. */
  readonly choose: (scope: Kind | null) => void;
}

/** Yields to the browser, so that what was typed is painted before the search blocks the main thread. */
const painted = () => new Promise<void>((resolve) => setTimeout(resolve));

export function createAdapter({client, labels, onStatus, onMore}: AdapterOptions): Adapter {
  let scope: Kind | null = null;
  let latest = 0;
  let completed = '';

  /** The first answer is quick and short; details are fetched in the background. If that fails, the first answer stays. */
  async function complete(query: string, own: number): Promise<void> {
    if (query === completed) return;
    completed = query;
    try {
      await client.details(query);
    } catch {
      return;
    }
    if (own === latest) onMore();
  }

  async function search({requests}: {requests: readonly {query?: string; indexName?: string}[]}) {
    const {query = '', indexName = ''} = requests[0] ?? {};
    const own = (latest += 1);
    const report = (status: SearchStatus) => own === latest && onStatus(status);
    let rows: DocSearchRow[] = [];
    await painted();
    try {
      const outcome = await whileLoading(client.search(query));
      rows = rowsOf(outcome, scope, labels);
      report({state: 'found', query, counts: outcome.counts});
      if (!outcome.complete) void complete(query, own);
    } catch (error) {
      // DocSearch would leave a rejection unhandled; the modal shows its own notice with a retry.
      report({state: 'failed', query, reason: error instanceof SearchUnavailable ? error.reason : 'network'});
    }
    return {
      results: [
        {index: indexName, query, hits: rows, nbHits: rows.length, page: 0, nbPages: 1, hitsPerPage: rows.length},
      ],
    };
  }

  return {
    // Algolia's types describe its full responses; the modal reads only these fields.
    transform: (algolia) => ({
      ...algolia,
      addAlgoliaAgent: () => undefined,
      search: search as unknown as typeof algolia.search,
    }),
    choose: (next) => {
      scope = next;
    },
  };
}
