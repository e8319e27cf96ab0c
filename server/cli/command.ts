/** The shape of a command: help, documentation and the parser are made from it. */
import {parseArgs} from 'node:util';
import {closest, distance} from 'fastest-levenshtein';
import type {Config, Environment} from '../config';
import {UsageError, type CliContext} from './context';

export interface OptionSpec {
  /** What to write after it, `<number>`; absent for an option without a value. */
  readonly value?: string;
  /** One line, without a period. */
  readonly meaning: string;
}

/** Options by name, without the hyphens. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

interface CommandSpec {
  readonly name: string;
  /** A former name that still works. */
  readonly alias?: string;
  /** What it does, one line; `(recorded)` when the audit log gets an entry. */
  readonly summary: string;
  readonly operand?: {
    /** `<id or reference>`. */
    readonly value: string;
    /** What is missing without it; absent when it may be left out. */
    readonly needed?: string;
  };
  readonly options?: OptionSpecs;
  /** Paragraphs of its own help. */
  readonly details?: readonly string[];
}

/** `run` gets the opened store; `runAlone` only the settings; `diagnose` not even that, and says the exit code. */
export type Command = CommandSpec &
  (
    | {readonly run: (context: CliContext, args: Arguments) => Promise<void>}
    | {readonly runAlone: (config: Config, print: CliContext['print'], args: Arguments) => Promise<void>}
    | {readonly diagnose: (environment: Environment, print: CliContext['print'], args: Arguments) => Promise<number>}
  );

/** Parsed arguments of a command. */
export class Arguments {
  /** Empty when it was left out. */
  readonly operand: string;
  readonly #values: Readonly<Record<string, string | boolean | undefined>>;

  constructor(operand: string, values: Readonly<Record<string, string | boolean | undefined>>) {
    this.operand = operand;
    this.#values = values;
  }

  /** Value of an option; undefined when it was not given. */
  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** Whether an option without a value was given. */
  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  /** @throws {UsageError} unless the value is a whole number from 1 to `max`. */
  count(name: string, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const count = /^\d+$/.test(text) ? Number(text) : NaN;
    if (count >= 1 && count <= max) return count;
    throw new UsageError(
      max === Number.MAX_SAFE_INTEGER
        ? `--${name} must be a whole number of at least 1.`
        : `--${name} must be a whole number from 1 to ${max}.`,
    );
  }

  /** @throws {UsageError} unless the value is one of `choices`. */
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const choice = choices.find((one) => one === text);
    if (choice !== undefined) return choice;
    throw new UsageError(`--${name} must be one of ${choices.join(', ')}.${suggestion(text, choices)}`);
  }
}

/** ` Did you mean x?`, or nothing when no name is near. */
export function suggestion(typed: string, names: readonly string[], prefix = ''): string {
  if (names.length === 0) return '';
  const near = closest(typed, names);
  return distance(typed, near) <= Math.max(1, Math.floor(near.length / 2)) ? ` Did you mean ${prefix}${near}?` : '';
}

/** Names the unknown options before anything else is looked at: their values would be taken for operands. */
function refuseUnknown(command: Command, args: readonly string[]): void {
  const names = [...Object.keys(command.options ?? {}), 'help'];
  const {tokens} = parseArgs({args: [...args], strict: false, allowPositionals: true, tokens: true});
  for (const token of tokens) {
    if (token.kind !== 'option' || names.includes(token.name) || token.rawName === '-h') continue;
    const near = suggestion(token.name, names, '--');
    throw new UsageError(`${command.name} has no option ${token.rawName}.${near}`);
  }
}

/**
 * Arguments of a command, without its name; `help` when they ask for help.
 * @throws {UsageError}
 */
export function parseArguments(command: Command, args: readonly string[]): Arguments | 'help' {
  refuseUnknown(command, args);
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, {value}]) => [
      name,
      {type: value === undefined ? ('boolean' as const) : ('string' as const)},
    ]),
  );
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {...options, help: {type: 'boolean', short: 'h'}},
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const {help, ...values} = parsed.values as Record<string, string | boolean | undefined>;
  if (help) return 'help';
  const [operand, ...extra] = parsed.positionals;
  if (extra.length > 0 || (operand !== undefined && !command.operand)) throw new UsageError('Too many arguments.');
  if (command.operand?.needed && !operand) throw new UsageError(`${command.name} needs ${command.operand.needed}.`);
  return new Arguments(operand ?? '', values);
}
