/**
 * What in a document would run, at the build or in a reader's browser. Documents are MDX: an import, a tag or a `{…}` is code.
 * They are Markdown here, and nothing else. Code blocks and code in a line may show anything.
 */
import {parse, postprocess, preprocess} from 'micromark';

export interface ActivePart {
  /** Of the text, from 1. */
  readonly line: number;
  readonly message: string;
}

/** Addresses that lead somewhere and do nothing else. */
const harmless = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i;

/** Bytes and entities that browsers take out of an address before they read its scheme. */
const disguised = /[\u0000-\u0020\\]|&#?\w+;/;

const rules: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^(?:import|export)\s.*$/gm, 'take out the import or export: documents hold no code'],
  [/<(?![\s\d]|!-- truncate -->).{0,20}/g, 'take out the tag: write Markdown'],
  [/\{(?!#[\w-]+\}[ \t]*$).{0,20}/gm, 'take out the braces: what stands in them would run'],
];

/** The parts of a text, without its front matter, that would run. */
export function activeParts(text: string): ActivePart[] {
  // MDX has neither indented code nor HTML: what looks like it is text there, and read as such here.
  const disable = {null: ['codeIndented', 'htmlFlow', 'htmlText', 'autolink']};
  const events = postprocess(
    parse({extensions: [{disable}]})
      .document()
      .write(preprocess()(text, undefined, true)),
  );
  const found: ActivePart[] = [];
  let outside = text;
  for (const [kind, {type, start, end}] of events) {
    if (kind !== 'enter') continue;
    const part = text.slice(start.offset, end.offset);
    if (type === 'codeFenced' || type === 'codeText') {
      // The end of a box ends the code in it, which this parser does not know.
      if (part.includes(':::')) found.push({line: start.line, message: 'take out ":::" from the code'});
      const blank = part.replace(/[^\n]/g, ' ');
      outside = outside.slice(0, start.offset) + blank + outside.slice(end.offset);
    } else if (type === 'characterEscape') {
      outside = `${outside.slice(0, start.offset)}  ${outside.slice(end.offset)}`;
    } else if (type === 'resourceDestinationString' || type === 'definitionDestinationString') {
      if (disguised.test(part) || !harmless.test(part)) {
        found.push({line: start.line, message: `link to a page, not to "${part.slice(0, 40)}"`});
      }
    }
  }
  for (const [pattern, message] of rules) {
    for (const {index} of outside.matchAll(pattern)) {
      found.push({line: outside.slice(0, index).split('\n').length, message});
    }
  }
  return found.sort((a, b) => a.line - b.line);
}
