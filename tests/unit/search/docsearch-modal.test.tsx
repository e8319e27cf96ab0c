import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {askAgain, inputIn, type} from '@site/src/features/search/docsearch/input';
import {pagesIn, type SearchStatus} from '@site/src/features/search/status';
import {kinds, type Kind} from '@site/src/features/search/model/schema';
import {useUnopenedSearch} from '@site/src/features/search/useUnopenedSearch';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

const mockRecorded: unknown[] = [];
jest.mock('@site/src/features/search/failedSearches', () => ({
  recordFailedSearch: (miss: unknown) => mockRecorded.push(miss),
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
  let onOpened: () => void;
  function Modal({status}: {readonly status: SearchStatus | null}) {
    onOpened = useUnopenedSearch(status, 'zh');
    return null;
  }
  const show = (status: SearchStatus | null) => act(() => root.render(<Modal status={status} />));

  beforeEach(() => {
    Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
    mockRecorded.length = 0;
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
    expect(mockRecorded).toEqual([]);
  });

  it('is not recorded when nothing was asked or no answer came', () => {
    show(found(' ', 3));
    show({state: 'failed', query: '离线', reason: 'network'});
    leave();
    expect(mockRecorded).toEqual([]);
  });
});
