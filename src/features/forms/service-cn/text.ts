import words from '@site/i18n/zh-CN/copy/forms/service';
import shared from '@site/i18n/zh-CN/copy/forms/region-cn';
import type {FormFields} from '../fieldNames';
import type {FormText} from '../lead/text';

const {contact, mobile, code, consent} = shared.fields;
const fields: FormFields<'service-cn'> = {
  model: words.model,
  serialNumber: words.serialNumber,
  firmware: words.firmware,
  ticket: words.ticket,
  seen: words.seen,
  steps: words.steps,
  description: words.description,
  pictures: words.pictures,
  companyName: words.companyName,
  contact,
  mobile,
  verificationCode: code,
  consent,
};

export const text: FormText = {
  fields,
  greeting: ({contact: name}) => words.greeting(String(name)),
  next: words.next,
};
