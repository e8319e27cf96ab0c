/** Style rules without false positives, for documents, news, symptom trees and copy. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {glossary, type GlossaryTerm} from '../../src/facts/glossary';
import {treesFolder} from '../../src/facts/trees';
import {catalogueFile, picturesFile} from '../lib/devices';
import {placeholders} from '../lib/placeholder';
import {loadDocuments, type BodyLine} from './documents';
import {listFiles, readText} from './files';
import type {Problem} from './problem';
import {literalsOf} from './literals';

interface TextRun extends BodyLine {
  readonly file: string;
  readonly locale: 'zh-CN' | 'en';
  readonly from: 'document' | 'copy';
  /** Search terms of customers, which keep their spelling. */
  readonly isCustomerWording: boolean;
}

const han = '\\p{Script=Han}';

interface Rule {
  readonly locale?: 'zh-CN';
  readonly pattern: RegExp;
  readonly message: (match: RegExpExecArray) => string;
}

const fullWidth: Record<string, string> = {',': '，', ';': '；', ':': '：', '!': '！', '?': '？', '.': '。'};

const rules: readonly Rule[] = [
  {
    locale: 'zh-CN',
    pattern: new RegExp(`${han}([,;:!?.])(?=${han})`, 'u'),
    message: ([, mark = '']) =>
      `write the full-width "${fullWidth[mark]}" instead of "${mark}" between Chinese characters`,
  },
  {
    locale: 'zh-CN',
    pattern: new RegExp(`${han}\\(|\\(${han}[^()]*\\)`, 'u'),
    message: () => 'write full-width parentheses （） around Chinese text',
  },
  {
    locale: 'zh-CN',
    pattern: new RegExp(
      `(?<![*\\w])\\*(?![*\\s])[^*]*${han}[^*]*\\*(?!\\*)|(?<![\\w_])_(?!_)[^_]*${han}[^_]*_(?![\\w_])`,
      'u',
    ),
    message: () => 'Chinese has no italics: use **bold** or quotation marks “ ”',
  },
  {pattern: /\S {2,}(?=\S)/, message: () => 'write one space instead of two'},
  {
    pattern: /敬请期待|lorem ipsum|\blorem\b|coming soon/i,
    message: ([words]) => `"${words}" says nothing: write what there is, or leave the part out`,
  },
];

/** Removes quotations: texts of screens, signs and people are quoted verbatim. */
const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/g, '“”');

/** Identifiers and addresses among the literals of a module: `wifi`, `live-view`, `/support/app`. */
const isName = (text: string): boolean => /^[a-z][\w.-]*$|^\/\S*$/.test(text);

/** Violation of the glossary in a text. */
function glossaryProblem(
  {write, avoid, why, except = [], where}: GlossaryTerm,
  {text, from, isCustomerWording}: TextRun,
): string | undefined {
  if (isCustomerWording || (from === 'copy' && (where === 'instructions' || isName(text)))) return undefined;
  const own = except.reduce(
    (rest, right) => rest.replaceAll(right, ''),
    where === 'instructions' ? withoutQuotes(text) : text,
  );
  const found = avoid.exec(own)?.[0];
  return found === undefined ? undefined : `write ${write} instead of "${found}": ${why}`;
}

/** Inline code, link targets, heading ids and markup are not prose. */
const stripMarkup = (text: string): string =>
  text
    .replace(/`[^`]*`/g, '`')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{#[^}]*\}/g, '')
    .replace(/<[^>]*>/g, '');

const isTable = (text: string): boolean => /^\s*\|/.test(text);

