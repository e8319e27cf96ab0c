/** Small, certain rules about the words themselves, in documents, news and copy. */
import {placeholders} from '../lib/placeholder';
import {loadDocuments, type BodyLine} from './documents';
import {listFiles, readText} from './files';
import type {Problem} from './problem';
import {literalsOf} from './literals';

interface Run extends BodyLine {
  readonly file: string;
  readonly locale: 'zh-CN' | 'en';
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
    message: ([, mark = '']) => `write the full-width "${fullWidth[mark]}" instead of "${mark}" between Chinese characters`,
  },
  {
    locale: 'zh-CN',
    pattern: new RegExp(`${han}\\(|\\(${han}[^()]*\\)`, 'u'),
    message: () => 'write full-width parentheses （） around Chinese text',
  },
  {
    locale: 'zh-CN',
    pattern: new RegExp(`(?<![*\\w])\\*(?![*\\s])[^*]*${han}[^*]*\\*(?!\\*)|(?<![\\w_])_(?!_)[^_]*${han}[^_]*_(?![\\w_])`, 'u'),
    message: () => 'Chinese has no italics: use **bold** or quotation marks “ ”',
  },
  {pattern: /\S {2,}(?=\S)/, message: () => 'write one space instead of two'},
  {
    pattern: /敬请期待|lorem ipsum|\blorem\b|coming soon/i,
    message: ([words]) => `"${words}" says nothing: write what there is, or leave the part out`,
  },
];

/** Inline code, link targets, heading ids and markup are not prose. */
const stripMarkup = (text: string): string =>
  text
    .replace(/`[^`]*`/g, '`')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{#[^}]*\}/g, '')
    .replace(/<[^>]*>/g, '');

const isTable = (text: string): boolean => /^\s*\|/.test(text);

function documentRuns(root: string): Run[] {
  return loadDocuments(root).documents.flatMap(({file, locale, frontLines, body}) => {
    const front = frontLines.filter(({text}) => /^(title|description|symptoms|safety|source):/.test(text));
    const words = [
      // The YAML syntax around the words is not prose: "symptoms: [a, b]".
      ...front.map((line) => ({...line, text: line.text.replace(/^\w+:\s*/, '').replace(/^["'[]|["'\]]$/g, '')})),
      ...body.filter(({inCode}) => !inCode).map((line) => ({...line, text: stripMarkup(line.text)})),
    ];
    return words.map((line) => ({...line, file, locale, text: isTable(line.text) ? line.text.replace(/ +/g, ' ') : line.text.trim()}));
  });
}

function copyRuns(root: string): Run[] {
  return (['zh-CN', 'en'] as const).flatMap((locale) =>
    listFiles(root, `i18n/${locale}/copy`, /\.tsx?$/).flatMap((file) =>
      literalsOf(file, readText(root, file)).map(({text, line}) => ({file, locale, line, text: text.trim(), inCode: false})),
    ),
  );
}

/** Breaches of the prose rules in documents, news and copy. */
export function checkProse(root: string): Problem[] {
  return [...documentRuns(root), ...copyRuns(root)].flatMap(({file, locale, line, text}) =>
    rules.flatMap((rule): Problem[] => {
      const match = rule.locale === undefined || rule.locale === locale ? rule.pattern.exec(text) : null;
      return match ? [{file, line, message: rule.message(match)}] : [];
    }),
  );
}

/** Parts of a scaffold that nobody has written yet, with what belongs there. */
export function checkPlaceholders(root: string): Problem[] {
  return loadDocuments(root).documents.flatMap(({file, frontLines, body}) =>
    [...frontLines, ...body].flatMap(({text, line}): Problem[] => {
      const token = placeholders.find((mark) => text.includes(mark));
      if (token === undefined) return [];
      const field = line <= frontLines.length ? /^(\w+):/.exec(text)?.[1] : undefined;
      const wanted = text.slice(text.indexOf(token) + token.length).replace(/["'\]|]+\s*$/, '').replace(/\{#.*$/, '').trim();
      return [{file, line, ...(field === undefined ? {} : {field}), message: `write: ${wanted || 'this part'}`}];
    }),
  );
}
