/** What a refusal of the service is about, for the form that shows it. */
import type {FieldIssues} from '../fields';
import type {FormDefinition} from '../schema';

/** The contact (mobile or e-mail) is wrong. */
const wrongContact = 301022;

/** The verification code is wrong, used or expired. */
export const wrongCode = 301026;

/**
 * Fields to mark: those that the answer names, else the one that its code means.
 * @param names fields of the form
 */
export function refusedFields(
  {code, fields}: {readonly code: number; readonly fields: FieldIssues},
  {contactField, codeField}: Pick<FormDefinition, 'contactField' | 'codeField'>,
  names: readonly string[],
): readonly string[] {
  const named = Object.keys(fields).filter((name) => names.includes(name));
  if (named.length > 0) return named;
  if (code === wrongContact) return [contactField];
  return code === wrongCode ? [codeField] : [];
}
