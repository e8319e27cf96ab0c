/** What the bench asks of a search engine: files from records when the site is built, answers from files in the browser. */
import type {Plugin as BundlerPlugin} from 'esbuild';
import type {SearchRecord} from '../../../src/features/search/model/schema';
import type {SearchLanguage} from '../../../src/features/search/model/vocabulary';

/** Path below the edition's base URL → content, uncompressed. */
export type EngineFiles = ReadonlyMap<string, Uint8Array>;

/** The browser half, opened once per visit. */
export interface Reader {
  /** Addresses of what was found, best first; with anchors and repetitions, as the engine shows them. */
  search(query: string): Promise<readonly string[]>;
  /** The answer shown before that one, where an engine shows one early and the whole of it a moment later. */
  first?(query: string): Promise<readonly string[]>;
}

export interface OpenOptions {
  /** Base URL of the edition, with slashes at both ends. */
  readonly baseUrl: string;
  readonly language: SearchLanguage;
  readonly fetch: typeof globalThis.fetch;
}

/** What a reader's module exports as `open`. May resolve before anything is loaded. */
export type Open = (options: OpenOptions) => Promise<Reader>;

export interface Engine {
  readonly name: string;
  /** Module beside this one that exports {@link Open}; bundled for the browser, and its bytes counted as code. */
  readonly reader: string;
  /** False when its browser half needs a browser: it is then measured in Chromium, whatever was asked for. */
  readonly runsInNode: boolean;
  /** Whether a first query loads the same files whatever is asked; one sample is enough then. */
  readonly loadsEverything: boolean;
  /** Files that are code and not index, although the engine fetches them. */
  readonly isCode?: (file: string) => boolean;
  /** What bundling the reader needs besides. */
  readonly bundling?: (language: SearchLanguage) => {
    readonly plugins?: BundlerPlugin[];
    readonly define?: Record<string, string>;
  };
  build(records: readonly SearchRecord[], language: SearchLanguage): Promise<EngineFiles>;
}

/** A page and the records cut from it; the first stands for the page itself. */
export interface PageRecords {
  readonly page: SearchRecord;
  readonly sections: readonly SearchRecord[];
}

/** Records by page, in their order. */
export function pagesOf(records: readonly SearchRecord[]): PageRecords[] {
  const pages = new Map<string, {page: SearchRecord; sections: SearchRecord[]}>();
  for (const record of records) {
    const place = record.url.replace(/#.*/, '');
    const known = pages.get(place);
    if (known) known.sections.push(record);
    else pages.set(place, {page: record, sections: []});
  }
  return [...pages.values()];
}
