import {timingSafeEqual} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import Database from 'better-sqlite3';
import {readMigrations} from './migrations';
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
  type NewDelivery,
  type OutboxEntry,
  type RateLimit,
  type SearchMiss,
  type SearchMissCount,
  type Store,
  type StoredLead,
  type Subject,
} from './store';

/** Time a writer waits for another process (the CLI beside the service) before it gives up, in ms. */
const busyTimeoutMs = 2000;

type LeadRow = Omit<StoredLead, 'tracking'> & {tracking: string};

const leadColumns = `id, reference, form, edition, status, quarantine, duplicate_of AS duplicateOf, body_enc AS bodyEnc,
  contact_hmac AS contactHmac, tracking, created_at AS createdAt, purge_at AS purgeAt`;

const deliveryColumns = `id, kind, lead_id AS leadId, created_at AS createdAt, attempts, next_at AS nextAt, lease_until AS leaseUntil,
  delivered_at AS deliveredAt, abandoned_at AS abandonedAt, last_error AS lastError`;

const leadOf = (row: LeadRow): StoredLead => ({...row, tracking: JSON.parse(row.tracking) as StoredLead['tracking']});

/** Applies the migrations a database has not seen, under the write lock, so that two processes may start at once. */
function migrate(db: Database.Database): void {
  db.transaction(() => {
    db.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT');
    const done = db.prepare<[], number>('SELECT coalesce(max(version), 0) FROM migrations').pluck().get() ?? 0;
    for (const {version, name, sql} of readMigrations('sqlite')) {
      if (version <= done) continue;
      db.exec(sql);
      db.prepare('INSERT INTO migrations (version, name) VALUES (?, ?)').run(version, name);
    }
  }).immediate();
}

