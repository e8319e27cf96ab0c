/** Checks a service request: every field, and the serial number against the model whatever else is wrong. */
import * as z from 'zod/mini';
import {issuesOf, type FieldIssues} from '../fields';
import {checkForm} from '../lead/check';
import type {FormDefinition} from '../schema';
import {caseFields, serialOfModel} from './schema';

const device = z.object({model: caseFields.model, serialNumber: caseFields.serialNumber}).check(serialOfModel);

/** Issues by field name. The form's own schema skips the comparison while another field is wrong. */
export function checkService(definition: FormDefinition, values: Record<string, unknown>): FieldIssues {
  const found = device.safeParse(values);
  return {...checkForm(definition, values), ...(found.success ? {} : issuesOf(found.error))};
}
