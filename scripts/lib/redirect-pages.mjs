/** Moves the pages of `@docusaurus/plugin-client-redirects` to the file layout of the site's pages. */
import {existsSync, readFileSync, readdirSync, renameSync, rmdirSync} from 'node:fs';
import path from 'node:path';
import {isRedirectPage} from '../../src/site/hosting/redirectPage.mjs';

/**
 * `case/index.html` becomes `case.html`. The plugin writes the former, which hosts of files serve at `/case` (some only
 * after a redirect to `/case/`), but not at `/case.html`, which is the old address. The latter serves both.
 * @param {string} buildDir
 * @returns {number} how many there are
 * @throws {Error} when the site has a page at the old address
 */
export function placeRedirectPages(buildDir) {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => path.join(buildDir, file))
    .filter((file) => isRedirectPage(readFileSync(file, 'utf8')));
  for (const file of files) {
    const folder = path.dirname(file);
    const target = `${folder}.html`;
    if (existsSync(target))
      throw new Error(
        `${path.relative(buildDir, target)} is a page of the build, but src/site/redirects.ts redirects its address.`,
      );
    renameSync(file, target);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  return files.length;
}
