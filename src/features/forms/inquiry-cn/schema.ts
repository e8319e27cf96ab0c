import * as z from 'zod/mini';
import {
  chineseNameField,
  consentField,
  mobileField,
  optionalChoiceField,
  optionalParagraphField,
  textField,
} from '../fields';
import {quantityOptions} from '../options';
import {cityField} from '../regions/cityField';
import {consentVersionOf, type FormDefinition} from '../schema';

/** Product inquiry, Chinese edition. */
export const fields = z.object({
  /** Name of the product or model as the page shows it; may be taken off. */
  product: optionalParagraphField(120),
  quantity: optionalChoiceField(quantityOptions),
  contact: chineseNameField(),
  mobile: mobileField(),
  companyName: textField(2, 100),
  /** Six-digit adcode of a city. */
  region: cityField(),
  requirements: optionalParagraphField(1000),
  /** Inputs and result of a calculator, as the page wrote them. */
  plan: optionalParagraphField(4000),
  consent: consentField(),
});

export const definition = {
  id: 'inquiry-cn',
  edition: 'zh-CN',
  channel: 'sms',
  contactField: 'mobile',
  codeField: 'verificationCode',
  consentVersion: consentVersionOf('zh-CN'),
  fields,
} as const satisfies FormDefinition<typeof fields>;
