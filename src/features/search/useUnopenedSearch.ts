import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import {useCallback, useEffect, useRef} from 'react';
import {pagesIn, type SearchStatus} from './status';
import {recordFailedSearch} from './failedSearches';

/**
 * Records the search that a visitor leaves without opening anything: it helped nobody. What was typed on the way there
 * was no question. Gives the function to call when a result is opened.
 */
export function useUnopenedSearch(status: SearchStatus | null, language: SearchLanguage): () => void {
  const settled = useRef<{query: string; pages: number; opened: boolean} | null>(null);
  useEffect(() => {
    settled.current =
      status?.state === 'found' ? {query: status.query, pages: pagesIn(status.counts), opened: false} : null;
  }, [status]);
  useEffect(
    () => () => {
      const {query, pages, opened} = settled.current ?? {query: '', pages: 0, opened: true};
      if (!opened && query.trim() !== '')
        recordFailedSearch({language, query, outcome: pages === 0 ? 'empty' : 'unopened'});
    },
    [language],
  );
  return useCallback(() => {
    if (settled.current) settled.current.opened = true;
  }, []);
}
