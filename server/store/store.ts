import type {Edition, FormId, Tracking} from '../../src/features/forms/schema';

/** The store cannot be reached or written at the moment; trying again later can help. */
export class StoreUnavailable extends Error {}

/** At most `max` events with this key within `windowMs` of the first of them. */
export interface RateLimit {
  readonly key: string;
  readonly max: number;
  readonly windowMs: number;
}

/** A limit was reached; nothing was counted. */
export interface Limited {
  readonly outcome: 'limited';
  readonly key: string;
  /** Seconds until the limit lets the next event through, at least 1. */
  readonly retryAfter: number;
}

export type LeadStatus = 'new' | 'quarantined';
export type QuarantineReason = 'honeypot' | 'too-fast' | 'contact-limit';

/** A lead ready to be stored: personal data only sealed or as keyed digest. Times are ms since the epoch. */
export interface NewLead {
  /** Made by the browser. */
  readonly id: string;
  /** Human-readable, see `leadReference`. */
  readonly reference: string;
  readonly form: FormId;
  readonly edition: Edition;
  /** Why the lead is quarantined, undefined for an ordinary one. */
  readonly quarantine: QuarantineReason | undefined;
  /** Keyed digest of form, edition and fields: tells a retry from other content under the same id. */
  readonly bodyHash: string;
  /** Sealed `LeadBody`. */
  readonly bodyEnc: string;
  /** Keyed digest of the contact. */
  readonly contactHmac: string;
  /** Keyed digest of contact and form. */
  readonly dedupeHmac: string;
  readonly tracking: Tracking;
  readonly createdAt: number;
  /** When the lead has to be deleted. */
  readonly purgeAt: number;
}

/** A lead as stored. */
export interface StoredLead {
  readonly id: string;
  readonly reference: string;
  readonly form: FormId;
  readonly edition: Edition;
  readonly status: LeadStatus;
  readonly quarantine: QuarantineReason | null;
  /** Earlier lead of the same contact and form within the duplicate window. */
  readonly duplicateOf: string | null;
  readonly bodyEnc: string;
  readonly contactHmac: string;
  readonly tracking: Tracking;
  readonly createdAt: number;
  readonly purgeAt: number;
}

/** A lead that has to be told to others: to the customer system, or to sales by e-mail. */
export interface NewDelivery {
  /** UUID; the receiver's key against doubles, the same in every attempt. */
  readonly id: string;
  readonly kind: 'crm' | 'sales-mail';
  readonly leadId: string;
  readonly createdAt: number;
}

/** A delivery as stored. It waits until it is delivered or abandoned, and goes with its lead. */
export interface Delivery extends NewDelivery {
  /** Times it was claimed. */
  readonly attempts: number;
  /** Not to be tried before. */
  readonly nextAt: number;
  /** Until then it belongs to whoever claimed it. */
  readonly leaseUntil: number | null;
  readonly deliveredAt: number | null;
  readonly abandonedAt: number | null;
  /** Why the last attempt failed; never personal data. */
  readonly lastError: string | null;
}

/** What became of an attempt. */
export type DeliveryOutcome =
  | {readonly kind: 'delivered'; readonly at: number}
  | {readonly kind: 'retry'; readonly nextAt: number; readonly error: string}
  | {readonly kind: 'abandoned'; readonly at: number; readonly error: string};

/** How the deliveries stand. */
export interface DeliveryCounts {
  /** Neither delivered nor abandoned. */
  readonly waiting: number;
  /** Those of the waiting ones whose time has come. */
  readonly due: number;
  readonly delivered: number;
  readonly abandoned: number;
  /** When the oldest waiting one was made. */
  readonly oldestWaiting: number | null;
}

/** Leads of one form in one status. */
export interface LeadCount {
  readonly form: FormId;
  readonly status: LeadStatus;
  readonly count: number;
}

export interface LeadSubmission {
  readonly lead: NewLead;
  /** Stored with the lead or not at all, quarantined or not. */
  readonly deliveries: readonly NewDelivery[];
  readonly limits: readonly RateLimit[];
  /** The code that was typed, under the key of contact and form. */
  readonly code: {readonly key: string; readonly digest: string; readonly maxAttempts: number};
  /** Leads of one contact within `windowMs` that are stored as ordinary ones. */
  readonly contactLimit: {readonly max: number; readonly windowMs: number};
  /** A lead of the same contact and form within this time is linked as duplicate. */
  readonly duplicateWindowMs: number;
}

export type LeadOutcome =
  | {readonly outcome: 'stored'; readonly status: LeadStatus; readonly duplicateOf: string | null}
  /** The id is known with the same content. */
  | {readonly outcome: 'replayed'; readonly reference: string}
  /** The id is known with other content. */
  | {readonly outcome: 'conflict'}
  | {readonly outcome: 'wrong-code'}
  | Limited;

export interface CodeIssue {
  /** Key of contact and form; a newer code replaces the older one. */
  readonly key: string;
  readonly digest: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** The solved challenge, spent by this call whatever its outcome. */
  readonly challenge: {readonly id: string; readonly expiresAt: number};
  readonly limits: readonly RateLimit[];
}

export type CodeOutcome = {readonly outcome: 'issued'} | {readonly outcome: 'spent'} | Limited;

