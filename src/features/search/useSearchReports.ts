import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import {useCallback, useEffect, useRef} from 'react';
import type {RememberedSearch} from './restore';
import {pathOf} from './rows';
import {recordFailedSearch, recordOpenedResult} from './searchReports';
import {pagesIn, type SearchStatus} from './status';

/**
 * Records the results that are opened, and the search that a visitor leaves without opening anything: it helped nobody. What
 * was typed on the way there was no question.
 * @param remembered the search that Back restored: a result opened from it now is another than the one opened before
 * @returns the function to call when the search is left for a page, with the address of a result
 */
export function useSearchReports(
  status: SearchStatus | null,
  language: SearchLanguage,
  remembered?: RememberedSearch,
): (result?: string) => void {
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
  return useCallback(
    (result) => {
      if (!settled.current) return;
      settled.current.opened = true;
      if (result === undefined) return;
      const {query} = settled.current;
      const previous = remembered?.query.trim() === query ? pathOf(remembered.row) : undefined;
      recordOpenedResult({language, query, path: pathOf(result), previous});
    },
    [language, remembered],
  );
}
