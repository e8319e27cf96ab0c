/** Steps that read leads by filter and page, and record what people do with them. */
import {change, rowsOf, statement, type Statement, type Steps} from './sql';
import {leadColumns, leadOf, type LeadRow} from './steps';
import {
  leadStates,
  type AuditEntry,
  type AuditFilter,
  type LeadChange,
  type LeadFilter,
  type LeadOrder,
  type LeadSourceCount,
  type LeadState,
  type LeadWork,
  type StoredLead,
  type StoredNote,
} from './store';

/** The state that somebody set, else how the lead came in. */
const stateSql = 'coalesce(state, status)';

/** A condition of a query with its parameters. */
interface Condition {
  readonly sql: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Only the given parts become SQL, so that the planner sees what is asked. */
function conditionOf(parts: readonly (readonly [sql: string, name: string, value: string | number | undefined])[]) {
  const given = parts.filter(([, , value]) => value !== undefined);
  return {
    sql: given.length === 0 ? '1 = 1' : given.map(([sql]) => sql).join(' AND '),
    params: Object.fromEntries(given.map(([, name, value]) => [name, value!])),
  } satisfies Condition;
}

const leadCondition = ({form, edition, state, owner, since, until}: LeadFilter): Condition =>
  conditionOf([
    ['form = @form', 'form', form],
    ['edition = @edition', 'edition', edition],
    [`${stateSql} = @state`, 'state', state],
    ["coalesce(owner, '') = @owner", 'owner', owner],
    ['created_at >= @since', 'since', since],
    ['created_at < @until', 'until', until],
  ]);

const stateRank = `CASE ${stateSql} ${leadStates.map((state, index) => `WHEN '${state}' THEN ${index}`).join(' ')} END`;

/** Leads without an owner come last. */
const orders: Readonly<Record<LeadOrder, string>> = {
  newest: 'created_at DESC, id DESC',
  oldest: 'created_at, id',
  state: `${stateRank}, created_at DESC, id DESC`,
  owner: "CASE WHEN owner IS NULL THEN 1 ELSE 0 END, coalesce(owner, ''), created_at DESC, id DESC",
};

/** Ids that one statement asks for; shorter lists are padded, so that it is prepared once. */
export const idBatch = 100;

const idNames = Array.from({length: idBatch}, (_, index) => `@id${index}`).join(', ');

function* rowsWithIds<Row>(select: string, ids: readonly string[], rest = ''): Steps<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; first < ids.length; first += idBatch) {
    const params = Object.fromEntries(
      Array.from({length: idBatch}, (_, index) => [`id${index}`, ids[Math.min(first + index, ids.length - 1)]!]),
    );
    for (const row of yield* rowsOf<Row>(`${select} IN (${idNames}) ${rest}`, params)) rows.push(row);
  }
  return rows;
}

/** The leads with these ids, in this order; those that are gone are left out. */
export function* leadsWithIds(ids: readonly string[]): Steps<StoredLead[]> {
  const rows = yield* rowsWithIds<LeadRow>(`SELECT ${leadColumns} FROM leads WHERE id`, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [leadOf(row)] : [];
  });
}

export function* countLeads(filter: LeadFilter): Steps<number> {
  const {sql, params} = leadCondition(filter);
  const [row] = yield* rowsOf<{count: number}>(`SELECT count(*) AS count FROM leads WHERE ${sql}`, params);
  return Number(row!.count);
}

/** Ids first, of the index alone: skipping rows with their bodies would read them all. */
export function* leadPage(
  filter: LeadFilter,
  {order, offset, size}: {readonly order: LeadOrder; readonly offset: number; readonly size: number},
): Steps<StoredLead[]> {
  const {sql, params} = leadCondition(filter);
  const rows = yield* rowsOf<{id: string}>(
    `SELECT id FROM leads WHERE ${sql} ORDER BY ${orders[order]} LIMIT @size OFFSET @offset`,
    {...params, size, offset},
  );
  return yield* leadsWithIds(rows.map(({id}) => id));
}

/** The leads after the given one, newest first; from the newest when `after` is undefined. */
export function* leadsAfter(
  filter: LeadFilter,
  after: Pick<StoredLead, 'createdAt' | 'id'> | undefined,
  size: number,
): Steps<StoredLead[]> {
  const {sql, params} = leadCondition(filter);
  const {createdAt, id} = after ?? {createdAt: Number.MAX_SAFE_INTEGER, id: ''};
  const rows = yield* rowsOf<LeadRow>(
    `SELECT ${leadColumns} FROM leads WHERE (created_at, id) < (@createdAt, @id) AND ${sql}
     ORDER BY created_at DESC, id DESC LIMIT @size`,
    {...params, createdAt, id, size},
  );
  return rows.map(leadOf);
}

