/**
 * `npm run build -w server`: the service and its command line as two files that run with node and the packages of
 * `dependencies`, which have native parts. Everything else is bundled, so a machine that only runs the service needs
 * neither the packages of the site nor a compiler of TypeScript. Takes a fifth of a second; safe to run twice at once.
 */
import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(folder, 'dist');

/** The bundled programs by the entry point they are made of. */
export const serviceFiles = {
  'server/main.ts': path.join(dist, 'main.js'),
  'server/cli.ts': path.join(dist, 'cli.js'),
};

/** Puts a file in place at once, so that a service that starts meanwhile reads the old one or the new one. */
function place(file, contents) {
  if (existsSync(file) && readFileSync(file).equals(contents)) return;
  const written = `${file}.${process.pid}`;
  writeFileSync(written, contents);
  renameSync(written, file);
}

/**
 * Writes the files of `serviceFiles` and the migrations beside them.
 * @throws {Error} with the messages of esbuild, which it has printed already
 */
export async function buildService() {
  const {build} = await import('esbuild');
  const {dependencies} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const {outputFiles} = await build({
    absWorkingDir: path.dirname(folder),
    entryPoints: Object.keys(serviceFiles),
    outdir: dist,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // `pg` asks for its native driver only if somebody sets it up.
    external: [...Object.keys(dependencies), 'pg-native'],
    logLevel: 'warning',
    write: false,
  });
  mkdirSync(dist, {recursive: true});
  const migrations = path.join(dist, 'migrations');
  cpSync(path.join(folder, 'store/migrations'), migrations, {recursive: true});
  for (const {path: file, contents} of outputFiles) place(file, Buffer.from(contents));
}

/** Builds unless this is an installation for production, which has no esbuild and comes with its bundle. */
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
