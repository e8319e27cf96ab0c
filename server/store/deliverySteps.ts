/** Steps about deliveries, and about the deletion of leads, which the CRM has to hear of. */
import {randomUUID} from 'node:crypto';
import {change, firstRow, rowsOf, statement, type Statement, type Steps} from './sql';
import {
  keptAttempts,
  type AttemptRecord,
  type Delivery,
  type DeliveryAttempt,
  type DeliveryCounts,
  type DeliveryError,
  type DeliveryFilter,
  type DeliveryOutcome,
  type DeliveryState,
  type ErasureReason,
  type ListedDelivery,
  type NewDelivery,
  type ResendFilter,
  type SealedAnswer,
  type StoredLead,
} from './store';

/** What is needed of a lead to delete it. */
export type LeadName = Pick<StoredLead, 'id' | 'reference'>;

const deliveryColumns = `id, kind, event, coalesce(lead_id, erased_id) AS "leadId", erased_reference AS "erasedReference",
  erased_reason AS "erasedReason", created_at AS "createdAt", attempts, total_attempts AS "totalAttempts", next_at AS "nextAt",
  lease_until AS "leaseUntil", delivered_at AS "deliveredAt", abandoned_at AS "abandonedAt", last_error AS "lastError"`;

export const insertDelivery = (delivery: NewDelivery): Statement =>
  statement(
    `INSERT INTO deliveries (id, kind, lead_id, created_at, next_at)
     VALUES (@id, @kind, @leadId, @createdAt, @createdAt)`,
    delivery,
  );

/** `skipLocked`: SQL that lets concurrent workers skip each other's rows. */
export function* claimDeliveries(
  kind: Delivery['kind'],
  now: number,
  max: number,
  leaseMs: number,
  skipLocked: string,
): Steps<Delivery[]> {
  const claimed = yield* rowsOf<Delivery>(
    `UPDATE deliveries SET attempts = attempts + 1, total_attempts = total_attempts + 1, lease_until = @leaseUntil
     WHERE id IN (
       SELECT id FROM deliveries
       WHERE kind = @kind AND delivered_at IS NULL AND abandoned_at IS NULL AND next_at <= @now AND (lease_until IS NULL OR lease_until <= @now)
       ORDER BY next_at LIMIT @max ${skipLocked})
     RETURNING ${deliveryColumns}`,
    {kind, now, max, leaseUntil: now + leaseMs},
  );
  return claimed.sort((a, b) => a.nextAt - b.nextAt);
}

