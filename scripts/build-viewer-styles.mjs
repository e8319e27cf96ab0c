/**
 * Writes `src/components/media/photoswipeStyles.ts`: PhotoSwipe's stylesheet as text. Docusaurus puts every imported
 * stylesheet into the one file all pages load; as text it is part of the viewer's lazy chunk and is applied when the viewer
 * opens. Run `node scripts/build-viewer-styles.mjs` after updating the package; the result is committed.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

const require = createRequire(import.meta.url);

const css = readFileSync(require.resolve('photoswipe/style.css'), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,]) ?/g, '$1')
  .trim();

const target = fileURLToPath(new URL('../src/components/media/photoswipeStyles.ts', import.meta.url));
writeFileSync(
  target,
  `/** PhotoSwipe's stylesheet (MIT, Dmytro Semenov), written by scripts/build-viewer-styles.mjs. */\nexport const photoswipeStyles = ${JSON.stringify(css)};\n`,
);
console.log(`${target}: ${css.length} characters`);
