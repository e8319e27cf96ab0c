/** Reads the hardware catalogue from source, for the check and the scaffold: its models, and the tables over their ids. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {listFiles, readText} from '../checks/files';

export const catalogueFile = 'src/facts/models.ts';
export const picturesFile = 'src/features/hardware/data/pictures.ts';

/** List of all devices by purpose; each model stands in one of its groups. */
export const overviewFiles = ['i18n/zh-CN/copy/products/hardware.ts', 'i18n/en/copy/products/hardware.ts'] as const;

export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly media: string;
  readonly kind: string;
  /** Source text of the entry, including braces. */
  readonly text: string;
}

/** Entries of the catalogue under a root; none where there is no catalogue. */
export function catalogueOf(root: string): CatalogueEntry[] {
  if (!existsSync(path.join(root, catalogueFile))) return [];
  const entry =
    /^ {2}\{\n {4}id: '([^']+)',\n {4}name: '([^']+)',\n {4}media: '([^']+)',\n {4}kind: '([^']+)',\n[\s\S]*?^ {2}\},\n/gm;
  return [...readText(root, catalogueFile).matchAll(entry)].map(
    ([text, id = '', name = '', media = '', kind = '']): CatalogueEntry => ({id, name, media, kind, text}),
  );
}

/** A table with an entry per model: `const purposes: Record<ModelId<'camera'>, string> = {…};`. */
export interface ModelTable {
  readonly file: string;
  /** Line of its declaration. */
  readonly line: number;
  readonly name: string;
  /** Device kind of its models; undefined for all models. */
  readonly kind: string | undefined;
  readonly ids: readonly string[];
  /** Offset of its closing line in the file. */
  readonly end: number;
}

/** All tables over model ids, in copy and beside the device pages. */
export function modelTables(root: string): ModelTable[] {
  const files = [...listFiles(root, 'i18n', /\.ts$/), ...listFiles(root, path.dirname(picturesFile), /\.ts$/)];
  return files.flatMap((file) => {
    const text = readText(root, file);
    const table = /^const (\w+): (?:Readonly<)?Record<ModelId(?:<'(\w+)'>)?, [^=]*= \{\n([\s\S]*?)^\};/gm;
    return [...text.matchAll(table)].map(({0: whole, 1: name = '', 2: kind, 3: body = '', index}): ModelTable => ({
      file,
      line: text.slice(0, index).split('\n').length,
      name,
      kind,
      ids: [...body.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, id = '']) => id),
      end: index + whole.length - '};'.length,
    }));
  });
}

/** Pictures a device page and the lists show, by folder. */
export const pictureFiles = (media: string): {readonly folder: string; readonly names: readonly string[]}[] =>
  ['static/media/stills', 'static/media/cutouts'].map((folder) => ({
    folder,
    names: [
      ...(folder.endsWith('cutouts') ? [240, 600, 1200] : [600, 1200]).flatMap((width) =>
        ['avif', 'webp'].map((format) => `${media}-${width}.${format}`),
      ),
      // For results of a search.
      ...(folder.endsWith('cutouts') ? [`${media}-104.webp`] : []),
    ],
  }));

/** Files that hold the sentences of a model. */
export const modelCopyFiles = (id: string): string[] =>
  ['zh-CN', 'en'].map((locale) => `i18n/${locale}/copy/hardware/models/${id}.ts`);
