import * as z from 'zod/mini';
import {chineseNameField, choiceField, consentField, mobileField, textField} from '../fields';
import {partnerTypes} from '../options';
import {cityField} from '../regions/cityField';
import {consentVersionOf, type FormDefinition} from '../schema';

/** Partner application, Chinese edition. */
export const fields = z.object({
  company: textField(4, 50),
  contact: chineseNameField(),
  phone: mobileField(),
  /** Six-digit adcode of a city. */
  adcode: cityField(),
  type: choiceField(partnerTypes),
  consent: consentField(),
});

export const definition = {
  id: 'partner-cn',
  edition: 'zh-CN',
  channel: 'sms',
  contactField: 'phone',
  codeField: 'captcha',
  consentVersion: consentVersionOf('zh-CN'),
  fields,
} as const satisfies FormDefinition<typeof fields>;
