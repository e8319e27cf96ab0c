import {expect, it} from '@jest/globals';
import {withoutDocuments} from '../../../plugins/slim-bundle/documents';
import {trimGlobalData} from '../../../plugins/slim-bundle/globalData';

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

/** A site with one page and one document, as Docusaurus writes it. */
const generated = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/page',
    component: ComponentCreator('/page', 'aaa'),
    exact: true
  },
  {
    path: '/support',
    component: ComponentCreator('/support', 'bbb'),
    routes: [
      {
        path: '/support/model/e3-x',
        component: ComponentCreator('/support/model/e3-x', 'ccc'),
        exact: true,
        sidebar: "support"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  chunkNames: {
    '/page-aaa': {__comp: '01'},
    '/support-bbb': {__comp: '02', __context: {plugin: '03'}},
    '/support/model/e3-x-ccc': {__comp: '04', content: '05'},
  },
  registry: [
    'export default {',
    entry('01', '@site/page.tsx'),
    entry('02', '@theme/DocsRoot'),
    entry('03', '@generated/plugin.json'),
    entry('04', '@theme/DocItem'),
    `${entry('05', '@site/docs/e3-x.md')}};`,
  ].join('\n'),
};

it('leaves no trace of a document but the parts of the theme', () => {
  const slim = withoutDocuments(generated);
  expect(slim.routes).not.toContain('e3-x');
  expect(Object.keys(slim.chunkNames)).toEqual(['/page-aaa', '/support-bbb']);
  expect(slim.registry).toContain('@theme/DocItem');
  expect(slim.registry).toContain('@generated/plugin.json');
  expect(slim.registry).not.toContain('e3-x.md');
  expect(slim.registry.trimEnd().endsWith('};')).toBe(true);
});

interface EvaluatedRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly component: unknown;
}

/** What the slim `routes.js` exports, and the loaders it has made so far. */
function evaluated(): {readonly routes: readonly EvaluatedRoute[]; readonly made: readonly (readonly string[])[]} {
  const made: string[][] = [];
  const body = withoutDocuments(generated)
    .routes.replace(/^import .*$/gm, '')
    .replace('export default', 'return');
  const run = new Function('ComponentCreator', body) as (creator: unknown) => readonly EvaluatedRoute[];
  const routes = run((...creation: string[]) => {
    made.push(creation);
    return {creation};
  });
  return {routes, made};
}

it('makes the loader of a route when it is asked for, and once', () => {
  window.history.replaceState(null, '', '/elsewhere');
  const {routes, made} = evaluated();
  expect(routes.map(({path, exact}) => [path, exact])).toEqual([
    ['/page', true],
    ['*', undefined],
  ]);
  expect(made).toEqual([]);
  expect(routes[0]!.component).toBe(routes[0]!.component);
  expect(routes[1]!.component).toEqual({creation: ['*']});
  expect(made).toEqual([['/page', 'aaa'], ['*']]);
});

it('finds the page of this address first, and the document that is shown', () => {
  window.history.replaceState(null, '', '/page');
  expect(evaluated().routes.map(({path}) => path)).toEqual(['/page', '/page', '*']);
  window.history.replaceState(null, '', '/support/model/e3-x');
  document.body.innerHTML = '<div data-document></div>';
  const {routes} = evaluated();
  document.body.innerHTML = '';
  expect(routes.map(({path}) => path)).toEqual(['/support/model/e3-x', '/page', '*']);
  expect(routes[0]!.component).toEqual({creation: ['/support', 'bbb']});
});

it('says so when Docusaurus names the root of the documents differently', () => {
  expect(() => withoutDocuments({...generated, registry: generated.registry.replace('DocsRoot', 'DocsBase')})).toThrow(
    'Docusaurus has changed it',
  );
});

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Global data of a site with one version of documents, as Docusaurus writes it. */
const globalData = (version: object = {}, rest: object = {}) => ({
  [docsPlugin]: {
    default: {
      path: '/support',
      breadcrumbs: true,
      versions: [
        {
          name: 'current',
          label: '6.x',
          isLast: true,
          path: '/support',
          mainDocId: 't0201',
          docs: [
            {id: 'e3-x', path: '/support/model/e3-x', sidebar: 'support'},
            {id: 't0201', path: '/support/t0201', sidebar: 'support'},
          ],
          draftIds: ['t0999'],
          sidebars: {support: {link: {path: '/support/t0201', label: 't0201'}}},
          ...version,
        },
      ],
      ...rest,
    },
  },
  'another-plugin': {default: {a: 1}},
});

it('keeps the main document of a version, and what other plugins have to say', () => {
  const trimmed = JSON.parse(trimGlobalData(JSON.stringify(globalData()))) as unknown;
  expect(trimmed).toEqual(
    globalData({
      docs: [{id: 't0201', path: '/support/t0201', sidebar: 'support'}],
      draftIds: [],
      sidebars: {},
    }),
  );
});

it.each([
  ['no documents', {}],
  ['no versions', globalData({}, {versions: undefined})],
  ['no list of documents in a version', globalData({docs: undefined})],
  ['a main document that is not in the list', globalData({mainDocId: 't0202'})],
  ['a list that is not known', globalData({pages: ['/support/model/e3-x']})],
])('says so when the global data has %s', (_what, data) => {
  expect(() => trimGlobalData(JSON.stringify(data))).toThrow(/globalData\.json has .* Docusaurus has changed it/);
});