export function* settleDelivery(id: string, outcome: DeliveryOutcome, attempt: AttemptRecord): Steps<void> {
  const settled = yield* change(
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
  // The lead was erased meanwhile.
  if (settled === 0) return;
  yield [
    statement(
      `INSERT INTO delivery_attempts (delivery_id, number, at, duration_ms, outcome, result, answer_enc)
       VALUES (@id, @number, @at, @durationMs, @outcome, @result, @answerEnc)`,
      {...attempt, id, outcome: outcome.kind},
    ),
    statement('DELETE FROM delivery_attempts WHERE delivery_id = @id AND number <= @last', {
      id,
      last: attempt.number - keptAttempts,
    }),
  ];
}

/** The deliveries of a lead by its id or reference, also of one that was erased. */
const ofLead = `(lead_id = @lead OR lead_id IN (SELECT id FROM leads WHERE reference = @lead)
  OR erased_id = @lead OR erased_reference = @lead)`;

export function* resendDeliveries({id, lead, kind}: ResendFilter, now: number): Steps<number> {
  const conditions = [
    '(lease_until IS NULL OR lease_until <= @now)',
    ...(id === undefined ? [] : ['id = @id']),
    ...(lead === undefined ? [] : [ofLead]),
    ...(id === undefined && lead === undefined ? ['abandoned_at IS NOT NULL'] : []),
    ...(kind === undefined ? [] : ['kind = @kind']),
  ];
  return yield* change(
    `UPDATE deliveries SET attempts = 0, next_at = @now, resent_at = @now, lease_until = NULL, delivered_at = NULL,
       abandoned_at = NULL
     WHERE ${conditions.join(' AND ')}`,
    {now, id, lead, kind},
  );
}

const waiting = 'delivered_at IS NULL AND abandoned_at IS NULL';

/** Since when a delivery waits: one that is sent again by hand has not waited since its lead came in. */
const waitingSince = 'coalesce(resent_at, created_at)';

const conditionOf: Readonly<Record<DeliveryState, string>> = {
  waiting,
  due: `${waiting} AND next_at <= @now`,
  failing: `${waiting} AND last_error IS NOT NULL`,
  delivered: 'delivered_at IS NOT NULL',
  abandoned: 'abandoned_at IS NOT NULL',
};

const listedColumns = `${deliveryColumns},
  coalesce(erased_reference, (SELECT reference FROM leads WHERE leads.id = deliveries.lead_id)) AS reference`;

export function* deliveries(
  {state, kind, lead}: DeliveryFilter,
  now: number,
  {offset, size}: {readonly offset: number; readonly size: number},
): Steps<{rows: ListedDelivery[]; total: number}> {
  const conditions = [
    ...(state === undefined ? [] : [conditionOf[state]]),
    ...(kind === undefined ? [] : ['kind = @kind']),
    ...(lead === undefined ? [] : [ofLead]),
  ];
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const params = {now, kind, lead, offset, size};
  const [page, counted] = yield [
    statement(
      `SELECT ${listedColumns} FROM deliveries ${where} ORDER BY created_at DESC, id LIMIT @size OFFSET @offset`,
      params,
    ),
    statement(`SELECT count(*) AS total FROM deliveries ${where}`, params),
  ];
  return {rows: page!.rows as ListedDelivery[], total: firstRow<{total: number}>(counted)!.total};
}

export function* delivery(id: string): Steps<{delivery: ListedDelivery; attempts: DeliveryAttempt[]} | undefined> {
  const [found, attempts] = yield [
    statement(`SELECT ${listedColumns} FROM deliveries WHERE id = @id`, {id}),
    statement(
      `SELECT number, at, duration_ms AS "durationMs", outcome, result, answer_enc AS "answerEnc"
       FROM delivery_attempts WHERE delivery_id = @id ORDER BY number`,
      {id},
    ),
  ];
  const one = firstRow<ListedDelivery>(found);
  return one && {delivery: one, attempts: attempts!.rows as DeliveryAttempt[]};
}

/** The page of answers after the given one. */
export const answerPage = (
  {deliveryId, number}: Pick<SealedAnswer, 'deliveryId' | 'number'>,
  size: number,
): Steps<SealedAnswer[]> =>
  rowsOf(
    `SELECT delivery_id AS "deliveryId", number, answer_enc AS "answerEnc" FROM delivery_attempts
     WHERE answer_enc IS NOT NULL AND (delivery_id, number) > (@deliveryId, @number)
     ORDER BY delivery_id, number LIMIT @size`,
    {deliveryId, number, size},
  );

export function* resealAnswer({deliveryId, number, answerEnc}: SealedAnswer): Steps<boolean> {
  return (
    (yield* change(
      'UPDATE delivery_attempts SET answer_enc = @answerEnc WHERE delivery_id = @deliveryId AND number = @number',
      {deliveryId, number, answerEnc},
    )) > 0
  );
}

const insertErased = (lead: LeadName, reason: ErasureReason, now: number, nextAt: number): Statement =>
  statement(
    `INSERT INTO deliveries (id, kind, event, erased_id, erased_reference, erased_reason, created_at, next_at)
     VALUES (@id, 'crm', 'lead.erased', @erasedId, @reference, @reason, @now, @nextAt)`,
    {id: randomUUID(), erasedId: lead.id, reference: lead.reference, reason, now, nextAt},
  );

/**
 * Deletes leads and all that belongs to them. Of each that the CRM may know, because it was sent at least once, a delivery
 * of `lead.erased` is made; it waits for the end of an attempt that is under way, so that the CRM does not get the lead
 * after its erasure.
 */
export function* deleteLeads(leads: readonly LeadName[], reason: ErasureReason, now: number): Steps<void> {
  // Before the leads, whose deletion would take them along unread. A claim that is committed meanwhile is seen here.
  const deleted = yield leads.map(({id}) =>
    statement(
      `DELETE FROM deliveries WHERE lead_id = @id AND kind = 'crm'
       RETURNING total_attempts AS "totalAttempts", lease_until AS "leaseUntil"`,
      {id},
    ),
  );
  yield leads.flatMap((lead, index) => {
    const sent = (deleted[index]!.rows as Pick<Delivery, 'totalAttempts' | 'leaseUntil'>[]).filter(
      ({totalAttempts}) => totalAttempts > 0,
    );
    const nextAt = Math.max(now, ...sent.map(({leaseUntil}) => leaseUntil ?? now));
    return [
      ...(sent.length > 0 ? [insertErased(lead, reason, now, nextAt)] : []),
      statement('DELETE FROM pictures WHERE lead_id = @id', {id: lead.id}),
      statement('DELETE FROM leads WHERE id = @id', {id: lead.id}),
    ];
  });
}

/** Deletes deliveries about erased leads that were made until `until` and are over. */
export const sweepErased = (until: number): Steps<number> =>
  change(
    `DELETE FROM deliveries WHERE lead_id IS NULL AND created_at <= @until
       AND (delivered_at IS NOT NULL OR abandoned_at IS NOT NULL)`,
    {until},
  );

export function* deliveryCounts(now: number): Steps<DeliveryCounts> {
  const [counts] = yield* rowsOf<DeliveryCounts>(
    `SELECT count(*) FILTER (WHERE waiting) AS waiting, count(*) FILTER (WHERE waiting AND next_at <= @now) AS due,
       count(delivered_at) AS delivered, count(abandoned_at) AS abandoned,
       min(${waitingSince}) FILTER (WHERE waiting) AS "oldestWaiting"
     FROM (SELECT deliveries.*, (delivered_at IS NULL AND abandoned_at IS NULL) AS waiting FROM deliveries) AS all_deliveries`,
    {now},
  );
  return counts!;
}

export function* oldestWaiting(): Steps<number | null> {
  const [row] = yield* rowsOf<{oldest: number | null}>(
    `SELECT ${waitingSince} AS oldest FROM deliveries WHERE ${waiting} ORDER BY ${waitingSince} LIMIT 1`,
  );
  return row?.oldest ?? null;
}

export const deliveryErrors = (limit: number): Steps<DeliveryError[]> =>
  rowsOf(
    `SELECT kind, last_error AS error, count(*) AS count FROM deliveries WHERE delivered_at IS NULL AND last_error IS NOT NULL
     GROUP BY kind, last_error ORDER BY count DESC, kind, last_error LIMIT @limit`,
    {limit},
  );
