/**
 * Titles and descriptions as search engines show them: length, and given once per edition. Marketing pages have theirs
 * in `meta` of a copy module, documents and news in the front matter. The brand that the theme adds does not count.
 */
import {placeholders} from '../lib/placeholder';
import {fieldLine, loadDocuments, type SourceDocument} from './documents';
import {listFiles, readText} from './files';
import {metasOf, type MetaText} from './pageMeta';
import type {Problem} from './problem';

type Locale = 'zh-CN' | 'en';
type Field = 'title' | 'description';
type Limits = readonly [least: number, most: number];

/** Characters; a Chinese one is twice as wide as a Latin one, and says a word where that says a letter. */
export const metaLimits: Readonly<Record<Locale, Readonly<Record<Field, Limits>>>> = {
  'zh-CN': {title: [14, 28], description: [60, 80]},
  en: {title: [30, 60], description: [120, 158]},
};

/**
 * The title of a Chinese article is a symptom as a customer says it (摄像机离线怎么办), and is found by exactly these
 * words. Filled up to fourteen characters it would say less. All other titles name a subject and can say what of it.
 */
const symptomTitle: Limits = [8, 28];

/** Pages that no search result shows: answers to wrong addresses and to failures. */
const unlisted = /\/copy\/(not-found|error|plain-page|navigation-failure)\.ts$/;

interface Entry {
  readonly file: string;
  readonly locale: Locale;
  readonly field: Field;
  readonly value: MetaText;
  readonly limits: Limits;
  /** Texts of one set differ from each other; 5.x repeats what 6.x says. */
  readonly set: string;
}

function documentEntries(document: SourceDocument): Entry[] {
  const {file, locale, front, set, frontLines} = document;
  return (['title', 'description'] as const).flatMap((field): Entry[] => {
    const key = field === 'title' && 'title_meta' in front ? 'title_meta' : field;
    const text = front[key];
    // A mark that the scaffold left is reported by the check of placeholders.
    const written = frontLines.find((line) => line.text.startsWith(`${key}:`))?.text ?? '';
    if (typeof text !== 'string' || placeholders.some((mark) => written.includes(mark))) return [];
    const isSymptom = locale === 'zh-CN' && field === 'title' && front.type === 'article';
    const value = {text, min: text.length, max: text.length, line: fieldLine(document, key)};
    const limits = isSymptom ? symptomTitle : metaLimits[locale][field];
    return [{file, locale, field, value, limits, set: set === 'docs/current' || set === 'news' ? 'pages' : set}];
  });
}

const copyEntries = (root: string): Entry[] =>
  (['zh-CN', 'en'] as const).flatMap((locale) =>
    listFiles(root, `i18n/${locale}/copy`, /\.tsx?$/)
      .filter((file) => !unlisted.test(file))
      .flatMap((file) =>
        metasOf(file, readText(root, file)).flatMap((meta) =>
          (['title', 'description'] as const).map((field) => ({
            file,
            locale,
            field,
            value: meta[field],
            limits: metaLimits[locale][field],
            set: 'pages',
          })),
        ),
      ),
  );

function lengthProblem({file, field, value, limits: [least, most]}: Entry): Problem[] {
  if (value.max >= least && value.min <= most) return [];
  const has = value.min === value.max ? `${value.min}` : `${value.min} to ${value.max}`;
  return [
    {
      file,
      line: value.line,
      field,
      message: `write ${least} to ${most} characters; it has ${has}: "${value.text}"`,
      rule: `length of ${field}s`,
      sentence: value.text,
    },
  ];
}

/** Texts that an earlier page of the edition has already. */
function repeated(entries: readonly Entry[]): Problem[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({file, locale, field, value, set}): Problem[] => {
    const key = [locale, set, field, value.text.trim().toLowerCase()].join('\0');
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    const message = `write a ${field} of its own; ${owner} has "${value.text}" too`;
    return [{file, line: value.line, field, message, rule: `repeated ${field}s`, sentence: value.text}];
  });
}

/** Titles and descriptions outside of the limits, and those given twice. */
export function checkTitles(root: string): Problem[] {
  const entries = [...loadDocuments(root).documents.flatMap(documentEntries), ...copyEntries(root)];
  return [...entries.flatMap(lengthProblem), ...repeated(entries)];
}
