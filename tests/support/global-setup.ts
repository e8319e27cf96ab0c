/** Before any browser test: the site is built from the sources as they are, and the service is bundled. */
import {mkdirSync} from 'node:fs';
import {ensureBrowser} from '../../scripts/lib/browser.mjs';
import {ensureBuild} from '../../scripts/lib/build.mjs';
import {buildService} from '../../server/build.mjs';

export default async function globalSetup(): Promise<void> {
  mkdirSync('.cache', {recursive: true});
  process.env.CHROME_PATH = await ensureBrowser();
  // A custom folder holds a build of the caller: never rebuilt here.
  if (process.env.BUILD_DIR === undefined) await ensureBuild({quiet: true});
  await buildService();
}
