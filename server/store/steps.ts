/**
 * Store operations as generators: each yields SQL statements and receives their results, so that the same code runs on a
 * synchronous driver (SQLite) and an asynchronous one (PostgreSQL). The SQL is common to both.
 */
import {timingSafeEqual} from 'node:crypto';
import type {
  AuditEntry,
  CodeIssue,
  CodeOutcome,
  Delivery,
  DeliveryCounts,
  DeliveryOutcome,
  FeedbackComment,
  FeedbackCount,
  FeedbackNote,
  LeadCount,
  LeadOutcome,
  LeadSubmission,
  Limited,
  NewDelivery,
  OutboxEntry,
  RateLimit,
  SearchMiss,
  SearchMissCount,
  StoredLead,
  Subject,
} from './store';

export type Value = string | number | null;

/** A statement whose parameters are named `@name`. */
export interface Statement {
  readonly sql: string;
  readonly params: Readonly<Record<string, Value>>;
}

/** Result of a statement: its rows, and the number of changed rows. */
export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** Each step is a list of ordered statements that do not need each other's results: one round trip. */
export type Steps<Result> = Generator<readonly Statement[], Result, readonly StatementResult[]>;

type Params = Readonly<Record<string, Value | undefined | object | boolean>>;

/** Converts a value for both databases: undefined to NULL, booleans to 1 or 0, objects to JSON. */
function toSqlValue(value: Params[string]): Value {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

function statement(sql: string, params: object): Statement {
  const values: Record<string, Value> = {};
  for (const [name, value] of Object.entries(params as Params)) values[name] = toSqlValue(value);
  return {sql, params: values};
}

const firstRow = <Row>(answer: StatementResult | undefined): Row | undefined => answer?.rows[0] as Row | undefined;

function* rowsOf<Row>(sql: string, params: object = {}): Steps<Row[]> {
  const [answer] = yield [statement(sql, params)];
  return answer!.rows as Row[];
}

/** Runs a statement and returns the number of changed rows. */
function* change(sql: string, params: object): Steps<number> {
  const [answer] = yield [statement(sql, params)];
  return answer!.changes;
}

const leadColumns = `id, reference, form, edition, status, quarantine, duplicate_of AS "duplicateOf", body_enc AS "bodyEnc",
  contact_hmac AS "contactHmac", tracking, created_at AS "createdAt", purge_at AS "purgeAt"`;

const deliveryColumns = `id, kind, lead_id AS "leadId", created_at AS "createdAt", attempts, next_at AS "nextAt",
  lease_until AS "leaseUntil", delivered_at AS "deliveredAt", abandoned_at AS "abandonedAt", last_error AS "lastError"`;

const auditColumns = 'at, actor, action, subject';

type LeadRow = Omit<StoredLead, 'tracking'> & {tracking: string};

const leadOf = (row: LeadRow): StoredLead => ({...row, tracking: JSON.parse(row.tracking) as StoredLead['tracking']});

/** A row of the feedback table; booleans are stored as numbers. */
type FeedbackRow<Row> = Omit<Row, 'helpful'> & {helpful: number};

const fromFeedbackRow = <Row>(row: FeedbackRow<Row>) => ({...row, helpful: row.helpful === 1});

const readCounters = (limits: readonly RateLimit[], now: number): Statement[] =>
  limits.map(({key}) =>
    statement('SELECT count, expires_at AS "expiresAt" FROM counters WHERE key = @key AND expires_at > @now', {
      key,
      now,
    }),
  );

/** Of the limits that are reached, the one with the longest wait. */
function reachedLimit(
  limits: readonly RateLimit[],
  counters: readonly StatementResult[],
  now: number,
): Limited | undefined {
  let reached: Limited | undefined;
  for (const [index, {key, max}] of limits.entries()) {
    const counter = firstRow<{count: number; expiresAt: number}>(counters[index]);
    if (!counter || counter.count < max) continue;
    const retryAfter = Math.max(1, Math.ceil((counter.expiresAt - now) / 1000));
    if (!reached || retryAfter > reached.retryAfter) reached = {outcome: 'limited', key, retryAfter};
  }
  return reached;
}

const countEvent = (limits: readonly RateLimit[], now: number): Statement[] =>
  limits.map(({key, windowMs}) =>
    statement(
      `INSERT INTO counters (key, count, expires_at) VALUES (@key, 1, @expiresAt)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN counters.expires_at > @now THEN counters.count + 1 ELSE 1 END,
         expires_at = CASE WHEN counters.expires_at > @now THEN counters.expires_at ELSE @expiresAt END`,
      {key, now, expiresAt: now + windowMs},
    ),
  );

/** Counts one event against all limits and runs its statements; does neither when a limit is reached. */
function* countWithinLimits(
  limits: readonly RateLimit[],
  now: number,
  event: readonly Statement[],
): Steps<Limited | undefined> {
  const limited = reachedLimit(limits, yield readCounters(limits, now), now);
  if (!limited) yield [...countEvent(limits, now), ...event];
  return limited;
}

/** Decrements the counter of each limit whose window has not ended. */
export function* refundRateLimit(limits: readonly RateLimit[], now: number): Steps<void> {
  yield limits.map(({key}) =>
    statement('UPDATE counters SET count = count - 1 WHERE key = @key AND expires_at > @now AND count > 0', {key, now}),
  );
}

/** Counts an attempt and returns the code's digest; no row when there is no valid code or no attempt left. */
const attempt = ({key, maxAttempts}: LeadSubmission['code'], now: number): Statement =>
  statement(
    `UPDATE codes SET attempts = attempts + 1 WHERE key = @key AND expires_at > @now AND attempts < @maxAttempts
     RETURNING digest`,
    {key, now, maxAttempts},
  );

/** Counts one attempt at a code. */
export function* countAttempt(code: LeadSubmission['code'], now: number): Steps<void> {
  yield [attempt(code, now)];
}

const dropOutbox = (key: string): Statement => statement('DELETE FROM outbox WHERE key = @key', {key});

/** Deletes a code and its outbox entry. */
const dropCode = (key: string): Statement[] => [
  statement('DELETE FROM codes WHERE key = @key', {key}),
  dropOutbox(key),
];

const insertDelivery = (delivery: NewDelivery): Statement =>
  statement(
    `INSERT INTO deliveries (id, kind, lead_id, created_at, next_at)
     VALUES (@id, @kind, @leadId, @createdAt, @createdAt)`,
    delivery,
  );

export function* submitLead({
  lead,
  deliveries,
  limits,
  code,
  contactLimit,
  duplicateWindowMs,
}: LeadSubmission): Steps<LeadOutcome> {
  const now = lead.createdAt;
  const [known, history, ...counters] = yield [
    statement('SELECT body_hash AS "bodyHash", reference FROM leads WHERE id = @id', {id: lead.id}),
    statement(
      `SELECT (SELECT count(*) FROM leads WHERE contact_hmac = @contactHmac AND created_at > @contactSince) AS earlier,
         (SELECT coalesce(duplicate_of, id) FROM leads WHERE dedupe_hmac = @dedupeHmac AND created_at > @duplicateSince
          ORDER BY created_at LIMIT 1) AS original`,
      {
        contactHmac: lead.contactHmac,
        contactSince: now - contactLimit.windowMs,
        dedupeHmac: lead.dedupeHmac,
        duplicateSince: now - duplicateWindowMs,
      },
    ),
    ...readCounters(limits, now),
  ];
  const same = firstRow<{bodyHash: string; reference: string}>(known);
  if (same) {
    return same.bodyHash === lead.bodyHash ? {outcome: 'replayed', reference: same.reference} : {outcome: 'conflict'};
  }
  const limited = reachedLimit(limits, counters, now);
  if (limited) return limited;

  const [tried] = yield [attempt(code, now), ...countEvent(limits, now)];
  const issued = firstRow<{digest: string}>(tried);
  if (!issued || !timingSafeEqual(Buffer.from(issued.digest), Buffer.from(code.digest))) return {outcome: 'wrong-code'};

  const {earlier, original: duplicateOf} = firstRow<{earlier: number; original: string | null}>(history)!;
  const quarantine = lead.quarantine ?? (earlier >= contactLimit.max ? 'contact-limit' : null);
  const status = quarantine ? 'quarantined' : 'new';
  yield [
    ...dropCode(code.key),
    statement(
      `INSERT INTO leads (id, reference, form, edition, status, quarantine, duplicate_of, body_hash, body_enc, contact_hmac,
         dedupe_hmac, tracking, created_at, purge_at)
       VALUES (@id, @reference, @form, @edition, @status, @quarantine, @duplicateOf, @bodyHash, @bodyEnc, @contactHmac,
         @dedupeHmac, @tracking, @createdAt, @purgeAt)`,
      {...lead, status, quarantine, duplicateOf},
    ),
    ...deliveries.map(insertDelivery),
  ];
  return {outcome: 'stored', status, duplicateOf};
}

export function* issueCode({key, digest, issuedAt, expiresAt, challenge, limits}: CodeIssue): Steps<CodeOutcome> {
  const isFresh = yield* change(
    'INSERT INTO spent_challenges (id, expires_at) VALUES (@id, @expiresAt) ON CONFLICT (id) DO NOTHING',
    challenge,
  );
  if (!isFresh) return {outcome: 'spent'};
  const limited = yield* countWithinLimits(limits, issuedAt, [
    dropOutbox(key),
    statement(
      `INSERT INTO codes (key, digest, attempts, expires_at) VALUES (@key, @digest, 0, @expiresAt)
       ON CONFLICT (key) DO UPDATE SET digest = @digest, attempts = 0, expires_at = @expiresAt`,
      {key, digest, expiresAt},
    ),
  ]);
  return limited ?? {outcome: 'issued'};
}

/** `skipLocked`: SQL that lets concurrent workers skip each other's rows. */
export function* claimDeliveries(
  kind: Delivery['kind'],
  now: number,
  max: number,
  leaseMs: number,
  skipLocked: string,
): Steps<Delivery[]> {
  const claimed = yield* rowsOf<Delivery>(
    `UPDATE deliveries SET attempts = attempts + 1, lease_until = @leaseUntil
     WHERE id IN (
       SELECT id FROM deliveries
       WHERE kind = @kind AND delivered_at IS NULL AND abandoned_at IS NULL AND next_at <= @now AND (lease_until IS NULL OR lease_until <= @now)
       ORDER BY next_at LIMIT @max ${skipLocked})
     RETURNING ${deliveryColumns}`,
    {kind, now, max, leaseUntil: now + leaseMs},
  );
  return claimed.sort((a, b) => a.nextAt - b.nextAt);
}

export function* settleDelivery(id: string, outcome: DeliveryOutcome): Steps<void> {
  yield* change(
    `UPDATE deliveries SET lease_until = NULL, delivered_at = @deliveredAt, abandoned_at = @abandonedAt,
       next_at = coalesce(@nextAt, next_at), last_error = @error
     WHERE id = @id`,
    {
      id,
      deliveredAt: outcome.kind === 'delivered' ? outcome.at : null,
      abandonedAt: outcome.kind === 'abandoned' ? outcome.at : null,
      nextAt: outcome.kind === 'retry' ? outcome.nextAt : null,
      error: outcome.kind === 'delivered' ? null : outcome.error,
    },
  );
}

export function* replayDeliveries(leadId: string | undefined, now: number): Steps<number> {
  const which =
    leadId === undefined
      ? 'abandoned_at IS NOT NULL'
      : 'lead_id = @leadId AND (delivered_at IS NOT NULL OR abandoned_at IS NOT NULL)';
  return yield* change(
    `UPDATE deliveries SET attempts = 0, next_at = @now, lease_until = NULL, delivered_at = NULL, abandoned_at = NULL
     WHERE ${which}`,
    {now, ...(leadId !== undefined && {leadId})},
  );
}

export function* deliveryCounts(now: number): Steps<DeliveryCounts> {
  const [counts] = yield* rowsOf<DeliveryCounts>(
    `SELECT count(*) FILTER (WHERE waiting) AS waiting, count(*) FILTER (WHERE waiting AND next_at <= @now) AS due,
       count(delivered_at) AS delivered, count(abandoned_at) AS abandoned,
       min(created_at) FILTER (WHERE waiting) AS "oldestWaiting"
     FROM (SELECT deliveries.*, (delivered_at IS NULL AND abandoned_at IS NULL) AS waiting FROM deliveries) AS all_deliveries`,
    {now},
  );
  return counts!;
}

export function* putOutbox(entry: OutboxEntry): Steps<void> {
  yield* change(
    `INSERT INTO outbox (key, kind, payload_enc, created_at, expires_at)
     VALUES (@key, @kind, @payloadEnc, @createdAt, @expiresAt)
     ON CONFLICT (key) DO UPDATE SET kind = @kind, payload_enc = @payloadEnc, created_at = @createdAt, expires_at = @expiresAt`,
    entry,
  );
}

export const outbox = (now: number): Steps<OutboxEntry[]> =>
  rowsOf(
    `SELECT key, kind, payload_enc AS "payloadEnc", created_at AS "createdAt", expires_at AS "expiresAt"
     FROM outbox WHERE expires_at > @now ORDER BY created_at DESC`,
    {now},
  );

export function* addFeedback(note: FeedbackNote, limit: RateLimit): Steps<{outcome: 'stored'} | Limited> {
  const limited = yield* countWithinLimits([limit], note.createdAt, [
    statement(
      `INSERT INTO feedback (id, edition, article, helpful, reason, comment_enc, created_at)
       VALUES (@id, @edition, @article, @helpful, @reason, @commentEnc, @createdAt)`,
      // Optional properties are listed because a missing parameter must still be bound as NULL.
      {...note, reason: note.reason, commentEnc: note.commentEnc},
    ),
  ]);
  return limited ?? {outcome: 'stored'};
}

export function* addSearchMiss(miss: SearchMiss, limit: RateLimit): Steps<{outcome: 'stored'} | Limited> {
  const limited = yield* countWithinLimits([limit], miss.at, [
    statement(
      `INSERT INTO search_misses (edition, query, count, unopened, first_at, last_at) VALUES (@edition, @query, 1, @unopened, @at, @at)
       ON CONFLICT (edition, query) DO UPDATE SET count = search_misses.count + 1, unopened = search_misses.unopened + @unopened, last_at = @at`,
      miss,
    ),
  ]);
  return limited ?? {outcome: 'stored'};
}

export function* feedbackSummary(): Steps<FeedbackCount[]> {
  const rows = yield* rowsOf<FeedbackRow<FeedbackCount>>(
    `SELECT edition, article, helpful, reason, count(*) AS count, count(comment_enc) AS comments, max(created_at) AS "lastAt"
     FROM feedback GROUP BY edition, article, helpful, reason ORDER BY count DESC, "lastAt" DESC, article, edition`,
  );
  return rows.map(fromFeedbackRow);
}

export function* feedbackComments(): Steps<FeedbackComment[]> {
  const rows = yield* rowsOf<FeedbackRow<FeedbackComment>>(
    `SELECT id, edition, article, helpful, reason, comment_enc AS "commentEnc", created_at AS "createdAt"
     FROM feedback WHERE comment_enc IS NOT NULL ORDER BY created_at DESC, id`,
  );
  return rows.map(fromFeedbackRow);
}

export const searchMisses = (): Steps<SearchMissCount[]> =>
  rowsOf(
    `SELECT edition, query, count, unopened, first_at AS "firstAt", last_at AS "lastAt"
     FROM search_misses ORDER BY count DESC, "lastAt" DESC, query, edition`,
  );

/** The page of leads after the given one, newest first; the first page when `after` is undefined. */
export function* leadPage(after: Pick<StoredLead, 'createdAt' | 'id'> | undefined, size: number): Steps<StoredLead[]> {
  const {createdAt, id} = after ?? {createdAt: Number.MAX_SAFE_INTEGER, id: ''};
  const rows = yield* rowsOf<LeadRow>(
    `SELECT ${leadColumns} FROM leads WHERE (created_at, id) < (@createdAt, @id) ORDER BY created_at DESC, id DESC LIMIT @size`,
    {createdAt, id, size},
  );
  return rows.map(leadOf);
}

function* leadsWhere(condition: string, key: string): Steps<StoredLead[]> {
  const rows = yield* rowsOf<LeadRow>(
    `SELECT ${leadColumns} FROM leads WHERE ${condition} ORDER BY created_at DESC, id DESC`,
    {key},
  );
  return rows.map(leadOf);
}

export const findLeads = (idOrReference: string): Steps<StoredLead[]> =>
  leadsWhere('id = @key OR reference = @key', idOrReference);

export const leadsOfContact = (contactHmac: string): Steps<StoredLead[]> =>
  leadsWhere('contact_hmac = @key', contactHmac);

export const leadCounts = (): Steps<LeadCount[]> =>
  rowsOf('SELECT form, status, count(*) AS count FROM leads GROUP BY form, status ORDER BY form, status');

export function* resealLead(id: string, bodyEnc: string): Steps<boolean> {
  return (yield* change('UPDATE leads SET body_enc = @bodyEnc WHERE id = @id', {id, bodyEnc})) > 0;
}

export function* resealComment(id: string, commentEnc: string): Steps<boolean> {
  return (
    (yield* change('UPDATE feedback SET comment_enc = @commentEnc WHERE id = @id AND comment_enc IS NOT NULL', {
      id,
      commentEnc,
    })) > 0
  );
}

export function* addAudit(entry: AuditEntry): Steps<void> {
  yield* change(`INSERT INTO audit (${auditColumns}) VALUES (@at, @actor, @action, @subject)`, entry);
}

export const auditLog = (limit: number): Steps<AuditEntry[]> =>
  rowsOf(`SELECT ${auditColumns} FROM audit ORDER BY id DESC LIMIT @limit`, {limit});

export function* eraseSubject(
  {contactHmacs, codeKeys}: Subject,
  by: Pick<AuditEntry, 'at' | 'actor'>,
): Steps<string[]> {
  const ids: string[] = [];
  for (const contactHmac of contactHmacs) {
    const gone = yield* rowsOf<{id: string}>('DELETE FROM leads WHERE contact_hmac = @contactHmac RETURNING id', {
      contactHmac,
    });
    ids.push(...gone.map(({id}) => id));
  }
  yield codeKeys.flatMap(dropCode);
  for (const subject of ids) yield* addAudit({...by, action: 'erase', subject});
  return ids;
}

/** Tables whose rows expire, with their key. */
const expiringTables = {codes: 'key', outbox: 'key', spent_challenges: 'id', counters: 'key'} as const;

/** Deletions of a sweep, each a short transaction; the last enforces the retention promised in the privacy notice. */
export const sweeps = (now: number, commentsUntil: number, skipLocked: string): (() => Steps<number>)[] => [
  ...Object.entries(expiringTables).map(
    ([table, key]) =>
      () =>
        change(
          `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE expires_at <= @now ${skipLocked})`,
          {now},
        ),
  ),
  () =>
    change('UPDATE feedback SET comment_enc = NULL WHERE comment_enc IS NOT NULL AND created_at <= @commentsUntil', {
      commentsUntil,
    }),
];

/** Leads that one transaction of a sweep deletes: more of them would hold up everybody else. */
export const sweepBatch = 500;

/** Deletes some of the leads past retention, and resolves with their number. */
export const sweepLeads = (now: number, skipLocked: string): Steps<number> =>
  change(
    `DELETE FROM leads WHERE id IN (SELECT id FROM leads WHERE purge_at <= @now LIMIT ${sweepBatch} ${skipLocked})`,
    {now},
  );

export function* leadsDue(now: number): Steps<{total: number; due: number}> {
  const [counts] = yield* rowsOf<{total: number; due: number}>(
    'SELECT (SELECT count(*) FROM leads) AS total, (SELECT count(*) FROM leads WHERE purge_at <= @now) AS due',
    {now},
  );
  return {total: Number(counts!.total), due: Number(counts!.due)};
}

export function* meta(name: string): Steps<string | undefined> {
  const [row] = yield* rowsOf<{value: string}>('SELECT value FROM meta WHERE name = @name', {name});
  return row?.value;
}

export function* setMeta(name: string, value: string): Steps<void> {
  yield* change(
    'INSERT INTO meta (name, value) VALUES (@name, @value) ON CONFLICT (name) DO UPDATE SET value = @value',
    {
      name,
      value,
    },
  );
}

export function* addMeta(name: string, value: string): Steps<string> {
  yield* change('INSERT INTO meta (name, value) VALUES (@name, @value) ON CONFLICT (name) DO NOTHING', {name, value});
  return (yield* meta(name)) ?? value;
}

export function* ping(): Steps<void> {
  yield* rowsOf('SELECT 1 FROM leads LIMIT 1');
}