/** A message waiting in the outbox; the payload is sealed. */
export interface OutboxEntry {
  /** For codes the key of the code: it leaves the outbox when the code is used or replaced. */
  readonly key: string;
  readonly kind: 'code';
  readonly payloadEnc: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface FeedbackNote {
  readonly id: string;
  readonly edition: Edition;
  readonly article: string;
  readonly helpful: boolean;
  readonly reason: string | undefined;
  /** Sealed: visitors write telephone numbers into comments. */
  readonly commentEnc: string | undefined;
  readonly createdAt: number;
}

export interface SearchMiss {
  readonly edition: Edition;
  readonly query: string;
  /** 1: something was found and nobody opened it; 0: nothing was found. */
  readonly unopened: 0 | 1;
  readonly at: number;
}

/** How often one document of one edition was answered about in one way. */
export interface FeedbackCount {
  readonly edition: Edition;
  readonly article: string;
  readonly helpful: boolean;
  /** Id of the reason; null where none was given. */
  readonly reason: string | null;
  readonly count: number;
  /** How many of them came with a comment; what it says is sealed. */
  readonly comments: number;
  readonly lastAt: number;
}

/** A query that helped nobody, with how often and since when. */
export interface SearchMissCount {
  readonly edition: Edition;
  readonly query: string;
  readonly count: number;
  /** How many of them found something that nobody opened. */
  readonly unopened: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** A comment under a document, sealed under its id. */
export interface FeedbackComment {
  readonly id: string;
  readonly edition: Edition;
  readonly article: string;
  readonly helpful: boolean;
  readonly reason: string | null;
  readonly commentEnc: string;
  readonly createdAt: number;
}

/** A read or a deletion of personal data, or a change to how it is kept. */
export interface AuditEntry {
  readonly at: number;
  readonly actor: string;
  readonly action:
    'show' | 'export' | 'codes' | 'comments' | 'audit' | 'erase' | 'replay' | 'purge' | 'rotate' | 'move';
  /** Lead id, or what was read. */
  readonly subject: string;
}

/** A person as the store knows them: keyed digests of their contacts, and the keys of codes sent there. */
export interface Subject {
  readonly contactHmacs: readonly string[];
  readonly codeKeys: readonly string[];
}

/** Where the service keeps its data. Every method is one transaction; what it resolved with is on disk. */
export interface Store {
  /** In this order: known id; limits; count the attempt; compare the code in constant time; consume it; insert. */
  submitLead(submission: LeadSubmission): Promise<LeadOutcome>;
  /** In this order: spend the challenge; limits; replace the code of this contact and form. */
  issueCode(issue: CodeIssue): Promise<CodeOutcome>;
  /** Takes one event back from each of these limits, as if it had not been counted. */
  refundRateLimit(limits: readonly RateLimit[], now: number): Promise<void>;
  /**
   * Takes up to `max` deliveries that are due, the longest waiting first, for `leaseMs`: until then nobody else gets
   * them. Of one whose taker died the lease runs out.
   */
  claimDeliveries(now: number, max: number, leaseMs: number): Promise<Delivery[]>;
  /** Notes what became of a claimed delivery and ends its lease. */
  settleDelivery(id: string, outcome: DeliveryOutcome): Promise<void>;
  /**
   * Makes deliveries due again, their attempts counted anew: the delivered and abandoned ones of a lead, or without a
   * lead all abandoned ones. Resolves with how many.
   */
  replayDeliveries(which: {readonly leadId?: string}, now: number): Promise<number>;
  deliveryCounts(now: number): Promise<DeliveryCounts>;
  putOutbox(entry: OutboxEntry): Promise<void>;
  addFeedback(note: FeedbackNote, limit: RateLimit): Promise<{readonly outcome: 'stored'} | Limited>;
  /** Counts a query that helped nobody. */
  addSearchMiss(miss: SearchMiss, limit: RateLimit): Promise<{readonly outcome: 'stored'} | Limited>;
  /** Answers about documents, counted by edition, document and reason; the most frequent first. */
  feedbackSummary(): Promise<FeedbackCount[]>;
  /** Queries that helped nobody, the most frequent first. */
  searchMisses(): Promise<SearchMissCount[]>;
  /** All leads, newest first. */
  leads(): AsyncIterable<StoredLead>;
  /** Leads with this id or this reference. */
  findLeads(idOrReference: string): Promise<StoredLead[]>;
  /** All leads of a contact, newest first. */
  leadsOfContact(contactHmac: string): Promise<StoredLead[]>;
  leadCounts(): Promise<LeadCount[]>;
  /** Replaces the sealed part of a lead, after a change of keys; false when there is no such lead. */
  resealLead(id: string, bodyEnc: string): Promise<boolean>;
  /** The comments under documents, newest first. */
  feedbackComments(): Promise<FeedbackComment[]>;
  /** As {@link resealLead} for a comment. */
  resealComment(id: string, commentEnc: string): Promise<boolean>;
  /**
   * Deletes leads, deliveries, codes and waiting messages of a person and audits every lead. Counters stay until they
   * run out within a day. Resolves with the ids of the leads.
   */
  eraseSubject(subject: Subject, by: Pick<AuditEntry, 'at' | 'actor'>): Promise<string[]>;
  /** Outbox entries that have not expired, newest first. */
  outbox(now: number): Promise<OutboxEntry[]>;
  audit(entry: AuditEntry): Promise<void>;
  /** The newest entries, newest first. */
  auditLog(options: {readonly limit: number}): Promise<AuditEntry[]>;
  /**
   * Deletes expired codes, outbox entries, challenges and counters, leads whose retention is over, and the comments (not
   * the answers they came with) that were written until `commentsUntil`.
   */
  sweep(now: number, commentsUntil?: number): Promise<void>;
  /** Resolves when the store can be read. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
