/** `npm start`: installs what is missing, builds what has changed, starts the service. */
import {buildService, serviceFiles} from '../server/build.mjs';
import {ensureBuild} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {attach, fail} from './lib/process.mjs';

await ensureInstalled();
await ensureBuild().catch((error) => fail(error.message));
await buildService();
const service = attach([serviceFiles['server/main.ts']]);
service.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
