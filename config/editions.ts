/** How Docusaurus builds the two editions: Chinese without a prefix, English under `/global/`. */
import type {I18nConfig} from '@docusaurus/types';
import {editions} from '../src/site/editions';

export const i18n: I18nConfig = {
  defaultLocale: 'zh-CN',
  locales: ['zh-CN', 'en'],
  path: 'i18n',
  localeConfigs: {
    'zh-CN': {label: editions['zh-CN'].label, htmlLang: editions['zh-CN'].htmlLang},
    en: {label: editions.en.label, htmlLang: editions.en.htmlLang, baseUrl: '/global/', path: 'en'},
  },
};

/** The locale being built. A bare `docusaurus start` sets the variable to the string "undefined", hence the comparison. */
export const currentLocale = process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? 'en' : 'zh-CN';
