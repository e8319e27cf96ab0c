import {userInfo} from 'node:os';
import type {Config} from '../config';
import type {Keyring} from '../keyring';
import type {AuditEntry, Store} from '../store/store';

/** Invalid arguments: prints the usage and exits with 2. */
export class UsageError extends Error {}

/** The requested item does not exist: exits with 1. */
export class NotFoundError extends Error {}

/** What a command tried does not work: exits with 1. */
export class FailedError extends Error {}

/** Dependencies of a command. */
export interface CliContext {
  readonly config: Config;
  readonly store: Store;
  readonly keyring: Keyring;
  /** Resolves when standard output has taken the text: awaited, output that nobody reads yet does not fill the memory. */
  readonly print: (text: string) => void | Promise<void>;
  /** Writes to standard error, so that standard output stays machine-readable. */
  readonly hint: (text: string) => void;
}

/** User name for the audit log, including the user behind `sudo`. A container's uid may have no name. */
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

/** Writes an audit entry: a read of personal data, or a change to its retention or keys. */
export const audit = ({store}: CliContext, action: AuditEntry['action'], subject: string): Promise<void> =>
  store.audit({at: Date.now(), actor: actor(), action, subject});

/** `1 lead`, `2 leads`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Ids are stored in lower case, references of leads in upper case. */
export const storedForm = (typed: string): string => (/^l-/i.test(typed) ? typed.toUpperCase() : typed.toLowerCase());
