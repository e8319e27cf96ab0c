/** Reads the documents and news of both editions the way the checks need them: with line numbers. */
import matter from 'gray-matter';
import {chartsIn, type ReadChart} from '../../plugins/doc-parts/charts/read';
import {listFiles, readText} from './files';
import type {Problem} from './problem';

export type DocumentKind = 'doc' | 'news';

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** Explicit id, `{#id}`; undefined when the heading has none. */
  readonly id: string | undefined;
  readonly line: number;
}

export interface BodyLine {
  readonly text: string;
  readonly line: number;
  readonly inCode: boolean;
}

export interface SourceDocument {
  /** Path relative to the root. */
  readonly file: string;
  readonly kind: DocumentKind;
  readonly locale: 'zh-CN' | 'en';
  /** `docs/current`, `docs/5.x` or `news`: ids, slugs and codes are unique within one set of one edition. */
  readonly set: string;
  /** Path inside the set, equal for the two editions of one document. */
  readonly key: string;
  readonly front: Readonly<Record<string, unknown>>;
  readonly frontLines: readonly BodyLine[];
  readonly body: readonly BodyLine[];
  readonly headings: readonly Heading[];
}

interface Folder {
  readonly path: string;
  readonly kind: DocumentKind;
  readonly locale: 'zh-CN' | 'en';
  readonly set: string;
}

const english = 'i18n/en/docusaurus-plugin-content';

/** Folders that hold documents, for the versions that exist under `root`. */
function foldersOf(root: string): Folder[] {
  const versionsIn = (folder: string) =>
    new Set(listFiles(root, folder, /\.mdx?$/).flatMap((file) => /\/version-([^/]+)\//.exec(file)?.[1] ?? []));
  const versions = new Set([...versionsIn('versioned_docs'), ...versionsIn(`${english}-docs`)]);
  return [
    {path: 'docs', kind: 'doc', locale: 'zh-CN', set: 'docs/current'},
    {path: `${english}-docs/current`, kind: 'doc', locale: 'en', set: 'docs/current'},
    ...[...versions].flatMap((version): Folder[] => [
      {path: `versioned_docs/version-${version}`, kind: 'doc', locale: 'zh-CN', set: `docs/${version}`},
      {path: `${english}-docs/version-${version}`, kind: 'doc', locale: 'en', set: `docs/${version}`},
    ]),
    {path: 'blog', kind: 'news', locale: 'zh-CN', set: 'news'},
    {path: `${english}-blog`, kind: 'news', locale: 'en', set: 'news'},
  ];
}

function bodyLines(lines: readonly string[], offset: number): BodyLine[] {
  let fence: string | undefined;
  return lines.map((text, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    const opens = fence === undefined && mark !== undefined;
    const closes = fence !== undefined && mark !== undefined && mark.startsWith(fence) && text.trim() === mark;
    const inCode = fence !== undefined || opens;
    if (opens) fence = mark;
    else if (closes) fence = undefined;
    return {text, line: offset + index, inCode};
  });
}

function headingsOf(body: readonly BodyLine[]): Heading[] {
  return body.flatMap(({text, line, inCode}) => {
    const match = inCode ? null : /^(#{1,6})\s+(.*?)\s*$/.exec(text);
    if (!match) return [];
    const [, marks = '', rest = ''] = match;
    const id = /\{#([^}]*)\}$/.exec(rest)?.[1];
    return [{level: marks.length, text: rest.replace(/\s*\{#[^}]*\}$/, ''), id, line}];
  });
}

/** Line of a front-matter field; the first line of the file when it is not there. */
export function fieldLine(document: SourceDocument, field: string): number {
  return document.frontLines.find(({text}) => text.startsWith(`${field}:`))?.line ?? 1;
}

/** The charts of a document, with lines of the file. */
export const chartsOf = ({body}: SourceDocument): ReadChart[] =>
  chartsIn(body.map(({text}) => text).join('\n'), (body[0]?.line ?? 1) - 1);

/** Every document under `root`, and a problem for each whose front matter is not YAML. */
export function loadDocuments(root: string): {documents: SourceDocument[]; problems: Problem[]} {
  const documents: SourceDocument[] = [];
  const problems: Problem[] = [];
  for (const folder of foldersOf(root)) {
    for (const file of listFiles(root, folder.path, /\.mdx?$/)) {
      const lines = readText(root, file).replace(/\r\n/g, '\n').split('\n');
      const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
      let front: Record<string, unknown> = {};
      try {
        // The empty options bypass gray-matter's cache, whose results may have been mutated.
        if (end > 0) front = matter(lines.slice(0, end + 1).join('\n'), {}).data;
        else
          problems.push({
            file,
            line: 1,
            field: 'front matter',
            message: 'begin the file with a block between two lines "---"',
          });
      } catch (error) {
        const {mark, reason} = error as {mark?: {line: number}; reason?: string};
        problems.push({
          file,
          line: (mark?.line ?? 0) + 1,
          field: 'front matter',
          message: `this is not YAML (${reason ?? 'unreadable'}); put a value with ":" or "#" in quotes`,
        });
      }
      const body = bodyLines(lines.slice(end + 1), end + 2);
      documents.push({
        file,
        kind: folder.kind,
        locale: folder.locale,
        set: folder.set,
        key: file.slice(folder.path.length + 1),
        front,
        frontLines: lines.slice(0, Math.max(end, 0)).map((text, index) => ({text, line: index + 1, inCode: false})),
        body,
        headings: headingsOf(body),
      });
    }
  }
  return {documents, problems};
}
