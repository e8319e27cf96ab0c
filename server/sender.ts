import type {Channel, Edition, FormId} from '../src/features/forms/schema';

/** A verification code to be sent. */
export interface CodeMessage {
  readonly channel: Channel;
  /** Normalized mobile number or e-mail address. */
  readonly to: string;
  readonly code: string;
  readonly form: FormId;
  readonly edition: Edition;
  /** Key of the code in the store. */
  readonly key: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Sends codes; `send` rejects when the provider did not accept the message. */
export interface Sender {
  send(message: CodeMessage): Promise<void>;
}

/** A contact redacted for logs: `138****0000`, `a***@example.com`. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at > 0) return `${contact.slice(0, 1)}***${contact.slice(at)}`;
  return `${contact.slice(0, 3)}****${contact.slice(-4)}`;
}
