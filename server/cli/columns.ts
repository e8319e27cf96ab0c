/** Columns of lists and exports. Personal ones need the opened lead, and the read is audited. */
import {trackingSchema} from '../../src/features/forms/schema';
import {allForms} from '../forms';
import type {Keyring} from '../keyring';
import {openLead, type LeadBody} from '../lead-body';
import {idBatch} from '../store/leadSteps';
import type {Store, StoredLead, StoredNote} from '../store/store';
import {suggestion} from './command';
import {UsageError} from './context';
import {renderTime} from './render';

/** Value of a cell, empty for none. */
export const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** How it came in, with the reason where it was quarantined. */
export const statusOf = ({status, quarantine}: Pick<StoredLead, 'status' | 'quarantine'>): string =>
  quarantine ? `${status} (${quarantine})` : status;

/** A note in the clear. */
export interface OpenNote extends Omit<StoredNote, 'noteEnc'> {
  readonly text: string;
}

/** Decrypts a note. The caller must write an audit entry. */
export const openNote = ({noteEnc, ...note}: StoredNote, keyring: Keyring): OpenNote => ({
  ...note,
  text: keyring.open(noteEnc, note.id),
});

/** One note as text, `2026-11-20 09:30:00 anna: called`. */
export const noteText = ({at, author, text}: OpenNote): string => `${renderTime(at)} ${author}: ${text}`;

const plain: Readonly<Record<string, (lead: StoredLead) => string>> = {
  id: ({id}) => id,
  reference: ({reference}) => reference,
  createdAt: ({createdAt}) => new Date(createdAt).toISOString(),
  form: ({form}) => form,
  edition: ({edition}) => edition,
  status: statusOf,
  state: ({state}) => state,
  owner: ({owner}) => textOf(owner),
  duplicateOf: ({duplicateOf}) => textOf(duplicateOf),
  ...Object.fromEntries(
    Object.keys(trackingSchema.shape).map((name) => [
      name,
      ({tracking}: StoredLead) => textOf((tracking as Readonly<Record<string, unknown>>)[name]),
    ]),
  ),
  purgeAt: ({purgeAt}) => new Date(purgeAt).toISOString(),
};

interface Opened {
  readonly body: LeadBody;
  readonly notes: readonly OpenNote[];
}

/** Columns that mean the same in every form, whose fields have different names. */
const common: Readonly<Record<string, (fields: LeadBody['fields']) => string>> = {
  person: ({contact, firstName, lastName}) => textOf(contact) || [firstName, lastName].filter(Boolean).join(' '),
  organization: ({companyName, company}) => textOf(companyName ?? company),
  telephone: ({mobile, phone}) => textOf(mobile ?? phone),
  email: ({businessEmail}) => textOf(businessEmail),
};

/** What `list --fields` adds. */
export const commonColumns = Object.keys(common);

const fieldsOf = (forms: typeof allForms): string[] => [
  ...new Set(forms.flatMap((form) => [...Object.keys(form.fields.shape), ...Object.keys(form.details)])),
];

const isLater = ({id}: (typeof allForms)[number]): boolean => id.startsWith('service-');
const fieldNames = fieldsOf(allForms.filter((form) => !isLater(form)));

/** What was added after imports relied on the order of an export: at its end. */
const laterColumns = [
  'state',
  'owner',
  'notes',
  ...fieldsOf(allForms.filter(isLater)).filter((name) => !fieldNames.includes(name)),
];

/** Columns of an export; independent of the data, so that imports can rely on them. */
export const exportColumns: readonly string[] = (() => {
  const names = Object.keys(plain).filter((name) => !laterColumns.includes(name));
  const tracking = names.indexOf(Object.keys(trackingSchema.shape)[0]!);
  return [...names.slice(0, tracking), ...fieldNames, 'consentVersion', ...names.slice(tracking), ...laterColumns];
})();

export const allColumns: readonly string[] = [...exportColumns, ...commonColumns];

const isPersonal = (column: string): boolean => !Object.hasOwn(plain, column);

export const arePersonal = (columns: readonly string[]): boolean => columns.some(isPersonal);

/** Columns from `id,form,person`. @throws {UsageError} naming an unknown one. */
export function parseColumns(typed: string): string[] {
  const columns = typed.split(',').map((name) => name.trim());
  for (const name of columns) {
    if (allColumns.includes(name)) continue;
    throw new UsageError(
      `There is no column ${name || '(empty)'}.${suggestion(name, allColumns)} Columns: ${allColumns.join(', ')}.`,
    );
  }
  return columns;
}

function valueOf(column: string, lead: StoredLead, opened: Opened | undefined): string {
  const read = plain[column];
  if (read) return read(lead);
  if (!opened) throw new Error(`column ${column} of a lead that was not opened`);
  const {fields, details, consentVersion} = opened.body;
  if (column === 'consentVersion') return consentVersion;
  if (column === 'notes') return opened.notes.map(noteText).join('\n');
  return common[column]?.(fields) ?? textOf(details[column] ?? fields[column]);
}

async function rowsOfBatch(
  leads: readonly StoredLead[],
  columns: readonly string[],
  {store, keyring}: {readonly store: Store; readonly keyring: Keyring},
): Promise<Record<string, string>[]> {
  const isOpened = arePersonal(columns);
  const notes = new Map<string, OpenNote[]>();
  if (columns.includes('notes'))
    for (const note of await store.notesOf(leads.map(({id}) => id)))
      notes.set(note.leadId, [...(notes.get(note.leadId) ?? []), openNote(note, keyring)]);
  return leads.map((lead) => {
    const opened = isOpened ? {body: openLead(lead, keyring), notes: notes.get(lead.id) ?? []} : undefined;
    return Object.fromEntries(columns.map((column) => [column, valueOf(column, lead, opened)]));
  });
}

/** The values of leads by column, a batch at a time. The caller must write an audit entry. */
export async function* rowsOf(
  leads: AsyncIterable<StoredLead> | Iterable<StoredLead>,
  columns: readonly string[],
  place: {readonly store: Store; readonly keyring: Keyring},
): AsyncGenerator<Record<string, string>> {
  let batch: StoredLead[] = [];
  for await (const lead of leads) {
    batch.push(lead);
    if (batch.length < idBatch) continue;
    yield* await rowsOfBatch(batch, columns, place);
    batch = [];
  }
  yield* await rowsOfBatch(batch, columns, place);
}
