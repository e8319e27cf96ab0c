/**
 * Where a document is in the other version of the platform. Documents keep their slug over the versions; paths may have the
 * prefix of an edition.
 */
const current = '/support/';
const older = (version: string): string => `/support/${version}/`;

/** The same document for the current platform, of a path in an older version; any other path as it is. */
export const currentPathOf = (path: string, version: string): string => path.replace(older(version), current);

/** The same document for an older version, of a path of the current one. */
export const olderPathOf = (path: string, version: string): string =>
  path.includes(older(version)) ? path : path.replace(current, older(version));

/**
 * Page of a model for readers of a version: that version's where it has one, else the current one, which then has to be
 * named as such.
 */
export function modelPathFor(
  model: string,
  version: string | null,
  permalinks: readonly string[],
): {readonly path: string; readonly isOther: boolean} {
  const path = `/support/model/${model}`;
  if (version === null) return {path, isOther: false};
  const own = olderPathOf(path, version);
  // Permalinks have the prefix of the edition.
  return permalinks.some((permalink) => permalink.endsWith(own)) ? {path: own, isOther: false} : {path, isOther: true};
}
