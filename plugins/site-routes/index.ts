/**
 * Routes that are not a file in `src/pages`, and the check that facts are sound before anything is built on them.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkFacts} from '../../src/content/check';

export default function siteRoutes({baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'site-routes',
    async loadContent() {
      const problems = checkFacts();
      if (problems.length > 0) throw new Error(`Content facts are wrong:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    },
    async contentLoaded({actions}) {
      // The English home lives at /global/home; /global shows the same page with that canonical address.
      if (i18n.currentLocale === 'en') {
        actions.addRoute({path: `${baseUrl}home`, component: '@site/src/pages/index.tsx', exact: true});
      }
    },
  };
}
