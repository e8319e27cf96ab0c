/**
 * What happens between two pages is ours: `src/features/navigation/PendingNavigation.tsx` in place of the part of Docusaurus with
 * this name, which loads the page anew whenever one fails, and nothing of the theme's loading bar, since ours comes with it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * From one document to the next Chromium draws a transition. On a busy computer a page may stand there before the picture of
 * the last one has come; then there is none, and Chromium rejects a promise that it has given to nobody. Nobody could act on it.
 */
export const transitionScript =
  "addEventListener('unhandledrejection',function(e){var r=e.reason;if(r&&r.name==='InvalidStateError'&&/^Transition was aborted/.test(r.message))e.preventDefault()})";

export default function pageChanges({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-changes',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: transitionScript}]}),
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
                  path.join(siteDir, 'src/features/navigation/PendingNavigation.tsx'),
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
