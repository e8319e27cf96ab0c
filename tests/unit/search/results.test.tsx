import {createRoot, type Root} from 'react-dom/client';
import {afterAll, afterEach, beforeAll, describe, expect, it} from '@jest/globals';
import SearchResults from '@site/src/features/search/SearchResults';
import {type Peer, startPeer} from './algolia-peer';
import {waitFor} from '../../support/wait-for';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

const origin = {current: ''};
jest.mock('@site/src/features/search/useHostedSearch', () => {
  let hosted: object | undefined;
  // The same object at every call, as the context gives it.
  return {
    useHostedSearch: () => (hosted ??= {appId: 'APP1', searchKey: 'public', index: 'site', host: origin.current}),
  };
});

const mockLocation: {pathname: string; state?: unknown} = {pathname: '/search'};
jest.mock('@docusaurus/router', () => ({
  useHistory: () => ({location: mockLocation, replace: (next: object) => Object.assign(mockLocation, next)}),
}));
const mockOpened: unknown[] = [];
jest.mock('@site/src/features/search/searchReports', () => ({
  recordFailedSearch: () => undefined,
  recordOpenedResult: (opened: unknown) => mockOpened.push(opened),
}));

const hit = (url: string, kind: string, title: string, catalogue = '') => ({
  url,
  kind,
  catalogue,
  hierarchy: {lvl1: title, lvl2: null},
  codes: [],
  symptoms: [],
  models: [],
  _snippetResult: {content: {value: `<i>${title}</i>`}},
});

describe('the page of results at Algolia', () => {
  let peer: Peer;
  let isDown = false;
  beforeAll(async () => {
    peer = await startPeer({
      appId: 'APP1',
      key: 'public',
      fail: () => (isDown ? 403 : undefined),
      answer: () => ({
        results: [
          {
            hits: [
              hit('/support/troubleshooting/details/t0001', 'article', '摄像机离线', 'network'),
              hit('/news/product/x', 'news', '离线提示'),
            ],
            facets: {kind: {article: 1, news: 1}},
          },
        ],
      }),
    });
    origin.current = peer.origin;
  });
  afterAll(() => peer.close());

  // jsdom has none.
  Object.assign(window, {
    matchMedia: () => ({matches: false, addEventListener: () => undefined, removeEventListener: () => undefined}),
  });

  let root: Root;
  const show = (parameters = '') => {
    const place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    root.render(<SearchResults query="离线" narrowed={new URLSearchParams(parameters)} onNarrow={() => undefined} />);
    return place;
  };
  afterEach(() => {
    root.unmount();
    isDown = false;
  });
  const links = (place: Element) => [...place.querySelectorAll('ol a')].map((link) => link.getAttribute('href'));

  it('lists what came back, marked and escaped, and offers to narrow it', async () => {
    const place = show();
    await waitFor(() => expect(links(place)).toEqual(['/support/troubleshooting/details/t0001', '/news/product/x']));
    expect(place.querySelector('b')!.innerHTML).toBe('摄像机<mark>离线</mark>');
    expect(place.querySelector('ol')!.innerHTML).toContain('&lt;i&gt;摄像机<mark>离线</mark>&lt;/i&gt;');
    expect(
      [...place.querySelectorAll('select')].map((select) => [...select.options].map(({value}) => value)).slice(0, 2),
    ).toEqual([
      ['', 'article', 'news'],
      ['', 'network'],
    ]);
  });

  it('is narrowed by what the address says', async () => {
    const place = show('catalogue=network');
    await waitFor(() => expect(links(place)).toEqual(['/support/troubleshooting/details/t0001']));
  });

  it('records each result that is opened in this tab, with the one that was opened before it', async () => {
    const place = show();
    await waitFor(() => expect(links(place)).toHaveLength(2));
    // jsdom follows no link.
    place.addEventListener('click', (event) => event.preventDefault());
    const [article, news] = [...place.querySelectorAll<HTMLElement>('ol a')];
    const click = (link: Element, more: MouseEventInit = {}) =>
      link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...more}));
    click(article!, {ctrlKey: true});
    click(article!);
    click(news!);
    const path = '/support/troubleshooting/details/t0001';
    expect(mockOpened).toEqual([
      {language: 'zh', query: '离线', path, previous: undefined},
      {language: 'zh', query: '离线', path: '/news/product/x', previous: path},
    ]);
    expect(mockLocation).toEqual({pathname: '/search', state: {opened: '/news/product/x'}});
  });

  it('offers to try again when Algolia refuses', async () => {
    isDown = true;
    const place = show();
    await waitFor(() => expect(place.querySelector('[role="status"] p')).not.toBeNull());
    expect(links(place)).toEqual([]);
    isDown = false;
    place.querySelector('button')!.click();
    await waitFor(() => expect(links(place)).toHaveLength(2));
  });
});
