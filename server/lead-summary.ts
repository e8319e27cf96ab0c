/** Summary of a lead for sales; used by the CLI, the webhook and the e-mail. */
import {comparableContact, formOf} from './forms';
import type {Keyring} from './keyring';
import {openLead, type LeadBody} from './lead-body';
import type {PictureInfo, QuarantineReason, Store, StoredLead} from './store/store';

/** How the visitor reached the form. */
interface LeadSource {
  /** Path of the page that linked to the form. */
  readonly page: string | null;
  readonly pageTitle: string | null;
  /** Id of the link or button. */
  readonly button: string | null;
  /** The `sp` parameter of the landing page's URL. */
  readonly campaign: string | null;
  readonly device: string | null;
}

/** Another lead of the same contact, in any form. */
export interface RelatedLead {
  readonly id: string;
  readonly reference: string;
  readonly form: StoredLead['form'];
  readonly submittedAt: string;
  readonly source: LeadSource;
  /** Values of this lead that differ from the summarized one. */
  readonly differs: Readonly<Record<string, unknown>>;
}

/** A lead with its context. Times are ISO 8601 in UTC. */
export interface LeadSummary {
  readonly id: string;
  readonly reference: string;
  readonly form: StoredLead['form'];
  readonly edition: StoredLead['edition'];
  readonly status: StoredLead['status'];
  /** Why the lead is quarantined; null otherwise. */
  readonly quarantine: QuarantineReason | null;
  readonly submittedAt: string;
  /** Whole seconds from the submit to the creation of this summary. */
  readonly ageSeconds: number;
  readonly contact: {
    readonly channel: 'sms' | 'email';
    readonly value: string;
    readonly leads: number;
    readonly firstAt: string;
  };
  readonly fields: Readonly<Record<string, unknown>>;
  /** Human-readable names of coded fields. */
  readonly details: Readonly<Record<string, string>>;
  /** Inputs and result of the attached planner or calculator, as shown on its page, line by line. */
  readonly plan: readonly string[];
  /** Pictures of a service request; they are fetched by the command line and never sent. */
  readonly pictures: readonly Omit<PictureInfo, 'leadId' | 'createdAt'>[];
  /** How to fetch them; null where there are none. */
  readonly picturesCommand: string | null;
  readonly source: LeadSource;
  readonly consentVersion: string;
  /** Earlier lead of the same contact and form within a day. */
  readonly duplicateOf: string | null;
  /** All other leads of the contact, oldest first. */
  readonly related: readonly RelatedLead[];
  readonly purgeAt: string;
}

const isoTime = (time: number): string => new Date(time).toISOString();

const sourceOf = ({tracking}: StoredLead): LeadSource => ({
  page: tracking.source_path ?? null,
  pageTitle: tracking.source_page_title ?? null,
  button: tracking.component_id ?? null,
  campaign: tracking.sp ?? null,
  device: tracking.device_type ?? null,
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const differing = (body: LeadBody, from: LeadBody): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body.fields).filter(([name, value]) => name !== 'pictures' && !same(value, from.fields[name])),
  );

/** Summarizes a lead, including the contact's other leads. The caller must write an audit entry. */
export async function summarizeLead(
  lead: StoredLead,
  store: Store,
  keyring: Keyring,
  now: number,
): Promise<LeadSummary> {
  const form = formOf(lead.form);
  const body = openLead(lead, keyring);
  const {plan, pictures: _ids, ...fields} = body.fields;
  const pictures = await store.picturesOf([lead.id]);
  const all = await store.leadsOfContact(lead.contactHmac);
  const others = all.filter(({id}) => id !== lead.id).sort((one, other) => one.createdAt - other.createdAt);
  return {
    id: lead.id,
    reference: lead.reference,
    form: lead.form,
    edition: lead.edition,
    status: lead.status,
    quarantine: lead.quarantine,
    submittedAt: isoTime(lead.createdAt),
    ageSeconds: Math.max(0, Math.floor((now - lead.createdAt) / 1000)),
    contact: {
      channel: form.channel,
      value: comparableContact(String(body.fields[form.contactField])),
      leads: others.length + 1,
      firstAt: isoTime(Math.min(lead.createdAt, others[0]?.createdAt ?? lead.createdAt)),
    },
    fields,
    details: body.details,
    plan: typeof plan === 'string' ? plan.split('\n') : [],
    pictures: pictures.map(({id, type, bytes, width, height}) => ({id, type, bytes, width, height})),
    picturesCommand: pictures.length === 0 ? null : `leads pictures ${lead.reference} --to <folder>`,
    source: sourceOf(lead),
    consentVersion: body.consentVersion,
    duplicateOf: lead.duplicateOf,
    related: others.map((other) => ({
      id: other.id,
      reference: other.reference,
      form: other.form,
      submittedAt: isoTime(other.createdAt),
      source: sourceOf(other),
      differs: differing(openLead(other, keyring), body),
    })),
    purgeAt: isoTime(lead.purgeAt),
  };
}
