/** The encrypted part of a lead. */
import {z} from 'zod';
import type {Keyring} from './keyring';
import type {StoredLead} from './store/store';

const leadBodySchema = z.object({
  fields: z.record(z.string(), z.unknown()),
  /** Human-readable names of coded fields: province, city, country. */
  details: z.record(z.string(), z.string()),
  consentVersion: z.string(),
});

export type LeadBody = z.output<typeof leadBodySchema>;

/** Encrypts a body, bound to the id of its lead. */
export const sealLead = (body: LeadBody, id: string, keyring: Keyring): string =>
  keyring.seal(JSON.stringify(body), id);

/** A body from its decrypted JSON. */
export const parseLead = (json: string): LeadBody => leadBodySchema.parse(JSON.parse(json));

/** Decrypts a stored lead. The caller must write an audit entry. */
export const openLead = (lead: Pick<StoredLead, 'id' | 'bodyEnc'>, keyring: Keyring): LeadBody =>
  parseLead(keyring.open(lead.bodyEnc, lead.id));
