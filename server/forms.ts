import * as z from 'zod/mini';
import {countryNameOf, diallingCodeOf} from '../src/features/forms/data/countries';
import {placeOf} from '../src/features/forms/data/regions';
import {issuesOf, type FieldIssues} from '../src/features/forms/fields';
import {definition as freeCn} from '../src/features/forms/free-cn/schema';
import {definition as freeGlobal} from '../src/features/forms/free-global/schema';
import {definition as inquiryCn} from '../src/features/forms/inquiry-cn/schema';
import {definition as inquiryGlobal} from '../src/features/forms/inquiry-global/schema';
import {definition as partnerCn} from '../src/features/forms/partner-cn/schema';
import type {FormDefinition, FormId} from '../src/features/forms/schema';

/** Values of a form after its schema. */
export type FieldValues = Readonly<Record<string, unknown>>;

export interface ServerForm extends FormDefinition {
  /** Names that are stored beside the codes in the fields, for the people who read the lead. */
  readonly details: Readonly<Record<string, (values: FieldValues) => string | undefined>>;
}

type Details = ServerForm['details'];

/** Province and city of an adcode. */
const placeDetails = (field: string): Details => ({
  province: (values) => placeOf(String(values[field]))?.province,
  city: (values) => placeOf(String(values[field]))?.city,
});

const country: Details = {country: ({region}) => countryNameOf(String(region))};

/** Who means what by the numbers of a partner application. */
const partnerTypeNames: Readonly<Record<string, string>> = {
  '0': 'contractor',
  '1': 'technical service provider',
  '2': 'software partner',
  '3': 'project partner',
};

/** All forms the service takes: edition, contact and consent version are decided here, never by the client. */
const forms: Readonly<Record<FormId, ServerForm>> = {
  'free-cn': {
    ...freeCn,
    details: placeDetails('region'),
  },
  'free-global': {
    ...freeGlobal,
    details: {
      ...country,
      diallingCode: ({phoneCountry}) => diallingCodeOf(String(phoneCountry)),
    },
  },
  'inquiry-cn': {...inquiryCn, details: placeDetails('region')},
  'inquiry-global': {...inquiryGlobal, details: country},
  'partner-cn': {
    ...partnerCn,
    details: {...placeDetails('adcode'), partnerType: ({type}) => partnerTypeNames[String(type)]},
  },
};

export const formOf = (id: FormId): ServerForm => forms[id];

export const allForms: readonly ServerForm[] = Object.values(forms);

/** What the contract calls a form that each edition has its own of. */
const sharedNames: readonly unknown[] = ['inquiry', 'partner'];

/**
 * A request with the id of its form. The contract says `inquiry` and `partner`: which of the forms that is follows from the
 * edition, and where a request has none, from the channel of its code. Anything else is left for the schema to refuse.
 */
export function withFormId(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const {form: name, edition, channel} = body as Readonly<Record<string, unknown>>;
  if (!sharedNames.includes(name)) return body;
  const form = allForms.find(
    (one) => one.id.startsWith(`${String(name)}-`) && (edition ? one.edition === edition : one.channel === channel),
  );
  return form ? {...body, form: form.id} : body;
}

/** The details of a form's values by name. */
export const detailsOf = (form: ServerForm, values: FieldValues): Record<string, string> =>
  Object.fromEntries(Object.entries(form.details).map(([name, tell]) => [name, tell(values) ?? '']));

/** Values of a form, or the issues of its fields. Aliases are resolved before parsing. */
export function parseFields(
  form: FormDefinition,
  sent: FieldValues,
): {values: FieldValues; issues?: undefined} | {values?: undefined; issues: FieldIssues} {
  const named: Record<string, unknown> = {...sent};
  for (const [alias, field] of Object.entries(form.aliases ?? {})) {
    if (Object.hasOwn(named, alias)) named[field] ??= named[alias];
  }
  const result = form.fields.safeParse(named);
  return result.success ? {values: result.data} : {issues: issuesOf(result.error)};
}

/** The contact a code is sent to, normalized, or the issue of its field. */
export function parseContact(
  {fields, contactField}: FormDefinition,
  to: string,
): {contact: string; issues?: undefined} | {contact?: undefined; issues: FieldIssues} {
  const result = z.pick(fields, {[contactField]: true}).safeParse({[contactField]: to});
  return result.success ? {contact: String(result.data[contactField])} : {issues: issuesOf(result.error)};
}

/** The form a contact belongs under when it is compared: an e-mail address means the same in any case. */
export const comparableContact = (contact: string): string => contact.toLowerCase();
