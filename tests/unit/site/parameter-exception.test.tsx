/** Addresses with a wrong or missing parameter: a heading in the reader's language, and the stated code beside it. */
import {act, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import NotFound from '@site/src/theme/NotFound';
import ParameterException, {type ParameterExceptionProps} from '@site/src/templates/ParameterException';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

// The frame of a page exists only in a build.
jest.mock('@theme/Layout', () => ({__esModule: true, default: ({children}: {children: ReactNode}) => children}), {
  virtual: true,
});
jest.mock('@docusaurus/theme-common', () => ({
  PageMetadata: ({title}: {title: string}) => <output>{title}</output>,
}));
jest.mock('@site/src/components/ui/Page', () => ({
  Page: ({meta, children}: {meta: {title: string}; children: ReactNode}) => (
    <main>
      <output>{meta.title}</output>
      {children}
    </main>
  ),
}));

const index = {articles: [], models: [], manuals: [], guides: [], trees: []};
let root: Root;
let place: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  window.history.replaceState(null, '', '/');
});

/** Title of the tab, heading, and the small words above it. */
async function words(page: ReactNode) {
  await act(async () => root.render(page));
  const text = (selector: string) => place.querySelector(selector)?.textContent ?? '';
  return {title: text('output'), heading: text('h1'), code: text('p span[lang=en]')};
}

it.each([
  ['model', '请选择一个型号'],
  ['troubleshooting/catalog', '请选择一个故障分类'],
  ['troubleshooting/details', '请选择一篇排障文章'],
] as [ParameterExceptionProps['parameter'], string][])('a missing %s', async (parameter, heading) => {
  expect(await words(<ParameterException index={index} parameter={parameter} />)).toEqual({
    title: `${heading}（Parameter Exception）`,
    heading,
    code: 'Parameter Exception',
  });
});

it.each([
  ['/products/hardware/cloud-camera/w9', '没有这个型号', 'Parameter Exception'],
  ['/news/sports', '没有这个新闻栏目', 'Parameter Exception'],
  ['/downloads/app', '请选择一个应用', 'Missing App Code'],
])('%s', async (path, heading, code) => {
  window.history.replaceState(null, '', path);
  // For another address it reloads the page, which jsdom does not implement.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await words(<NotFound />)).toEqual({title: `${heading}（${code}）`, heading, code});
  jest.restoreAllMocks();
});
