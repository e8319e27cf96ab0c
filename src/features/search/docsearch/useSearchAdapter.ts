import copy from '@copy/search';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {versionOf} from '@site/src/features/search/model/schema';
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import {useLocale} from '@site/src/site/useLocale';
import {type RefObject, useEffect, useMemo, useState} from 'react';
import {clientFor} from '../clients';
import type {SearchStatus} from '../status';
import {useHostedSearch} from '../useHostedSearch';
import {createAdapter} from './adapter';
import {askAgain, inputIn} from './input';

export interface ModalSearch {
  readonly adapter: ReturnType<typeof createAdapter>;
  readonly language: SearchLanguage;
  /** Null before the first search. */
  readonly status: SearchStatus | null;
}

/**
 * The client that answers DocSearch's modal on this page, and how its last search went.
 * @param root holds the modal
 * @param onQuery a constant; is told the query of every answer
 */
export function useSearchAdapter(root: RefObject<HTMLElement | null>, onQuery: (query: string) => void): ModalSearch {
  const baseUrl = useBaseUrl('/');
  const language = useLocale() === 'en' ? 'en' : 'zh';
  const hosted = useHostedSearch();
  const {location} = useHistory();
  const version = versionOf(`/${location.pathname.slice(baseUrl.length)}`);
  const [status, setStatus] = useState<SearchStatus | null>(null);
  const [arrivals, setArrivals] = useState(0);
  const adapter = useMemo(
    () =>
      createAdapter({
        client: clientFor({baseUrl, language, version, hosted}),
        labels: {kinds: copy.kinds, best: copy.best},
        onStatus: (next) => {
          setStatus(next);
          onQuery(next.query);
        },
        onMore: () => setArrivals((count) => count + 1),
      }),
    [baseUrl, hosted, language, onQuery, version],
  );
  // Opened by a key there was no intent before it; a failure shows with the first search.
  useEffect(
    () =>
      void clientFor({baseUrl, language, version, hosted})
        .load()
        .catch(() => undefined),
    [baseUrl, hosted, language, version],
  );
  // The list shows what came after the first answer when DocSearch asks again.
  useEffect(() => {
    const field = inputIn(root.current);
    if (arrivals > 0 && field) askAgain(field);
  }, [arrivals, root]);
  return {adapter, language, status};
}
