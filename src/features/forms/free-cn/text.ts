import words from '@site/i18n/zh-CN/copy/forms/free-cn';
import type {FormText} from '../lead/text';

export const text: FormText = {
  fields: words.fields,
  greeting: ({contact}) => words.greeting(String(contact)),
};
