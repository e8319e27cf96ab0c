/** Options of `@docusaurus/plugin-client-redirects`: redirect pages for hosts without server redirects. */
import {movedHomes, movedPaths} from '../scripts/export/rules';
import {editions, splitPath, type Locale} from '../src/site/editions';

/** A redirect in the plugin's terms: paths below the base URL of the edition. */
interface ClientRedirect {
  /** Without `.html`: the plugin would add another, see `scripts/lib/redirect-pages.mjs`. */
  readonly from: string;
  /** A full URL where the target is in the other edition, whose pages the plugin does not know. */
  readonly to: string;
}

/**
 * The redirects of one edition, from the table that the service and the exports read. Patterns are left to the page of
 * unknown addresses (`src/theme/NotFound`), because a file has one name.
 */
export const clientRedirects = (locale: Locale, siteUrl: string): ClientRedirect[] =>
  [...movedPaths.filter(({isPattern}) => !isPattern), ...movedHomes.map((from) => ({from, to: editions.en.home}))]
    .filter(({from}) => splitPath(from).locale === locale)
    .map(({from, to}) => ({
      from: splitPath(from).path.replace(/\.html$/, ''),
      to: splitPath(to).locale === locale ? splitPath(to).path : siteUrl + to,
    }));
