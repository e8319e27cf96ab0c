/** Support content: versioned by generation of the platform software, 6.x at the plain paths. */
import type {Options} from '@docusaurus/plugin-content-docs';
import type {MarkdownHooks} from '@docusaurus/types';
import {docParts} from '../plugins/doc-parts';
import {charts} from '../plugins/doc-parts/charts';
import {keepNames} from '../plugins/doc-parts/modelNames';
import {pictures} from '../plugins/doc-parts/pictures';
import {nameCells} from '../plugins/doc-parts/tables';
import {fallbackLink} from '../plugins/doc-parts/fallbackLinks';
import {currentLocale} from './editions';

export const docs: Options = {
  path: 'docs',
  routeBasePath: 'support',
  sidebarPath: './sidebars.ts',
  lastVersion: 'current',
  versions: {
    current: {label: '6.x', path: '', banner: 'none', badge: false},
    '5.x': {label: '5.x', path: '5.x', banner: 'unmaintained', badge: false},
  },
  breadcrumbs: true,
  showLastUpdateTime: false,
  beforeDefaultRemarkPlugins: [pictures],
  remarkPlugins: [charts, docParts],
  rehypePlugins: [nameCells, keepNames],
};

/** Fixes links into the other edition; any other broken link fails the build. */
export const onBrokenMarkdownLinks: MarkdownHooks['onBrokenMarkdownLinks'] = ({sourceFilePath, url}) => {
  const found = fallbackLink(process.cwd(), sourceFilePath, url, currentLocale === 'en' ? '/global/' : '/');
  if (found) return found;
  throw new Error(`${sourceFilePath}: the link ${url} leads to no document; write the path of a file that exists.`);
};
