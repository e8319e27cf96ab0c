/** `npm run leads -- <command>`: reads the leads of this machine, also while the service runs. */
import {existsSync} from 'node:fs';
import {userInfo} from 'node:os';
import {parseArgs} from 'node:util';
import {trackingSchema} from '../src/forms/schema';
import {csvLine, renderTable, renderTime} from './cli/render';
import {ConfigError, parseConfig} from './config';
import {allForms} from './forms';
import {KeyError, loadKeyring, type Keyring} from './keyring';
import {openLead} from './leads';
import {waitingCodes} from './outbox';
import {openStore} from './store/open';
import {sqlitePath} from './store/sqlite';
import type {AuditEntry, Store, StoredLead} from './store/store';

const usage = `Usage: npm run leads -- <command>

  list                          all leads, newest first, without personal data
  show <id or reference>        one lead with everything that is known (the read is recorded)
  export [--format csv|ndjson]  all leads with everything to standard output, csv by default (the read is recorded)
  codes                         verification codes waiting in the development outbox

The data folder is ./data, or DATA_DIR.`;

/** The command line makes no sense; the usage is shown and the exit code is 2. */
class UsageError extends Error {}

/** Something asked for is not there; the exit code is 1. */
class NotFoundError extends Error {}

interface Desk {
  readonly store: Store;
  readonly keyring: Keyring;
}

const print = (text: string): void => void process.stdout.write(text);

const audit = ({store}: Desk, action: AuditEntry['action'], subject: string): Promise<void> =>
  store.audit({at: Date.now(), actor: userInfo().username, action, subject});

/** Everything about a lead as text by name, in reading order. */
function flatten(lead: StoredLead, keyring: Keyring): Record<string, string> {
  const {fields, details, consentVersion} = openLead(lead, keyring);
  const cells = (values: object): [string, string][] =>
    Object.entries(values).map(([name, value]) => [name, value === undefined || value === null ? '' : String(value)]);
  return Object.fromEntries([
    ['id', lead.id],
    ['reference', lead.reference],
    ['createdAt', new Date(lead.createdAt).toISOString()],
    ['form', lead.form],
    ['edition', lead.edition],
    ['status', lead.quarantine ? `${lead.status} (${lead.quarantine})` : lead.status],
    ['duplicateOf', lead.duplicateOf ?? ''],
    ...cells(fields),
    ...cells(details),
    ['consentVersion', consentVersion],
    ...cells(lead.tracking),
    ['purgeAt', new Date(lead.purgeAt).toISOString()],
  ]);
}

async function list({store}: Desk): Promise<void> {
  const rows: string[][] = [];
  for await (const {id, createdAt, form, status, tracking} of store.leads()) {
    rows.push([id, renderTime(createdAt), form, status, tracking.source_path ?? '-', tracking.component_id ?? '-']);
  }
  if (rows.length === 0) return print('No leads yet.\n');
  print(`${renderTable(['id', 'time (UTC)', 'form', 'status', 'source_path', 'component'], rows)}\n`);
}

async function show(desk: Desk, key: string): Promise<void> {
  const leads = await desk.store.findLeads(/^l-/i.test(key) ? key.toUpperCase() : key.toLowerCase());
  if (leads.length === 0) throw new NotFoundError(`There is no lead ${key}.`);
  for (const lead of leads) {
    await audit(desk, 'show', lead.id);
    const rows = Object.entries(flatten(lead, desk.keyring));
    const width = Math.max(...rows.map(([name]) => name.length));
    const indent = `\n${' '.repeat(width + 2)}`;
    print(`${rows.map(([name, value]) => `${name.padEnd(width)}  ${value.replaceAll('\n', indent)}`.trimEnd()).join('\n')}\n`);
  }
}

/** Columns of the CSV export: the same whatever leads there are, so that imports can rely on them. */
function exportColumns(): string[] {
  const fields = allForms.flatMap((form) => [...Object.keys(form.fields.shape), ...Object.keys(form.details)]);
  const tracking = Object.keys(trackingSchema.shape);
  return [
    ...new Set(['id', 'reference', 'createdAt', 'form', 'edition', 'status', 'duplicateOf', ...fields, 'consentVersion', ...tracking, 'purgeAt']),
  ];
}

async function exportLeads(desk: Desk, format: string): Promise<void> {
  if (format !== 'csv' && format !== 'ndjson') throw new UsageError(`Unknown format ${format}.`);
  await audit(desk, 'export', format);
  const columns = exportColumns();
  // Spreadsheet programs take a file without a byte order mark for the local code page and garble Chinese.
  if (format === 'csv') print(`\uFEFF${csvLine(columns)}`);
  for await (const lead of desk.store.leads()) {
    const cells = flatten(lead, desk.keyring);
    print(format === 'csv' ? csvLine(columns.map((name) => cells[name] ?? '')) : `${JSON.stringify(cells)}\n`);
  }
}

async function codes(desk: Desk): Promise<void> {
  const now = Date.now();
  const waiting = await waitingCodes(desk.store, desk.keyring, now);
  await audit(desk, 'codes', 'all');
  if (waiting.length === 0) return print('No codes are waiting.\n');
  const rows = waiting.map(({code, channel, to, form, issuedAt, expiresAt}) => [
    code,
    channel,
    to,
    form,
    renderTime(issuedAt),
    `${Math.ceil((expiresAt - now) / 1000)} s`,
  ]);
  print(`${renderTable(['code', 'channel', 'to', 'form', 'sent (UTC)', 'valid for'], rows)}\n`);
}

type Command = (desk: Desk) => Promise<void>;

function parseCommand(argv: readonly string[]): Command | 'help' {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {format: {type: 'string'}, help: {type: 'boolean', short: 'h'}},
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const {values, positionals} = parsed;
  const [command, subject, ...extra] = positionals;
  if (values.help || command === 'help') return 'help';
  if (values.format !== undefined && command !== 'export') throw new UsageError('--format belongs to export.');
  if (extra.length > 0 || (subject !== undefined && command !== 'show')) throw new UsageError('Too many arguments.');
  switch (command) {
    case 'list':
      return list;
    case 'show':
      if (!subject) throw new UsageError('show needs the id or reference of a lead.');
      return (desk) => show(desk, subject);
    case 'export':
      return (desk) => exportLeads(desk, values.format ?? 'csv');
    case 'codes':
      return codes;
    default:
      throw new UsageError(command === undefined ? 'A command is missing.' : `Unknown command ${command}.`);
  }
}

async function run(argv: readonly string[]): Promise<void> {
  const command = parseCommand(argv);
  if (command === 'help') return print(`${usage}\n`);
  const config = parseConfig(process.env);
  const {dataDir, databaseUrl, keys} = config;
  if (!databaseUrl && !existsSync(sqlitePath(dataDir))) {
    throw new NotFoundError(`There is no data in ${dataDir}; start the service first (npm start) or set DATA_DIR.`);
  }
  const store = await openStore(config);
  try {
    await command({store, keyring: loadKeyring(dataDir, keys)});
  } finally {
    await store.close();
  }
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `leads list | head` closes the pipe early.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

run(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = [UsageError, NotFoundError, ConfigError, KeyError].some((kind) => error instanceof kind);
  if (!isExpected) throw error;
  const {message} = error as Error;
  process.stderr.write(error instanceof UsageError ? `${message}\n\n${usage}\n` : `${message}\n`);
  process.exitCode = error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
});
