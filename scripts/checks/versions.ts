/** Documents of an older version: never a silent way to the text of another version. */
import {fieldLine, loadDocuments, type SourceDocument} from './documents';
import type {Problem} from './problem';

const currentSet = 'docs/current';
const isOlder = ({kind, set}: SourceDocument): boolean => kind === 'doc' && set !== currentSet;
const versionOf = ({set}: SourceDocument): string => set.replace('docs/', '');

/** Guides and the manuals of apps exist once, for all versions. */
const isShared = ({front}: SourceDocument): boolean =>
  front.type === 'guide' || (front.type === 'manual' && front.model === undefined);

interface SiteLink {
  readonly line: number;
  readonly label: string;
  readonly path: string;
}

/** Links to support pages by address. */
const siteLinks = ({body}: SourceDocument): SiteLink[] =>
  body
    .filter(({inCode}) => !inCode)
    .flatMap(({text, line}) =>
      [...text.matchAll(/\[([^\]]*)\]\((?:\/global)?\/support(\/[^)\s#]*)/g)].map(([, label = '', path = '']) => ({
        line,
        label,
        path,
      })),
    );

const slugOf = ({front}: SourceDocument): string => String(front.slug);

/** What is wrong with one older document, given the documents of its edition. */
function problemsOf(document: SourceDocument, edition: readonly SourceDocument[]): Problem[] {
  const {file, key, front} = document;
  const version = versionOf(document);
  const current = edition.filter(({set}) => set === currentSet);
  const twin = current.find((one) => one.key === key);
  const problems: Problem[] = [];
  if (!String(front.title).includes(version))
    problems.push({
      file,
      line: fieldLine(document, 'title'),
      field: 'title',
      message: `name the version, ${version}: search lists it beside the current page of the same name`,
    });
  if (twin && slugOf(twin) !== slugOf(document))
    problems.push({
      file,
      line: fieldLine(document, 'slug'),
      field: 'slug',
      message: `write ${slugOf(twin)} as ${twin.file} does: the switch of versions goes by it`,
    });
  for (const {line, label, path} of siteLinks(document)) {
    if (path.startsWith(`/${version}/`) || /\b6\.x/.test(label)) continue;
    const target = current.find((one) => slugOf(one) === path);
    if (!target || isShared(target)) continue;
    problems.push({
      file,
      line,
      message: `the link leads from ${version} to the current page of ${path}: link to /support/${version}${path}, or name 6.x in the words of the link`,
    });
  }
  return problems;
}

/** Links from current documents into an older version that has no such page. */
function missingOlder(document: SourceDocument, edition: readonly SourceDocument[]): Problem[] {
  return siteLinks(document).flatMap(({line, path}): Problem[] => {
    const [, version = '', slug = ''] = /^\/(\d+\.x)(\/.*)$/.exec(path) ?? [];
    if (version === '' || edition.some((one) => one.set === `docs/${version}` && slugOf(one) === slug)) return [];
    return [{file: document.file, line, message: `version ${version} has no page ${slug}`}];
  });
}

/** The documents of older versions, and the links into them. */
export function checkVersions(root: string): Problem[] {
  const {documents} = loadDocuments(root);
  return documents.flatMap((document) => {
    const edition = documents.filter(({locale}) => locale === document.locale);
    return [...(isOlder(document) ? problemsOf(document, edition) : []), ...missingOlder(document, edition)];
  });
}
