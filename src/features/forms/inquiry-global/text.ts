import free from '@site/i18n/en/copy/forms/free-global';
import words from '@site/i18n/en/copy/forms/inquiry';
import type {FormFields} from '../fieldNames';
import type {FormText} from '../lead/text';

const {firstName, lastName, businessEmail, verificationCode, companyName, region, consent} = free.fields;
const fields: FormFields<'inquiry-global'> = {
  product: words.product,
  quantity: words.quantity,
  firstName,
  lastName,
  businessEmail,
  verificationCode,
  phone: words.phone,
  companyName,
  region,
  requirements: words.requirements,
  plan: words.plan,
  consent,
};

export const text: FormText = {
  fields,
  greeting: ({firstName: name}) => words.greeting(String(name)),
  next: words.next,
};
