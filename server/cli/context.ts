import {userInfo} from 'node:os';
import type {Config} from '../config';
import type {Keyring} from '../keyring';
import type {AuditEntry, Store} from '../store/store';

/** The command line makes no sense; the usage is shown and the exit code is 2. */
export class UsageError extends Error {}

/** Something asked for is not there; the exit code is 1. */
export class NotFoundError extends Error {}

/** What a command works with. */
export interface CliContext {
  readonly config: Config;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly print: (text: string) => void;
  /** For people, beside an output that is to be used as it is. */
  readonly hint: (text: string) => void;
}

/** Who types: the person behind `sudo` too. A container may run under a number without a name. */
export function actor(): string {
  let name: string;
  try {
    name = userInfo().username;
  } catch {
    name = `uid ${process.getuid?.() ?? 'unknown'}`;
  }
  const {SUDO_USER: person} = process.env;
  return person ? `${person} as ${name}` : name;
}

/** Records a read of personal data, or a change to how it is kept. */
export const audit = ({store}: CliContext, action: AuditEntry['action'], subject: string): Promise<void> =>
  store.audit({at: Date.now(), actor: actor(), action, subject});

/** `1 lead`, `2 leads`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
