/** Checks a form's values with the schema browser and server share. */
import * as z from 'zod/mini';
import {issuesOf, verificationCodeField, type FieldIssues} from '../fields';
import type {FormDefinition} from '../schema';

/** Issues by field name, the code included; empty when the service would accept the values. */
export function checkForm(definition: FormDefinition, values: Record<string, unknown>): FieldIssues {
  const {[definition.codeField]: verificationCode, ...fields} = values;
  const parsed = definition.fields.safeParse(fields);
  const code = z
    .object({[definition.codeField]: verificationCodeField()})
    .safeParse({[definition.codeField]: verificationCode});
  return {...(parsed.success ? {} : issuesOf(parsed.error)), ...(code.success ? {} : issuesOf(code.error))};
}
