/**
 * After the build: compressed siblings of every text file, and the manifest the service reads at start.
 * It adds files only.
 */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {isRedirectPage} from '../../src/site/hosting/redirectPage.mjs';

/** Pictures, video, fonts and archives are compressed already; `.bin` is the search index. */
const compressible = /\.(html|js|mjs|css|svg|json|xml|xsl|txt|csv|vtt|ico|wasm|bin|webmanifest|map)$/;

/** Below this a compressed file plus its headers saves nothing. */
const minBytes = 512;

function listFiles(folder) {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? listFiles(file) : [file];
  });
}

/**
 * Bodies of the inline scripts that a browser runs; data blocks (`application/json`, `application/ld+json`) are not
 * subject to `script-src`.
 * @param {string} html
 */
export function inlineScripts(html) {
  const bodies = [];
  for (const [, attributes, body] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\bsrc\s*=/i.test(attributes) || body === '') continue;
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
    if (type === undefined || type === 'module' || type.endsWith('/javascript')) bodies.push(body);
  }
  return bodies;
}

/** CSP source of one inline script. */
export const scriptHash = (body) => `sha256-${createHash('sha256').update(body, 'utf8').digest('base64')}`;

/**
 * Origins for `connect-src`: Algolia's hosts when the site was built with Algolia search (`config/search.ts`).
 * @param {Record<string, string | undefined>} environment of the build
 * @returns {string[]}
 */
export function connectOrigins({ALGOLIA_APP_ID: app, ALGOLIA_SEARCH_KEY: key, ALGOLIA_HOST: host}) {
  if (!app?.trim() || !key?.trim()) return [];
  if (host?.trim()) return [new URL(host).origin];
  const id = app.trim().toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}

/**
 * Origins of the third parties a page may load, from the data block in its head (`src/features/consent/tag.ts`).
 * @param {string} html
 * @returns {string[]}
 */
export function thirdPartyHosts(html) {
  const [, text] = /<script\b[^>]*\bid=["']?third-party-settings\b[^>]*>([\s\S]*?)<\/script>/i.exec(html) ?? [];
  return text === undefined ? [] : JSON.parse(text).flatMap(({hosts}) => hosts);
}

/**
 * Manifest of the built files for the service. Skips redirect pages: each has its own script, and no host that sends the
 * content security policy serves them.
 * @param {string[]} htmlFiles
 */
export function siteManifest(htmlFiles) {
  const hashes = new Set();
  const thirdParties = new Set();
  for (const file of htmlFiles) {
    const html = readFileSync(file, 'utf8');
    if (isRedirectPage(html)) continue;
    for (const body of inlineScripts(html)) hashes.add(scriptHash(body));
    for (const host of thirdPartyHosts(html)) thirdParties.add(host);
  }
  return {
    version: 1,
    csp: {
      scriptHashes: [...hashes].sort(),
      connect: connectOrigins(process.env),
      thirdParties: [...thirdParties].sort(),
    },
  };
}

/** Compresses files in worker threads, because brotli at best quality is CPU-bound. Returns the sum of the sizes sent. */
function compress(files) {
  const queue = [...files].sort((a, b) => statSync(b).size - statSync(a).size);
  const workers = Math.min(queue.length, Math.max(1, Math.min(4, os.availableParallelism())));
  let compressed = 0;
  const one = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./compress-worker.mjs', import.meta.url));
      const next = () => {
        const file = queue.shift();
        if (file) worker.postMessage(file);
        else void worker.terminate().then(resolve);
      };
      worker.on('message', (size) => {
        compressed += size;
        next();
      });
      worker.on('error', reject);
      next();
    });
  return Promise.all(Array.from({length: workers}, one)).then(() => compressed);
}

/**
 * @param {string} buildDir
 * @returns {Promise<{files: number, bytes: number, compressed: number}>} sizes in bytes, `compressed` with brotli
 */
export async function postbuild(buildDir) {
  const all = listFiles(buildDir);
  writeFileSync(
    path.join(buildDir, 'site-manifest.json'),
    `${JSON.stringify(siteManifest(all.filter((file) => file.endsWith('.html'))), null, 1)}\n`,
  );
  const files = all.filter((file) => compressible.test(file) && statSync(file).size > minBytes);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return {files: files.length, bytes, compressed: await compress(files)};
}
