import * as deliverySteps from './deliverySteps';
import * as leadSteps from './leadSteps';
import * as pictureSteps from './pictureSteps';
import type {Locks} from './queue';
import * as steps from './steps';
import type {Steps} from './sql';
import {readMigrations} from './migrations';
import {
  StoreUnavailable,
  type AttemptRecord,
  type AuditEntry,
  type AuditFilter,
  type CodeIssue,
  type CodeOutcome,
  type Delivery,
  type DeliveryAttempt,
  type DeliveryCounts,
  type DeliveryError,
  type DeliveryFilter,
  type DeliveryOutcome,
  type FeedbackComment,
  type FeedbackCount,
  type FeedbackNote,
  type LeadChange,
  type LeadFilter,
  type LeadOrder,
  type LeadOutcome,
  type LeadSourceCount,
  type LeadSubmission,
  type LeadWork,
  type Limited,
  type ListedDelivery,
  type OpenedResult,
  type OpenedResultCount,
  type OutboxEntry,
  type PictureInfo,
  type PictureOutcome,
  type PictureUpload,
  type RateLimit,
  type ResendFilter,
  type SealedAnswer,
  type SealedPicture,
  type SearchMiss,
  type SearchMissCount,
  type Store,
  type StoreCounts,
  type StoredLead,
  type StoredNote,
  type Subject,
  type SweepLimits,
  type SweepResult,
  type SweepRules,
  type WriteObserver,
} from './store';

const pageSize = 500;

const keysOf = (limits: readonly RateLimit[]): string[] => limits.map(({key}) => `limit:${key}`);
const codeLock = (key: string): string => `code:${key}`;

/** The store on top of three ways to run steps, which a database implements. */
export abstract class SqlStore implements Store {
  /** Appended to SELECTs of rows that several copies claim; empty for a single writer. */
  protected readonly skipLocked: string = '';

  /**
   * Runs steps in a transaction, batched with other writes; resolves once they are on disk. `onLate` gets a result that
   * came after the promise was rejected because the caller had waited too long.
   */
  protected abstract write<Result>(
    work: () => Steps<Result>,
    locks?: Locks,
    onLate?: (result: Result) => void,
  ): Promise<Result>;

  /** Runs read-only steps. */
  protected abstract read<Result>(work: () => Steps<Result>): Promise<Result>;

  /** Runs read-only steps that may take long: lists, exports, counts over everything. */
  protected abstract report<Result>(work: () => Steps<Result>): Promise<Result>;

  /** Runs steps in a separate transaction with a long timeout. */
  protected abstract maintain<Result>(work: () => Steps<Result>): Promise<Result>;

  /** Runs read-only steps that may take long, without holding up anything else. */
  protected abstract background<Result>(work: () => Steps<Result>): Promise<Result>;

  /** Folder of its migrations. */
  protected abstract readonly kind: 'sqlite' | 'postgres';

  abstract observeWrites(observer: WriteObserver): void;
  abstract integrity(isThorough: boolean): Promise<string | undefined>;
  abstract damage(): string | undefined;
  abstract close(): Promise<void>;

