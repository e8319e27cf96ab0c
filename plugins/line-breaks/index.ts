/** Chinese pages only: `react/jsx-runtime` is replaced by one that says where the lines of a text may break. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function lineBreaks({i18n}: LoadContext): Plugin | null {
  if (i18n.currentLocale !== 'zh-CN') return null;
  const original = require.resolve('react/jsx-runtime');
  return {
    name: 'line-breaks',
    configureWebpack: (_, isServer) => ({
      resolve: {
        alias: {
          // What Docusaurus' own alias of `react` makes of the import, because that takes precedence.
          [`${original.replace(/\.js$/, '')}$`]: path.join(__dirname, isServer ? 'server.ts' : 'browser.ts'),
          'jsx-runtime-of-react$': original,
        },
      },
    }),
  };
}
