/**
 * The lead service and its command line as two plain JavaScript files, for tests and proofs that start them hundreds of
 * times: bundling takes a tenth of a second once, compiling with tsx half a second at every start.
 */
import {cpSync, mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './process.mjs';

const folder = path.join(root, '.cache/service');

/** The bundled entry points by the source file they are made of; `bundleService` writes them. */
export const serviceFiles = {
  'server/main.ts': path.join(folder, 'main.mjs'),
  'server/cli.ts': path.join(folder, 'cli.mjs'),
};

/** Writes the files of `serviceFiles` from the sources as they are, packages left out. Safe to run twice at once. */
export async function bundleService() {
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: Object.keys(serviceFiles),
    outdir: folder,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
    write: false,
  });
  mkdirSync(folder, {recursive: true});
  // The store reads its migrations from the folder beside the running file.
  cpSync(path.join(root, 'server/store/migrations'), path.join(folder, 'migrations'), {recursive: true});
  for (const {path: file, contents} of outputFiles) {
    const written = `${file}.${process.pid}`;
    writeFileSync(written, contents);
    renameSync(written, file);
  }
}
