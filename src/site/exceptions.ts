/**
 * Addresses with a missing or unknown parameter: what the 404 page says instead, and the list it offers. Each
 * kind is a page of the build, `/404/<kind>`, which servers send in place of the general one.
 */
import type {Edition} from './editions';
import type {RouteId} from './routes';

export interface AddressException {
  /** Key of the words in the copy of the 404 page. */
  readonly kind: 'hardware' | 'archive' | 'app' | 'version';
  /** Edition-relative paths that no page answers to. */
  readonly pattern: RegExp;
  readonly instead: readonly RouteId[];
}

/** Platform version whose documents are kept beside the current ones. */
export const olderVersion = '5.x' as const;

export const exceptions: readonly AddressException[] = [
  {
    kind: 'hardware',
    pattern: /^\/products\/hardware\/./,
    instead: [
      'products.hardware',
      'products.cloudCamera',
      'products.cloudAiCamera',
      'products.cloudVideoRecorder',
      'products.aiBox',
    ],
  },
  // Below an archive it is a post that is gone, not a wrong archive.
  {
    kind: 'archive',
    pattern: /^\/news\/[^/]+$/,
    instead: ['news', 'news.company', 'news.product', 'news.industry', 'news.media'],
  },
  {
    kind: 'app',
    pattern: /^\/downloads\/apps?(\/|$)/,
    instead: ['downloads.xd', 'downloads.newHuidian', 'downloads.huidian', 'downloads.home', 'downloads.xiaodian'],
  },
  // Many articles exist for the current platform only; the general page would not say so.
  {
    kind: 'version',
    pattern: /^\/support\/5\.x(\/|$)/,
    instead: ['support', 'downloads.huidian'],
  },
];

/** Edition-relative path of the page that is built for a kind of exception. */
export const exceptionPath = (kind: AddressException['kind']): string => `/404/${kind}`;

/** What is wrong with an edition-relative path that no page answers to; undefined for a plain unknown page. */
export function exceptionAt(path: string, edition: Edition): AddressException | undefined {
  // In English it is an old address of the downloads.
  if (path === '/downloads/app' && edition === 'global') return undefined;
  return exceptions.find(({kind, pattern}) => pattern.test(path) || path === exceptionPath(kind));
}

/**
 * The exception of the 404 page that was sent, as the page says in `data-not-found`: some hosts send the general page at
 * every address. While building it is that of the page being built.
 */
export function sentException(path: string): AddressException | undefined {
  const isBuild = typeof document === 'undefined';
  return exceptions.find(({kind}) =>
    isBuild ? path === exceptionPath(kind) : document.documentElement.dataset.notFound === kind,
  );
}
