/**
 * Sentences on what leaves a store, where it is computed and how long it is kept have to quote the registry of promises
 * (`src/facts/promises.ts`): in copy `${promises.findingStill}`, in documents `[[promise:findingStill]]`. A sentence that
 * has a trigger word and no quotation is a problem, unless the allow list names it with its reason.
 */
import {promises} from '../../src/facts/promises';
import {promiseToken} from '../../plugins/doc-parts/promiseTokens';
import {loadDocuments} from './documents';
import {listFiles} from './files';
import type {Problem} from './problem';
import {allowedSentences, promiseTriggers} from './promiseWords';
import {inSentences, pageTexts, quoted, value, type PageText} from './sentences';

/** Quotations of promises that are not in the registry; in copy the compiler finds them. */
const unknownQuotations = (root: string): Problem[] =>
  loadDocuments(root).documents.flatMap(({file, body}) =>
    body.flatMap(({text, line}) =>
      [...text.matchAll(promiseToken)]
        .filter(([, id = '']) => !(id in promises))
        .map(([, id]): Problem => ({
          file,
          line,
          message: `there is no promise "${id}": src/facts/promises.ts lists them`,
        })),
    ),
  );

/** Topics whose trigger words a sentence has without a quotation. */
function triggerOf({text, locale}: PageText): {message: string} | undefined {
  // A question promises nothing.
  if (text.includes(quoted) || /[？?]\s*$/.test(text)) return undefined;
  return promiseTriggers[locale].find(({words, except}) => words.test(except ? text.replace(except, '') : text));
}

/** Sentences written by hand on matters of the registry, unknown quotations, and allowances that allow nothing. */
export function checkPromises(root: string): Problem[] {
  const used = new Set<(typeof allowedSentences)[number]>();
  const problems = inSentences(pageTexts(root)).flatMap((sentence): Problem[] => {
    const trigger = triggerOf(sentence);
    if (!trigger) return [];
    const allowed = allowedSentences.filter(
      ({file, words}) => sentence.file.includes(file) && words.test(sentence.text),
    );
    for (const one of allowed) used.add(one);
    if (allowed.length > 0) return [];
    return [
      {
        file: sentence.file,
        line: sentence.line,
        message: `quote the registry of promises for ${trigger.message}: "${sentence.text.trim().replaceAll(value, '…')}"`,
      },
    ];
  });
  const idle = allowedSentences.filter(
    (one) => !used.has(one) && listFiles(root, 'i18n/zh-CN/copy', /^algorithm-mall\.ts$/).length > 0,
  );
  return [
    ...problems,
    ...unknownQuotations(root),
    ...idle.map(({file, words}): Problem => ({
      file: 'scripts/checks/promiseWords.ts',
      line: 1,
      message: `take out the allowance ${String(words)} for ${file}: no sentence needs it`,
    })),
  ];
}
