/**
 * The two editions of the site and their paths.
 *
 * An edition has two names: the Docusaurus locale (`zh-CN`, `en`), used while building, and the public name
 * (`zh-CN`, `global`), used in the cookie, the API and lead records.
 */

export type Locale = 'zh-CN' | 'en';
export type Edition = 'zh-CN' | 'global';

export const defaultLocale: Locale = 'zh-CN';

interface EditionFacts {
  readonly edition: Edition;
  /** Prefix of every path of the edition, without a trailing slash. */
  readonly prefix: '' | '/global';
  readonly htmlLang: string;
  /** The address the logo and the language menu lead to. */
  readonly home: string;
  /** Name of the language in itself. */
  readonly label: string;
}

export const editions: Record<Locale, EditionFacts> = {
  'zh-CN': {edition: 'zh-CN', prefix: '', htmlLang: 'zh-CN', home: '/', label: '简体中文'},
  en: {edition: 'global', prefix: '/global', htmlLang: 'en', home: '/global/home', label: 'English'},
};

/** Cookie that keeps an explicit choice of language, for 365 days. */
export const editionCookie = {name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 3600} as const;

/** The other edition's locale. */
export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'zh-CN' : 'en');

/** Splits a full pathname into its locale and the path inside the edition (always starting with "/"). */
export function splitPath(pathname: string): {locale: Locale; path: string} {
  if (pathname === '/global' || pathname.startsWith('/global/')) {
    return {locale: 'en', path: pathname.slice('/global'.length) || '/'};
  }
  return {locale: 'zh-CN', path: pathname};
}

/** Full pathname of an edition-relative path, in canonical form (no trailing slash except the Chinese home). */
export function joinPath(locale: Locale, path: string): string {
  const {prefix, home} = editions[locale];
  if (path === '/' || path === '/home') return home;
  return prefix + path.replace(/\/+$/, '');
}

/** Canonical full pathname of the page shown at `pathname` (`/global` shows the page of `/global/home`). */
export function canonicalOf(pathname: string): string {
  const {locale, path} = splitPath(pathname);
  return joinPath(locale, path);
}
