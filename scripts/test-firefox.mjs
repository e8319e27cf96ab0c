/** `npm run test:firefox`: the main jobs in Firefox, from a bare clone. */
import {ensureFirefox} from './lib/browser.mjs';
import {ensureBuild} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {fail, node} from './lib/process.mjs';

await ensureInstalled();
const firefox = await ensureFirefox().catch((error) => fail(error.message));
await ensureBuild({quiet: true}).catch((error) => fail(error.message));
const {code} = await node(['--import', 'tsx', 'tests/e2e/firefox.ts'], {env: {FIREFOX_PATH: firefox}});
process.exitCode = code;
