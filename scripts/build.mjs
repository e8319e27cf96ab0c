/** `npm run build`: builds both editions, whether or not anything changed. */
import {ensureBuild} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {fail} from './lib/process.mjs';

await ensureInstalled();
await ensureBuild({force: true}).catch((error) => fail(error.message));
