/** The commands of `npm run leads`: parses the arguments, runs the command, maps errors to exit codes. */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {audit, NotFoundError, UsageError, type CliContext} from './context';
import {auditLog, comments, erase, misses, purge, replay, rotate} from './maintenance';
import {exportLeads, requireLeads, list, show} from './leads';
import {move, requireData} from './move';
import {renderTable, renderTime} from './render';
import {ConfigError, parseConfig} from '../config';
import {KeyError, keyPath, loadKeyring} from '../keyring';
import {waitingCodes} from '../outbox';
import {MoveError} from '../store/move';
import {openStore} from '../store/open';
import {StoreMoved} from '../store/sqlite';
import {StoreUnavailable} from '../store/store';

const usage = `Usage: npm run leads -- <command>

  list                          all leads, newest first, without personal data
  show <id or reference>        one lead and its contact with everything that is known (recorded)
  export [--format csv|ndjson]  all leads with everything to standard output, csv by default (recorded)
  comments                      what readers wrote under documents (recorded)
  misses                        searches that helped nobody, the most frequent first
  codes                         verification codes waiting in the development outbox (recorded)
  replay [<id or reference>]    tell the CRM and sales again: about one lead, or all that was given up
  erase <mobile or e-mail>      what would be deleted of a person; --yes deletes it (recorded)
  purge                         delete what is past its retention now; --yes also what sweeps keep back (recorded)
  rotate                        make a new key and seal everything with it; --reseal only seals (recorded)
  move                          move everything from the data folder to the PostgreSQL of DATABASE_URL, once
  audit [--limit <number>]      who read or changed what, the last 100 by default

The leads are those of DATA_DIR (./data), or of DATABASE_URL where it is set.`;

async function codes(context: CliContext): Promise<void> {
  const now = Date.now();
  const waiting = await waitingCodes(context.store, context.keyring, now);
  await audit(context, 'codes', 'all');
  if (waiting.length === 0) return context.print('No codes are waiting.\n');
  const rows = waiting.map(({code, channel, to, form, issuedAt, expiresAt}) => [
    code,
    channel,
    to,
    form,
    renderTime(issuedAt),
    `${Math.ceil((expiresAt - now) / 1000)} s`,
  ]);
  context.print(`${renderTable(['code', 'channel', 'to', 'form', 'sent (UTC)', 'valid for'], rows)}\n`);
}

type Command = (context: CliContext) => Promise<void>;

interface Options {
  readonly format?: string;
  readonly limit?: string;
  readonly yes?: boolean;
  readonly reseal?: boolean;
}

/** The one command that accepts each option. */
const commandsOfOption: Readonly<Record<keyof Options, readonly string[]>> = {
  format: ['export'],
  limit: ['audit'],
  yes: ['erase', 'purge'],
  reseal: ['rotate'],
};

/** Commands that accept an operand, with its description where it is required. */
const operands: Readonly<Record<string, {readonly needed?: string}>> = {
  show: {needed: 'the id or reference of a lead'},
  erase: {needed: 'a mobile number or an e-mail address'},
  replay: {},
};

function countOf(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new UsageError('--limit must be a whole number of at least 1.');
  return count;
}

function commandOf(
  name: string | undefined,
  operand: string,
  {format = 'csv', limit = '100', yes = false, reseal = false}: Options,
): Command | 'move' {
  switch (name) {
    case 'list':
      return list;
    case 'show':
      return (context) => show(context, operand);
    case 'export':
      return (context) => exportLeads(context, format);
    case 'comments':
      return comments;
    case 'misses':
      return misses;
    case 'codes':
      return codes;
    case 'replay':
      return async (context) => {
        if (!operand) return replay(context, undefined);
        for (const {id} of await requireLeads(context, operand)) await replay(context, id);
      };
    case 'erase':
      return (context) => erase(context, operand, yes);
    case 'purge':
      return (context) => purge(context, yes);
    case 'rotate':
      return (context) => rotate(context, reseal);
    case 'move':
      return 'move';
    case 'audit': {
      const count = countOf(limit);
      return (context) => auditLog(context, count);
    }
    default:
      throw new UsageError(name === undefined ? 'A command is missing.' : `Unknown command ${name}.`);
  }
}

function parseCommand(argv: readonly string[]): Command | 'help' | 'move' {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        format: {type: 'string'},
        limit: {type: 'string'},
        yes: {type: 'boolean'},
        reseal: {type: 'boolean'},
        help: {type: 'boolean', short: 'h'},
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const {help, ...options} = parsed.values;
  const [name, operand, ...extra] = parsed.positionals;
  if (help || name === 'help') return 'help';
  const command = commandOf(name, operand ?? '', options);
  for (const option of Object.keys(options) as (keyof Options)[]) {
    const commands = commandsOfOption[option];
    if (!commands.includes(name ?? '')) throw new UsageError(`--${option} belongs to ${commands.join(' and ')}.`);
  }
  const takes = operands[name ?? ''];
  if (extra.length > 0 || (operand !== undefined && !takes)) throw new UsageError('Too many arguments.');
  if (takes?.needed && !operand) throw new UsageError(`${name} needs ${takes.needed}.`);
  return command;
}

/** Environment variables and output streams of a command. */
export interface ProcessContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

async function run(argv: readonly string[], {environment, out, err}: ProcessContext): Promise<void> {
  const command = parseCommand(argv);
  if (command === 'help') return out(`${usage}\n`);
  const config = parseConfig(environment);
  if (command === 'move') return move(config, out);
  const {dataDir, databaseUrl, keys} = config;
  if (!databaseUrl) requireData(dataDir);
  if (!keys && !existsSync(keyPath(dataDir))) {
    throw new NotFoundError(`There is no key in ${dataDir}; set LEAD_KEY or DATA_DIR as the service has it.`);
  }
  const store = await openStore(config);
  try {
    await command({config, store, keyring: loadKeyring(dataDir, keys), print: out, hint: err});
  } finally {
    await store.close();
  }
}

/** Runs a command. @returns the exit code: 0, 1 for not found or unavailable, 2 for invalid arguments or settings. */
export async function runCommand(argv: readonly string[], context: ProcessContext): Promise<number> {
  try {
    await run(argv, context);
    return 0;
  } catch (error) {
    const isExpected = [UsageError, NotFoundError, ConfigError, KeyError, MoveError, StoreMoved, StoreUnavailable].some(
      (kind) => error instanceof kind,
    );
    if (!isExpected) throw error;
    const {message} = error as Error;
    if (error instanceof UsageError) context.err(`${message}\n\n${usage}\n`);
    else
      context.err(error instanceof StoreUnavailable ? `The database does not answer (${message}).\n` : `${message}\n`);
    return error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
  }
}
