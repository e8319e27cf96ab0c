import words from '@site/i18n/zh-CN/copy/forms/inquiry';
import shared from '@site/i18n/zh-CN/copy/forms/region-cn';
import type {FormFields} from '../fieldNames';
import type {FormText} from '../lead/text';

const {contact, mobile, code, companyName, region, consent} = shared.fields;
const fields: FormFields<'inquiry-cn'> = {
  product: words.product,
  quantity: words.quantity,
  contact,
  mobile,
  verificationCode: code,
  companyName,
  region,
  requirements: words.requirements,
  plan: words.plan,
  consent,
};

export const text: FormText = {
  fields,
  greeting: ({contact: name}) => words.greeting(String(name)),
  next: words.next,
};
