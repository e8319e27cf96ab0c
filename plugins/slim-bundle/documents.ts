/**
 * Removes the support documents from the browser's bundle: routes, chunks, list. In the browser a document is static HTML
 * (`src/features/support/document/DocumentFrame.tsx`), so one more document adds nothing to any other page. The route of the
 * current page is added at run time.
 *
 * The other routes get their loader when they are shown first, and the route of the current page is found first: creating 340
 * loaders and patterns before hydration was a long task on a phone (ADR 18).
 */

/** A route as `routes.js` has it; `component` is the call of `ComponentCreator`. */
interface Route {
  readonly path: string;
  readonly component: {readonly path: string; readonly hash: string};
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/** What `routesChunkNames.json` holds: by `<path>-<hash>`, names of chunks, nested at will. */
export type ChunkNames = Readonly<Record<string, unknown>>;

export interface GeneratedRoutes {
  /** Text of `routes.js`. */
  readonly routes: string;
  readonly chunkNames: ChunkNames;
  /** Text of `registry.js`. */
  readonly registry: string;
}

const documentsRoot = '@theme/DocsRoot';

/** Evaluates `routes.js` with a stub for its one import. */
function readRoutes(source: string): readonly Route[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  // The file is written by Docusaurus in this very build.
  const run = new Function('ComponentCreator', body) as (
    creator: (path: string, hash?: string) => unknown,
  ) => readonly Route[];
  return run((path, hash = '') => ({path, hash}));
}

/** Arguments of `ComponentCreator` for a route. */
const creatorArguments = ({component: {path, hash}}: Route): string =>
  [path, ...(hash ? [hash] : [])].map((one) => JSON.stringify(one)).join(', ');

const sourceOf = (route: Route): string => {
  const more = [
    ...(route.exact ? ['exact: true'] : []),
    ...(route.routes ? [`routes: [${route.routes.map(sourceOf).join(',\n')}]`] : []),
  ];
  return `late({path: ${JSON.stringify(route.path)}${more.map((one) => `, ${one}`).join('')}}, ${creatorArguments(route)})`;
};

/** Whoever looks for a route reads its path, whoever loads or renders it its component, which is made then. */
const helpers = `const late = (route, ...creation) => {
  let component;
  return Object.defineProperty(route, 'component', {
    get: () => (component ??= ComponentCreator(...creation)),
    enumerable: true,
  });
};
const pathname = typeof window === 'undefined' ? undefined : window.location.pathname;`;

/** Every name of a chunk below a value of `routesChunkNames.json`. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/**
 * The same files without the documents. Parts of the theme stay in the registry, because their styles come with them.
 * @throws {Error} when Docusaurus writes the files in another form than the one known here
 */
export function withoutDocuments({routes, chunkNames, registry}: GeneratedRoutes): GeneratedRoutes {
  const root = new RegExp(`"([0-9a-f]+)": \\[\\(\\) => import\\([^"]*"[^"]*" \\*/ "${documentsRoot}"`).exec(
    registry,
  )?.[1];
  if (!root)
    throw new Error(
      `registry.js has no ${documentsRoot} in the form plugins/slim-bundle knows; Docusaurus has changed it.`,
    );
  const all = readRoutes(routes);
  const keyOf = ({component: {path, hash}}: Route) => `${path}-${hash}`;
  const isDocuments = (route: Route) => (chunkNames[keyOf(route)] as {__comp?: string} | undefined)?.__comp === root;
  const documents = all.find(isDocuments);
  if (!documents) throw new Error('routes.js has no route of the documents; Docusaurus has changed it.');

  const removed = new Set<string>();
  const forget = (list: readonly Route[] = []) =>
    list.forEach((route) => {
      removed.add(keyOf(route));
      forget(route.routes);
    });
  forget(documents.routes);

  const keptNames = Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !removed.has(key)));
  const used = new Set(namesIn(keptNames));
  const entries = [...registry.matchAll(/"([^"]+)": \[[^\]]*\]/g)]
    .filter(([text, name]) => used.has(name ?? '') || text.includes('"@theme/'))
    .map(([text]) => `  ${text},`);
  const others = all.filter((route) => route !== documents);
  return {
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';
${helpers}
const here = typeof document !== 'undefined' && document.querySelector('[data-document]') ? [late({path: pathname, exact: true}, ${creatorArguments(documents)})] : [];
const pages = [
${others.map(sourceOf).join(',\n')}];
export default [...here, ...pages.filter(({path, exact}) => exact && path === pathname), ...pages];
`,
    chunkNames: keptNames,
    registry: `export default {\n${entries.join('\n')}\n};\n`,
  };
}
