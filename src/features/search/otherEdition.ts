import {editions, joinPath, otherLocale} from '@site/src/site/editions';
import {routes} from '@site/src/site/routes';
import {useLocale} from '@site/src/site/useLocale';
import {queryParameter} from '@site/src/site/searchAddress';

/** The page of results of the other edition for a query. */
export function useOtherEdition(query: string): {readonly href: string; readonly lang: string} {
  const locale = otherLocale(useLocale());
  const parameters = new URLSearchParams({[queryParameter]: query});
  return {href: `${joinPath(locale, routes.search.path)}?${parameters.toString()}`, lang: editions[locale].htmlLang};
}
