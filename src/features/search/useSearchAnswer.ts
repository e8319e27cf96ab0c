import useBaseUrl from '@docusaurus/useBaseUrl';
import {whileLoading} from '@site/src/components/ui/loadingBar';
import {useLocale} from '@site/src/site/useLocale';
import {useEffect, useState} from 'react';
import {type ClientOptions, SearchUnavailable} from './client';
import {clientFor} from './clients';
import {pagesIn, type SearchStatus} from './status';
import type {FacetsOfPages} from './facets';
import type {SearchOutcome} from './hits';
import {recordFailedSearch} from './searchReports';
import {useHostedSearch} from './useHostedSearch';

export interface SearchAnswer {
  readonly query: string;
  readonly outcome: SearchOutcome;
  readonly facets: FacetsOfPages;
  /** Pages found, before any choice. */
  readonly total: number;
}

/** The whole answer to a query, or why there is none; both are null while it is on its way. */
export function useSearchAnswer(query: string, version: ClientOptions['version']) {
  const baseUrl = useBaseUrl('/');
  const language = useLocale() === 'en' ? 'en' : 'zh';
  const hosted = useHostedSearch();
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [failed, setFailed] = useState<SearchStatus | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    setFailed(null);
    const client = clientFor({baseUrl, language, version, hosted});
    whileLoading(Promise.all([client.details(query), client.facets()])).then(
      ([outcome, facets]) => current && setAnswer({query, outcome, facets, total: pagesIn(outcome.counts)}),
      (error: unknown) =>
        current &&
        setFailed({state: 'failed', query, reason: error instanceof SearchUnavailable ? error.reason : 'network'}),
    );
    return () => {
      current = false;
    };
  }, [attempt, baseUrl, hosted, language, query, version]);

  // The answer to the query before it is none to this one.
  const found = answer?.query === query ? answer : null;
  const isEmpty = found?.total === 0;
  useEffect(() => {
    if (isEmpty) recordFailedSearch({language, query, outcome: 'empty'});
  }, [isEmpty, language, query]);

  return {found, failed, retry: () => setAttempt((count) => count + 1)};
}
