import free from '@site/i18n/en/copy/forms/free-global';
import words from '@site/i18n/en/copy/forms/service';
import type {FormFields} from '../fieldNames';
import type {FormText} from '../lead/text';

const {firstName, lastName, businessEmail, verificationCode, consent} = free.fields;
const fields: FormFields<'service-global'> = {
  model: words.model,
  serialNumber: words.serialNumber,
  firmware: words.firmware,
  ticket: words.ticket,
  seen: words.seen,
  steps: words.steps,
  description: words.description,
  pictures: words.pictures,
  companyName: words.companyName,
  firstName,
  lastName,
  businessEmail,
  verificationCode,
  phone: words.phone,
  consent,
};

export const text: FormText = {
  fields,
  greeting: ({firstName: name}) => words.greeting(String(name)),
  next: words.next,
};
