import * as z from 'zod/mini';
import {chineseNameField, choiceField, consentField, mobileField, optionalChoiceField, textField} from '../fields';
import {demandOptions, storeCountOptions} from '../options';
import {cityField} from '../regions/cityField';
import {consentVersionOf, type FormDefinition} from '../schema';

/** Free experience, Chinese edition. */
export const fields = z.object({
  companyName: textField(2, 100),
  contact: chineseNameField(),
  mobile: mobileField(),
  /** Six-digit adcode of a city. */
  region: cityField(),
  demand: choiceField(demandOptions),
  numberOfStores: optionalChoiceField(storeCountOptions),
  consent: consentField(),
});

export const definition = {
  id: 'free-cn',
  edition: 'zh-CN',
  channel: 'sms',
  contactField: 'mobile',
  codeField: 'verificationCode',
  consentVersion: consentVersionOf('zh-CN'),
  fields,
} as const satisfies FormDefinition<typeof fields>;
