import words from '@site/i18n/en/copy/forms/free-global';
import type {FormText} from '../lead/text';

/** "Ms Lee" or, for those who prefer not to say, "Mei". */
function nameOf({appellation, firstName, lastName}: Readonly<Record<string, unknown>>): string {
  const title = words.choices.appellation[appellation as keyof typeof words.choices.appellation];
  return appellation === 'none' ? String(firstName) : `${title} ${String(lastName)}`;
}

export const text: FormText = {
  fields: words.fields,
  greeting: (values) => words.greeting(nameOf(values)),
};
