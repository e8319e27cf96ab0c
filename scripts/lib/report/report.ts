/** Builds the data of the content report. Pure: no file or database access. */
import type {Claim} from '../../../src/facts/claims.schema';
import type {SourceDocument} from '../../checks/documents';
import {articleReport, type ArticleReport} from './articles';
import {claimPairs, oldClaims, type ClaimPair, type OldClaim} from './claims';
import {documentRows, ownerRows, soonDays, type DocumentRow, type OwnerRow} from './documents';
import type {ServiceData} from './read';
import {feedbackRows, missRows, translationVotes, type FeedbackRow, type MissRow} from './service';

/** Inputs of the report. */
export interface ReportInput {
  readonly now: Date;
  readonly documents: readonly SourceDocument[];
  readonly claims: Readonly<Record<string, Claim>>;
  /** Schema violations of the claims. */
  readonly claimProblems: readonly string[];
  /** Settings that still have their demo value. */
  readonly demo: readonly string[];
  /** From the service's store; null where there is none yet. */
  readonly service: ServiceData | null;
}

export interface TranslationRow extends DocumentRow {
  /** Readers who asked for it in English. */
  readonly votes: number;
}

export interface Report {
  /** ISO day. */
  readonly day: string;
  readonly owners: readonly OwnerRow[];
  readonly overdue: readonly DocumentRow[];
  readonly dueSoon: readonly DocumentRow[];
  readonly missing: readonly TranslationRow[];
  readonly stale: readonly TranslationRow[];
  readonly claimProblems: readonly string[];
  readonly claimPairs: readonly ClaimPair[];
  readonly oldClaims: readonly OldClaim[];
  readonly demo: readonly string[];
  /** Null: no service data yet. */
  readonly articles: ArticleReport | null;
  readonly feedback: readonly FeedbackRow[] | null;
  readonly misses: readonly MissRow[] | null;
  readonly documents: readonly DocumentRow[];
}

/** Everything the page and `--json` show. */
export function buildReport({now, documents, claims, claimProblems, demo, service}: ReportInput): Report {
  const rows = documentRows(documents, now);
  const withVotes = rows
    .map((row): TranslationRow => ({...row, votes: translationVotes(service?.feedback ?? [], row.id)}))
    .sort((a, b) => b.votes - a.votes || b.ageDays - a.ageDays);
  const byDue = [...rows].sort((a, b) => b.overdueDays - a.overdueDays);
  return {
    day: now.toISOString().slice(0, 10),
    owners: ownerRows(rows),
    overdue: byDue.filter(({overdueDays}) => overdueDays > 0),
    dueSoon: byDue.filter(({overdueDays}) => overdueDays <= 0 && overdueDays >= -soonDays),
    missing: withVotes.filter(({translation}) => translation === 'missing'),
    stale: withVotes.filter(({translation}) => translation === 'stale'),
    claimProblems,
    claimPairs: claimPairs(claims),
    oldClaims: oldClaims(claims, now),
    demo,
    articles: service && articleReport({documents: rows, ...service}),
    feedback: service && feedbackRows(service.feedback, rows),
    misses: service && missRows(service.misses, rows),
    documents: rows,
  };
}
