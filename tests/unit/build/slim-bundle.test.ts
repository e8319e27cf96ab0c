import {expect, it} from 'vitest';
import {withoutDocuments} from '../../../plugins/slim-bundle/documents';
import {trimRegistry} from '../../../plugins/slim-bundle/index';

it('keeps the loader of every part and nothing else', () => {
  const text = 'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/x.tsx"), "@site/x.tsx", require.resolveWeak("@site/x.tsx")],\n};';
  expect(trimRegistry(text)).toBe('export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/x.tsx")],\n};');
});

it('says so when Docusaurus writes the registry differently', () => {
  expect(() => trimRegistry('export default {"a": [() => import("@site/x.tsx"), "@site/x.tsx", weak("@site/x.tsx")]};')).toThrow('Docusaurus has changed it');
});

const entry = (name: string, module: string) => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

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
  chunkNames: {'/page-aaa': {__comp: '01'}, '/support-bbb': {__comp: '02', __context: {plugin: '03'}}, '/support/model/e3-x-ccc': {__comp: '04', content: '05'}},
  registry: ['export default {', entry('01', '@site/page.tsx'), entry('02', '@theme/DocsRoot'), entry('03', '@generated/plugin.json'), entry('04', '@theme/DocItem'), `${entry('05', '@site/docs/e3-x.md')}};`].join('\n'),
};

it('leaves no trace of a document but the parts of the theme', () => {
  const slim = withoutDocuments(generated);
  expect(slim.routes).not.toContain('e3-x');
  expect(slim.routes).toContain("ComponentCreator(\"/support\", \"bbb\")");
  expect(slim.routes).toContain('ComponentCreator("*")');
  expect(Object.keys(slim.chunkNames)).toEqual(['/page-aaa', '/support-bbb']);
  expect(slim.registry).toContain('@theme/DocItem');
  expect(slim.registry).toContain('@generated/plugin.json');
  expect(slim.registry).not.toContain('e3-x.md');
  expect(slim.registry.trimEnd().endsWith('};')).toBe(true);
});

it('says so when Docusaurus names the root of the documents differently', () => {
  expect(() => withoutDocuments({...generated, registry: generated.registry.replace('DocsRoot', 'DocsBase')})).toThrow('Docusaurus has changed it');
});
