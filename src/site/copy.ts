/** Type tools of the copy modules (`i18n/<edition>/copy`): Chinese is the source, English is checked against it. */

/** The shape of a copy module with its texts open: same keys, any words. Lists may differ in length. */
export type CopyOf<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => CopyOf<R>
    : T extends readonly (infer I)[]
      ? readonly CopyOf<I>[]
      : T extends object
        ? {readonly [K in keyof T]: CopyOf<T[K]>}
        : T;

/** Metadata of every page module. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/**
 * A cell of a table: words, or words with a mark that says whether something works (`yes`, `part`, `no`) or who of two does it
 * (`theirs`, `both`, `ours`: a disk that is full, half full or empty, without a judgment). Marked words may lead to a page.
 */
export type DataCell =
  | string
  | {
      readonly mark: 'yes' | 'part' | 'no' | 'theirs' | 'both' | 'ours';
      readonly text: string;
      /** Address inside the edition, as of the links to read next. */
      readonly href?: string;
    };

/** What a legal page is made of: a paragraph, one that has to stand out by law, a list, or a table with a head row. */
export type LegalBlock =
  | string
  | {readonly strong: string}
  | {readonly items: readonly string[]}
  | {readonly head: readonly string[]; readonly rows: readonly (readonly string[])[]};

/** A numbered section of a legal page. */
export interface LegalSection {
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}
