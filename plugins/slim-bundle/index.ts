/**
 * Keeps what nobody reads here out of the bundle every page loads:
 * - Prism (support articles show commands, not programs);
 * - tslib, of which the client needs two helpers;
 * - translations of theme parts that `src/theme` replaces (they all land in the main bundle).
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Prefixes of the translation ids that parts of the classic theme still in use ask for. */
const usedTranslations = [
  'theme.common.skipToMainContent',
  'theme.common.headingLinkTitle',
  'theme.docs.sidebar',
  'theme.DocSidebarItem',
  'theme.admonition',
  'theme.ErrorPageContent',
  'theme.IconExternalLink',
];

/** Writes the used translations beside the generated ones and returns the file. */
function trimTranslations(generatedFilesDir: string): string {
  const all = JSON.parse(readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8')) as Record<string, string>;
  const used = Object.fromEntries(Object.entries(all).filter(([id]) => usedTranslations.some((prefix) => id.startsWith(prefix))));
  const folder = path.join(generatedFilesDir, 'slim-bundle');
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, 'codeTranslations.json');
  writeFileSync(file, JSON.stringify(used));
  return file;
}

export default function slimBundle({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'slim-bundle',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          ...(isServer ? {} : {tslib$: path.join(__dirname, 'tslib.js')}),
          'prism-react-renderer': path.join(__dirname, 'no-prism.js'),
          // The file itself, because Docusaurus' own alias for `@generated` comes first.
          [`${path.join(generatedFilesDir, 'codeTranslations')}$`]: trimTranslations(generatedFilesDir),
        },
      },
    }),
  };
}
