import * as z from 'zod/mini';
import {countryNameOf, diallingCodeOf} from '../src/features/forms/data/countries';
import {placeOf} from '../src/features/forms/data/regions';
import {issuesOf, type FieldIssues} from '../src/features/forms/fields';
import {definition as freeCn} from '../src/features/forms/free-cn/schema';
import {definition as freeGlobal} from '../src/features/forms/free-global/schema';
import {definition as inquiryCn} from '../src/features/forms/inquiry-cn/schema';
import {definition as inquiryGlobal} from '../src/features/forms/inquiry-global/schema';
import {definition as partnerCn} from '../src/features/forms/partner-cn/schema';
import {modelNameOf} from '../src/features/forms/service/modelName';
import {definition as serviceCn} from '../src/features/forms/service-cn/schema';
import {definition as serviceGlobal} from '../src/features/forms/service-global/schema';
import type {FormDefinition, FormId} from '../src/features/forms/schema';

/** Parsed values of a form. */
export type FieldValues = Readonly<Record<string, unknown>>;

export interface ServerForm extends FormDefinition {
  /** Human-readable names of coded fields, stored with the lead. */
  readonly details: Readonly<Record<string, (values: FieldValues) => string | undefined>>;
}

type Details = ServerForm['details'];

/** Names of an adcode's province and city. */
const placeDetails = (field: string): Details => ({
  province: (values) => placeOf(String(values[field]))?.province,
  city: (values) => placeOf(String(values[field]))?.city,
});

const country: Details = {country: ({region}) => countryNameOf(String(region))};

/** Names of the partner type codes. */
const partnerTypeNames: Readonly<Record<string, string>> = {
  '0': 'contractor',
  '1': 'technical service provider',
  '2': 'software partner',
  '3': 'project partner',
};

/** Name of the model, as its label has it. */
const model: Details = {modelName: ({model: id}) => modelNameOf(String(id))};

/** All forms; edition, contact field and consent version are set by the server, never by the client. */
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
  'service-cn': {...serviceCn, details: model},
  'service-global': {...serviceGlobal, details: model},
};

export const formOf = (id: FormId): ServerForm => forms[id];

export const allForms: readonly ServerForm[] = Object.values(forms);

/** API names of forms that exist in each edition. */
const sharedNames: readonly unknown[] = ['inquiry', 'partner', 'service'];

/**
 * Resolves the API names `inquiry`, `partner` and `service` to a form id, by the edition or, when the request has none, by the
 * channel of its code. Other values are left to schema validation.
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

/** Human-readable names of a form's coded values. */
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
  // Of its shape: `pick` refuses an object that checks fields against each other.
  const result = z.pick(z.object(fields.shape), {[contactField]: true}).safeParse({[contactField]: to});
  return result.success ? {contact: String(result.data[contactField])} : {issues: issuesOf(result.error)};
}

/** A contact normalized for comparison: e-mail addresses are case-insensitive. */
export const comparableContact = (contact: string): string => contact.toLowerCase();
