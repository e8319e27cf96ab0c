/** Style rules without false positives, for documents, news, symptom trees and copy. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {activeParts} from '../lib/activeContent';
import {catalogueFile, picturesFile} from '../lib/devices';
import {placeholders} from '../lib/placeholder';
import {loadDocuments} from './documents';
import {listFiles, readText} from './files';
import type {Problem} from './problem';
import {isTable, textRuns} from './textRuns';

const han = '\\p{Script=Han}';

interface Rule {
  /** Of a rule that may have exceptions. */
  readonly name?: string;
  readonly locale?: 'zh-CN' | 'en';
  /** Only for the texts of pages; a writer of Markdown cannot see what it asks for. */
  readonly inCopyOnly?: boolean;
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
  {
    name: 'typed spaces',
    locale: 'zh-CN',
    pattern: new RegExp(`${han} [A-Za-z0-9]+|[A-Za-z0-9]+ ${han}`, 'u'),
    message: ([words]) =>
      `write "${words.replace(' ', '')}" instead of "${words}": the page puts the space between Chinese and Latin itself`,
  },
  {
    name: 'ranges',
    locale: 'zh-CN',
    pattern: /\d\s*(?:—+|―)\s*\d+/,
    message: ([range]) =>
      `write "${range.replace(/\s*[—―]+\s*/, '–')}" instead of "${range}": ranges have a short dash`,
  },
  {
    name: 'quotation marks',
    locale: 'en',
    // Text to type or read off exactly (`code`, a **label**, a value that ends in a digit) must not gain a period; a question keeps its mark.
    pattern: /[^\s“”]*(?<![`*\d?!])”[.,](?!\.)/,
    message: ([words]) =>
      `write "${words.slice(0, -2)}${words.slice(-1)}”" instead of "${words}": American English closes the quotation after a comma or a period`,
  },
  {
    inCopyOnly: true,
    // Not "in", which is a word of its own more often; not "m/s" alone, which no page says.
    pattern:
      /[\d}] (?:ft|m|cm|mm|km|kg|g|lb|oz|W|V|A|kWh|MP|GB|TB|MB|KB|KiB|Mbit\/s|kbit\/s|fps|TOPS|°C|°F|℃|px|dB|GHz|Hz|lux)(?![A-Za-z0-9’'/-])/,
    message: ([measure]) =>
      `write "${measure.replace(' ', '\\u00a0')}" instead of "${measure}": a unit stays with its number`,
  },
  {pattern: /\S {2,}(?=\S)/, message: () => 'write one space instead of two'},
  {
    pattern: /敬请期待|lorem ipsum|\blorem\b|coming soon/i,
    message: ([words]) => `"${words}" says nothing: write what there is, or leave the part out`,
  },
];

/** Violations of the style rules in documents, news, symptom trees and copy. */
export const checkProse = (root: string): Problem[] =>
  textRuns(root).flatMap(({file, locale, line, text}) =>
    rules.flatMap((rule): Problem[] => {
      const applies = (rule.locale ?? locale) === locale && !(rule.inCopyOnly && !file.endsWith('.ts'));
      const match = applies ? rule.pattern.exec(text) : null;
      const named = rule.name === undefined ? {} : {rule: rule.name, sentence: text};
      return match ? [{file, line, ...named, message: rule.message(match)}] : [];
    }),
  );

/** Pictures in Markdown are files of `static`, and have alternative text for screen readers. */
export function checkImages(root: string): Problem[] {
  return loadDocuments(root).documents.flatMap(({file, body}) =>
    body
      .filter(({inCode}) => !inCode)
      .flatMap(({text, line}): Problem[] => {
        const plain = text.replace(/`[^`]*`/g, '');
        const pictures = [...plain.matchAll(/!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].flatMap(
          ([, alt = '', target = '']) => [
            ...(alt.trim() === ''
              ? [`write what the picture ${target} shows: ![the light beside the lens](${target})`]
              : []),
            ...(!target.startsWith('/')
              ? [`write /media/… instead of "${target}": a picture is a file of this site`]
              : !existsSync(path.join(root, 'static', target))
                ? [`there is no static${target}; name a picture that exists`]
                : []),
          ],
        );
        const tags = [...plain.matchAll(/<img\b(?![^>]*\balt=["'][^"']*\S)[^>]*>/g)].map(
          ([tag]) => `write what the picture shows: alt="…" in ${tag}`,
        );
        return [...pictures, ...tags].map((message) => ({file, line, message}));
      }),
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

/** Documents are words: what would run at the build or in a browser is no part of them. */
export function checkActiveContent(root: string): Problem[] {
  return loadDocuments(root).documents.flatMap(({file, body}) =>
    activeParts(body.map(({text}) => text).join('\n')).map(({line, message}): Problem => ({
      file,
      line: (body[0]?.line ?? 1) + line - 1,
      message,
    })),
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
