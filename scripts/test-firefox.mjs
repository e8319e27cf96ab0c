/** `npm run test:firefox [-- -g "a title"]`: the main user journeys in Firefox; arguments go to Playwright Test. */
import {ensureInstalled} from './lib/install.mjs';
import {bin, node} from './lib/process.mjs';

await ensureInstalled();
const args = ['test', '--config', 'playwright.firefox.config.ts', ...process.argv.slice(2)];
const {code} = await node([bin('@playwright/test', 'cli.js'), ...args]);
process.exitCode = code;
