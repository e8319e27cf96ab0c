/**
 * `npm run build -w server`: bundles the service and its CLI into two files. Only `dependencies` stay external, because
 * they have native parts, so a production machine needs neither the site's packages nor a TypeScript compiler. Takes a
 * fifth of a second; safe to run concurrently.
 */
import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(folder, 'dist');

/** Bundled programs by entry point. */
export const serviceFiles = {
  'server/main.ts': path.join(dist, 'main.js'),
  'server/cli.ts': path.join(dist, 'cli.js'),
};

/** Writes a file atomically, so that a service starting meanwhile reads either the old or the new version. */
function place(file, contents) {
  if (existsSync(file) && readFileSync(file).equals(contents)) return;
  const written = `${file}.${process.pid}`;
  writeFileSync(written, contents);
  renameSync(written, file);
}

/**
 * Writes the bundles of `serviceFiles` and copies the migrations and the program that reads SQLite aside next to them.
 * @throws {Error} with esbuild's messages, which are already printed
 */
export async function buildService() {
  const {build} = await import('esbuild');
  const {dependencies} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const {outputFiles, metafile} = await build({
    absWorkingDir: path.dirname(folder),
    entryPoints: Object.keys(serviceFiles),
    outdir: dist,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // `pg` requires its native driver only when it is configured.
    external: [...Object.keys(dependencies), 'pg-native'],
    logLevel: 'warning',
    write: false,
    metafile: true,
  });
  mkdirSync(dist, {recursive: true});
  const migrations = path.join(dist, 'migrations');
  cpSync(path.join(folder, 'store/migrations'), migrations, {recursive: true});
  place(path.join(dist, 'sqlite-reader.mjs'), readFileSync(path.join(folder, 'store/sqlite-reader.mjs')));
  for (const {path: file, contents} of outputFiles) place(file, Buffer.from(contents));
  place(path.join(dist, 'packages.json'), Buffer.from(`${JSON.stringify(packagesOf(metafile), null, 2)}\n`));
}

/**
 * Version and license of every bundled package by name, for the bill of materials of a release.
 * @param {import('esbuild').Metafile} metafile
 */
function packagesOf({inputs}) {
  const found = Object.keys(inputs).flatMap((file) => {
    const [, packageFolder, name] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(file) ?? [];
    if (packageFolder === undefined) return [];
    const {version, license} = JSON.parse(
      readFileSync(path.resolve(folder, '..', packageFolder, 'package.json'), 'utf8'),
    );
    return [[name, {version, license}]];
  });
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Builds unless this is a production installation, which ships the bundle and has no esbuild. */
async function ensureBundle() {
  const hasBundler = await import('esbuild').then(
    () => true,
    () => false,
  );
  if (hasBundler || !existsSync(serviceFiles['server/main.ts'])) await buildService();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureBundle().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
