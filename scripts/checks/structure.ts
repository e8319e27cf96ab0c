/** Heading ids, and names that must not be given twice. */
import {places} from '../../src/facts/frontmatter.lists';
import {fieldLine, loadDocuments, type SourceDocument} from './documents';
import type {Problem} from './problem';

/** Every heading carries an explicit id, unique in its file: links survive a change of wording, in both editions. */
export function checkHeadings(root: string): Problem[] {
  return loadDocuments(root).documents.flatMap(({file, headings}) => {
    const seen = new Map<string, number>();
    return headings.flatMap(({level, text, id, line}): Problem[] => {
      const report = (message: string) => [{file, line, field: 'heading', message}];
      if (level === 1)
        return report(`"${text}": the title in the front matter is the only first-level heading; use ##`);
      if (id === undefined) return report(`"${text}": add an id at its end, e.g. {#light}`);
      if (!/^[a-z][a-z0-9-]*$/.test(id))
        return report(`id "${id}": lower-case letters, digits and "-" only, a letter first`);
      const first = seen.get(id);
      if (first !== undefined) return report(`id "${id}" is already used in line ${first}; choose another`);
      seen.set(id, line);
      return [];
    });
  });
}

/** An article of the current version says where each of its steps is done. */
export function checkPlaces(root: string): Problem[] {
  return loadDocuments(root).documents.flatMap((document): Problem[] => {
    const {file, set, front, headings} = document;
    if (front.type !== 'article' || (front.places === undefined && set !== 'docs/current')) return [];
    const steps = headings.filter(({level}) => level === 2).length;
    const written = Array.isArray(front.places) ? front.places.length : 0;
    if (written === steps) return [];
    const message = `the article has ${steps} steps (##) and places for ${written}; write one for each, in their order: ${places.join(', ')}`;
    return [{file, line: fieldLine(document, 'places'), field: 'places', message}];
  });
}

/** Values of a document that nothing else in its set may have. */
const uniqueValues = ({front}: SourceDocument): [field: string, value: string][] => {
  const codes = Array.isArray(front.codes) ? front.codes.map((code): [string, string] => ['codes', String(code)]) : [];
  const named = (['id', 'slug'] as const).flatMap((field): [string, string][] =>
    typeof front[field] === 'string' ? [[field, front[field].replace(/^\//, '')]] : [],
  );
  return [...named, ...codes];
};

/** Ids, slugs and fault codes are given once per edition and version. */
export function checkDuplicates(root: string): Problem[] {
  const owners = new Map<string, string>();
  return loadDocuments(root).documents.flatMap((document) =>
    uniqueValues(document).flatMap(([field, value]): Problem[] => {
      const key = [document.locale, document.set, field, value].join('\0');
      const owner = owners.get(key);
      if (owner === undefined) {
        owners.set(key, document.file);
        return [];
      }
      return [
        {
          file: document.file,
          line: fieldLine(document, field),
          field,
          message: `"${value}" belongs to ${owner}; choose another`,
        },
      ];
    }),
  );
}
