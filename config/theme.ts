import type {UserThemeConfig as ThemeConfig} from '@docusaurus/theme-common';
import {brand} from '../src/site/brand';
import {currentLocale} from './editions';

export const currentBrandName = currentLocale === 'en' ? brand.nameEn : brand.nameZh;

export const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: true},
  // The header is our own (src/theme/Navbar); one item keeps the drawer's secondary menu of the docs alive.
  navbar: {title: currentBrandName, items: [{to: '/support', label: 'support'}]},
  docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 2},
};
