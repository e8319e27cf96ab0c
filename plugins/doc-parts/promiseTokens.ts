/** Quotations of the registry of promises in Markdown: `[[promise:findingStill]]` stands for the sentence. */
import {promises as english} from '../../i18n/en/copy/promises';
import {promises as chinese} from '../../i18n/zh-CN/copy/promises';

/** A quotation; the first group is the id. */
export const promiseToken = /\[\[promise:(\w+)\]\]/g;

/** Whether a document belongs to the English edition. */
export const isEnglishFile = (filePath: string): boolean => /(^|[\\/])i18n[\\/]en[\\/]/.test(filePath);

/** Puts the sentences in place of their quotations, in the language of the file; throws on an unknown id. */
export function quotePromises(filePath: string, text: string): string {
  const sentences: Readonly<Record<string, string>> = isEnglishFile(filePath) ? english : chinese;
  return text.replace(promiseToken, (_, id: string) => {
    const sentence = sentences[id];
    if (sentence === undefined)
      throw new Error(`${filePath}: there is no promise "${id}"; src/facts/promises.ts lists them.`);
    return sentence;
  });
}
