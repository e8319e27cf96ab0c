import * as z from 'zod/mini';
import {diallingCodeOf} from '../data/countries';
import {
  consentField,
  emailField,
  lookupField,
  optionalChoiceField,
  optionalParagraphField,
  optionalPhoneField,
  textField,
} from '../fields';
import {quantityOptions} from '../options';
import {consentVersionOf, type FormDefinition} from '../schema';

/** Product inquiry, global edition. */
export const fields = z.object({
  /** Name of the product or model as the page shows it; may be taken off. */
  product: optionalParagraphField(120),
  quantity: optionalChoiceField(quantityOptions),
  firstName: textField(1, 50),
  lastName: textField(1, 50),
  businessEmail: emailField(),
  phone: optionalPhoneField(),
  companyName: textField(2, 100),
  /** ISO 3166-1 alpha-2. */
  region: lookupField((code) => diallingCodeOf(code) !== undefined),
  requirements: optionalParagraphField(1000),
  /** Inputs and result of a calculator, as the page wrote them. */
  plan: optionalParagraphField(4000),
  consent: consentField(),
});

export const definition = {
  id: 'inquiry-global',
  edition: 'global',
  channel: 'email',
  contactField: 'businessEmail',
  codeField: 'verificationCode',
  consentVersion: consentVersionOf('global'),
  fields,
} as const satisfies FormDefinition<typeof fields>;