/** Statements are prepared once per connection. */
function prepare(db: Database.Database) {
  return {
    knownLead: db.prepare<[string], {bodyHash: string; reference: string}>(
      'SELECT body_hash AS bodyHash, reference FROM leads WHERE id = ?',
    ),
    insertLead: db.prepare(
      `INSERT INTO leads (id, reference, form, edition, status, quarantine, duplicate_of, body_hash, body_enc, contact_hmac,
         dedupe_hmac, tracking, created_at, purge_at)
       VALUES (@id, @reference, @form, @edition, @status, @quarantine, @duplicateOf, @bodyHash, @bodyEnc, @contactHmac,
         @dedupeHmac, @tracking, @createdAt, @purgeAt)`,
    ),
    contactLeads: db
      .prepare<[string, number], number>('SELECT count(*) FROM leads WHERE contact_hmac = ? AND created_at > ?')
      .pluck(),
    original: db
      .prepare<[string, number], string>(
        'SELECT coalesce(duplicate_of, id) FROM leads WHERE dedupe_hmac = ? AND created_at > ? ORDER BY created_at LIMIT 1',
      )
      .pluck(),
    leads: db.prepare<[], LeadRow>(`SELECT ${leadColumns} FROM leads ORDER BY created_at DESC, id`),
    findLeads: db.prepare<{key: string}, LeadRow>(
      `SELECT ${leadColumns} FROM leads WHERE id = @key OR reference = @key ORDER BY created_at DESC`,
    ),
    leadsOfContact: db.prepare<[string], LeadRow>(
      `SELECT ${leadColumns} FROM leads WHERE contact_hmac = ? ORDER BY created_at DESC, id`,
    ),
    leadCounts: db.prepare<[], LeadCount>(
      'SELECT form, status, count(*) AS count FROM leads GROUP BY form, status ORDER BY form, status',
    ),
    resealLead: db.prepare<[string, string]>('UPDATE leads SET body_enc = ? WHERE id = ?'),
    eraseLeads: db.prepare<[string], {id: string}>('DELETE FROM leads WHERE contact_hmac = ? RETURNING id'),
    insertDelivery: db.prepare<NewDelivery>(
      `INSERT INTO deliveries (id, kind, lead_id, created_at, next_at)
       VALUES (@id, @kind, @leadId, @createdAt, @createdAt)`,
    ),
    claim: db.prepare<{now: number; max: number; leaseUntil: number}, Delivery>(
      `UPDATE deliveries SET attempts = attempts + 1, lease_until = @leaseUntil
       WHERE id IN (
         SELECT id FROM deliveries
         WHERE delivered_at IS NULL AND abandoned_at IS NULL AND next_at <= @now AND coalesce(lease_until, 0) <= @now
         ORDER BY next_at LIMIT @max)
       RETURNING ${deliveryColumns}`,
    ),
    settle: db.prepare<{id: string; deliveredAt: number | null; abandonedAt: number | null; nextAt: number | null; error: string | null}>(
      `UPDATE deliveries SET lease_until = NULL, delivered_at = @deliveredAt, abandoned_at = @abandonedAt,
         next_at = coalesce(@nextAt, next_at), last_error = @error
       WHERE id = @id`,
    ),
    replay: db.prepare<{leadId: string | null; now: number}>(
      `UPDATE deliveries SET attempts = 0, next_at = @now, lease_until = NULL, delivered_at = NULL, abandoned_at = NULL
       WHERE (lead_id = @leadId AND delivered_at IS NOT NULL)
         OR (abandoned_at IS NOT NULL AND (@leadId IS NULL OR lead_id = @leadId))`,
    ),
    deliveryCounts: db.prepare<[number], DeliveryCounts>(
      `SELECT count(*) FILTER (WHERE waiting) AS waiting, count(*) FILTER (WHERE waiting AND next_at <= ?) AS due,
         count(delivered_at) AS delivered, count(abandoned_at) AS abandoned,
         min(created_at) FILTER (WHERE waiting) AS oldestWaiting
       FROM (SELECT *, delivered_at IS NULL AND abandoned_at IS NULL AS waiting FROM deliveries)`,
    ),
    attempt: db.prepare<[string, number, number], {digest: string}>(
      'UPDATE codes SET attempts = attempts + 1 WHERE key = ? AND expires_at > ? AND attempts < ? RETURNING digest',
    ),
    putCode: db.prepare('INSERT OR REPLACE INTO codes (key, digest, attempts, expires_at) VALUES (?, ?, 0, ?)'),
    dropCode: db.prepare('DELETE FROM codes WHERE key = ?'),
    dropOutbox: db.prepare('DELETE FROM outbox WHERE key = ?'),
    putOutbox: db.prepare(
      `INSERT OR REPLACE INTO outbox (key, kind, payload_enc, created_at, expires_at)
       VALUES (@key, @kind, @payloadEnc, @createdAt, @expiresAt)`,
    ),
    outbox: db.prepare<[number], OutboxEntry>(
      `SELECT key, kind, payload_enc AS payloadEnc, created_at AS createdAt, expires_at AS expiresAt
       FROM outbox WHERE expires_at > ? ORDER BY created_at DESC`,
    ),
    spend: db.prepare('INSERT OR IGNORE INTO spent_challenges (id, expires_at) VALUES (?, ?)'),
    counter: db.prepare<[string, number], {count: number; expiresAt: number}>(
      'SELECT count, expires_at AS expiresAt FROM counters WHERE key = ? AND expires_at > ?',
    ),
    count: db.prepare<{key: string; now: number; expiresAt: number}>(
      `INSERT INTO counters (key, count, expires_at) VALUES (@key, 1, @expiresAt)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN expires_at > @now THEN count + 1 ELSE 1 END,
         expires_at = CASE WHEN expires_at > @now THEN expires_at ELSE @expiresAt END`,
    ),
    addFeedback: db.prepare(
      `INSERT INTO feedback (id, edition, article, helpful, reason, comment_enc, created_at)
       VALUES (@id, @edition, @article, @helpful, @reason, @commentEnc, @createdAt)`,
    ),
    feedbackComments: db.prepare<[], Omit<FeedbackComment, 'helpful'> & {helpful: number}>(
      `SELECT id, edition, article, helpful, reason, comment_enc AS commentEnc, created_at AS createdAt
       FROM feedback WHERE comment_enc IS NOT NULL ORDER BY created_at DESC, id`,
    ),
    resealComment: db.prepare<[string, string]>('UPDATE feedback SET comment_enc = ? WHERE id = ? AND comment_enc IS NOT NULL'),
    addSearchMiss: db.prepare<SearchMiss>(
      `INSERT INTO search_misses (edition, query, count, first_at, last_at) VALUES (@edition, @query, 1, @at, @at)
       ON CONFLICT (edition, query) DO UPDATE SET count = count + 1, last_at = @at`,
    ),
    feedbackSummary: db.prepare<[], Omit<FeedbackCount, 'helpful'> & {helpful: number}>(
      `SELECT edition, article, helpful, reason, count(*) AS count, count(comment_enc) AS comments, max(created_at) AS lastAt
       FROM feedback GROUP BY edition, article, helpful, reason ORDER BY count DESC, lastAt DESC, article, edition`,
    ),
    searchMisses: db.prepare<[], SearchMissCount>(
      `SELECT edition, query, count, first_at AS firstAt, last_at AS lastAt
       FROM search_misses ORDER BY count DESC, lastAt DESC, query, edition`,
    ),
    audit: db.prepare<AuditEntry>('INSERT INTO audit (at, actor, action, subject) VALUES (@at, @actor, @action, @subject)'),
    auditLog: db.prepare<[number], AuditEntry>('SELECT at, actor, action, subject FROM audit ORDER BY id DESC LIMIT ?'),
    sweeps: ['codes', 'outbox', 'spent_challenges', 'counters'].map((table) =>
      db.prepare<[number]>(`DELETE FROM ${table} WHERE expires_at <= ?`),
    ),
    /** Retention: the privacy notice promises that a lead is gone when its time is over. */
    purge: db.prepare<[number]>('DELETE FROM leads WHERE purge_at <= ?'),
    ping: db.prepare('SELECT 1 FROM leads LIMIT 1'),
  };
}

