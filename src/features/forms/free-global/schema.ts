import * as z from 'zod/mini';
import {diallingCodeOf} from '../data/countries';
import {
  choiceField,
  consentField,
  emailField,
  lookupField,
  optInField,
  optionalChoiceField,
  optionalPhoneField,
  optionalWebsiteField,
  paragraphField,
  phoneField,
  textField,
} from '../fields';
import {appellationOptions, storeCountOptions} from '../options';
import {consentVersionOf, type FormDefinition} from '../schema';

const countryField = () => lookupField((code) => diallingCodeOf(code) !== undefined);

/** Free experience, global edition. */
export const fields = z.object({
  appellation: choiceField(appellationOptions),
  firstName: textField(1, 50),
  lastName: textField(1, 50),
  businessEmail: emailField(),
  companyName: textField(2, 100),
  /** ISO 3166-1 alpha-2 code of the country whose dialing code stands before the number. */
  phoneCountry: countryField(),
  phone: phoneField(),
  /** ISO 3166-1 alpha-2. */
  region: countryField(),
  numberOfStores: optionalChoiceField(storeCountOptions),
  website: optionalWebsiteField(),
  whatsapp: optionalPhoneField(),
  requirements: paragraphField(2000),
  consent: consentField(),
  marketing: optInField(),
});

export const definition = {
  id: 'free-global',
  edition: 'global',
  channel: 'email',
  contactField: 'businessEmail',
  codeField: 'verificationCode',
  consentVersion: consentVersionOf('global'),
  fields,
  aliases: {honorific: 'appellation'},
} as const satisfies FormDefinition<typeof fields>;
