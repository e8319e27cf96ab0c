/** Critical CSS: the rules of a page's style sheets that its HTML uses. */
import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {transform} from 'lightningcss';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {PurgeCSS, type ExtractorResultDetailed} from 'purgecss';
import {lazyBandsMark} from '../../src/features/navigation/lazyBands';

/**
 * Attributes that the browser, or a script in the head, sets before the sheets have loaded. Their values are in
 * `earlyValues`.
 */
const earlyAttributes = ['open', 'hidden', 'data-theme', 'data-font', 'data-first-visit', lazyBandsMark, 'aria-busy'];
const earlyValues = ['light', 'dark', 'true', 'inter', 'browser', 'saved'];

/** Tags, classes, ids and attributes of a page that selectors can match. */
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
        else {
          if (name === 'id') ids.add(value);
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

/**
 * Removes selectors whose `:has()` asks for a class or an attribute that the page lacks, which PurgeCSS does not look into:
 * rules of the frame for pages of another kind.
 */
function withoutForeignHas(css: string, {classes, attributes}: ExtractorResultDetailed): string {
  const sheet = postcss.parse(css);
  const [known, names] = [new Set(classes), new Set(attributes.names)];
  const isForeign = (has: selectorParser.Pseudo): boolean => {
    let isMissing = false;
    // Of several alternatives, one is enough; what stands in a `:not()` is not asked for.
    if (has.length === 1)
      has.first.walk((node) => {
        if (node.parent?.parent !== has) return;
        if (node.type === 'class') isMissing ||= !known.has(node.value);
        if (node.type === 'attribute') isMissing ||= !names.has(node.attribute);
      });
    return isMissing;
  };
  const select = selectorParser((root) => {
    root.walkPseudos((pseudo) => {
      if (pseudo.value !== ':has' || !isForeign(pseudo)) return;
      let selector = pseudo.parent as selectorParser.Selector;
      // `:is()` around one selector is that selector.
      while (selector.parent?.type === 'pseudo' && selector.parent.value === ':is' && selector.parent.length === 1)
        selector = selector.parent.parent as selectorParser.Selector;
      if (selector.parent?.type === 'root') selector.remove();
    });
  });
  sheet.walkRules((rule) => {
    if (!rule.selector.includes(':has(')) return;
    rule.selector = select.processSync(rule.selector);
    if (rule.selector === '') rule.remove();
  });
  return sheet.toString();
}

/**
 * Removes alternatives of `:is()` and `:where()` that name a class, an attribute or a tag that the page lacks: PurgeCSS would drop
 * the whole selector for one of them.
 */
function withoutForeignAlternatives(css: string, {classes, attributes, tags}: ExtractorResultDetailed): string {
  const sheet = postcss.parse(css);
  const known = {
    class: new Set(classes),
    attribute: new Set([...attributes.names, 'class']),
    tag: new Set(tags),
  };
  const isForeign = (alternative: selectorParser.Selector): boolean =>
    alternative.some(
      (node) =>
        (node.type === 'class' && !known.class.has(node.value)) ||
        (node.type === 'attribute' && !known.attribute.has(node.attribute)) ||
        (node.type === 'tag' && !known.tag.has(node.value)),
    );
  const select = selectorParser((root) => {
    root.walkPseudos((pseudo) => {
      if ((pseudo.value !== ':is' && pseudo.value !== ':where') || pseudo.length < 2) return;
      const foreign = pseudo.filter(isForeign);
      // Where all are, the selector as it stands is dropped.
      if (foreign.length < pseudo.length) foreign.forEach((alternative) => void alternative.remove());
    });
  });
  sheet.walkRules(/:(?:is|where)\(/, (rule) => {
    rule.selector = select.processSync(rule.selector);
  });
  return sheet.toString();
}

/** What `[name*="…"]`, `[name^="…"]` and `[name$="…"]` look for. */
const needlesOf = (css: string): string[] => [
  ...new Set(Array.from(css.matchAll(/\[[\w-]+[*^$]="?([^"\]]+)"?\]/g), ([, needle]) => needle!)),
];

/** Custom properties referenced by a value. */
const referencedProperties = (value: string): string[] =>
  Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);

/**
 * Removes custom properties and animations that are not referenced.
 * @param inline custom properties referenced by the page's inline styles
 */
function withoutUnused(css: string, inline: readonly string[]): string {
  const sheet = postcss.parse(css);
  // Repeats, because a property referenced only by an unused one is unused too.
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

/** Result by tokens: most articles have the same ones. */
const cache = new Map<string, string>();

/** Words of a style sheet; every name in a selector is one of them. */
const wordsOf = (css: string): Set<string> => new Set(css.match(/[\w-]+/g));
const words = new Map<string, Set<string>>();
const needles = new Map<string, string[]>();

/**
 * The rules of `css` that the page uses, minified. Rules for states that only a script makes come with the whole sheets.
 * @param html the page
 * @param css its sheets, in their order, as one text: what one defines another may use
 */
export async function usedRules(html: string, css: string): Promise<string> {
  if (!words.has(css)) {
    words.set(css, wordsOf(css));
    needles.set(css, needlesOf(css));
  }
  const known = words.get(css)!;
  const {variables, ...all} = tokensOf(html);
  // Drops attribute values that no selector contains; they would make every cache key unique.
  const only = (list: string[]) => list.filter((token) => known.has(token)).sort();
  const tokens: ExtractorResultDetailed = {
    classes: only(all.classes),
    ids: only(all.ids),
    tags: only(all.tags),
    attributes: {
      names: only(all.attributes.names),
      // One of several words: `[class~=…]`, `[type*=…]`; or how one begins: `[lang|=…]`.
      values: [
        ...all.attributes.values.filter(
          (value) => known.has(value.split('-')[0]!) || value.split(/[^\w-]+/).some((word) => known.has(word)),
        ),
        // The part that is looked for stands for every address that has it.
        ...needles.get(css)!.filter((needle) => all.attributes.values.some((value) => value.includes(needle))),
      ].sort(),
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
    css: [{raw: withoutForeignAlternatives(css, tokens)}],
    // `:lang` rules: a selector that is only a pseudo-class has no token to match.
    safelist: {greedy: [/^:lang/]},
  });
  const used = withoutUnused(withoutForeignHas(result!.css, tokens), inline);
  const rules = transform({filename: 'page.css', code: Buffer.from(used), minify: true})
    .code.toString()
    // The minifier puts the timeline into the shorthand, which browsers then reject as a whole.
    .replace(/animation:([^;}]*?) ((?:view|scroll)\([^)]*\))/g, 'animation:$1;animation-timeline:$2');
  cache.set(key, rules);
  return rules;
}
