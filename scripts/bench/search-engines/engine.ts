/** Interface of a search engine in the bench: builds index files from records, and searches them in the browser. */
import type {Plugin as BundlerPlugin} from 'esbuild';
import type {SearchRecord} from '../../../src/features/search/model/schema';
import type {SearchLanguage} from '../../../src/features/search/model/vocabulary';

/** Path below the edition's base URL → content, uncompressed. */
export type EngineFiles = ReadonlyMap<string, Uint8Array>;

/** The browser part, opened once per visit. */
export interface Reader {
  /** URLs of the results, best first; with anchors and duplicates, as the engine returns them. */
  search(query: string): Promise<readonly string[]>;
  /** Early partial result, for engines that show one before the complete result. */
  first?(query: string): Promise<readonly string[]>;
}

export interface OpenOptions {
  /** Base URL of the edition, with slashes at both ends. */
  readonly baseUrl: string;
  readonly language: SearchLanguage;
  readonly fetch: typeof globalThis.fetch;
}

/** Type of a reader module's export `open`. May resolve before the index is loaded. */
export type Open = (options: OpenOptions) => Promise<Reader>;

export interface Engine {
  readonly name: string;
  /** Module beside this one that exports {@link Open}; bundled for the browser, and its bytes counted as code. */
  readonly reader: string;
  /** False when its browser half needs a browser: it is then measured in Chromium, whatever was asked for. */
  readonly runsInNode: boolean;
  /** Whether a first query loads the same files whatever is asked; one sample is enough then. */
  readonly loadsEverything: boolean;
  /** Fetched files that count as code, not as index. */
  readonly isCode?: (file: string) => boolean;
  /** Additional esbuild options for the reader. */
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
