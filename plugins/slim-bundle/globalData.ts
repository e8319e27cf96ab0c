/**
 * Trims the global data that Docusaurus puts into the script of every page: of the documents a page reads the main one of
 * each version only.
 */

/** What `globalData.json` has of one version of the documents. */
interface GlobalVersion {
  readonly name: string;
  readonly mainDocId: string;
  readonly docs: readonly {readonly id: string}[];
  readonly draftIds: readonly string[];
  readonly sidebars?: unknown;
}

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Keys of a version. A new key may be a list of all documents, so it has to be reviewed before it is allowed. */
const versionKeys = ['name', 'label', 'isLast', 'path', 'mainDocId', 'docs', 'draftIds', 'sidebars'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const changed = (what: string): Error =>
  new Error(`globalData.json has ${what} in a form that plugins/slim-bundle does not know; Docusaurus has changed it.`);

function isVersion(value: unknown): value is GlobalVersion {
  return (
    isRecord(value) &&
    Object.keys(value).every((key) => versionKeys.includes(key)) &&
    Array.isArray(value.docs) &&
    value.docs.some((doc) => isRecord(doc) && doc.id === value.mainDocId)
  );
}

function trimInstance(instance: unknown): unknown {
  if (!isRecord(instance) || !Array.isArray(instance.versions) || !instance.versions.every(isVersion))
    throw changed('the versions of the documents');
  return {
    ...instance,
    versions: instance.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({id}) => id === version.mainDocId),
      draftIds: [],
      sidebars: {},
    })),
  };
}

/**
 * The text of `globalData.json` with the main document of each version and no other.
 * @throws {Error} when Docusaurus writes the file in another form than the one known here
 */
export function trimGlobalData(source: string): string {
  const {[docsPlugin]: docs, ...others} = JSON.parse(source) as Record<string, unknown>;
  if (!isRecord(docs)) throw changed('the documents');
  const trimmed = Object.fromEntries(Object.entries(docs).map(([id, instance]) => [id, trimInstance(instance)]));
  return JSON.stringify({[docsPlugin]: trimmed, ...others});
}
