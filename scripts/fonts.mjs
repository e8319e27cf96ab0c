/**
 * Makes static/fonts/inter-latin.woff2: Inter variable (SIL OFL), Latin subset, weights 400–600, at most 40 KB.
 * Run after an update of @fontsource-variable/inter: `node scripts/fonts.mjs`.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

const range = (from, to) =>
  Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index)).join('');
const text = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”•…€™←→↑↓−×≤≥≈−·';

const font = await subsetFont(await readFile(source), text, {
  targetFormat: 'woff2',
  variationAxes: {wght: {min: 400, max: 600, default: 400}},
});
if (font.length > 40 * 1024) throw new Error(`inter-latin.woff2 is ${font.length} bytes, more than 40 KB`);
await writeFile(new URL('../static/fonts/inter-latin.woff2', import.meta.url), font);
console.log(`inter-latin.woff2: ${font.length} bytes`);
