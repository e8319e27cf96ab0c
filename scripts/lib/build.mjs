/** Builds both editions when any of their inputs has changed. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bin, node, root} from './process.mjs';
import {linkPageStyles} from './page-styles.mjs';
import {postbuild} from './postbuild.mjs';
import {placeRedirectPages} from './redirect-pages.mjs';

const buildDir = path.join(root, 'build');
const hashFile = path.join(buildDir, '.build-hash');

/** Inputs of the build. */
const inputs = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'versions.json',
  'package-lock.json',
  'config',
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'blog',
  'stories',
  'i18n',
  'src',
  'plugins',
  'static',
  'scripts/metadata',
  'scripts/first-paint',
  'scripts/manuals',
  'scripts/export/rules.ts',
  'scripts/lib/build.mjs',
  'scripts/lib/page-styles.mjs',
  'scripts/lib/postbuild.mjs',
  'scripts/lib/redirect-pages.mjs',
  'scripts/lib/compress-worker.mjs',
];

/**
 * Docusaurus warnings that may appear, each with the reason. Empty on purpose: a warning is a defect until someone
 * has explained here why it is not.
 * @type {readonly RegExp[]}
 */
const knownWarnings = [];

function* filesUnder(file) {
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) {
    yield file;
    return;
  }
  for (const name of readdirSync(file).sort()) {
    if (name === 'node_modules' || name === '.DS_Store') continue;
    yield* filesUnder(path.join(file, name));
  }
}

function hashFiles(names) {
  const hash = createHash('sha256');
  for (const input of names) {
    for (const file of filesUnder(path.join(root, input))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash;
}

/**
 * The bundler's cache key does not include our plugins: a changed alias would have no effect. So the cache is deleted when
 * plugins, configuration or dependencies change.
 */
function dropStaleCache() {
  const cache = path.join(root, 'node_modules/.cache');
  const stamp = path.join(cache, 'plugins-hash');
  const hash = hashFiles(['plugins', 'config', 'docusaurus.config.ts', 'package-lock.json']).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(path.join(cache, 'rspack'), {recursive: true, force: true});
  mkdirSync(cache, {recursive: true});
  writeFileSync(stamp, hash);
}

/** Hash of the names and contents of all inputs, the supported browsers and the settings that affect the pages. */
export function inputHash() {
  const hash = hashFiles(inputs);
  const {browserslist} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const {SITE_URL: siteUrl = null, ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX, ALGOLIA_HOST} = process.env;
  const search = [ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX, ALGOLIA_HOST].map((setting) => setting ?? '');
  hash.update(JSON.stringify({browserslist, siteUrl, ...(search[1] && {search})}));
  return hash.digest('hex');
}

/**
 * Builds one edition in its own process, to limit peak memory.
 * `NODE_ENV` is set because a caller such as the test runner may have another.
 */
async function buildEdition(locale, quiet) {
  const warnings = [];
  const env = {
    NODE_ENV: 'production',
    DOCUSAURUS_CURRENT_LOCALE: undefined,
    FORCE_COLOR: undefined,
    NO_UPDATE_NOTIFIER: '1',
  };
  const {code, output} = await node([bin('@docusaurus/core', 'bin/docusaurus.mjs'), 'build', '--locale', locale], {
    env,
    quiet,
    onLine: (line) => {
      if (line.includes('[WARNING]') && !knownWarnings.some((known) => known.test(line))) warnings.push(line);
    },
  });
  if (quiet && (code !== 0 || warnings.length > 0)) process.stdout.write(output);
  if (code !== 0) throw new Error(`The build of edition ${locale} failed; Docusaurus says why above.`);
  if (warnings.length > 0) {
    throw new Error(
      `The build of edition ${locale} warned; a warning counts as a failure:\n${warnings.map((line) => `  ${line}`).join('\n')}`,
    );
  }
}

/** Prints the manuals and links to them, where there is a Chromium. */
async function printManuals(quiet) {
  const {code, output} = await node(['--import', 'tsx', 'scripts/manuals/index.ts', buildDir], {quiet});
  if (quiet && code !== 0) process.stdout.write(output);
  if (code !== 0) throw new Error('The manuals could not be printed; the reason stands above.');
}

/** Adds structured data, social tags and images, and site maps, derived from the finished pages. */
async function completeHeads(quiet) {
  const {code, output} = await node(['--import', 'tsx', 'scripts/metadata/index.ts', buildDir], {quiet});
  if (quiet && code !== 0) process.stdout.write(output);
  if (code !== 0) throw new Error('The heads of the pages could not be completed; the reason stands above.');
}

/** Inlines critical CSS and defers scripts and style sheets. */
async function inlineFirstPaint(quiet) {
  const {code, output} = await node(['--import', 'tsx', 'scripts/first-paint/index.ts', buildDir], {quiet});
  if (quiet && code !== 0) process.stdout.write(output);
  if (code !== 0) throw new Error('The styles of the pages could not be inlined; the reason stands above.');
}

/** Lock file: `npm start` and `npm test` in one checkout must not build concurrently. */
async function withLock(action) {
  const lock = path.join(root, '.cache/build.lock');
  mkdirSync(path.dirname(lock), {recursive: true});
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (holder && holder !== process.pid && isAlive(holder)) {
    throw new Error(`Another build runs in this folder (process ${holder}). Try again when it is done.`);
  }
  writeFileSync(lock, String(process.pid));
  const release = () => rmSync(lock, {force: true});
  process.once('exit', release);
  try {
    return await action();
  } finally {
    process.off('exit', release);
    release();
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Builds `build/` unless it is up to date.
 * @param {{force?: boolean, quiet?: boolean}} [options] `quiet` shows Docusaurus' output only when it fails
 * @returns {Promise<boolean>} whether a build ran
 * @throws {Error} whose message is for the person at the terminal
 */
export async function ensureBuild({force = false, quiet = false} = {}) {
  const hash = inputHash();
  if (!force && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return false;
  await withLock(async () => {
    const started = Date.now();
    dropStaleCache();
    // An interrupted build must not count as up to date.
    rmSync(hashFile, {force: true});
    // Chinese first: its output folder contains the English one and is emptied.
    await buildEdition('zh-CN', quiet);
    await buildEdition('en', quiet);
    placeRedirectPages(buildDir);
    linkPageStyles(buildDir, '/', path.join(buildDir, 'global'));
    linkPageStyles(path.join(buildDir, 'global'), '/global/');
    // Before the styles: what it adds to the pages is part of their first paint.
    await printManuals(quiet);
    await completeHeads(quiet);
    await inlineFirstPaint(quiet);
    const {files, bytes, compressed} = await postbuild(buildDir);
    writeFileSync(hashFile, hash);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      `Built both editions in ${seconds} s: ${files} text files, ${kib(bytes)} → ${kib(compressed)} with brotli.`,
    );
  });
  return true;
}

const kib = (bytes) => `${Math.round(bytes / 1024)} KiB`;
