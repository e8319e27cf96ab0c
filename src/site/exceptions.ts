/** Addresses whose parameter is missing or unknown: what the 404 page says instead, and the list the visitor needed. */
import type {Edition} from './editions';
import type {RouteId} from './routes';

export interface AddressException {
  /** Key of the words in the copy of the 404 page. */
  readonly kind: 'hardware' | 'archive' | 'app';
  readonly instead: readonly RouteId[];
}

/** What is wrong with an edition-relative path that no page answers to; undefined for a plain unknown page. */
export function exceptionAt(path: string, edition: Edition): AddressException | undefined {
  if (/^\/products\/hardware\/./.test(path)) {
    return {
      kind: 'hardware',
      instead: [
        'products.hardware',
        'products.cloudCamera',
        'products.cloudAiCamera',
        'products.cloudVideoRecorder',
        'products.aiBox',
      ],
    };
  }
  // Below an archive it is a post that is gone, not a wrong archive.
  if (/^\/news\/[^/]+$/.test(path)) {
    return {kind: 'archive', instead: ['news', 'news.company', 'news.product', 'news.industry', 'news.media']};
  }
  const isAppAddress = path === '/downloads/app' ? edition === 'zh-CN' : /^\/downloads\/apps?(\/|$)/.test(path);
  if (isAppAddress) {
    return {
      kind: 'app',
      instead: ['downloads.xd', 'downloads.newHuidian', 'downloads.huidian', 'downloads.home', 'downloads.xiaodian'],
    };
  }
  return undefined;
}
