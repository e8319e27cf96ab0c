import type {DownloadCatalog} from '@site/src/facts/downloads';
import type {RouteId} from '@site/src/site/routes';

/** Page of an app; clients for computers have none and are fetched from the downloads page. */
export const appRoutes: Partial<Record<DownloadCatalog, RouteId>> = {
  inspection: 'downloads.xd',
  newHuidian: 'downloads.newHuidian',
  huidian: 'downloads.huidian',
  home: 'downloads.home',
  xiaodian: 'downloads.xiaodian',
};