function documentRuns(root: string): TextRun[] {
  return loadDocuments(root).documents.flatMap(({file, locale, frontLines, body}) => {
    const front = frontLines.filter(({text}) => /^(title|description|symptoms|safety|source):/.test(text));
    const words = [
      // The YAML syntax around the words is not prose: "symptoms: [a, b]".
      ...front.map((line) => ({...line, text: line.text.replace(/^\w+:\s*/, '').replace(/^["'[]|["'\]]$/g, '')})),
      ...body.filter(({inCode}) => !inCode).map((line) => ({...line, text: stripMarkup(line.text)})),
    ];
    return words.map((line) => ({
      ...line,
      file,
      locale,
      from: 'document' as const,
      isCustomerWording: frontLines.some(({line: at, text}) => at === line.line && text.startsWith('symptoms:')),
      text: isTable(line.text) ? line.text.replace(/ +/g, ' ') : line.text.trim(),
    }));
  });
}

function copyRuns(root: string): TextRun[] {
  return (['zh-CN', 'en'] as const).flatMap((locale) =>
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
}

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

/** Violations of the style rules and the glossary in documents, news, symptom trees and copy. */
export function checkProse(root: string): Problem[] {
  return [...documentRuns(root), ...treeRuns(root), ...copyRuns(root)].flatMap((run) => {
    const {file, locale, line, text} = run;
    const messages = [
      ...rules.map((rule) => {
        const match = rule.locale === undefined || rule.locale === locale ? rule.pattern.exec(text) : null;
        return match ? rule.message(match) : undefined;
      }),
      ...glossary[locale].map((term) => glossaryProblem(term, run)),
    ];
    return messages.flatMap((message): Problem[] => (message === undefined ? [] : [{file, line, message}]));
  });
}

/** Pictures in Markdown need alternative text, for screen readers. */
export function checkImages(root: string): Problem[] {
  return loadDocuments(root).documents.flatMap(({file, body}) =>
    body
      .filter(({inCode}) => !inCode)
      .flatMap(({text, line}): Problem[] =>
        [
          ...text
            .replace(/`[^`]*`/g, '')
            .matchAll(/!\[\s*\]\(([^)\s]*)[^)]*\)|<img\b(?![^>]*\balt=["'][^"']*\S)[^>]*>/g),
        ].map(([whole, target]) => ({
          file,
          line,
          message:
            `write what the picture ${target ?? ''} shows: ${target === undefined ? `alt="…" in ${whole}` : `![the light beside the lens](${target})`}`.replace(
              '  ',
              ' ',
            ),
        })),
      ),
  );
}

/** Table columns need headers: for screen readers, and for the phone layout, which shows them in each row. */
export function checkTables(root: string): Problem[] {
  return loadDocuments(root).documents.flatMap(({file, body}) =>
    body.flatMap(({text, line, inCode}, index): Problem[] => {
      const isHead = /^\s*\|[\s|:-]+\|\s*$/.test(body[index + 1]?.text ?? '') && isTable(text);
      if (inCode || !isHead || !/\|\s*\|/.test(text)) return [];
      return [{file, line, message: 'name every column of the table, the first one too'}];
    }),
  );
}

/** What the placeholder on a line asks for, or null when there is none. */
function placeholderMessage(text: string): string | null {
  const token = placeholders.find((mark) => text.includes(mark));
  if (token === undefined) return null;
  const wanted = text
    .slice(text.indexOf(token) + token.length)
    .replace(/["'\]|},;]+\s*$/, '')
    .replace(/\{#.*$/, '')
    .trim();
  return `write: ${wanted || 'this part'}`;
}

/** Placeholders in documents: in front matter or text. */
const documentPlaceholders = (root: string): Problem[] =>
  loadDocuments(root).documents.flatMap(({file, frontLines, body}) =>
    [...frontLines, ...body].flatMap(({text, line}): Problem[] => {
      const message = placeholderMessage(text);
      const field = line <= frontLines.length ? /^(\w+):/.exec(text)?.[1] : undefined;
      return message === null ? [] : [{file, line, ...(field === undefined ? {} : {field}), message}];
    }),
  );

/** Placeholders in copy, in the catalogue and in modules next to it. */
const modulePlaceholders = (root: string): Problem[] =>
  [...listFiles(root, 'i18n', /\.ts$/), catalogueFile, picturesFile]
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) =>
      readText(root, file)
        .split('\n')
        .flatMap((text, index): Problem[] => {
          const message = placeholderMessage(text);
          const field = /^\s*'?([\w-]+)'?:/.exec(text)?.[1];
          return message === null ? [] : [{file, line: index + 1, ...(field === undefined ? {} : {field}), message}];
        }),
    );

/** Placeholders of scaffolds that were not replaced, with what belongs there. */
export const checkPlaceholders = (root: string): Problem[] => [
  ...documentPlaceholders(root),
  ...modulePlaceholders(root),
];
