/**
 * Routes that are not a file in `src/pages`, and the check that facts are sound before anything is built on them.
 */
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkFacts} from '../../src/facts/check';
import {hardwarePath, models} from '../../src/facts/models';
import {editions} from '../../src/site/editions';
import {exceptionPath, exceptions} from '../../src/site/exceptions';
import {hasEdition, routes, type RouteId} from '../../src/site/routes';
import {copyFileOf, hasCopy, modelPage} from './modelPages';

/**
 * Pages whose path cannot be a file name: it contains the brand's slug, or only one edition has the page. Their
 * components lie in `src/pages/_routed`, which the pages plugin leaves alone.
 */
const routedPages: readonly {readonly route: RouteId; readonly component: string}[] = [
  {route: 'about', component: 'about'},
  {route: 'homeCameras', component: 'home-cameras'},
  {route: 'technology.faceRecognition', component: 'face-recognition'},
  {route: 'downloads.xd', component: 'app-xd'},
  {route: 'downloads.huidian', component: 'app-huidian'},
  {route: 'downloads.newHuidian', component: 'app-new-huidian'},
  {route: 'downloads.home', component: 'app-home'},
  {route: 'downloads.xiaodian', component: 'app-xiaodian'},
];

export default function siteRoutes(context: LoadContext): Plugin {
  const {baseUrl, i18n} = context;
  return {
    name: 'site-routes',
    async loadContent() {
      const problems = checkFacts();
      if (problems.length > 0)
        throw new Error(`Content facts are wrong:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    },
    async contentLoaded({actions}) {
      const locale = i18n.currentLocale === 'en' ? 'en' : 'zh-CN';
      for (const {route, component} of routedPages) {
        if (hasEdition(route, editions[locale].edition)) {
          actions.addRoute({
            path: `${baseUrl}${routes[route].path.slice(1)}`,
            component: `@site/src/pages/_routed/${component}/index.tsx`,
            exact: true,
          });
        }
      }
      for (const {kind} of exceptions) {
        actions.addRoute({
          path: `${baseUrl}${exceptionPath(kind).slice(1)}`,
          component: '@theme/NotFound',
          exact: true,
        });
      }
      // The English home lives at /global/home; /global shows the same page with that canonical address.
      if (locale === 'en') {
        actions.addRoute({path: `${baseUrl}home`, component: '@site/src/pages/index.tsx', exact: true});
      }
    },
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      for (const model of models) {
        if (!hasCopy(context, model)) {
          throw new Error(
            `The page of ${model.name} has no words: write ${copyFileOf(i18n.currentLocale, model.id)} after src/facts/modelCopy.ts.`,
          );
        }
        const page = await actions.createData(
          `model-${model.id}.json`,
          JSON.stringify(modelPage(model, docs, context)),
        );
        actions.addRoute({
          path: `${baseUrl}${hardwarePath(model).slice(1)}`,
          component: '@site/src/templates/HardwareModel/index.tsx',
          exact: true,
          modules: {page, copy: `@copy/hardware/models/${model.id}`},
        });
      }
    },
  };
}
