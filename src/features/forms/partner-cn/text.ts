import words from '@site/i18n/zh-CN/copy/forms/partner-cn';
import type {FormText} from '../lead/text';

export const text: FormText = {
  fields: words.fields,
  greeting: ({contact}) => words.greeting(String(contact)),
  next: words.next,
};
