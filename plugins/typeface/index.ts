/**
 * The English typeface. Its `@font-face` rules are in the head of each page and nowhere else: declaring them again in a style
 * sheet would make the browser drop and reload the font.
 *
 * A visitor's first page uses the system's typeface for screens (`--font-en`), or Arial adjusted to Inter's metrics where it has none.
 * Inter is fetched when that page is idle, and used from the first paint of the next one (`scripts/first-paint/loader.ts`): no font swap
 * while reading.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const file = 'fonts/inter-latin.woff2';

/** Characters of the file (`scripts/fonts.mjs`). */
const range =
  'U+20-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2190-2193,U+2212,U+2248,U+2264-2265';

/**
 * Faces of the fallback, by weight. Without a bold one of its own the browser would draw the regular one fatter, on the same
 * widths, and letters of headings would touch. Overrides by `capsize`'s method: advance widths and vertical metrics of Inter
 * at 400 and 600 over those of Arial and Arial Bold.
 */
const fallbacks = [
  {
    weights: '400 500',
    names: ['Arial', 'Liberation Sans', 'Helvetica Neue'],
    overrides: 'size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%',
  },
  {
    weights: '600 700',
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Helvetica Neue Bold'],
    overrides: 'size-adjust:101.08%;ascent-override:95.84%;descent-override:23.86%',
  },
];

/** @param version of the file, so that a new one is fetched. */
export const typefaceRules = (version: string): string =>
  `@font-face{font-family:Inter;src:url(/${file}?v=${version})format("woff2");font-weight:400 600;font-display:optional;unicode-range:${range}}` +
  fallbacks
    .map(
      ({weights, names, overrides}) =>
        `@font-face{font-family:"Inter fallback";src:${names.map((name) => `local("${name}")`).join()};font-weight:${weights};${overrides};line-gap-override:0%}`,
    )
    .join('');

export default function typeface({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'typeface',
    injectHtmlTags() {
      if (i18n.currentLocale !== 'en') return {};
      const font = readFileSync(path.join(siteDir, 'static', file));
      const version = createHash('sha256').update(font).digest('hex').slice(0, 8);
      return {headTags: [{tagName: 'style', innerHTML: typefaceRules(version)}]};
    },
  };
}
