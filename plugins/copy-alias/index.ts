/** `@copy/*` and `@edition/*` point at the words and parts of the edition being built, so each chunk holds one language. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function copyAlias({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'copy-alias',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@copy': path.join(siteDir, 'i18n', i18n.currentLocale, 'copy'),
          '@edition': path.join(siteDir, 'src/editions', i18n.currentLocale),
        },
      },
    }),
  };
}
