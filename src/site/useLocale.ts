/** The edition the page is shown in. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {editions, type Edition, type Locale} from './editions';

export function useLocale(): Locale {
  const {i18n} = useDocusaurusContext();
  return i18n.currentLocale === 'en' ? 'en' : 'zh-CN';
}

/** Public name of the edition: in the cookie, the API and lead records. */
export function useEdition(): Edition {
  return editions[useLocale()].edition;
}
