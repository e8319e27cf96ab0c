/** Texts of documents, news, symptom trees and copy, line by line, as the checks of words read them. */
import {isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {treesFolder} from '../../src/facts/trees';
import {loadDocuments, type BodyLine, type SourceDocument} from './documents';
import {listFiles, readText} from './files';
import {literalsOf} from './literals';

export interface TextRun extends BodyLine {
  readonly file: string;
  readonly locale: 'zh-CN' | 'en';
  readonly from: 'document' | 'copy';
  /** Search terms of customers, which keep their spelling. */
  readonly isCustomerWording: boolean;
}

/** Inline code, link targets, heading ids and markup are not prose. */
export const stripMarkup = (text: string): string =>
  text
    .replace(/`[^`]*`/g, '`')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{#[^}]*\}/g, '')
    .replace(/<[^>]*>/g, '');

export const isTable = (text: string): boolean => /^\s*\|/.test(text);

/** The YAML syntax around the words is not prose: "symptoms: [a, b]". */
const frontText = (text: string): string => text.replace(/^\w+:\s*/, '').replace(/^["'[]|["'\]]$/g, '');

const runsOf = ({file, locale, frontLines, body}: SourceDocument): TextRun[] => {
  const front = frontLines.filter(({text}) => /^(title|title_meta|description|symptoms|safety|source):/.test(text));
  const words = [
    ...front.map((line) => ({
      ...line,
      text: frontText(line.text),
      isCustomerWording: line.text.startsWith('symptoms:'),
    })),
    ...body
      .filter(({inCode}) => !inCode)
      .map((line) => ({...line, text: stripMarkup(line.text), isCustomerWording: false})),
  ];
  return words.map((line) => ({
    ...line,
    file,
    locale,
    from: 'document' as const,
    text: isTable(line.text) ? line.text.replace(/ +/g, ' ') : line.text.trim(),
  }));
};

const copyRuns = (root: string): TextRun[] =>
  (['zh-CN', 'en'] as const).flatMap((locale) =>
    listFiles(root, `i18n/${locale}/copy`, /\.tsx?$/).flatMap((file) =>
      literalsOf(file, readText(root, file)).map(({text, line}) => ({
        file,
        locale,
        line,
        text: text.trim(),
        inCode: false,
        from: 'copy' as const,
        isCustomerWording: false,
      })),
    ),
  );

/** Texts of the symptom trees; both languages are in one file. */
function treeRuns(root: string): TextRun[] {
  return listFiles(root, treesFolder, /\.yaml$/).flatMap((file) => {
    const lineCounter = new LineCounter();
    const runs: TextRun[] = [];
    visit(parseDocument(readText(root, file), {lineCounter}), {
      Pair(_, {key, value}) {
        const locale = isScalar(key) && (key.value === 'zh' ? 'zh-CN' : key.value === 'en' ? 'en' : undefined);
        if (!locale || !isScalar(value) || typeof value.value !== 'string') return;
        runs.push({
          file,
          locale,
          line: lineCounter.linePos(value.range?.[0] ?? 0).line,
          text: value.value,
          inCode: false,
          from: 'document',
          isCustomerWording: false,
        });
      },
    });
    return runs;
  });
}

/** All texts under a root. */
export const textRuns = (root: string): TextRun[] => [
  ...loadDocuments(root).documents.flatMap(runsOf),
  ...treeRuns(root),
  ...copyRuns(root),
];
