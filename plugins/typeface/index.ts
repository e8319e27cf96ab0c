/**
 * The English typeface. Its `@font-face` rules are in the head of each page and nowhere else: declaring them again in a style
 * sheet would make the browser drop and reload the font.
 *
 * A visitor's first page uses the fallback, Arial adjusted to Inter's metrics. Inter is fetched when that page is idle, and
 * used from the first paint of the next one (`scripts/first-paint/loader.ts`): no font swap while reading.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const file = 'fonts/inter-latin.woff2';

/** Characters of the file (`scripts/fonts.mjs`). */
const range =
  'U+20-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2190-2193,U+2212,U+2248,U+2264-2265';

/** Overrides by `capsize`'s method: advance widths and vertical metrics of Inter over those of Arial. */
const fallback =
  'src:local("Arial"),local("Liberation Sans"),local("Helvetica Neue");size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%';

/** @param version of the file, so that a new one is fetched. */
const rules = (version: string): string =>
  `@font-face{font-family:Inter;src:url(/${file}?v=${version})format("woff2");font-weight:400 600;font-display:optional;unicode-range:${range}}` +
  `@font-face{font-family:"Inter fallback";${fallback}}`;

export default function typeface({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'typeface',
    injectHtmlTags() {
      if (i18n.currentLocale !== 'en') return {};
      const font = readFileSync(path.join(siteDir, 'static', file));
      const version = createHash('sha256').update(font).digest('hex').slice(0, 8);
      return {headTags: [{tagName: 'style', innerHTML: rules(version)}]};
    },
  };
}
