import {expect, it} from '@jest/globals';
import {withoutDocuments} from '../../../plugins/slim-bundle/documents';
import {trimGlobalData} from '../../../plugins/slim-bundle/globalData';
import {trimRegistry, withShortNames} from '../../../plugins/slim-bundle/names';

it('keeps the loader of every part and nothing else', () => {
  const text =
    'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/x.tsx"), "@site/x.tsx", require.resolveWeak("@site/x.tsx")],\n};';
  expect(trimRegistry(text)).toBe(
    'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/x.tsx")],\n};',
  );
});

it('says so when Docusaurus writes the registry differently', () => {
  expect(() =>
    trimRegistry('export default {"a": [() => import("@site/x.tsx"), "@site/x.tsx", weak("@site/x.tsx")]};'),
  ).toThrow('Docusaurus has changed it');
});

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
  expect(slim.routes).toContain('ComponentCreator("/support", "bbb")');
  expect(slim.routes).toContain('ComponentCreator("*")');
  expect(Object.keys(slim.chunkNames)).toEqual(['/page-aaa', '/support-bbb']);
  expect(slim.registry).toContain('@theme/DocItem');
  expect(slim.registry).toContain('@generated/plugin.json');
  expect(slim.registry).not.toContain('e3-x.md');
  expect(slim.registry.trimEnd().endsWith('};')).toBe(true);
});

it('says so when Docusaurus names the root of the documents differently', () => {
  expect(() => withoutDocuments({...generated, registry: generated.registry.replace('DocsRoot', 'DocsBase')})).toThrow(
    'Docusaurus has changed it',
  );
});

it('gives the parts of pages short names, and keeps two routes with one address apart', () => {
  const {routes, chunkNames, registry} = withShortNames({
    routes:
      '[C, {path: "/a-b", component: ComponentCreator("/a-b", "1ff")}, {path: "/a-b", component: ComponentCreator("/a-b", "2ff")}]',
    chunkNames: {'/a-b-1ff': {__comp: '0679fbdd', items: [{content: '823d18a0'}]}, '/a-b-2ff': {__comp: '823d18a0'}},
    registry: trimRegistry(
      `export default {\n${entry('0679fbdd', '@site/x.tsx')}\n${entry('823d18a0', '@site/y.tsx')}\n};`,
    ),
  });
  expect(routes).toBe(
    '[C, {path: "/a-b", component: ComponentCreator("/a-b", "a")}, {path: "/a-b", component: ComponentCreator("/a-b", "b")}]',
  );
  expect(chunkNames).toEqual({'/a-b-a': {__comp: '0', items: [{content: '1'}]}, '/a-b-b': {__comp: '1'}});
  expect(registry).toBe(
    'export default {\n  "0": [() => import(/* webpackChunkName: "0" */ "@site/x.tsx")],\n  "1": [() => import(/* webpackChunkName: "1" */ "@site/y.tsx")],\n};',
  );
});

it('says so when a route or a loader is not where it was', () => {
  const sound = {
    routes: 'ComponentCreator("/a", "1ff")',
    chunkNames: {'/a-1ff': {__comp: '01'}},
    registry: trimRegistry(entry('01', '@site/x.tsx')),
  };
  expect(() => withShortNames({...sound, routes: ''})).toThrow('routes.js has no ComponentCreator("/a", "1ff")');
  expect(() => withShortNames({...sound, registry: ''})).toThrow('registry.js has no part 01');
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
