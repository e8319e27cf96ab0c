/** References between documents: links to files and headings, and `related` articles. */
import path from 'node:path';
import {fieldLine, loadDocuments, type SourceDocument} from './documents';
import type {Problem} from './problem';

/** Finds a document of the same version and edition by its path; a page without a translation is shown in Chinese. */
type Lookup = (from: SourceDocument, key: string) => SourceDocument | undefined;

function lookupOf(documents: readonly SourceDocument[]): Lookup {
  const byKey = new Map(
    documents.map((document) => [[document.locale, document.set, document.key].join('\0'), document]),
  );
  return ({locale, set}, key) => byKey.get([locale, set, key].join('\0')) ?? byKey.get(['zh-CN', set, key].join('\0'));
}

interface Link {
  readonly line: number;
  /** Path as written, empty for a heading of the same page. */
  readonly target: string;
  readonly anchor: string | undefined;
}

/** Links to Markdown files and to headings; inline code is not a link. */
function linksOf({body}: SourceDocument): Link[] {
  return body
    .filter(({inCode}) => !inCode)
    .flatMap(({text, line}) =>
      [
        ...text
          .replace(/`[^`]*`/g, '')
          .matchAll(/\]\(\s*<?((?![a-z]+:|\/)[^)\s#>]*\.mdx?)?(?:#([^)\s>]*))?>?(?:\s+"[^"]*")?\)/g),
      ].flatMap(([, target = '', anchor]) => (target === '' && anchor === undefined ? [] : [{line, target, anchor}])),
    );
}

/** Suggests a path: a document with that file name elsewhere in the version, else the contents of the folder. */
function suggestion(from: SourceDocument, key: string, documents: readonly SourceDocument[]): string {
  const version = documents.filter(({set, locale}) => set === from.set && locale === 'zh-CN');
  const moved = version.find((one) => path.posix.basename(one.key) === path.posix.basename(key));
  if (moved) {
    const relative = path.posix.relative(path.posix.dirname(from.key), moved.key);
    return `write ${relative.startsWith('.') ? relative : `./${relative}`}`;
  }
  const folder = path.posix.dirname(key);
  const there = version
    .filter((one) => path.posix.dirname(one.key) === folder)
    .map((one) => path.posix.basename(one.key));
  return there.length > 0
    ? `${folder} has: ${there.join(', ')}`
    : `name a file of docs, relative to ${path.posix.dirname(from.file)}`;
}

/** Relative links: the file exists in this version, and has the heading. */
export function checkLinks(root: string): Problem[] {
  const {documents} = loadDocuments(root);
  const lookup = lookupOf(documents);
  return documents.flatMap((from) =>
    linksOf(from).flatMap(({line, target, anchor}): Problem[] => {
      const key = target === '' ? from.key : path.posix.join(path.posix.dirname(from.key), target);
      const to = target === '' ? from : lookup(from, key);
      const report = (message: string): Problem[] => [{file: from.file, line, field: 'link', message}];
      if (!to) return report(`there is no ${target}; ${suggestion(from, key, documents)}`);
      if (anchor === undefined || to.headings.some(({id}) => id === anchor)) return [];
      const ids = to.headings.flatMap(({id}) => (id === undefined ? [] : [`#${id}`]));
      const where = to === from ? 'this page' : to.file;
      return report(
        `${where} has no heading #${anchor}; ${ids.length > 0 ? `it has: ${ids.join(', ')}` : 'it has none: link the page alone'}`,
      );
    }),
  );
}

/** `related`: other articles, of the same version. */
export function checkRelated(root: string): Problem[] {
  const {documents} = loadDocuments(root);
  const articles = (of: SourceDocument) =>
    documents
      .filter(({set, locale, front}) => set === of.set && locale === 'zh-CN' && front.type === 'article')
      .map(({front}) => String(front.id));
  return documents.flatMap((document): Problem[] => {
    const {related, id} = document.front;
    if (!Array.isArray(related)) return [];
    const line = fieldLine(document, 'related');
    const report = (message: string): Problem => ({file: document.file, line, field: 'related', message});
    const known = articles(document);
    const names = related.map(String);
    return names.flatMap((name, index): Problem[] => {
      if (name === id) return [report(`take out "${name}": it is this article`)];
      if (names.indexOf(name) !== index) return [report(`write "${name}" once`)];
      if (known.includes(name)) return [];
      // Articles of one catalogue share the first digits of their number.
      const near = known.filter((other) => other.slice(0, 3) === name.slice(0, 3));
      return [
        report(
          `there is no article ${name} in ${document.set === 'docs/current' ? '6.x' : document.set.replace('docs/', '')}; ${near.length > 0 ? `near it are: ${near.join(', ')}` : 'name one that exists, or take it out'}`,
        ),
      ];
    });
  });
}
