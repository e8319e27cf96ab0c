/** The rules of a page's style sheets that its HTML uses. */
import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {transform} from 'lightningcss';
import postcss from 'postcss';
import {PurgeCSS, type ExtractorResultDetailed} from 'purgecss';

/**
 * Attributes that the browser, or a script in the head, sets before the sheets have come. Their values stand in
 * `earlyValues`.
 */
const earlyAttributes = ['open', 'hidden', 'data-theme', 'data-font', 'data-first-visit', 'aria-busy'];
const earlyValues = ['light', 'dark', 'true', 'inter', 'browser', 'saved'];

/** What selectors can ask for: all of it that occurs in a page. */
export function tokensOf(html: string): ExtractorResultDetailed & {variables: string[]} {
  const classes = new Set<string>();
  const ids = new Set<string>();
  const tags = new Set<string>();
  const names = new Set(earlyAttributes);
  const values = new Set(earlyValues);
  new Parser({
    onopentag(tag, attributes) {
      tags.add(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'class') value.split(/\s+/).forEach((one) => classes.add(one));
        else if (name === 'id') ids.add(value);
        else {
          names.add(name);
          values.add(value);
        }
      }
    },
  }).end(html);
  const variables = new Set(Array.from(html.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!));
  return {
    classes: [...classes],
    ids: [...ids],
    tags: [...tags],
    attributes: {names: [...names], values: [...values]},
    undetermined: [],
    variables: [...variables],
  };
}

/** Names of the custom properties that a value asks for. */
const referencedProperties = (value: string): string[] =>
  Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);

/**
 * A text of CSS without custom properties and animations that nothing in it asks for.
 * @param inline custom properties that the page itself asks for
 */
function withoutUnused(css: string, inline: readonly string[]): string {
  const sheet = postcss.parse(css);
  // What only an unused property asks for is unused as well.
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    const used = new Set(inline);
    sheet.walkDecls(({value}) => referencedProperties(value).forEach((name) => used.add(name)));
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      isSmaller = true;
    });
  }
  const animations = new Set<string>();
  sheet.walkDecls(/^animation(-name)?$/, ({value}) => value.split(/[\s,]+/).forEach((word) => animations.add(word)));
  sheet.walkAtRules('keyframes', (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
  return sheet.toString();
}

/** Pages that ask for the same have the same rules: most articles do. */
const cache = new Map<string, string>();

/** Words of a text of CSS; whatever a selector asks for is one of them. */
const wordsOf = (css: string): Set<string> => new Set(css.match(/[\w-]+/g));
const words = new Map<string, Set<string>>();

/**
 * The rules of `css` that the page uses, minified. Rules for states that only a script makes come with the whole sheets.
 * @param html the page
 * @param css its sheets, in their order, as one text: what one defines another may use
 */
export async function usedRules(html: string, css: string): Promise<string> {
  if (!words.has(css)) words.set(css, wordsOf(css));
  const known = words.get(css)!;
  const {variables, ...all} = tokensOf(html);
  // Texts of attributes, which no selector names, would make every page a case of its own.
  const only = (list: string[]) => list.filter((token) => known.has(token)).sort();
  const tokens: ExtractorResultDetailed = {
    classes: only(all.classes),
    ids: only(all.ids),
    tags: only(all.tags),
    attributes: {
      names: only(all.attributes.names),
      // One of several words: `[class~=…]`, `[type*=…]`.
      values: all.attributes.values.filter((value) => value.split(/[^\w-]+/).some((word) => known.has(word))).sort(),
    },
    undetermined: [],
  };
  const inline = variables.filter((name) => known.has(name)).sort();
  const key = createHash('sha256')
    .update(css)
    .update(JSON.stringify([tokens, inline]))
    .digest('hex');
  const kept = cache.get(key);
  if (kept !== undefined) return kept;
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'html'}],
    extractors: [{extensions: ['html'], extractor: () => tokens}],
    css: [{raw: css}],
    // Whatever depends on the language: pseudo-classes alone are no tokens.
    safelist: {greedy: [/^:lang/]},
  });
  const used = withoutUnused(result!.css, inline);
  const rules = transform({filename: 'page.css', code: Buffer.from(used), minify: true}).code.toString();
  cache.set(key, rules);
  return rules;
}
