/**
 * Replaces Docusaurus' `PendingNavigation`, which reloads whenever a page fails, with our own
 * (`src/features/navigation/PendingNavigation.tsx`), and removes the theme's loading bar, since ours comes with it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Chromium runs a view transition between documents. On a busy computer the new page may render before the snapshot of the
 * old one is ready; Chromium then aborts the transition and rejects a promise that no code holds or could handle.
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
          // Server rendering has no pending navigation.
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
