import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {askAgain, inputIn, type} from '@site/src/features/search/docsearch/input';
import {pagesIn, type SearchStatus} from '@site/src/features/search/status';
import {kinds, type Kind} from '@site/src/features/search/model/schema';
import type {RememberedSearch} from '@site/src/features/search/restore';
import {useSearchReports} from '@site/src/features/search/useSearchReports';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

const mockRecorded: unknown[] = [];
const mockOpened: unknown[] = [];
jest.mock('@site/src/features/search/searchReports', () => ({
  recordFailedSearch: (miss: unknown) => mockRecorded.push(miss),
  recordOpenedResult: (opened: unknown) => mockOpened.push(opened),
}));

const counts = (some: Partial<Record<Kind, number>>) =>
  ({...Object.fromEntries(kinds.map((kind) => [kind, 0])), ...some}) as Record<Kind, number>;
const found = (query: string, pages: number): SearchStatus => ({
  state: 'found',
  query,
  counts: counts({[kinds[0]]: pages}),
});

it('counts pages of every kind', () => {
  expect(pagesIn(counts({}))).toBe(0);
  expect(pagesIn(counts({[kinds[0]]: 2, [kinds[1]!]: 3}))).toBe(5);
});

describe('DocSearch’s input', () => {
  it('is found, takes what is written as typed, and is told to ask again', () => {
    document.body.innerHTML = '<div><input class="DocSearch-Input"></div>';
    const input = inputIn(document.body.firstElementChild)!;
    const events: string[] = [];
    for (const name of ['input', 'focusin']) document.body.addEventListener(name, () => events.push(name));
    type(input, 'W3-E');
    expect(input.value).toBe('W3-E');
    expect(document.activeElement).toBe(input);
    events.length = 0;
    askAgain(input);
    expect(events).toEqual(['focusin']);
    expect(inputIn(null)).toBeNull();
  });
});

describe('a search that is left', () => {
  let root: Root;
  let onOpened: (result?: string) => void;
  interface ModalProps {
    readonly status: SearchStatus | null;
    readonly remembered?: RememberedSearch | undefined;
  }
  function Modal({status, remembered}: ModalProps) {
    onOpened = useSearchReports(status, 'zh', remembered);
    return null;
  }
  const show = (status: SearchStatus | null, remembered?: RememberedSearch) =>
    act(() => root.render(<Modal status={status} remembered={remembered} />));

  beforeEach(() => {
    Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
    mockRecorded.length = 0;
    mockOpened.length = 0;
    root = createRoot(document.createElement('div'));
  });
  afterEach(() => {
    Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
  });
  const leave = () => act(() => root.unmount());

  it.each<[string, number, string]>([
    ['离线', 3, 'unopened'],
    ['离线', 0, 'empty'],
  ])('%s with %i pages is recorded as %s', (query, pages, outcome) => {
    show(null);
    show(found('离', 9));
    show(found(query, pages));
    leave();
    expect(mockRecorded).toEqual([{language: 'zh', query, outcome}]);
  });

  it('is not recorded when a result was opened', () => {
    show(found('离线', 3));
    onOpened();
    leave();
    expect([mockRecorded, mockOpened]).toEqual([[], []]);
  });

  it('records the result that was opened, without its section', () => {
    show(null);
    onOpened('/a');
    show(found('离线', 3));
    onOpened('/a#b');
    leave();
    expect([mockRecorded, mockOpened]).toEqual([
      [],
      [{language: 'zh', query: '离线', path: '/a', previous: undefined}],
    ]);
  });

  it('records which result a visitor came back from, unless the search is another', () => {
    const remembered = {query: '离线 ', scope: null, row: '/a#b', top: 0};
    show(found('离线', 3), remembered);
    onOpened('/c');
    show(found('离线了', 3), remembered);
    onOpened('/d');
    expect(mockOpened).toMatchObject([
      {path: '/c', previous: '/a'},
      {path: '/d', previous: undefined},
    ]);
    leave();
  });

  it('is not recorded when nothing was asked or no answer came', () => {
    show(found(' ', 3));
    show({state: 'failed', query: '离线', reason: 'network'});
    leave();
    expect(mockRecorded).toEqual([]);
  });
});
