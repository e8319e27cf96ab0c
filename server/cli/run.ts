/** `npm run leads`: finds the command in the table, runs it, maps errors to exit codes. */
import {existsSync} from 'node:fs';
import {parseArguments, suggestion, type Arguments, type Command} from './command';
import {commands} from './commands';
import {FailedError, NotFoundError, UsageError} from './context';
import {documentation, helpOf, overview, usageOf} from './help';
import {requireData} from './move';
import {ConfigError, parseConfig, type Environment} from '../config';
import {KeyError, keyPath, loadKeyring} from '../keyring';
import {BackupError} from '../store/backup';
import {MoveError} from '../store/move';
import {openStore} from '../store/open';
import {StoreMoved} from '../store/sqlite';
import {StoreUnavailable} from '../store/store';

/** Environment variables and output streams of a command. */
export interface ProcessContext {
  readonly environment: Environment;
  /** Resolves when the text is taken. */
  readonly out: (text: string) => void | Promise<void>;
  readonly err: (text: string) => void;
}

const commandNamed = (name: string): Command | undefined =>
  commands.find((command) => command.name === name || command.alias === name);

/** @throws {UsageError} */
function requireCommand(name: string | undefined): Command {
  if (name === undefined) throw new UsageError('A command is missing.');
  const command = commandNamed(name);
  if (command) return command;
  const names = commands.map((one) => one.name);
  throw new UsageError(
    name.startsWith('-') ? 'The command comes first.' : `Unknown command ${name}.${suggestion(name, names)}`,
  );
}

/** What `help`, `help <command>` or `help --markdown` print. */
function help([topic]: readonly string[]): string {
  if (topic === '--markdown') return documentation(commands);
  return topic === undefined || topic === '--help' ? overview(commands) : helpOf(requireCommand(topic));
}

async function runWithStore(
  command: Extract<Command, {run: unknown}>,
  args: Arguments,
  {environment, out, err}: ProcessContext,
): Promise<void> {
  const config = parseConfig(environment);
  const {dataDir, databaseUrl, keys} = config;
  if (!databaseUrl) requireData(dataDir);
  if (!keys && !existsSync(keyPath(dataDir))) {
    throw new NotFoundError(`There is no key in ${dataDir}; set LEAD_KEY or DATA_DIR as the service has it.`);
  }
  const store = await openStore(config);
  try {
    await command.run({config, store, keyring: loadKeyring(dataDir, keys), print: out, hint: err}, args);
  } finally {
    await store.close();
  }
}

/** Runs a command. @returns the exit code */
async function run([name, ...rest]: readonly string[], context: ProcessContext): Promise<number> {
  const {environment, out} = context;
  if (name === 'help' || name === '--help' || name === '-h') {
    await out(`${help(rest)}\n`);
    return 0;
  }
  const command = requireCommand(name);
  const args = parseArguments(command, rest);
  if (args === 'help') await out(`${helpOf(command)}\n`);
  else if ('diagnose' in command) return command.diagnose(environment, out, args);
  else if ('runAlone' in command) await command.runAlone(parseConfig(environment), out, args);
  else await runWithStore(command, args, context);
  return 0;
}

/** How to call the command that was meant, or where to find which there are. */
function usageHint(name: string | undefined): string {
  const command = name === undefined ? undefined : commandNamed(name);
  return command ? `${usageOf(command)}\n"${command.name} --help" lists the options.` : overview(commands);
}

/** Errors that say enough by their message. */
const expectedErrors = [
  UsageError,
  NotFoundError,
  FailedError,
  BackupError,
  ConfigError,
  KeyError,
  MoveError,
  StoreMoved,
  StoreUnavailable,
];

/**
 * Runs a command and tells of errors. @returns the exit code: 0, 1 for not found, not accepted, unavailable or a problem that
 * `doctor` found, 2 for invalid arguments or settings.
 */
export async function runCommand(argv: readonly string[], context: ProcessContext): Promise<number> {
  try {
    return await run(argv, context);
  } catch (error) {
    if (!expectedErrors.some((kind) => error instanceof kind)) throw error;
    const {message} = error as Error;
    if (error instanceof UsageError) context.err(`${message}\n\n${usageHint(argv[0])}\n`);
    else
      context.err(error instanceof StoreUnavailable ? `The database does not answer (${message}).\n` : `${message}\n`);
    return error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
  }
}
