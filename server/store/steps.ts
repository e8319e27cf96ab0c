/**
 * Store operations as generators: each yields SQL statements and receives their results, so that the same code runs on a
 * synchronous driver (SQLite) and an asynchronous one (PostgreSQL). The SQL is common to both.
 */
import {timingSafeEqual} from 'node:crypto';
import type {
  AuditEntry,
  CodeAttempt,
  CodeIssue,
  CodeOutcome,
  FeedbackComment,
  FeedbackCount,
  FeedbackNote,
  LeadCount,
  LeadOutcome,
  LeadSubmission,
  Limited,
  OpenedResult,
  OpenedResultCount,
  OutboxEntry,
  RateLimit,
  SearchMiss,
  SearchMissCount,
  StoreCounts,
  StoredLead,
  Subject,
  SweepResult,
  SweepRules,
} from './store';
import {deleteLeads, deliveryCounts, insertDelivery, sweepErased, type LeadName} from './deliverySteps';
import {counterOf, countEvent, exceededLimit, takeBackEvent} from './limitSteps';
import {forgetPictures, pictureCounts, picturesStored} from './pictureSteps';
import {change, firstRow, rowsOf, statement, type Statement, type Steps} from './sql';

/** Columns of a {@link LeadRow}. */
export const leadColumns = `id, reference, form, edition, status, coalesce(state, status) AS state, owner, quarantine, duplicate_of AS "duplicateOf", body_enc AS "bodyEnc",
  contact_hmac AS "contactHmac", tracking, created_at AS "createdAt", purge_at AS "purgeAt"`;

export type LeadRow = Omit<StoredLead, 'tracking'> & {tracking: string};

export const leadOf = (row: LeadRow): StoredLead => ({
  ...row,
  tracking: JSON.parse(row.tracking) as StoredLead['tracking'],
});

/** A row of the feedback table; booleans are stored as numbers. */
type FeedbackRow<Row> = Omit<Row, 'helpful'> & {helpful: number};

const fromFeedbackRow = <Row>(row: FeedbackRow<Row>) => ({...row, helpful: row.helpful === 1});

/** Counts an event against all limits and runs its statements; does neither when a limit is reached. */
function* countWithinLimits(
  limits: readonly RateLimit[],
  now: number,
  event: readonly Statement[],
): Steps<Limited | undefined> {
  const limited = exceededLimit(limits, (yield countEvent(limits, now)).map(counterOf), now);
  yield limited ? takeBackEvent(limits, now) : event;
  return limited;
}

/** Decrements the counter of each limit whose window has not ended. */
export function* refundRateLimit(limits: readonly RateLimit[], now: number): Steps<void> {
  yield takeBackEvent(limits, now);
}

/** Counts an attempt of a holder and returns the code's digest; no row when they hold no code or have no attempt left. */
const attempt = ({key, holders, maxAttempts}: CodeAttempt, now: number): Statement =>
  statement(
    `UPDATE code_holders SET attempts = attempts + 1
     WHERE holder IN (@lead, @client) AND expires_at > @now AND attempts < @maxAttempts
     RETURNING (SELECT digest FROM codes WHERE codes.key = @key AND codes.expires_at > @now) AS digest`,
    {...holders, key, now, maxAttempts},
  );

/** Counts one attempt at a code. */
export function* countAttempt(code: CodeAttempt, now: number): Steps<void> {
  yield [attempt(code, now)];
}

const dropOutbox = (key: string): Statement => statement('DELETE FROM outbox WHERE key = @key', {key});

/** Deletes a code with its holders and its outbox entry. */
const dropCode = (key: string): Statement[] => [
  statement('DELETE FROM codes WHERE key = @key', {key}),
  statement('DELETE FROM code_holders WHERE key = @key', {key}),
  dropOutbox(key),
];

/** What the store knows about a lead that is submitted. */
interface LeadHistory {
  /** Of the lead with the same id, if there is one. */
  readonly bodyHash: string | null;
  readonly reference: string | null;
  /** Leads of the same contact within the window. */
  readonly earlier: number;
  /** First lead of the same contact and form within the window. */
  readonly original: string | null;
}

