/**
 * Short chunk names for the browser. Docusaurus names every chunk after a hash of its path, and eight random characters do
 * not compress: they are in the registry, in the list of chunks and twice in the runtime, in the script of every page. Only
 * the browser's bundle has the short names; nothing else looks a chunk up by name.
 */
import type {ChunkNames, GeneratedRoutes} from './documents';

/**
 * The registry of page parts with nothing but their loaders. Only for a production build: while developing, new pages
 * are added to the original.
 * @throws {Error} when Docusaurus writes the registry in another form than the one known here
 */
export function trimRegistry(source: string): string {
  const parts = source.match(/\bimport\(/g)?.length ?? 0;
  let trimmed = 0;
  const slim = source.replace(/, "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\]/g, () => {
    trimmed += 1;
    return ']';
  });
  if (trimmed !== parts)
    throw new Error(
      `registry.js has ${parts} parts, but ${trimmed} have the form plugins/slim-bundle knows; Docusaurus has changed it.`,
    );
  return slim;
}

/** The value with every text in it replaced. */
function renamed(value: unknown, nameOf: (name: string) => string): unknown {
  if (typeof value === 'string') return nameOf(value);
  if (Array.isArray(value)) return value.map((one) => renamed(one, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, nameOf)]));
}

/**
 * The same routes, parts and loaders under short names.
 * @throws {Error} when a route is not found where its parts are, or a part has no loader
 */
export function withShortNames({routes, chunkNames, registry}: GeneratedRoutes): GeneratedRoutes {
  const names = new Map<string, string>();
  const shortRegistry = registry.replace(
    /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\//g,
    (_, name: string) => {
      const short = names.size.toString(36);
      names.set(name, short);
      return `"${short}": [() => import(/* webpackChunkName: "${short}" */`;
    },
  );
  const nameOf = (name: string): string => {
    const short = names.get(name);
    if (short === undefined) throw new Error(`registry.js has no part ${name}; Docusaurus has changed it.`);
    return short;
  };

  let shortRoutes = routes;
  const shortChunkNames: Record<string, unknown> = {};
  for (const [key, parts] of Object.entries(chunkNames)) {
    const [, path = '', hash = ''] = /^(.*)-([^-]*)$/.exec(key) ?? [];
    // Docusaurus looks chunks up by the part before the last hyphen; the rest only distinguishes two
    // routes with one address apart.
    const mark = ['a', 'b', 'c'].find((one) => !(`${path}-${one}` in shortChunkNames));
    const call = `ComponentCreator(${JSON.stringify(path)}, ${JSON.stringify(hash)})`;
    if (!mark || !shortRoutes.includes(call)) throw new Error(`routes.js has no ${call}; Docusaurus has changed it.`);
    shortRoutes = shortRoutes.replaceAll(call, `ComponentCreator(${JSON.stringify(path)}, "${mark}")`);
    shortChunkNames[`${path}-${mark}`] = renamed(parts, nameOf);
  }
  return {routes: shortRoutes, chunkNames: shortChunkNames satisfies ChunkNames, registry: shortRegistry};
}
