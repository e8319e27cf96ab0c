/** Finds a Chromium for the browser tests, or installs one; and a Firefox for `npm run test:firefox`. */
import {accessSync, constants, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {installPackages} from './debian.mjs';
import {bin, node, run} from './process.mjs';

/** The headless build of Chromium: a browser context costs a third of one in the full browser. */
const headless = 'chromium-headless-shell';
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);

const places = [
  ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  ...names.map((name) => path.join('/usr/bin', name)),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * An installed browser; `CHROME_PATH` takes precedence. Undefined where there is none.
 * @returns {Promise<string | undefined>}
 * @throws {Error} when `CHROME_PATH` is no program
 */
export async function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (!isProgram(wanted)) throw new Error(`CHROME_PATH is "${wanted}", which is no program.`);
    return wanted;
  }
  return places.find(isProgram) ?? (await findPlaywrightBuild());
}

async function findPlaywrightBuild() {
  const {chromium} = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

const isDebian = () =>
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8')) &&
  isProgram('/usr/bin/apt-get');

/** Installs Debian's package if permitted: it includes the system libraries that Playwright's build lacks. */
async function installFromDebian() {
  if (process.getuid?.() !== 0 || !isDebian()) return;
  console.log('Installing a headless Chromium and a Chinese font (apt-get) …');
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  const update = await run('apt-get', ['update', '-q'], {quiet: true, env});
  if (update.code !== 0) return;
  const {code, output} = await run(
    'apt-get',
    ['install', '-yq', '--no-install-recommends', headless, 'fonts-noto-cjk'],
    {quiet: true, env},
  );
  if (code !== 0) console.log(output);
}

/**
 * Path of a Chromium, installed if need be.
 * @returns {Promise<string>}
 * @throws {Error} that says what to do
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  await installFromDebian();
  const installed = await findBrowser();
  if (installed) return installed;
  console.log('Installing Playwright’s Chromium …');
  const {code} = await node([bin('@playwright/test', 'cli.js'), 'install', 'chromium']);
  const own = await findBrowser();
  if (code === 0 && own) return own;
  throw new Error('No browser for the tests: install Chromium, or set CHROME_PATH to one.');
}

/** Names in Debian and elsewhere. */
const firefoxNames = ['firefox-esr', 'firefox'];

/**
 * Path of a Firefox, installed if needed; `FIREFOX_PATH` takes precedence.
 * @returns {Promise<string>}
 * @throws {Error} that says what to do
 */
export async function ensureFirefox() {
  const wanted = process.env.FIREFOX_PATH;
  if (wanted && !isProgram(wanted)) throw new Error(`FIREFOX_PATH is "${wanted}", which is no program.`);
  const find = () =>
    [
      ...firefoxNames.flatMap((name) => [...folders, '/usr/bin'].map((folder) => path.join(folder, name))),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ].find(isProgram);
  const found = wanted || find();
  if (found) return found;
  console.log('Installing Firefox ESR and a Chinese font (apt-get) …');
  installPackages('firefox-esr', 'fonts-noto-cjk');
  const installed = find();
  if (installed) return installed;
  throw new Error('No Firefox for the tests: install Firefox ESR, or set FIREFOX_PATH to one.');
}
