/** Steps about pictures, which come before the lead that they belong to. */
import {counterOf, countEvent, exceededLimit, takeBackEvent} from './limitSteps';
import {change, firstRow, rowsOf, statement, type Statement, type Steps} from './sql';
import type {PictureCounts, PictureInfo, PictureOutcome, PictureUpload, SealedPicture, SweepRules} from './store';
import {pictureDays} from '../../src/site/retention';
import {day} from '../../src/site/durations';

const infoColumns = `id, lead_id AS "leadId", type, bytes, width, height, created_at AS "createdAt"`;
const columns = `${infoColumns}, body_enc AS "bodyEnc"`;

/** A picture that waits for longer is about to be swept; asking only for younger ones keeps the sum cheap. */
const longestWait = pictureDays * day;

const hasNoLead = 'NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = pictures.lead_id)';

/** What the store knows about a picture that is sent. */
interface PictureHistory {
  /** Of the picture with the same id, if there is one. */
  readonly digest: string | null;
  readonly leadId: string | null;
  readonly isLeadStored: number;
}

export function* addPicture({picture, challenge, limits, maxWaitingBytes}: PictureUpload): Steps<PictureOutcome> {
  const now = picture.createdAt;
  const [known] = yield* rowsOf<PictureHistory>(
    `SELECT (SELECT digest FROM pictures WHERE id = @id) AS digest,
       (SELECT lead_id FROM pictures WHERE id = @id) AS "leadId",
       (SELECT count(*) FROM leads WHERE id = @leadId) AS "isLeadStored"`,
    {id: picture.id, leadId: picture.leadId},
  );
  const {digest, leadId, isLeadStored} = known!;
  if (digest !== null)
    return {outcome: digest === picture.digest && leadId === picture.leadId ? 'replayed' : 'conflict'};
  if (Number(isLeadStored) > 0) return {outcome: 'conflict'};

  const [spent, waitingNow, ...counted] = yield [
    statement(
      'INSERT INTO spent_challenges (id, expires_at) VALUES (@id, @expiresAt) ON CONFLICT (id) DO NOTHING',
      challenge,
    ),
    statement(`SELECT coalesce(sum(bytes), 0) AS bytes FROM pictures WHERE ${hasNoLead} AND created_at > @since`, {
      since: now - longestWait,
    }),
    ...countEvent(limits, now),
  ];
  const waitingBytes = Number(firstRow<{bytes: number}>(waitingNow)!.bytes) + picture.bytes;
  const isSpent = spent!.changes === 0;
  const isFull = waitingBytes > maxWaitingBytes;
  const limited = exceededLimit(limits, counted.map(counterOf), now);
  if (isSpent || limited || isFull) {
    yield takeBackEvent(limits, now);
    return isSpent ? {outcome: 'spent'} : (limited ?? {outcome: 'full'});
  }
  yield* change(
    `INSERT INTO pictures (id, lead_id, digest, type, bytes, width, height, created_at, body_enc)
     VALUES (@id, @leadId, @digest, @type, @bytes, @width, @height, @createdAt, @bodyEnc)`,
    picture,
  );
  return {outcome: 'stored', waitingBytes};
}

/** Whether all named pictures of a lead that is not stored yet are here. */
export function* picturesStored(leadId: string, ids: readonly string[]): Steps<boolean> {
  if (ids.length === 0) return true;
  const rows = yield* rowsOf<{id: string}>('SELECT id FROM pictures WHERE lead_id = @leadId', {leadId});
  return ids.every((id) => rows.some((row) => row.id === id));
}

/** Deletes the pictures of a lead that it does not name: they were taken off the form. */
export const forgetPictures = (leadId: string, ids: readonly string[]): Statement =>
  statement(
    `DELETE FROM pictures WHERE lead_id = @leadId
       ${ids.length > 0 ? `AND id NOT IN (${ids.map((_, index) => `@id${index}`).join(', ')})` : ''}`,
    {leadId, ...Object.fromEntries(ids.map((id, index) => [`id${index}`, id]))},
  );

export function* picturesOf(leadIds: readonly string[]): Steps<PictureInfo[]> {
  const found: PictureInfo[] = [];
  for (const leadId of leadIds) {
    const rows = yield* rowsOf<PictureInfo>(
      `SELECT ${infoColumns} FROM pictures WHERE lead_id = @leadId ORDER BY created_at, id`,
      {leadId},
    );
    found.push(...rows);
  }
  return found;
}

export function* picture(id: string): Steps<SealedPicture | undefined> {
  const [row] = yield* rowsOf<SealedPicture>(`SELECT ${columns} FROM pictures WHERE id = @id`, {id});
  return row;
}

/** The picture after the one with this id, in the order of ids. */
export function* pictureAfter(id: string): Steps<SealedPicture | undefined> {
  const [row] = yield* rowsOf<SealedPicture>(`SELECT ${columns} FROM pictures WHERE id > @id ORDER BY id LIMIT 1`, {
    id,
  });
  return row;
}

export function* resealPicture(id: string, bodyEnc: string): Steps<boolean> {
  return (yield* change('UPDATE pictures SET body_enc = @bodyEnc WHERE id = @id', {id, bodyEnc})) > 0;
}

/** Pictures that are deleted at a time: a deletion overwrites megabytes of each. */
export const pictureBatch = 10;

/** Some of the pictures without a lead that a sweep deletes, the oldest first. */
export const waitingToSweep = (
  rules: NonNullable<SweepRules['waitingPictures']>,
): Steps<Pick<PictureInfo, 'id' | 'leadId'>[]> =>
  rowsOf(
    `SELECT id, "leadId" FROM (
       SELECT id, lead_id AS "leadId", created_at, sum(bytes) OVER (ORDER BY created_at DESC, id DESC) AS newer
       FROM pictures WHERE ${hasNoLead}) AS waiting
     WHERE created_at <= @until OR (newer > @maxBytes AND created_at <= @crowdedUntil)
     ORDER BY created_at, id LIMIT ${pictureBatch}`,
    rules,
  );

/** Deletes a picture unless its lead has come. */
export const dropWaiting = (id: string): Steps<number> =>
  change(`DELETE FROM pictures WHERE id = @id AND ${hasNoLead}`, {id});

/** Deletes some of the pictures of leads past retention, before the leads themselves. */
export const sweepDue = (now: number, skipLocked: string): Steps<number> =>
  change(
    `DELETE FROM pictures WHERE id IN (
       SELECT id FROM pictures WHERE lead_id IN (SELECT id FROM leads WHERE purge_at <= @now)
       LIMIT ${pictureBatch} ${skipLocked})`,
    {now},
  );

export function* pictureCounts(): Steps<PictureCounts> {
  const [counts] = yield* rowsOf<PictureCounts>(
    `SELECT coalesce(sum(bytes) FILTER (WHERE NOT waiting), 0) AS "storedBytes",
       coalesce(sum(bytes) FILTER (WHERE waiting), 0) AS "waitingBytes"
     FROM (SELECT bytes, ${hasNoLead} AS waiting FROM pictures) AS all_pictures`,
  );
  return {storedBytes: Number(counts!.storedBytes), waitingBytes: Number(counts!.waitingBytes)};
}
