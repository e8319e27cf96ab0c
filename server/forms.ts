import * as z from 'zod/mini';
import {diallingCodeOf} from '../src/forms/data/countries';
import {placeOf} from '../src/forms/data/regions';
import {issuesOf, type FieldIssues} from '../src/forms/fields';
import {definition as freeCn} from '../src/forms/free-cn/schema';
import {definition as freeGlobal} from '../src/forms/free-global/schema';
import type {FormDefinition, FormId} from '../src/forms/schema';

/** Values of a form after its schema. */
export type FieldValues = Readonly<Record<string, unknown>>;

export interface ServerForm extends FormDefinition {
  /** Names that are stored beside the codes in the fields, for the people who read the lead. */
  readonly details: Readonly<Record<string, (values: FieldValues) => string | undefined>>;
}

const countryNames = new Intl.DisplayNames(['en'], {type: 'region'});

/** All forms the service takes: edition, contact and consent version are decided here, never by the client. */
const forms: Readonly<Record<FormId, ServerForm>> = {
  'free-cn': {
    ...freeCn,
    details: {
      province: ({region}) => placeOf(String(region))?.province,
      city: ({region}) => placeOf(String(region))?.city,
    },
  },
  'free-global': {
    ...freeGlobal,
    details: {
      country: ({region}) => countryNames.of(String(region)),
      diallingCode: ({phoneCountry}) => diallingCodeOf(String(phoneCountry)),
    },
  },
};

export const formOf = (id: FormId): ServerForm => forms[id];

export const allForms: readonly ServerForm[] = Object.values(forms);

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

/** The contact a code is sent to, normalised, or the issue of its field. */
export function parseContact(
  {fields, contactField}: FormDefinition,
  to: string,
): {contact: string; issues?: undefined} | {contact?: undefined; issues: FieldIssues} {
  const result = z.pick(fields, {[contactField]: true}).safeParse({[contactField]: to});
  return result.success ? {contact: String(result.data[contactField])} : {issues: issuesOf(result.error)};
}

/** The form a contact belongs under when it is compared: an e-mail address means the same in any case. */
export const comparableContact = (contact: string): string => contact.toLowerCase();
