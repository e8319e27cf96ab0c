/** Support content: versioned by generation of the platform software, 6.x at the plain paths. */
import type {Options} from '@docusaurus/plugin-content-docs';
import {docParts} from '../plugins/doc-parts';

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
  remarkPlugins: [docParts],
};
