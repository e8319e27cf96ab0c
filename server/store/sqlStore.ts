import * as steps from './steps';
import type {Steps} from './steps';
import {
  StoreUnavailable,
  type AuditEntry,
  type CodeIssue,
  type CodeOutcome,
  type Delivery,
  type DeliveryCounts,
  type DeliveryOutcome,
  type FeedbackComment,
  type FeedbackCount,
  type FeedbackNote,
  type LeadCount,
  type LeadOutcome,
  type LeadSubmission,
  type Limited,
  type OutboxEntry,
  type RateLimit,
  type SearchMiss,
  type SearchMissCount,
  type Store,
  type StoredLead,
  type Subject,
  type SweepLimits,
  type SweepResult,
} from './store';

const pageSize = 500;

const keysOf = (limits: readonly RateLimit[]): string[] => limits.map(({key}) => `limit:${key}`);
const codeLock = (key: string): string => `code:${key}`;

/** The store on top of three ways to run steps, which a database implements. */
export abstract class SqlStore implements Store {
  /** Appended to SELECTs of rows that several copies claim; empty for a single writer. */
  protected readonly skipLocked: string = '';

  /** Runs steps in a transaction, batched with other writes; resolves once they are on disk. */
  protected abstract write<Result>(work: () => Steps<Result>, locks?: readonly string[]): Promise<Result>;

  /** Runs read-only steps. */
  protected abstract read<Result>(work: () => Steps<Result>): Promise<Result>;

  /** Runs steps in a separate transaction with a long timeout. */
  protected abstract maintain<Result>(work: () => Steps<Result>): Promise<Result>;

  abstract close(): Promise<void>;

  /** The attempt counts even when storing the lead fails; otherwise the failure would reveal a correct guess. */
  async submitLead(submission: LeadSubmission): Promise<LeadOutcome> {
    const {lead, limits, code} = submission;
    // Includes the id: of identical posts to two copies the second must see the lead of the first.
    const locks = [`lead:${lead.id}`, `contact:${lead.contactHmac}`, codeLock(code.key), ...keysOf(limits)];
    try {
      return await this.write(() => steps.submitLead(submission), locks);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) await this.write(() => steps.countAttempt(code, lead.createdAt), locks);
      throw error;
    }
  }

  issueCode(issue: CodeIssue): Promise<CodeOutcome> {
    return this.write(
      () => steps.issueCode(issue),
      [`challenge:${issue.challenge.id}`, codeLock(issue.key), ...keysOf(issue.limits)],
    );
  }

  refundRateLimit(limits: readonly RateLimit[], now: number): Promise<void> {
    return this.write(() => steps.refundRateLimit(limits, now), keysOf(limits));
  }

  claimDeliveries(kind: Delivery['kind'], now: number, max: number, leaseMs: number): Promise<Delivery[]> {
    return this.write(() => steps.claimDeliveries(kind, now, max, leaseMs, this.skipLocked));
  }

  settleDelivery(id: string, outcome: DeliveryOutcome): Promise<void> {
    return this.write(() => steps.settleDelivery(id, outcome));
  }

  replayDeliveries({leadId}: {readonly leadId?: string}, now: number): Promise<number> {
    return this.maintain(() => steps.replayDeliveries(leadId, now));
  }

  deliveryCounts(now: number): Promise<DeliveryCounts> {
    return this.read(() => steps.deliveryCounts(now));
  }

  putOutbox(entry: OutboxEntry): Promise<void> {
    return this.write(() => steps.putOutbox(entry), [codeLock(entry.key)]);
  }

  addFeedback(note: FeedbackNote, limit: RateLimit): Promise<{outcome: 'stored'} | Limited> {
    return this.write(() => steps.addFeedback(note, limit), keysOf([limit]));
  }

  addSearchMiss(miss: SearchMiss, limit: RateLimit): Promise<{outcome: 'stored'} | Limited> {
    return this.write(
      () => steps.addSearchMiss(miss, limit),
      [`miss:${miss.edition}:${miss.query}`, ...keysOf([limit])],
    );
  }

  feedbackSummary(): Promise<FeedbackCount[]> {
    return this.read(steps.feedbackSummary);
  }

  feedbackComments(): Promise<FeedbackComment[]> {
    return this.read(steps.feedbackComments);
  }

  searchMisses(): Promise<SearchMissCount[]> {
    return this.read(steps.searchMisses);
  }

  async *leads(): AsyncIterable<StoredLead> {
    let after: StoredLead | undefined;
    for (;;) {
      const page = await this.read(() => steps.leadPage(after, pageSize));
      yield* page;
      after = page.at(-1);
      if (page.length < pageSize) return;
    }
  }

  findLeads(idOrReference: string): Promise<StoredLead[]> {
    return this.read(() => steps.findLeads(idOrReference));
  }

  leadsOfContact(contactHmac: string): Promise<StoredLead[]> {
    return this.read(() => steps.leadsOfContact(contactHmac));
  }

  leadCounts(): Promise<LeadCount[]> {
    return this.read(steps.leadCounts);
  }

  resealLead(id: string, bodyEnc: string): Promise<boolean> {
    return this.write(() => steps.resealLead(id, bodyEnc), [`lead:${id}`]);
  }

  resealComment(id: string, commentEnc: string): Promise<boolean> {
    return this.write(() => steps.resealComment(id, commentEnc));
  }

  eraseSubject(subject: Subject, by: Pick<AuditEntry, 'at' | 'actor'>): Promise<string[]> {
    return this.maintain(() => steps.eraseSubject(subject, by));
  }

  outbox(now: number): Promise<OutboxEntry[]> {
    return this.read(() => steps.outbox(now));
  }

  audit(entry: AuditEntry): Promise<void> {
    return this.write(() => steps.addAudit(entry));
  }

  auditLog({limit}: {readonly limit: number}): Promise<AuditEntry[]> {
    return this.read(() => steps.auditLog(limit));
  }

  async sweep(now: number, commentsUntil = 0, limits?: SweepLimits): Promise<SweepResult> {
    for (const work of steps.sweeps(now, commentsUntil, this.skipLocked)) await this.maintain(work);
    const {total, due} = await this.leadsDue(now);
    if (limits && due > Math.max(limits.alwaysAllowed, total * limits.maxShare)) return {leads: 0, heldBack: due};
    let leads = 0;
    for (let deleted = steps.sweepBatch; deleted === steps.sweepBatch; leads += deleted)
      deleted = await this.maintain(() => steps.sweepLeads(now, this.skipLocked));
    return {leads, heldBack: 0};
  }

  leadsDue(now: number): Promise<{total: number; due: number}> {
    return this.read(() => steps.leadsDue(now));
  }

  meta(name: string): Promise<string | undefined> {
    return this.read(() => steps.meta(name));
  }

  setMeta(name: string, value: string): Promise<void> {
    return this.write(() => steps.setMeta(name, value), [`meta:${name}`]);
  }

  addMeta(name: string, value: string): Promise<string> {
    return this.write(() => steps.addMeta(name, value), [`meta:${name}`]);
  }

  ping(): Promise<void> {
    return this.read(steps.ping);
  }
}
