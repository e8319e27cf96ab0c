/** The words of each edition, `i18n/<edition>/glossary.ts`, over documents, news, symptom trees and copy. */
import {glossary as english} from '../../i18n/en/glossary';
import {glossary as chinese} from '../../i18n/zh-CN/glossary';
import {ruleOf, type GlossaryTerm} from '../../src/facts/glossary';
import type {Problem} from './problem';
import {textRuns, type TextRun} from './textRuns';

const glossary = {'zh-CN': chinese, en: english} as const;

/** Removes quotations: texts of screens, signs and people are quoted verbatim. */
const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/g, '“”');

/** Identifiers and addresses among the literals of a module: `wifi`, `live-view`, `/support/app`. */
const isName = (text: string): boolean => /^[a-z][\w.-]*$|^\/\S*$/.test(text);

/** Forms to avoid that a text has, each once. */
function found({avoid, except = [], where}: GlossaryTerm, {text, from, isCustomerWording}: TextRun): string[] {
  if (isCustomerWording || (from === 'copy' && (where === 'instructions' || isName(text)))) return [];
  const own = except.reduce(
    (rest, right) => rest.replaceAll(right, ''),
    where === 'instructions' ? withoutQuotes(text) : text,
  );
  // Most texts have none: the first look is cheap.
  return avoid.test(own) ? [...new Set(own.match(new RegExp(avoid.source, `${avoid.flags}g`)))] : [];
}

/** Violations of the glossary. */
export const checkGlossary = (root: string): Problem[] =>
  textRuns(root).flatMap((run) =>
    glossary[run.locale].flatMap((term) => {
      const rule = ruleOf(term);
      return found(term, run).map((form): Problem => {
        const write = typeof term.write === 'string' ? term.write : term.write(form);
        return {
          file: run.file,
          line: run.line,
          message: `write ${write} instead of "${form}": ${term.why}`,
          rule,
          sentence: run.text,
        };
      });
    }),
  );
