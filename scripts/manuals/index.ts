/**
 * After the build: the manuals as files for print, made from the text of their finished pages, and links to them. Needs a
 * Chromium; without one the build goes on and the pages offer to print themselves.
 *
 *     tsx scripts/manuals/index.ts <build folder>
 */
import path from 'node:path';
import {findBrowser} from '../lib/browser.mjs';
import {makeManuals} from './make';
import {chromiumPrinter} from './print';

async function main(): Promise<void> {
  const root = process.cwd();
  const started = Date.now();
  const program = await findBrowser().catch(() => undefined);
  const printer = program ? chromiumPrinter(program, path.join(root, 'node_modules/.cache/manuals')) : null;
  const made = await makeManuals({root, buildDir: path.resolve(process.argv[2] ?? 'build'), printer});
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    'reason' in made
      ? `No printed manuals: ${made.reason}. Their pages offer to print.`
      : `Printed manuals: ${made.files} files, ${(made.bytes / 1e6).toFixed(1)} MB, ${seconds} s.`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
