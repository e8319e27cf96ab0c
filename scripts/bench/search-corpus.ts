/** Generates the large corpus of the bench from the records of a built site. */
import type {SearchRecord} from '../../src/features/search/model/schema';
import {baseOf} from '../../plugins/search/site';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';
import {pagesOf} from './search-engines/engine';

/** A seeded generator of numbers below `limit`. */
export function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * limit);
  };
}

const sentenceEnd = {zh: /(?<=[。！？；])/, en: /(?<=[.!?;])\s+/} as const;
const clauseEnd = {zh: /(?<=[，：、])/, en: /(?<=[,:])\s+/} as const;
const joint = {zh: '', en: ' '} as const;

/** Sections and characters of a generated page: those of a real article. */
const shape = {sections: 6, sentences: 5};

/**
 * The real records plus generated articles, up to `pages` pages. A generated sentence joins the halves of two real ones:
 * frequencies of words and pairs match the real text, while longer phrases stay unique to a page. Model names are replaced
 * by invented ones, so that a real code still matches one device.
 */
export function grow(
  records: readonly SearchRecord[],
  language: SearchLanguage,
  pages: number,
  seed = 7,
): SearchRecord[] {
  const pick = numbers(seed);
  const models = Array.from(
    {length: 400},
    (_, at) => `${'QJVZ'[at % 4]}${1 + (at % 9)}-${String.fromCharCode(65 + ((at * 7) % 26))}-${100 + at}`,
  );
  const invented = (text: string) => {
    const model = models[pick(models.length)]!;
    return text.replace(/\b[A-Z]{1,2}\d*-[A-Z0-9]+(?:-[A-Z0-9]+)*\b|\b[A-Z]\d{1,4}\b/g, model);
  };
  const sentences = records
    .flatMap(({body}) => body.split(sentenceEnd[language]))
    .map((one) => one.trim())
    .filter((one) => one.length > 8);
  const headings = records.filter(({heading}) => heading).map(({heading}) => heading);
  const halves = (text: string) => {
    const clauses = text.split(clauseEnd[language]);
    const at = clauses.length > 1 ? clauses[0]!.length : Math.floor(text.length / 2);
    return [text.slice(0, at).trim(), text.slice(at).trim()] as const;
  };
  const one = <T>(list: readonly T[]) => list[pick(list.length)]!;
  const sentence = () => invented(halves(one(sentences))[0] + joint[language] + halves(one(sentences))[1]);
  const paragraph = () => Array.from({length: shape.sentences}, sentence).join(joint[language]);
  const title = () => invented(halves(one(headings))[0] + joint[language] + halves(one(headings))[1]);

  const have = pagesOf(records).length;
  const added = Array.from({length: Math.max(0, pages - have)}, (_, at): SearchRecord[] => {
    const url = `${baseOf[language]}/support/troubleshooting/details/g${1000 + at}`;
    const pageTitle = title();
    const page: SearchRecord = {
      url,
      kind: 'article',
      pageTitle,
      heading: '',
      body: paragraph(),
      terms: [title(), title(), title()],
      codes: [`GEN-${at + 1}`],
    };
    const sections = Array.from({length: shape.sections}, (_unused, index): SearchRecord => {
      return {
        url: `${url}#s${index + 1}`,
        kind: 'article',
        pageTitle,
        heading: invented(one(headings)),
        body: paragraph(),
        terms: [],
        codes: [],
      };
    });
    return [page, ...sections];
  });
  return [...records, ...added.flat()];
}
