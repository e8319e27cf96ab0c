/**
 * Packs the editor (Sveltia CMS) and our part of it for the browser, once per version: nothing comes from a CDN. Its npm
 * build names three fonts and hundreds of languages for code blocks; the fonts are in the package, the languages stay out.
 */
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from 'esbuild';

/** Where the bundle's files are in the browser. */
export const bundleBase = '/write/lib';

/** Folder of the package: of the repository, or of the folder that DESK_SVELTIA names. */
export function editorPackage(root: string): string {
  const from = process.env.DESK_SVELTIA ?? root;
  const folder = path.join(from, 'node_modules/@sveltia/cms');
  if (!existsSync(path.join(folder, 'package.json'))) {
    throw new Error(`@sveltia/cms is not installed in ${from}: npm ci`);
  }
  return folder;
}

/** Replaces what the editor would fetch from other hosts by what its package has. */
const ownFiles = (folder: string): Plugin => ({
  name: 'own-files',
  setup(build) {
    build.onResolve({filter: /^@sveltia\/cms$/}, () => ({path: path.join(folder, 'npm/index.js')}));
    // Colors in code blocks of rich text, which the desk does not use.
    build.onResolve({filter: /^@shikijs\/langs\//}, () => ({path: 'none', namespace: 'no-language'}));
    build.onLoad({filter: /.*/, namespace: 'no-language'}, () => ({contents: 'export default [];'}));
    build.onLoad({filter: /npm[\\/]index\.js$/}, ({path: file}) => {
      const assets = [
        'source-sans-3-latin-wght-normal',
        'noto-mono-latin-400-normal',
        'material-symbols-outlined-latin-wght-normal',
      ];
      const text = readFileSync(file, 'utf8');
      const names = [...text.matchAll(/assets\/([\w-]+\.woff2)/g)].map(([, name]) => name!);
      const contents = text.replace(
        /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
        (address, font: string, style: string) => {
          const wanted = assets.find((one) => one === `${font}-${style}`);
          const name = names.find((one) => wanted !== undefined && one.startsWith(wanted));
          if (name === undefined) throw new Error(`No file for the font ${address} in ${folder}`);
          return `${bundleBase}/assets/${name}`;
        },
      );
      if (contents.includes('cdn.jsdelivr.net')) throw new Error(`${file} still names another host`);
      return {contents, loader: 'js'};
    });
  },
});

/** Folder of the bundle, made when the editor's version or our part of it changed. */
export async function bundleEditor(root: string): Promise<string> {
  const folder = editorPackage(root);
  const own = [
    'client.ts',
    'format.ts',
    'bundle.ts',
    ...readdirSync(path.join(root, 'scripts/desk/browser'))
      .sort()
      .map((name) => `browser/${name}`),
  ].map((name) => readFileSync(path.join(root, 'scripts/desk', name)));
  const hash = createHash('sha256').update(readFileSync(path.join(folder, 'package.json')));
  for (const text of own) hash.update(text);
  const cache = path.join(root, '.cache/desk');
  const target = path.join(cache, `lib-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(target)) return target;

  const making = `${target}.${process.pid}`;
  rmSync(making, {recursive: true, force: true});
  mkdirSync(making, {recursive: true});
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: [path.join(root, 'scripts/desk/client.ts')],
    outdir: making,
    nodePaths: [path.join(folder, '../..')],
    alias: {yaml: path.dirname(createRequire(import.meta.url).resolve('yaml/package.json'))},
    plugins: [ownFiles(folder)],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: ['chrome109', 'safari16.4', 'firefox115'],
    loader: {'.css': 'text'},
    legalComments: 'none',
    logLevel: 'error',
    write: false,
  });
  for (const {path: file, contents} of outputFiles) writeFileSync(file, contents);
  cpSync(path.join(folder, 'npm/assets'), path.join(making, 'assets'), {
    recursive: true,
    filter: (name) => !name.endsWith('.map'),
  });
  renameSync(making, target);
  return target;
}
