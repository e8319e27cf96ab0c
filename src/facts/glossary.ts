/**
 * Shape of the glossaries: the words of an edition and the ones it does not use. The lists are `i18n/<edition>/glossary.ts`;
 * `npm run check:content` holds documents, news and copy against them. The words customers type (`symptoms`, `words`)
 * are theirs and are left alone.
 */
export interface GlossaryTerm {
  /** What to write, as the message says it; where it depends on what was found, a function of that. */
  readonly write: string | ((found: string) => string);
  /** Name of the rule, for its exceptions; `write` when absent. */
  readonly rule?: string;
  /** The forms not to write. */
  readonly avoid: RegExp;
  /** The reason: the writer reads it. */
  readonly why: string;
  /** Right words that contain such a form, everywhere. For one sentence, `scripts/checks/allowed.ts` is the place. */
  readonly except?: readonly string[];
  /** `instructions`: documents and news only. Forms and legal notices have a tone of their own. */
  readonly where?: 'instructions';
}

/** Name of a term's rule. */
export const ruleOf = ({rule, write}: GlossaryTerm): string => rule ?? (typeof write === 'string' ? write : '');

/** A Latin word that is not part of an address, a file name or an id. */
export const latin = (forms: string): RegExp => new RegExp(`(?<![\\w#/.@-])(?:${forms})(?![\\w/@-]|\\.\\w)`);

/** Writes a replacement with the capital of what it replaces. */
export const withCapital = (found: string, replacement: string): string =>
  /^\p{Lu}/u.test(found) ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
