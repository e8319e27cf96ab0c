import * as z from 'zod/mini';
import {consentField, emailField, optionalPhoneField, textField} from '../fields';
import {consentVersionOf, type FormDefinition} from '../schema';
import {caseFields, serialOfModel} from '../service/schema';

/** Service request, global edition. */
export const fields = z
  .object({
    ...caseFields,
    firstName: textField(1, 50),
    lastName: textField(1, 50),
    businessEmail: emailField(),
    phone: optionalPhoneField(),
    consent: consentField(),
  })
  .check(serialOfModel);

export const definition = {
  id: 'service-global',
  edition: 'global',
  channel: 'email',
  contactField: 'businessEmail',
  codeField: 'verificationCode',
  consentVersion: consentVersionOf('global'),
  fields,
} as const satisfies FormDefinition<typeof fields>;
