/**
 * What happens between two pages is ours: `src/navigation/PendingNavigation.tsx` in place of the part of Docusaurus with
 * this name, which loads the page anew whenever one fails, and nothing of the theme's loading bar, since ours comes with it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function pageChanges({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-changes',
    configureWebpack: (_, isServer, {currentBundler}) => {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          // On the server nothing is pending.
          ...(isServer
            ? []
            : [
                new NormalModuleReplacementPlugin(
                  /^\.\/PendingNavigation$/,
                  path.join(siteDir, 'src/navigation/PendingNavigation.tsx'),
                ),
              ]),
          new NormalModuleReplacementPlugin(
            /[\\/]theme-classic[\\/]lib[\\/]nprogress/,
            path.join(__dirname, 'no-bar.js'),
          ),
        ],
      };
    },
  };
}
