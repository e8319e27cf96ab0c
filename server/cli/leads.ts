/** Commands that read leads: list, show, export. */
import {trackingSchema} from '../../src/features/forms/schema';
import {summarizeLead, type LeadSummary} from '../lead-summary';
import {allForms} from '../forms';
import type {Keyring} from '../keyring';
import {openLead} from '../lead-body';
import type {StoredLead} from '../store/store';
import {audit, NotFoundError, UsageError, type CliContext} from './context';
import {csvLine, renderAge, renderRows, renderTable, renderTime} from './render';

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

const cells = (values: object): [string, string][] =>
  Object.entries(values).map(([name, value]) => [name, textOf(value)]);

const statusOf = ({status, quarantine}: Pick<StoredLead, 'status' | 'quarantine'>): string =>
  quarantine ? `${status} (${quarantine})` : status;

/** All values of a lead as text by column, in reading order. */
function flatten(lead: StoredLead, keyring: Keyring): Record<string, string> {
  const {fields, details, consentVersion} = openLead(lead, keyring);
  return Object.fromEntries([
    ['id', lead.id],
    ['reference', lead.reference],
    ['createdAt', new Date(lead.createdAt).toISOString()],
    ['form', lead.form],
    ['edition', lead.edition],
    ['status', statusOf(lead)],
    ['duplicateOf', lead.duplicateOf ?? ''],
    ...cells(fields),
    ...cells(details),
    ['consentVersion', consentVersion],
    ...cells(lead.tracking),
    ['purgeAt', new Date(lead.purgeAt).toISOString()],
  ]);
}

/** All leads, newest first, without personal data. */
export async function list({store, print}: CliContext): Promise<void> {
  const rows: string[][] = [];
  for await (const {id, createdAt, form, status, tracking} of store.leads()) {
    rows.push([id, renderTime(createdAt), form, status, tracking.source_path ?? '-', tracking.component_id ?? '-']);
  }
  if (rows.length === 0) return print('No leads yet.\n');
  print(`${renderTable(['id', 'time (UTC)', 'form', 'status', 'source_path', 'component'], rows)}\n`);
}

/** Leads by id or reference, in any letter case. */
export async function requireLeads({store}: CliContext, key: string): Promise<StoredLead[]> {
  const leads = await store.findLeads(/^l-/i.test(key) ? key.toUpperCase() : key.toLowerCase());
  if (leads.length === 0) throw new NotFoundError(`There is no lead ${key}.`);
  return leads;
}

function summaryRows(summary: LeadSummary): [string, string][] {
  const {source, contact, related} = summary;
  const time = (iso: string): string => `${renderTime(Date.parse(iso))} UTC`;
  const others = related.map(({reference, form, submittedAt, source: {page, button}, differs}) => {
    const differences = cells(differs).map(([name, value]) => `\n  ${name}: ${value}`);
    return [[time(submittedAt), form, reference, page, button].filter(Boolean).join('  '), ...differences].join('');
  });
  return [
    ['id', summary.id],
    ['reference', summary.reference],
    ['submitted', `${time(summary.submittedAt)}, ${renderAge(summary.ageSeconds)} ago`],
    ['form', `${summary.form} (${summary.edition})`],
    ['status', statusOf(summary)],
    ...(summary.duplicateOf ? [['duplicateOf', summary.duplicateOf] as [string, string]] : []),
    ...cells(summary.fields),
    ...cells(summary.details),
    ['plan', summary.plan.join('\n')],
    ['page', [source.page, source.pageTitle].filter(Boolean).join('  ')],
    ['button', textOf(source.button)],
    ['sp', textOf(source.campaign)],
    ['device', textOf(source.device)],
    ['consentVersion', summary.consentVersion],
    ['kept until', time(summary.purgeAt)],
    ['history', contact.leads === 1 ? 'first lead' : `${contact.leads} leads since ${time(contact.firstAt)}`],
    ['other leads', others.join('\n')],
  ];
}

/** One lead with its summary and the contact's other leads. */
export async function show(context: CliContext, key: string): Promise<void> {
  for (const lead of await requireLeads(context, key)) {
    const summary = await summarizeLead(lead, context.store, context.keyring, Date.now());
    for (const {id} of [lead, ...summary.related]) await audit(context, 'show', id);
    context.print(`${renderRows(summaryRows(summary).filter(([, value]) => value !== ''))}\n`);
  }
}

/** Columns of the CSV export; independent of the data, so that imports can rely on them. */
function exportColumns(): string[] {
  const fields = allForms.flatMap((form) => [...Object.keys(form.fields.shape), ...Object.keys(form.details)]);
  const tracking = Object.keys(trackingSchema.shape);
  return [
    ...new Set([
      'id',
      'reference',
      'createdAt',
      'form',
      'edition',
      'status',
      'duplicateOf',
      ...fields,
      'consentVersion',
      ...tracking,
      'purgeAt',
    ]),
  ];
}

/** All leads with personal data, as CSV or NDJSON. */
export async function exportLeads(context: CliContext, format: string): Promise<void> {
  if (format !== 'csv' && format !== 'ndjson') throw new UsageError(`Unknown format ${format}.`);
  await audit(context, 'export', format);
  const columns = exportColumns();
  // Without a byte order mark spreadsheet programs assume the local code page and garble Chinese.
  if (format === 'csv') context.print(`\uFEFF${csvLine(columns)}`);
  for await (const lead of context.store.leads()) {
    const row = flatten(lead, context.keyring);
    context.print(format === 'csv' ? csvLine(columns.map((name) => row[name] ?? '')) : `${JSON.stringify(row)}\n`);
  }
}
