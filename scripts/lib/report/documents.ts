/** Content report on the documents: owners, age, stale translations. */
import type {SourceDocument} from '../../checks/documents';
import {twinPath} from '../../checks/parity';

/** State of the English translation. */
export type Translation = 'current' | 'stale' | 'missing';

export interface DocumentRow {
  /** Chinese file. */
  readonly file: string;
  readonly id: string;
  readonly title: string;
  /** Title of the English file; null where there is none. */
  readonly englishTitle: string | null;
  /** Address inside the support pages of its version, from the front matter. */
  readonly slug: string;
  readonly type: string;
  readonly version: string;
  readonly owner: string;
  readonly updated: string;
  readonly reviewBy: string;
  readonly ageDays: number;
  /** Days since the review was due; negative while there is time. */
  readonly overdueDays: number;
  readonly translation: Translation;
  /** The `source_updated` of the English file; null where it has none. */
  readonly sourceUpdated: string | null;
  /** What readers search by: title and symptoms of both editions, in lower case. */
  readonly words: Readonly<Record<'zh-CN' | 'en', readonly string[]>>;
}

export interface OwnerRow {
  readonly owner: string;
  readonly documents: number;
  readonly oldest: string;
  readonly medianAgeDays: number;
  readonly overdue: number;
  readonly dueSoon: number;
  readonly missing: number;
  readonly stale: number;
}

const dayMs = 24 * 3600 * 1000;

/** Days before a review is due when the report starts to list it. */
export const soonDays = 30;

const text = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value === undefined ? '' : String(value);

const daysBetween = (from: string, to: Date): number =>
  Math.floor((to.getTime() - Date.parse(`${from}T00:00:00Z`)) / dayMs);

const wordsOf = (document: SourceDocument | undefined): string[] =>
  document === undefined
    ? []
    : [document.front.title, ...(Array.isArray(document.front.symptoms) ? document.front.symptoms : [])].map((word) =>
        text(word).toLowerCase(),
      );

/** A translation without `source_updated` counts as stale: its source is unknown. */
function translationOf(chinese: SourceDocument, english: SourceDocument | undefined): Translation {
  if (!english) return 'missing';
  return text(english.front.source_updated) < text(chinese.front.updated) ? 'stale' : 'current';
}

/** One row per Chinese document (not news), the oldest first. */
export function documentRows(documents: readonly SourceDocument[], now: Date): DocumentRow[] {
  const byFile = new Map(documents.map((document) => [document.file, document]));
  return documents
    .filter(({kind, locale}) => kind === 'doc' && locale === 'zh-CN')
    .map((document): DocumentRow => {
      const {front} = document;
      const english = byFile.get(twinPath(document));
      const [updated, reviewBy] = [text(front.updated), text(front.review_by)];
      return {
        file: document.file,
        id: text(front.id),
        title: text(front.title),
        englishTitle: english === undefined ? null : text(english.front.title),
        slug: text(front.slug),
        type: text(front.type),
        version: document.set === 'docs/current' ? '6.x' : document.set.replace('docs/', ''),
        owner: text(front.owner) || 'nobody',
        updated,
        reviewBy,
        ageDays: daysBetween(updated, now),
        overdueDays: daysBetween(reviewBy, now),
        translation: translationOf(document, english),
        sourceUpdated: english === undefined ? null : text(english.front.source_updated) || null,
        words: {'zh-CN': wordsOf(document), en: wordsOf(english)},
      };
    })
    .sort((a, b) => b.ageDays - a.ageDays || a.file.localeCompare(b.file));
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

/** One row per owner, by name. */
export function ownerRows(rows: readonly DocumentRow[]): OwnerRow[] {
  const owners = [...new Set(rows.map(({owner}) => owner))].sort();
  return owners.map((owner) => {
    const own = rows.filter((row) => row.owner === owner);
    const count = (holds: (row: DocumentRow) => boolean) => own.filter(holds).length;
    return {
      owner,
      documents: own.length,
      oldest: own.map(({updated}) => updated).sort()[0] ?? '',
      medianAgeDays: median(own.map(({ageDays}) => ageDays)),
      overdue: count(({overdueDays}) => overdueDays > 0),
      dueSoon: count(({overdueDays}) => overdueDays <= 0 && overdueDays >= -soonDays),
      missing: count(({translation}) => translation === 'missing'),
      stale: count(({translation}) => translation === 'stale'),
    };
  });
}