  /** The attempt counts even when storing the lead fails; otherwise the failure would reveal a correct guess. */
  async submitLead(submission: LeadSubmission): Promise<LeadOutcome> {
    const {lead, limits, code} = submission;
    // Includes the id: of identical posts to two copies the second must see the lead of the first.
    const rows = [`lead:${lead.id}`, `contact:${lead.contactHmac}`, codeLock(code.key)];
    const locks = {rows, counters: keysOf(limits)};
    try {
      return await this.write(() => steps.submitLead(submission), locks);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) await this.write(() => steps.countAttempt(code, lead.createdAt), locks);
      throw error;
    }
  }

  /** A code that is issued too late is taken back: its caller was told that there is none, and did not send it. */
  issueCode(issue: CodeIssue): Promise<CodeOutcome> {
    const rows = [`challenge:${issue.challenge.id}`, codeLock(issue.key)];
    const locks = {rows, counters: keysOf(issue.limits)};
    const takeBack = ({outcome}: CodeOutcome): void => {
      if (outcome !== 'issued') return;
      this.write(() => steps.withdrawCode(issue, issue.issuedAt), locks).catch(() => undefined);
    };
    return this.write(() => steps.issueCode(issue), locks, takeBack);
  }

  addPicture(upload: PictureUpload): Promise<PictureOutcome> {
    const {picture, challenge, limits} = upload;
    // With the lead: a picture must not come between the lead's look at its pictures and its commit.
    const rows = [`challenge:${challenge.id}`, `picture:${picture.id}`, `lead:${picture.leadId}`];
    return this.write(() => pictureSteps.addPicture(upload), {rows, counters: keysOf(limits)});
  }

  picturesOf(leadIds: readonly string[]): Promise<PictureInfo[]> {
    return this.report(() => pictureSteps.picturesOf(leadIds));
  }

  picture(id: string): Promise<SealedPicture | undefined> {
    return this.report(() => pictureSteps.picture(id));
  }

  async *pictures(): AsyncIterable<SealedPicture> {
    let after = '';
    for (;;) {
      const last = after;
      const next = await this.report(() => pictureSteps.pictureAfter(last));
      if (!next) return;
      yield next;
      after = next.id;
    }
  }

  resealPicture(id: string, bodyEnc: string): Promise<boolean> {
    return this.write(() => pictureSteps.resealPicture(id, bodyEnc));
  }

  refundRateLimit(limits: readonly RateLimit[], now: number): Promise<void> {
    return this.write(() => steps.refundRateLimit(limits, now), {rows: [], counters: keysOf(limits)});
  }

  claimDeliveries(kind: Delivery['kind'], now: number, max: number, leaseMs: number): Promise<Delivery[]> {
    return this.write(() => deliverySteps.claimDeliveries(kind, now, max, leaseMs, this.skipLocked));
  }

  settleDelivery(id: string, outcome: DeliveryOutcome, attempt: AttemptRecord): Promise<void> {
    return this.write(() => deliverySteps.settleDelivery(id, outcome, attempt));
  }

  resendDeliveries(which: ResendFilter, now: number): Promise<number> {
    return this.maintain(() => deliverySteps.resendDeliveries(which, now));
  }

  deliveries(
    filter: DeliveryFilter,
    now: number,
    page: {readonly offset: number; readonly size: number},
  ): Promise<{rows: ListedDelivery[]; total: number}> {
    return this.report(() => deliverySteps.deliveries(filter, now, page));
  }

  delivery(id: string): Promise<{delivery: ListedDelivery; attempts: DeliveryAttempt[]} | undefined> {
    return this.read(() => deliverySteps.delivery(id));
  }

  async *sealedAnswers(): AsyncIterable<SealedAnswer> {
    let after = {deliveryId: '', number: 0};
    for (;;) {
      const last = after;
      const page = await this.report(() => deliverySteps.answerPage(last, pageSize));
      yield* page;
      after = page.at(-1) ?? last;
      if (page.length < pageSize) return;
    }
  }

  resealAnswer(answer: SealedAnswer): Promise<boolean> {
    return this.write(() => deliverySteps.resealAnswer(answer));
  }

  deliveryCounts(now: number): Promise<DeliveryCounts> {
    return this.read(() => deliverySteps.deliveryCounts(now));
  }

  putOutbox(entry: OutboxEntry): Promise<void> {
    return this.write(() => steps.putOutbox(entry), {rows: [codeLock(entry.key)]});
  }

  addFeedback(note: FeedbackNote, limits: readonly RateLimit[]): Promise<{outcome: 'stored'} | Limited> {
    return this.write(() => steps.addFeedback(note, limits), {rows: [], counters: keysOf(limits)});
  }

  addSearchMiss(miss: SearchMiss, limits: readonly RateLimit[]): Promise<{outcome: 'stored'} | Limited> {
    return this.write(() => steps.addSearchMiss(miss, limits), {
      rows: [`miss:${miss.edition}:${miss.query}`],
      counters: keysOf(limits),
    });
  }

  addOpenedResult(opened: OpenedResult, limits: readonly RateLimit[]): Promise<{outcome: 'stored'} | Limited> {
    return this.write(() => steps.addOpenedResult(opened, limits), {
      // By the search: the result before it is in the same.
      rows: [`opened:${opened.edition}:${opened.query}`],
      counters: keysOf(limits),
    });
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

  openedResults(): Promise<OpenedResultCount[]> {
    return this.read(steps.openedResults);
  }

  leadSources(formPrefix: string): Promise<LeadSourceCount[]> {
    return this.report(() => leadSteps.leadSources(formPrefix));
  }

  async *leads(filter: LeadFilter = {}): AsyncIterable<StoredLead> {
    let after: StoredLead | undefined;
    for (;;) {
      const page = await this.report(() => leadSteps.leadsAfter(filter, after, pageSize));
      yield* page;
      after = page.at(-1);
      if (page.length < pageSize) return;
    }
  }

  countLeads(filter: LeadFilter): Promise<number> {
    return this.report(() => leadSteps.countLeads(filter));
  }

  leadPage(
    filter: LeadFilter,
    page: {readonly order: LeadOrder; readonly offset: number; readonly size: number},
  ): Promise<StoredLead[]> {
    return this.report(() => leadSteps.leadPage(filter, page));
  }

  leadsWithIds(ids: readonly string[]): Promise<StoredLead[]> {
    return this.report(() => leadSteps.leadsWithIds(ids));
  }

  notesOf(leadIds: readonly string[]): Promise<StoredNote[]> {
    return this.report(() => leadSteps.notesOf(leadIds));
  }

  async *notes(): AsyncIterable<StoredNote> {
    let after = '';
    for (;;) {
      const page = await this.report(() => leadSteps.notesAfter(after, pageSize));
      yield* page;
      after = page.at(-1)?.id ?? after;
      if (page.length < pageSize) return;
    }
  }

  resealNote(id: string, noteEnc: string): Promise<boolean> {
    return this.write(() => leadSteps.resealNote(id, noteEnc));
  }

  workOnLead(
    id: string,
    work: LeadWork,
    by: Pick<AuditEntry, 'at' | 'actor'>,
  ): Promise<readonly LeadChange[] | undefined> {
    return this.write(() => leadSteps.workOnLead(id, work, by), {rows: [`lead:${id}`]});
  }

  findLeads(idOrReference: string): Promise<StoredLead[]> {
    return this.read(() => steps.findLeads(idOrReference));
  }

  leadsOfContact(contactHmac: string): Promise<StoredLead[]> {
    return this.read(() => steps.leadsOfContact(contactHmac));
  }

  counts(now: number): Promise<StoreCounts> {
    return this.background(() => steps.counts(now));
  }

  oldestWaiting(): Promise<number | null> {
    return this.read(deliverySteps.oldestWaiting);
  }

  deliveryErrors(limit: number): Promise<DeliveryError[]> {
    return this.background(() => deliverySteps.deliveryErrors(limit));
  }

  resealLead(id: string, bodyEnc: string): Promise<boolean> {
    return this.write(() => steps.resealLead(id, bodyEnc), {rows: [`lead:${id}`]});
  }

  resealComment(id: string, commentEnc: string): Promise<boolean> {
    return this.write(() => steps.resealComment(id, commentEnc));
  }

  eraseSubject(subject: Subject, by: Pick<AuditEntry, 'at' | 'actor'>): Promise<string[]> {
    return this.maintain(() => steps.eraseSubject(subject, by));
  }

  eraseComments(ids: readonly string[], by: Pick<AuditEntry, 'at' | 'actor'>): Promise<number> {
    return this.maintain(() => steps.eraseComments(ids, by));
  }

  outbox(now: number): Promise<OutboxEntry[]> {
    return this.read(() => steps.outbox(now));
  }

  audit(entry: AuditEntry): Promise<void> {
    return this.write(() => steps.addAudit(entry));
  }

  auditLog({limit, offset = 0, ...filter}: AuditFilter & {limit: number; offset?: number}): Promise<AuditEntry[]> {
    return this.report(() => leadSteps.auditLog(filter, offset, limit));
  }

  countAudit(filter: AuditFilter): Promise<number> {
    return this.report(() => leadSteps.countAudit(filter));
  }

  async sweep(now: number, rules: SweepRules = {}, limits?: SweepLimits): Promise<SweepResult> {
    for (const work of steps.expirySweeps(now, this.skipLocked)) await this.maintain(work);
    const others = {comments: 0, feedback: 0, misses: 0, opened: 0, deliveries: 0, pictures: 0};
    for (const [kind, work] of steps.ruleSweeps(rules)) others[kind] += await this.maintain(work);
    if (rules.waitingPictures) others.pictures = await this.#sweepWaiting(rules.waitingPictures);
    const {total, due} = await this.leadsDue(now);
    if (limits && due > Math.max(limits.alwaysAllowed, total * limits.maxShare))
      return {...others, leads: 0, heldBack: due};
    let leads = 0;
    for (let deleted = pictureSteps.pictureBatch; deleted === pictureSteps.pictureBatch;)
      deleted = await this.maintain(() => pictureSteps.sweepDue(now, this.skipLocked));
    for (let deleted = steps.sweepBatch; deleted === steps.sweepBatch; leads += deleted)
      deleted = await this.maintain(() => steps.sweepLeads(now, this.skipLocked));
    return {...others, leads, heldBack: 0};
  }

  /** Each under the lock of its lead, which may be coming at this moment. */
  async #sweepWaiting(rules: NonNullable<SweepRules['waitingPictures']>): Promise<number> {
    for (let swept = 0; ;) {
      const pictures = await this.report(() => pictureSteps.waitingToSweep(rules));
      let deleted = 0;
      for (const {id, leadId} of pictures)
        deleted += await this.write(() => pictureSteps.dropWaiting(id), {rows: [`lead:${leadId}`]});
      swept += deleted;
      if (deleted === 0 || pictures.length < pictureSteps.pictureBatch) return swept;
    }
  }

  leadsDue(now: number): Promise<{total: number; due: number}> {
    return this.read(() => steps.leadsDue(now));
  }

  meta(name: string): Promise<string | undefined> {
    return this.read(() => steps.meta(name));
  }

  setMeta(name: string, value: string): Promise<void> {
    return this.write(() => steps.setMeta(name, value), {rows: [`meta:${name}`]});
  }

  addMeta(name: string, value: string): Promise<string> {
    return this.write(() => steps.addMeta(name, value), {rows: [`meta:${name}`]});
  }

  async schemaState(): Promise<{pending: string[]; isNewer: boolean}> {
    const version = await this.read(steps.schemaVersion);
    const migrations = readMigrations(this.kind);
    const pending = migrations.filter((migration) => migration.version > version).map(({name}) => name);
    return {pending, isNewer: version > (migrations.at(-1)?.version ?? 0)};
  }
}
