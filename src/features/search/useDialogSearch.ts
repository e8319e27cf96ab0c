/** Searches while somebody types: not every letter, and nothing that an input method is still composing. */
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {whileLoading} from '@site/src/components/ui/loadingBar';
import {versionOf} from '@site/src/features/search/model/schema';
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import {useLocale} from '@site/src/site/useLocale';
import {useEffect, useRef, useState} from 'react';
import {type SearchClient, SearchUnavailable} from './client';
import {clientFor} from './clients';
import type {SearchOutcome} from './hits';
import {groupsOf} from './rows';
import type {SearchStatus} from './status';

/** Pause in typing after which a search begins, in ms: longer than between two letters, too short to be waited for. */
const debounceMs = 120;

export interface DialogSearch {
  /** What is in the field. */
  readonly typed: string;
  readonly language: SearchLanguage;
  /** Null before the first answer; the last one as long as the next is on its way. */
  readonly outcome: SearchOutcome | null;
  readonly status: SearchStatus | null;
  /** Whether the answer is to what is in the field. */
  readonly isSettled: boolean;
  /** Props of the field. */
  readonly field: {
    onChange(event: {readonly currentTarget: HTMLInputElement}): void;
    onCompositionStart(): void;
    onCompositionEnd(event: {readonly currentTarget: HTMLInputElement}): void;
  };
  /** Searches for this text at once. */
  search(query: string): void;
  retry(): void;
}

/** Texts that are fetched at once for rows that have none, and how often: a text may bring another page among the rows. */
const textsMax = 8;
const textRounds = 3;

/** Completes a first answer: the rest of the index that the query needs, then the texts of rows that are shown without. */
async function complete(
  client: SearchClient,
  query: string,
  first: SearchOutcome,
  show: (answer: SearchOutcome) => void,
): Promise<void> {
  let full = first.complete ? first : await client.details(query);
  if (full !== first) show(full);
  for (let round = 0; round < textRounds; round += 1) {
    const bare = groupsOf(full, null).flatMap(({pages}) => pages.filter(({page}) => page.text === ''));
    if (bare.length === 0) return;
    await client.read(bare.slice(0, textsMax).map(({page}) => page.path));
    full = await client.details(query);
    show(full);
  }
}

/** The search of the dialog, which starts with a query. */
export function useDialogSearch(initialQuery: string): DialogSearch {
  const baseUrl = useBaseUrl('/');
  const language = useLocale() === 'en' ? 'en' : 'zh';
  const {pathname} = useLocation();
  const version = versionOf(`/${pathname.slice(baseUrl.length)}`);
  const [typed, setTyped] = useState(initialQuery);
  const [query, setQuery] = useState(initialQuery.trim());
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const [status, setStatus] = useState<SearchStatus | null>(null);
  const isComposing = useRef(false);

  useEffect(() => {
    if (isComposing.current || typed.trim() === query) return undefined;
    const timer = setTimeout(() => setQuery(typed.trim()), typed.trim() === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [typed, query]);

  useEffect(() => {
    const client = clientFor({baseUrl, language, version});
    // Opened by a key there was no intent before it; a failure shows with the first search.
    if (query === '') {
      setOutcome(null);
      setStatus(null);
      client.load().catch(() => undefined);
      return undefined;
    }
    let isCurrent = true;
    const show = (answer: SearchOutcome): void => {
      if (!isCurrent) return;
      setOutcome(answer);
      setStatus({state: 'found', query, counts: answer.counts, nearest: answer.nearest});
    };
    const run = async (): Promise<void> => {
      const first = await whileLoading(client.search(query));
      show(first);
      // What is missing comes by itself; without it the first answer stands.
      if (isCurrent) await complete(client, query, first, show).catch(() => undefined);
    };
    run().catch((error: unknown) => {
      if (!isCurrent) return;
      setOutcome(null);
      setStatus({state: 'failed', query, reason: error instanceof SearchUnavailable ? error.reason : 'network'});
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, baseUrl, language, query, version]);

  const search = (next: string): void => {
    setTyped(next);
    setQuery(next.trim());
  };
  return {
    typed,
    language,
    outcome,
    status,
    isSettled: status?.query === typed.trim(),
    field: {
      onChange: ({currentTarget}) => setTyped(currentTarget.value),
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: ({currentTarget}) => {
        isComposing.current = false;
        search(currentTarget.value);
      },
    },
    search,
    retry: () => setAttempt((count) => count + 1),
  };
}
