/** How long browsers and proxies may keep a file. The service answers by it; the exports for nginx and static hosts read it. */

/** Its name changes with its content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Replaced under the same name: asked for again each time, which a strong ETag makes cheap. */
export const revalidated = 'no-cache';

/** Pictures and fonts: replaced under the same name, but rarely and without harm. */
export const hourly = 'public, max-age=3600';

/**
 * First match wins; patterns are over the path of the file in the build (pages with `.html`) and mean the same in PCRE.
 * A hash is at least eight hexadecimal characters with a letter and a digit among them, so that a date is none. Parts of
 * the search index have shorter ones, in base64url (`src/features/search/model/format.ts`).
 */
export const cacheRules: readonly (readonly [pattern: RegExp, value: string])[] = [
  [/^(\/global)?\/assets\//, immutable],
  // Asked for with a version (`plugins/typeface`).
  [/^\/fonts\//, immutable],
  [/[-.](?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{8,}\.[a-z0-9]+$/, immutable],
  [/\/search\/[a-z]+-[\w-]+\.bin$/, immutable],
  [/-worker\.js$/, revalidated],
  [/\.(html|json|txt|webmanifest|xml|xsl)$/, revalidated],
  [/\/[^./]*$/, revalidated],
];

/** `Cache-Control` of a file of the build. */
export const cacheControlOf = (path: string): string =>
  cacheRules.find(([pattern]) => pattern.test(path))?.[1] ?? hourly;
