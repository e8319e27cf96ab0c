/**
 * Where the documents are. The editor wants one tree with the locale in the path, the repository has a folder of its own for
 * each edition: the two are mapped here. Nothing outside these folders can be named.
 */
import path from 'node:path';

export type Locale = 'zh-CN' | 'en';

/** A folder of documents in both editions. */
interface Shelf {
  /** Name in the editor's tree. */
  readonly name: string;
  readonly folders: Readonly<Record<Locale, string>>;
}

const english = 'i18n/en/docusaurus-plugin-content';

export const shelves: readonly Shelf[] = [
  {name: 'docs', folders: {'zh-CN': 'docs', en: `${english}-docs/current`}},
  {name: 'docs-5.x', folders: {'zh-CN': 'versioned_docs/version-5.x', en: `${english}-docs/version-5.x`}},
  {name: 'news', folders: {'zh-CN': 'blog', en: `${english}-blog`}},
];

const locales: readonly Locale[] = ['zh-CN', 'en'];

/** Pairs of the editor's prefix and ours. */
const prefixes = shelves.flatMap(({name, folders}) =>
  locales.map((locale) => ({locale, editor: `desk/${locale}/${name}/`, ours: `${folders[locale]}/`})),
);

/** Only names that our documents have: no dots that climb, no hidden files, nothing but Markdown. */
const allowed = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.md$/;

/** A document as the editor names it. */
export interface Place {
  readonly locale: Locale;
  /** Path in the repository. */
  readonly file: string;
}

/** Null for every path that is not a document of ours. */
export function placeOf(editorPath: string): Place | null {
  const prefix = prefixes.find(({editor}) => editorPath.startsWith(editor));
  const rest = prefix && editorPath.slice(prefix.editor.length);
  return prefix && rest && allowed.test(rest) ? {locale: prefix.locale, file: prefix.ours + rest} : null;
}

/** Path of a document in the editor's tree; null for other files. */
export function editorPathOf(file: string): string | null {
  const prefix = prefixes.find(({ours}) => file.startsWith(ours));
  const rest = prefix && file.slice(prefix.ours.length);
  return prefix && rest && allowed.test(rest) ? prefix.editor + rest : null;
}

/** Link into the desk to a document of either edition; null for other files. */
export function deskLink(file: string): string | null {
  const [, , shelf = '', ...parts] = editorPathOf(file)?.split('/') ?? [];
  if (parts.length === 0) return null;
  const entry = parts.join('/').replace(/\.md$/, '');
  const folder = shelf === 'news' ? 'news' : parts[0] === 'troubleshooting' ? 'articles' : parts[0]!;
  const inFolder = shelf === 'news' ? entry : entry.slice(entry.indexOf('/') + 1);
  return `/write#/collections/${folder}${shelf === 'docs-5.x' ? '-5x' : ''}/entries/${inFolder}`;
}

/** Pictures of documents. */
export const pictureFolder = path.posix.join('static', 'media', 'articles');
