/** Visitors' words inside a text of ours, so that none of their lines can pass for one of ours. */

const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Control characters, which terminals obey, and marks that turn the direction of what follows. */
const unsafe = /(?![\n\t])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The text with every line but the first indented. */
export const indentLines = (text: string, indent: string): string =>
  text.replace(lineEnd, '\n').replace(unsafe, '').replaceAll('\n', `\n${indent}`);
