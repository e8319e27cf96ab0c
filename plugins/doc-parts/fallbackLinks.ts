/**
 * Links between documents of which one is not translated yet. Docusaurus resolves `../network/t0001.md` among the files
 * of one edition only; a page shown in Chinese because it has no translation is in the other folder.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

interface Set {
  readonly folders: readonly string[];
  /** Path below the base URL. */
  readonly base: string;
}

const english = 'i18n/en/docusaurus-plugin-content-docs';

function setOf(source: string): Set | null {
  const version = /^(?:versioned_docs|i18n\/en\/docusaurus-plugin-content-docs)\/version-([^/]+)\//.exec(source)?.[1];
  if (version)
    return {
      folders: [`versioned_docs/version-${version}`, `${english}/version-${version}`],
      base: `support/${version}`,
    };
  return source.startsWith('docs/') || source.startsWith(`${english}/current/`)
    ? {folders: ['docs', `${english}/current`], base: 'support'}
    : null;
}

/**
 * Address of the document that a link in `source` means, or null when there is none in either edition.
 * @param source path of the file the link stands in, relative to the root
 * @param url the link as written, e.g. `../network/t0001.md#light`
 * @param baseUrl of the edition being built, with a slash at both ends
 */
export function fallbackLink(root: string, source: string, url: string, baseUrl: string): string | null {
  const set = setOf(source.split(path.sep).join('/'));
  const own = set?.folders.find((folder) => source.startsWith(`${folder}/`));
  if (!set || !own) return null;
  const [file = '', hash] = url.split('#');
  const key = path.posix.join(path.posix.dirname(source.slice(own.length + 1)), file);
  const target = set.folders.map((folder) => path.join(root, folder, key)).find((candidate) => existsSync(candidate));
  if (!target) return null;
  const {slug} = matter(readFileSync(target, 'utf8'), {}).data as {slug?: string};
  return slug ? `${baseUrl}${set.base}${slug}${hash ? `#${hash}` : ''}` : null;
}
