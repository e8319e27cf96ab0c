/** Checks that every model of the catalogue has texts, an entry in every table of its kind, pictures and a support page. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  catalogueOf,
  modelCopyFiles,
  modelTables,
  overviewFiles,
  pictureFiles,
  type CatalogueEntry,
} from '../lib/devices';
import {fieldLine, loadDocuments} from './documents';
import {readText} from './files';
import type {Problem} from './problem';

/** Missing parts of one model, one line each. */
function missingOf(root: string, {id, name, media}: CatalogueEntry): Problem[] {
  const has = (file: string) => existsSync(path.join(root, file));
  const sentences = modelCopyFiles(id).filter((file) => !has(file));
  const overviews = overviewFiles.filter((file) => has(file) && !readText(root, file).includes(`{id: '${id}',`));
  const pictures = pictureFiles(media).flatMap(({folder, names}): Problem[] => {
    const missing = names.filter((file) => !has(`${folder}/${file}`));
    return missing.length === 0
      ? []
      : [
          {
            file: `${folder}/${media}-1200.webp`,
            line: 1,
            message: `add ${missing.join(', ')}: media/README.md says how`,
          },
        ];
  });
  const support = `docs/models/${id}.md`;
  return [
    ...sentences.map((file) => ({
      file,
      line: 1,
      message: `write the sentences of ${name}: src/facts/modelCopy.ts lists them`,
    })),
    ...overviews.map((file) => ({file, line: 1, field: 'groups', message: `name ${id} in the group it belongs to`})),
    ...pictures,
    ...(has(support)
      ? []
      : [{file: support, line: 1, message: `write the support page: npm run new -- model --model ${id}`}]),
  ];
}

/** Accounts are the same for every device, so an article about them names all models or only platforms. */
function accountArticles(root: string): Problem[] {
  return loadDocuments(root).documents.flatMap((document): Problem[] => {
    const {file, set, front} = document;
    if (set !== 'docs/current' || front.catalogue !== 'account') return [];
    if (front.models === 'all' || (front.models === undefined && front.platforms !== undefined)) return [];
    return [
      {
        file,
        line: fieldLine(document, 'models'),
        field: 'models',
        message: 'write "models: all", or platforms only: accounts are the same for every device',
      },
    ];
  });
}

/** The manual of a device has a drawing of that device, its support page the one with its parts. */
function undrawnDevices(root: string): Problem[] {
  return loadDocuments(root).documents.flatMap((document): Problem[] => {
    const {file, set, front, body} = document;
    if (set !== 'docs/current' || !['manual', 'model'].includes(String(front.type)) || typeof front.model !== 'string')
      return [];
    const drawing = `[[drawing:${front.model}.${front.type === 'model' ? 'parts]]' : ''}`;
    if (body.some(({text}) => text.startsWith(drawing))) return [];
    return [
      {file, line: fieldLine(document, 'model'), message: `add a drawing: a line [[drawing:${front.model}.parts]]`},
    ];
  });
}

/** Every model has all that its pages show. */
export function checkDevices(root: string): Problem[] {
  const catalogue = catalogueOf(root);
  const tables = catalogue.length === 0 ? [] : modelTables(root);
  return [
    ...catalogue.flatMap((entry) => missingOf(root, entry)),
    ...accountArticles(root),
    ...undrawnDevices(root),
    ...tables.flatMap(({file, line, name, kind, ids}): Problem[] =>
      catalogue
        .filter((entry) => (kind === undefined || entry.kind === kind) && !ids.includes(entry.id))
        .map((entry) => ({file, line, field: name, message: `write the entry of ${entry.id}`})),
    ),
  ];
}
