/** A day as the edition writes it; the attribute keeps YYYY-MM-DD. */
import {dayText} from '@site/src/facts/day';
import {useLocale} from '@site/src/site/useLocale';

export function Day({value}: {readonly value: string}) {
  return <time dateTime={value}>{dayText(value, useLocale())}</time>;
}