class SqliteStore implements Store {
  readonly #db: Database.Database;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: Database.Database) {
    this.#db = db;
    this.#sql = prepare(db);
  }

  /** One write transaction; it takes the write lock first, so that what it reads stays true until it commits. */
  async #write<Result>(work: () => Result): Promise<Result> {
    try {
      return this.#db.transaction(work).immediate();
    } catch (error) {
      if (error instanceof Database.SqliteError && /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)/.test(error.code)) {
        throw new StoreUnavailable(error.code);
      }
      throw error;
    }
  }

  /** Counts one event against all limits, or against none when one of them is reached. */
  #take(limits: readonly RateLimit[], now: number): Limited | undefined {
    let reached: Limited | undefined;
    for (const {key, max} of limits) {
      const counter = this.#sql.counter.get(key, now);
      if (!counter || counter.count < max) continue;
      const retryAfter = Math.max(1, Math.ceil((counter.expiresAt - now) / 1000));
      if (!reached || retryAfter > reached.retryAfter) reached = {outcome: 'limited', key, retryAfter};
    }
    if (reached) return reached;
    for (const {key, windowMs} of limits) this.#sql.count.run({key, now, expiresAt: now + windowMs});
    return undefined;
  }

  /** Uses up one attempt; a right code is consumed, with the message that carried it. */
  #redeem({key, digest, maxAttempts}: LeadSubmission['code'], now: number): boolean {
    const issued = this.#sql.attempt.get(key, now, maxAttempts);
    if (!issued || !timingSafeEqual(Buffer.from(issued.digest), Buffer.from(digest))) return false;
    this.#sql.dropCode.run(key);
    this.#sql.dropOutbox.run(key);
    return true;
  }

  submitLead({lead, deliveries, limits, code, contactLimit, duplicateWindowMs}: LeadSubmission): Promise<LeadOutcome> {
    return this.#write((): LeadOutcome => {
      const now = lead.createdAt;
      const known = this.#sql.knownLead.get(lead.id);
      if (known) {
        return known.bodyHash === lead.bodyHash ? {outcome: 'replayed', reference: known.reference} : {outcome: 'conflict'};
      }
      const limited = this.#take(limits, now);
      if (limited) return limited;
      if (!this.#redeem(code, now)) return {outcome: 'wrong-code'};
      const earlier = this.#sql.contactLeads.get(lead.contactHmac, now - contactLimit.windowMs) ?? 0;
      const quarantine = lead.quarantine ?? (earlier >= contactLimit.max ? 'contact-limit' : null);
      const status = quarantine ? 'quarantined' : 'new';
      const duplicateOf = this.#sql.original.get(lead.dedupeHmac, now - duplicateWindowMs) ?? null;
      this.#sql.insertLead.run({...lead, status, quarantine, duplicateOf, tracking: JSON.stringify(lead.tracking)});
      for (const delivery of deliveries) this.#sql.insertDelivery.run(delivery);
      return {outcome: 'stored', status, duplicateOf};
    });
  }

  issueCode({key, digest, issuedAt, expiresAt, challenge, limits}: CodeIssue): Promise<CodeOutcome> {
    return this.#write((): CodeOutcome => {
      if (this.#sql.spend.run(challenge.id, challenge.expiresAt).changes === 0) return {outcome: 'spent'};
      const limited = this.#take(limits, issuedAt);
      if (limited) return limited;
      this.#sql.putCode.run(key, digest, expiresAt);
      this.#sql.dropOutbox.run(key);
      return {outcome: 'issued'};
    });
  }

  claimDeliveries(now: number, max: number, leaseMs: number): Promise<Delivery[]> {
    return this.#write(() => this.#sql.claim.all({now, max, leaseUntil: now + leaseMs}).sort((a, b) => a.nextAt - b.nextAt));
  }

  async settleDelivery(id: string, outcome: DeliveryOutcome): Promise<void> {
    const deliveredAt = outcome.kind === 'delivered' ? outcome.at : null;
    const abandonedAt = outcome.kind === 'abandoned' ? outcome.at : null;
    const nextAt = outcome.kind === 'retry' ? outcome.nextAt : null;
    const error = outcome.kind === 'delivered' ? null : outcome.error;
    await this.#write(() => this.#sql.settle.run({id, deliveredAt, abandonedAt, nextAt, error}));
  }

  replayDeliveries({leadId = null}: {leadId?: string | null}, now: number): Promise<number> {
    return this.#write(() => this.#sql.replay.run({leadId, now}).changes);
  }

  async deliveryCounts(now: number): Promise<DeliveryCounts> {
    return this.#sql.deliveryCounts.get(now)!;
  }

  async putOutbox(entry: OutboxEntry): Promise<void> {
    await this.#write(() => this.#sql.putOutbox.run(entry));
  }

  addFeedback(note: FeedbackNote, limit: RateLimit): Promise<{outcome: 'stored'} | Limited> {
    return this.#write(() => {
      const limited = this.#take([limit], note.createdAt);
      if (limited) return limited;
      const {reason = null, commentEnc = null} = note;
      this.#sql.addFeedback.run({...note, reason, commentEnc, helpful: note.helpful ? 1 : 0});
      return {outcome: 'stored'};
    });
  }

  addSearchMiss(miss: SearchMiss, limit: RateLimit): Promise<{outcome: 'stored'} | Limited> {
    return this.#write(() => {
      const limited = this.#take([limit], miss.at);
      if (limited) return limited;
      this.#sql.addSearchMiss.run(miss);
      return {outcome: 'stored'};
    });
  }

  async feedbackSummary(): Promise<FeedbackCount[]> {
    return this.#sql.feedbackSummary.all().map((row) => ({...row, helpful: row.helpful === 1}));
  }

  async searchMisses(): Promise<SearchMissCount[]> {
    return this.#sql.searchMisses.all();
  }

  async *leads(): AsyncIterable<StoredLead> {
    for (const row of this.#sql.leads.iterate()) yield leadOf(row);
  }

  async findLeads(idOrReference: string): Promise<StoredLead[]> {
    return this.#sql.findLeads.all({key: idOrReference}).map(leadOf);
  }

  async leadsOfContact(contactHmac: string): Promise<StoredLead[]> {
    return this.#sql.leadsOfContact.all(contactHmac).map(leadOf);
  }

  async leadCounts(): Promise<LeadCount[]> {
    return this.#sql.leadCounts.all();
  }

  resealLead(id: string, bodyEnc: string): Promise<boolean> {
    return this.#write(() => this.#sql.resealLead.run(bodyEnc, id).changes > 0);
  }

  async feedbackComments(): Promise<FeedbackComment[]> {
    return this.#sql.feedbackComments.all().map((row) => ({...row, helpful: row.helpful === 1}));
  }

  resealComment(id: string, commentEnc: string): Promise<boolean> {
    return this.#write(() => this.#sql.resealComment.run(commentEnc, id).changes > 0);
  }

  eraseSubject({contactHmacs, codeKeys}: Subject, by: Pick<AuditEntry, 'at' | 'actor'>): Promise<string[]> {
    return this.#write(() => {
      const ids = contactHmacs.flatMap((contact) => this.#sql.eraseLeads.all(contact).map(({id}) => id));
      for (const key of codeKeys) {
        this.#sql.dropCode.run(key);
        this.#sql.dropOutbox.run(key);
      }
      for (const subject of ids) this.#sql.audit.run({...by, action: 'erase', subject});
      return ids;
    });
  }

  async auditLog({limit}: {limit: number}): Promise<AuditEntry[]> {
    return this.#sql.auditLog.all(limit);
  }

  async outbox(now: number): Promise<OutboxEntry[]> {
    return this.#sql.outbox.all(now);
  }

  async audit(entry: AuditEntry): Promise<void> {
    await this.#write(() => this.#sql.audit.run(entry));
  }

  async sweep(now: number): Promise<void> {
    await this.#write(() => {
      this.#sql.sweeps.forEach((statement) => statement.run(now));
      this.#sql.purge.run(now);
    });
  }

  async ping(): Promise<void> {
    this.#sql.ping.get();
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}

/** Path of the database file in a data folder. */
export const sqlitePath = (dataDir: string): string => join(dataDir, 'leads.db');

/** Opens, and on the first start creates, the store of one machine. `synchronous=FULL`: a commit is on disk. */
export function openSqliteStore(dataDir: string): Store {
  mkdirSync(dataDir, {recursive: true, mode: 0o700});
  const db = new Database(sqlitePath(dataDir), {timeout: busyTimeoutMs});
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  // Deleted codes must not linger in free pages.
  db.pragma('secure_delete = ON');
  migrate(db);
  return new SqliteStore(db);
}
