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

/** Every model has all that its pages show. */
export function checkDevices(root: string): Problem[] {
  const catalogue = catalogueOf(root);
  const tables = catalogue.length === 0 ? [] : modelTables(root);
  return [
    ...catalogue.flatMap((entry) => missingOf(root, entry)),
    ...tables.flatMap(({file, line, name, kind, ids}): Problem[] =>
      catalogue
        .filter((entry) => (kind === undefined || entry.kind === kind) && !ids.includes(entry.id))
        .map((entry) => ({file, line, field: name, message: `write the entry of ${entry.id}`})),
    ),
  ];
}
