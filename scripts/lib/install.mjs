/** Installs the packages when they are missing or do not match `package-lock.json`. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fail, requireNode, root, run} from './process.mjs';

const stampFile = path.join(root, 'node_modules/.lock-hash');

/** Native modules are compiled for one Node ABI, so the stamp names it beside the hash of the lock file. */
function stampOf(lockText) {
  const hash = createHash('sha256').update(lockText).digest('hex');
  return `${hash} ${process.platform}-${process.arch}-${process.versions.modules}\n`;
}

/**
 * Whether npm's record of `node_modules` matches the lock file. Optional packages, and those for other platforms, may be
 * absent.
 * @param {{packages?: Record<string, {version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean}>}} wanted
 * @param {{packages?: Record<string, {version?: string}>}} installed
 */
export function matches(wanted, installed) {
  const want = Object.entries(wanted.packages ?? {}).filter(([name]) => name !== '');
  const have = installed.packages ?? {};
  const known = new Set(want.map(([name]) => name));
  if (Object.keys(have).some((name) => !known.has(name))) return false;
  return want.every(([name, {version, optional, devOptional}]) =>
    have[name] ? have[name].version === version : Boolean(optional || devOptional),
  );
}

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** @returns {boolean} whether `node_modules` can be used as it is */
export function isInstalled() {
  const hidden = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const stamp = stampOf(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const found = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  if (found === stamp) return true;
  // Another version of Node: native modules must be reinstalled.
  if (found !== undefined && found.split(' ')[1] !== stamp.split(' ')[1]) return false;
  // Someone ran `npm install` by hand: fine when the result is what the lock file says.
  if (!matches(readJson('package-lock.json'), JSON.parse(readFileSync(hidden, 'utf8')))) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

/** Runs `npm ci` when needed. Ends the command with npm's own message when that fails. */
export async function ensureInstalled() {
  requireNode();
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  const npm = process.env.npm_execpath;
  // Locked packages are immutable, so cached ones need no request. The build needs development packages, which
  // NODE_ENV=production would omit.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'];
  const {code} = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code !== 0) fail('npm ci failed; its message stands above.');
  writeFileSync(stampFile, stampOf(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
}
