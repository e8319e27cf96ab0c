/**
 * The development outbox: instead of being sent, a code is shown in the service's log and by `npm run leads -- codes`.
 * It is stored encrypted and deleted when it is used, replaced or expired.
 */
import {z} from 'zod';
import {channels, formIds} from '../src/features/forms/schema';
import type {Keyring} from './keyring';
import {maskContact, type Sender} from './sender';
import type {Store} from './store/store';

const payload = z.object({channel: z.enum(channels), to: z.string(), code: z.string(), form: z.enum(formIds)});

/** A code waiting in the outbox, its contact masked. */
export interface WaitingCode extends z.output<typeof payload> {
  /** Key of the code in the store. */
  readonly key: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** A sender that prints codes and stores them for {@link waitingCodes}. */
export function developmentOutbox(store: Store, keyring: Keyring, print: (line: string) => void): Sender {
  return {
    async send({channel, to, code, form, key, issuedAt, expiresAt}) {
      const masked = maskContact(to);
      const payloadEnc = keyring.seal(JSON.stringify({channel, to: masked, code, form}), key);
      await store.putOutbox({key, kind: 'code', payloadEnc, createdAt: issuedAt, expiresAt});
      print(`[development outbox] code ${code} for ${channel} ${masked}`);
    },
  };
}

/** The codes that can still be used, newest first. */
export async function waitingCodes(store: Store, keyring: Keyring, now: number): Promise<WaitingCode[]> {
  const entries = await store.outbox(now);
  return entries.map(({key, payloadEnc, createdAt, expiresAt}) => ({
    ...payload.parse(JSON.parse(keyring.open(payloadEnc, key))),
    key,
    issuedAt: createdAt,
    expiresAt,
  }));
}