const noteColumns = 'id, lead_id AS "leadId", at, author, note_enc AS "noteEnc"';

export const notesOf = (leadIds: readonly string[]): Steps<StoredNote[]> =>
  rowsWithIds(`SELECT ${noteColumns} FROM lead_notes WHERE lead_id`, leadIds, 'ORDER BY at, id');

/** The notes after the one with this id, in the order of ids. */
export const notesAfter = (id: string, size: number): Steps<StoredNote[]> =>
  rowsOf(`SELECT ${noteColumns} FROM lead_notes WHERE id > @id ORDER BY id LIMIT @size`, {id, size});

export function* resealNote(id: string, noteEnc: string): Steps<boolean> {
  return (yield* change('UPDATE lead_notes SET note_enc = @noteEnc WHERE id = @id', {id, noteEnc})) > 0;
}

const addAudit = (by: Pick<AuditEntry, 'at' | 'actor'>, subject: string): Statement =>
  statement("INSERT INTO audit (at, actor, action, subject) VALUES (@at, @actor, 'set', @subject)", {...by, subject});

export function* workOnLead(
  id: string,
  {state, owner, note}: LeadWork,
  by: Pick<AuditEntry, 'at' | 'actor'>,
): Steps<LeadChange[] | undefined> {
  const [before] = yield* rowsOf<{state: LeadState; owner: string | null}>(
    `SELECT ${stateSql} AS state, owner FROM leads WHERE id = @id`,
    {id},
  );
  if (!before) return undefined;
  const changes: LeadChange[] = [];
  const writes: Statement[] = [];
  if (state !== undefined && state !== before.state) {
    changes.push({what: 'state', from: before.state, to: state});
    writes.push(statement('UPDATE leads SET state = @state WHERE id = @id', {id, state}));
  }
  if (owner !== undefined && owner !== (before.owner ?? '')) {
    changes.push({what: 'owner', from: before.owner ?? '', to: owner});
    writes.push(statement('UPDATE leads SET owner = @owner WHERE id = @id', {id, owner: owner || null}));
  }
  if (note !== undefined) {
    changes.push({what: 'note'});
    writes.push(
      statement(
        'INSERT INTO lead_notes (id, lead_id, at, author, note_enc) VALUES (@noteId, @id, @at, @actor, @noteEnc)',
        {...by, id, noteId: note.id, noteEnc: note.noteEnc},
      ),
    );
  }
  const told = changes.map((one) =>
    addAudit(by, one.what === 'note' ? `${id} note added` : `${id} ${one.what} ${one.from || '-'} to ${one.to || '-'}`),
  );
  if (changes.length > 0) yield [...writes, ...told];
  return changes;
}

const auditCondition = ({since, actor}: AuditFilter): Condition =>
  conditionOf([
    ['at >= @since', 'since', since],
    [
      "lower(actor) LIKE @actor ESCAPE '\\'",
      'actor',
      actor === undefined ? undefined : `%${actor.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`,
    ],
  ]);

export function auditLog(filter: AuditFilter, offset: number, limit: number): Steps<AuditEntry[]> {
  const {sql, params} = auditCondition(filter);
  return rowsOf(
    `SELECT at, actor, action, subject FROM audit WHERE ${sql} ORDER BY id DESC LIMIT @limit OFFSET @offset`,
    {...params, limit, offset},
  );
}

export function* countAudit(filter: AuditFilter): Steps<number> {
  const {sql, params} = auditCondition(filter);
  const [row] = yield* rowsOf<{count: number}>(`SELECT count(*) AS count FROM audit WHERE ${sql}`, params);
  return Number(row!.count);
}

/** Leads by form, edition and page they were sent from, the most frequent first. */
export function* leadSources(formPrefix: string): Steps<LeadSourceCount[]> {
  const rows = yield* rowsOf<Omit<LeadSourceCount, 'path'> & {tracking: string}>(
    `SELECT form, edition, tracking, count(*) AS count FROM leads
     WHERE substr(form, 1, length(@formPrefix)) = @formPrefix AND ${stateSql} NOT IN ('quarantined', 'spam')
     GROUP BY form, edition, tracking`,
    {formPrefix},
  );
  const sums = new Map<string, LeadSourceCount>();
  for (const {form, edition, tracking, count} of rows) {
    const path = (JSON.parse(tracking) as StoredLead['tracking']).source_path ?? '';
    const key = [form, edition, path].join('\0');
    sums.set(key, {form, edition, path, count: (sums.get(key)?.count ?? 0) + Number(count)});
  }
  return [...sums.values()].sort((a, b) => b.count - a.count || a.path.localeCompare(b.path));
}