export function* submitLead({
  lead,
  pictures,
  deliveries,
  limits,
  code,
  contactLimit,
  duplicateWindowMs,
}: LeadSubmission): Steps<LeadOutcome> {
  const now = lead.createdAt;
  const [history, ...counters] = yield [
    statement(
      `SELECT known.body_hash AS "bodyHash", known.reference,
         (SELECT count(*) FROM leads WHERE contact_hmac = @contactHmac AND created_at > @contactSince) AS earlier,
         (SELECT coalesce(duplicate_of, id) FROM leads WHERE contact_hmac = @contactHmac AND form = @form
            AND created_at > @duplicateSince ORDER BY created_at LIMIT 1) AS original
       FROM (SELECT 1) AS always LEFT JOIN leads AS known ON known.id = @id`,
      {
        id: lead.id,
        contactHmac: lead.contactHmac,
        contactSince: now - contactLimit.windowMs,
        form: lead.form,
        duplicateSince: now - duplicateWindowMs,
      },
    ),
    ...countEvent(limits, now),
  ];
  const {bodyHash, reference, earlier, original: duplicateOf} = firstRow<LeadHistory>(history)!;
  const isKnown = bodyHash !== null && reference !== null;
  const limited = exceededLimit(limits, counters.map(counterOf), now);
  if (isKnown || limited) yield takeBackEvent(limits, now);
  if (isKnown) return bodyHash === lead.bodyHash ? {outcome: 'replayed', reference} : {outcome: 'conflict'};
  if (limited) return limited;
  if (pictures && !(yield* picturesStored(lead.id, pictures))) return {outcome: 'pictures-missing'};

  const [tried] = yield [attempt(code, now)];
  const digest = firstRow<{digest: string | null}>(tried)?.digest;
  if (!digest || !timingSafeEqual(Buffer.from(digest), Buffer.from(code.digest))) return {outcome: 'wrong-code'};

  const quarantine = lead.quarantine ?? (earlier >= contactLimit.max ? 'contact-limit' : null);
  const status = quarantine ? 'quarantined' : 'new';
  yield [
    ...dropCode(code.key),
    statement(
      // Nothing reads "dedupe_hmac"; copies of an older release do while they are replaced one by one.
      `INSERT INTO leads (id, reference, form, edition, status, quarantine, duplicate_of, body_hash, body_enc, contact_hmac,
         dedupe_hmac, tracking, created_at, purge_at)
       VALUES (@id, @reference, @form, @edition, @status, @quarantine, @duplicateOf, @bodyHash, @bodyEnc, @contactHmac,
         '', @tracking, @createdAt, @purgeAt)`,
      {...lead, status, quarantine, duplicateOf},
    ),
    ...deliveries.map(insertDelivery),
    ...(pictures ? [forgetPictures(lead.id, pictures)] : []),
  ];
  return {outcome: 'stored', status, duplicateOf};
}

/** Makes a code valid, with its holder; replaces an earlier code, not the attempts of earlier holders. */
const putCode = ({key, holder, digest, expiresAt}: CodeIssue): Statement[] => [
  dropOutbox(key),
  statement(
    `INSERT INTO codes (key, digest, expires_at) VALUES (@key, @digest, @expiresAt)
     ON CONFLICT (key) DO UPDATE SET digest = @digest, expires_at = @expiresAt`,
    {key, digest, expiresAt},
  ),
  statement(
    `INSERT INTO code_holders (holder, key, attempts, expires_at) VALUES (@holder, @key, 0, @expiresAt)
     ON CONFLICT (holder) DO UPDATE SET attempts = 0, expires_at = @expiresAt`,
    {holder, key, expiresAt},
  ),
];

