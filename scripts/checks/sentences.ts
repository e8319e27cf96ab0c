/** Texts of copy, documents and news with their place, whole or cut into sentences. */
import ts from 'typescript';
import {promiseToken} from '../../plugins/doc-parts/promiseTokens';
import {loadDocuments} from './documents';
import {listFiles, readText} from './files';
import {parse} from './literals';

/** A text of a page: a string of copy, a line of a document, or a sentence of one. */
export interface PageText {
  readonly file: string;
  readonly line: number;
  readonly locale: 'zh-CN' | 'en';
  readonly text: string;
}

/** Stands for a quotation of the registry of promises. */
export const quoted = '\u0001';
/** Stands for any other value of a template. */
export const value = '\u0002';

/** Words of the registry of promises itself. */
const registryFile = 'copy/promises.ts';

/** A text cut at the ends of its sentences; figures such as 1.5 stay whole. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[。！？；])|(?<=[.!?;])(?=\s|$)/).filter((part) => part.trim() !== '');

const isQuotation = (expression: ts.Expression, source: ts.SourceFile): boolean =>
  /^promises[.[]/.test(expression.getText(source));

/** Text of a string or template with its values replaced by marks; undefined for other nodes. */
function textOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return ts.isImportDeclaration(node.parent) ? undefined : node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce(
    (text, {expression, literal}) => text + (isQuotation(expression, source) ? quoted : value) + literal.text,
    node.head.text,
  );
}

/** Strings of the copy modules of both editions, the registry of promises apart. */
const copyTexts = (root: string): PageText[] =>
  (['zh-CN', 'en'] as const).flatMap((locale) =>
    listFiles(root, `i18n/${locale}/copy`, /\.tsx?$/)
      .filter((file) => !file.endsWith(registryFile))
      .flatMap((file) => {
        const source = parse(file, readText(root, file));
        const found: PageText[] = [];
        const visit = (node: ts.Node): void => {
          const text = textOf(node, source);
          if (text !== undefined) {
            const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
            found.push({file, line, locale, text});
          }
          node.forEachChild(visit);
        };
        visit(source);
        return found;
      }),
  );

/** Titles, descriptions and lines of documents and news. */
const documentTexts = (root: string): PageText[] =>
  loadDocuments(root).documents.flatMap(({file, locale, frontLines, body}) =>
    [...frontLines.filter(({text}) => /^(title|description):/.test(text)), ...body.filter(({inCode}) => !inCode)].map(
      ({text, line}) => ({file, line, locale, text: text.replace(promiseToken, quoted)}),
    ),
  );

/** All texts of pages under a root. */
export const pageTexts = (root: string): PageText[] => [...copyTexts(root), ...documentTexts(root)];

/** The sentences of texts. */
export const inSentences = (texts: readonly PageText[], cut = sentencesOf): PageText[] =>
  texts.flatMap((one) => cut(one.text).map((text) => ({...one, text})));