export function* issueCode(issue: CodeIssue): Steps<CodeOutcome> {
  const {challenge, limits, issuedAt: now} = issue;
  const [spent, ...counted] = yield [
    statement(
      'INSERT INTO spent_challenges (id, expires_at) VALUES (@id, @expiresAt) ON CONFLICT (id) DO NOTHING',
      challenge,
    ),
    ...countEvent(limits, now),
  ];
  const counters = counted.map(counterOf);
  const isSpent = spent!.changes === 0;
  const limited = exceededLimit(limits, counters, now);
  yield isSpent || limited ? takeBackEvent(limits, now) : putCode(issue);
  if (isSpent) return {outcome: 'spent'};
  return limited ?? {outcome: 'issued', used: counters.map(({count}) => count)};
}

/** Takes back a code that was issued too late to be sent. */
export function* withdrawCode({key, digest, limits}: CodeIssue, now: number): Steps<void> {
  yield [
    statement('DELETE FROM code_holders WHERE key IN (SELECT key FROM codes WHERE key = @key AND digest = @digest)', {
      key,
      digest,
    }),
    statement('DELETE FROM codes WHERE key = @key AND digest = @digest', {key, digest}),
  ];
  yield* refundRateLimit(limits, now);
}

/** Leads, pictures and deliveries by state. */
export function* counts(now: number): Steps<StoreCounts> {
  return {leads: yield* leadCounts(), pictures: yield* pictureCounts(), deliveries: yield* deliveryCounts(now)};
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

export function* addFeedback(note: FeedbackNote, limits: readonly RateLimit[]): Steps<{outcome: 'stored'} | Limited> {
  const limited = yield* countWithinLimits(limits, note.createdAt, [
    statement(
      `INSERT INTO feedback (id, edition, article, helpful, reason, comment_enc, created_at)
       VALUES (@id, @edition, @article, @helpful, @reason, @commentEnc, @createdAt)`,
      // Optional properties are listed because a missing parameter must still be bound as NULL.
      {...note, reason: note.reason, commentEnc: note.commentEnc},
    ),
  ]);
  return limited ?? {outcome: 'stored'};
}

export function* addSearchMiss(miss: SearchMiss, limits: readonly RateLimit[]): Steps<{outcome: 'stored'} | Limited> {
  const limited = yield* countWithinLimits(limits, miss.at, [
    statement(
      `INSERT INTO search_misses (edition, query, count, unopened, first_at, last_at) VALUES (@edition, @query, 1, @unopened, @at, @at)
       ON CONFLICT (edition, query) DO UPDATE SET count = search_misses.count + 1, unopened = search_misses.unopened + @unopened, last_at = @at`,
      miss,
    ),
  ]);
  return limited ?? {outcome: 'stored'};
}

export function* addOpenedResult(
  {previous, ...opened}: OpenedResult,
  limits: readonly RateLimit[],
): Steps<{outcome: 'stored'} | Limited> {
  const {edition, path, query, at} = opened;
  const limited = yield* countWithinLimits(limits, at, [
    statement(
      `INSERT INTO opened_results (edition, path, query, count, last_at) VALUES (@edition, @path, @query, 1, @at)
       ON CONFLICT (edition, path, query) DO UPDATE SET count = opened_results.count + 1, last_at = @at`,
      opened,
    ),
    // Another section of the same page is no other result; nobody leaves a page more often than it is opened.
    ...(previous === undefined || previous === path
      ? []
      : [
          statement(
            `UPDATE opened_results SET away = away + 1
             WHERE edition = @edition AND path = @previous AND query = @query AND away < count`,
            {edition, previous, query},
          ),
        ]),
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

export const openedResults = (): Steps<OpenedResultCount[]> =>
  rowsOf(
    `SELECT edition, path, query, count, away, last_at AS "lastAt"
     FROM opened_results ORDER BY count DESC, "lastAt" DESC, query, path, edition`,
  );

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

const leadCounts = (): Steps<LeadCount[]> =>
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
  yield* change('INSERT INTO audit (at, actor, action, subject) VALUES (@at, @actor, @action, @subject)', entry);
}

export function* eraseSubject(
  {contactHmacs, codeKeys}: Subject,
  by: Pick<AuditEntry, 'at' | 'actor'>,
): Steps<string[]> {
  const ids: string[] = [];
  for (const contactHmac of contactHmacs) {
    const leads = yield* rowsOf<LeadName>('SELECT id, reference FROM leads WHERE contact_hmac = @contactHmac', {
      contactHmac,
    });
    yield* deleteLeads(leads, 'request', by.at);
    for (const {id} of leads) ids.push(id);
  }
  yield codeKeys.flatMap(dropCode);
  for (const subject of ids) yield* addAudit({...by, action: 'erase', subject});
  return ids;
}

export function* eraseComments(ids: readonly string[], by: Pick<AuditEntry, 'at' | 'actor'>): Steps<number> {
  let erased = 0;
  for (const id of ids) {
    if ((yield* dropComments('id = @id', {id})) === 0) continue;
    erased += 1;
    yield* addAudit({...by, action: 'erase', subject: `comment ${id}`});
  }
  return erased;
}

/** Deletes the text of comments; what was answered about the document stays. */
const dropComments = (condition: string, params: object): Steps<number> =>
  change(`UPDATE feedback SET comment_enc = NULL WHERE comment_enc IS NOT NULL AND ${condition}`, params);

/** Tables whose rows expire, with their key. */
const expiringTables = {
  codes: 'key',
  code_holders: 'holder',
  outbox: 'key',
  spent_challenges: 'id',
  counters: 'key',
} as const;

/** Deletions of what lives for a day at most, each a short transaction. */
export const expirySweeps = (now: number, skipLocked: string): (() => Steps<number>)[] =>
  Object.entries(expiringTables).map(
    ([table, key]) =>
      () =>
        change(
          `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE expires_at <= @now ${skipLocked})`,
          {now},
        ),
  );

/** An OFFSET needs a LIMIT in SQLite. */
const allAfter = 'LIMIT 1000000000 OFFSET @max';

/** Tables of searches with their keys, by the kind that a sweep counts them as. */
const searchTables = [
  ['misses', 'search_misses', 'edition, query'],
  ['opened', 'opened_results', 'edition, path, query'],
] as const;

/** Deletions of what readers left and of deliveries about erased leads, by kind, each a short transaction. */
export const ruleSweeps = ({
  commentsUntil = 0,
  searchesUntil = 0,
  erasedUntil = 0,
  maxFeedback = Number.MAX_SAFE_INTEGER,
  maxSearches = Number.MAX_SAFE_INTEGER,
}: SweepRules): (readonly [
  kind: Exclude<keyof SweepResult, 'leads' | 'pictures' | 'heldBack'>,
  work: () => Steps<number>,
])[] => [
  ['comments', () => dropComments('created_at <= @commentsUntil', {commentsUntil})],
  [
    'feedback',
    () =>
      change(`DELETE FROM feedback WHERE id IN (SELECT id FROM feedback ORDER BY created_at DESC ${allAfter})`, {
        max: maxFeedback,
      }),
  ],
  ...searchTables.flatMap(([kind, table, key]) => [
    [kind, () => change(`DELETE FROM ${table} WHERE last_at <= @searchesUntil`, {searchesUntil})] as const,
    [
      kind,
      () =>
        change(
          `DELETE FROM ${table} WHERE (${key}) IN
             (SELECT ${key} FROM ${table} ORDER BY count DESC, last_at DESC ${allAfter})`,
          {max: maxSearches},
        ),
    ] as const,
  ]),
  ['deliveries', () => sweepErased(erasedUntil)],
];

/** Leads that one transaction of a sweep deletes: more of them would hold up everybody else. */
export const sweepBatch = 500;

/** Deletes some of the leads past retention, and resolves with their number. */
export function* sweepLeads(now: number, skipLocked: string): Steps<number> {
  const leads = yield* rowsOf<LeadName>(
    `SELECT id, reference FROM leads WHERE purge_at <= @now LIMIT ${sweepBatch} ${skipLocked}`,
    {now},
  );
  yield* deleteLeads(leads, 'retention', now);
  return leads.length;
}

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

/** Number of the newest migration that was applied. */
export function* schemaVersion(): Steps<number> {
  const [row] = yield* rowsOf<{version: number}>('SELECT coalesce(max(version), 0) AS version FROM migrations');
  return Number(row?.version ?? 0);
}
