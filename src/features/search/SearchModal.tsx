/**
 * DocSearch's modal over our own index, inside the dialog of `SearchHost`. Loaded on intent.
 *
 * DocSearch offers no place for the scopes and the notices; they are put beside its parts through portals. Its style
 * sheet is not used: half of it serves the AI assistant, and the mock differs throughout.
 */
import copy from '@copy/search';
import shell from '@copy/shell';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import siteConfig from '@generated/docusaurus.config';
import {type Kind, versionOf} from '@site/src/features/search/model/schema';
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import {needsFullLoad} from '@site/src/features/navigation/documentLinks';
import {loadPage} from '@site/src/features/navigation/loadNavigation';
import {useLocale} from '@site/src/site/useLocale';
import {type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {SiteLink, useSitePath} from '../../components/ui/SiteLink';
import {keepRoles} from './aria';
import {clientFor} from './client';
import {recordFailedSearch} from './failedSearches';
import {createAdapter, type SearchStatus} from './docsearch';
import {SearchPanel} from './SearchPanel';
import {NavigateContext, SearchRow} from './SearchRow';
import {SearchScopes} from './SearchScopes';
import styles from './SearchModal.module.css';
import {queryParameter} from './state';
import {hostedSearchOf, useHostedSearch} from './useHostedSearch';

/** Starts to load what the first search needs. The settings of a hosted search stay out of what every page loads. */
export function warm(baseUrl: string, language: SearchLanguage): Promise<void> {
  const version = versionOf(`/${window.location.pathname.slice(baseUrl.length)}`);
  return clientFor({baseUrl, language, version, hosted: hostedSearchOf(siteConfig)}).load();
}

const translations: DocSearchModalProps['translations'] = {
  searchBox: {
    clearButtonTitle: copy.clear,
    clearButtonAriaLabel: copy.clearLabel,
    closeButtonText: copy.close,
    closeButtonAriaLabel: copy.closeLabel,
    placeholderText: shell.search.placeholder,
    searchInputLabel: shell.search.name,
    enterKeyHint: copy.keys.open,
  },
  footer: {
    selectText: copy.keys.open,
    selectKeyAriaLabel: copy.keys.open,
    navigateText: copy.keys.choose,
    navigateUpKeyAriaLabel: copy.keys.choose,
    navigateDownKeyAriaLabel: copy.keys.choose,
    closeText: copy.keys.close,
    closeKeyAriaLabel: copy.keys.close,
  },
  errorScreen: {titleText: copy.failed.title, helpText: copy.failed.advice},
  noResultsScreen: {noResultsText: copy.empty.advice},
};

const rowComponent = SearchRow as unknown as DocSearchModalProps['hitComponent'];

/** Writes into DocSearch's input as a visitor would; React must see the change. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

/** DocSearch asks again when its input receives the focus; told so, it does, and the focus stays where it is. */
const askAgain = (input: HTMLInputElement) => input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));

export interface SearchModalProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

export default function SearchModal({initialQuery, onClose}: SearchModalProps) {
  const baseUrl = useBaseUrl('/');
  const language = useLocale() === 'en' ? 'en' : 'zh';
  const hosted = useHostedSearch();
  const history = useHistory();
  const version = versionOf(`/${history.location.pathname.slice(baseUrl.length)}`);
  const root = useRef<HTMLDivElement>(null);
  const [scope, setScope] = useState<Kind | null>(null);
  const [typed, setTyped] = useState(initialQuery);
  const [status, setStatus] = useState<SearchStatus | null>(null);
  const [arrivals, setArrivals] = useState(0);
  const [hosts, setHosts] = useState<{above: Element; footer: Element} | null>(null);
  const [scrollY] = useState(() => window.scrollY);
  const [first] = useState(initialQuery);

  const settled = useRef<{query: string; pages: number; opened: boolean} | null>(null);
  const visit = useCallback(
    (url: string) => (needsFullLoad(new URL(url, window.location.href).pathname) ? loadPage(url) : history.push(url)),
    [history],
  );
  const navigate = useCallback(
    (url: string) => {
      if (settled.current) settled.current.opened = true;
      visit(url);
    },
    [visit],
  );
  const adapter = useMemo(
    () =>
      createAdapter({
        client: clientFor({baseUrl, language, version, hosted}),
        labels: {kinds: copy.kinds, best: copy.best},
        onStatus: (next) => {
          setStatus(next);
          setTyped(next.query);
        },
        onMore: () => setArrivals((count) => count + 1),
      }),
    [baseUrl, hosted, language, version],
  );
  const results = useBaseUrl(useSitePath('search'));
  const resultsPath = `${results}?${new URLSearchParams({[queryParameter]: typed.trim()}).toString()}`;
  const input = () => root.current?.querySelector<HTMLInputElement>('.DocSearch-Input');

  useLayoutEffect(() => {
    const bar = root.current?.querySelector('.DocSearch-SearchBar');
    const footer = root.current?.querySelector('.DocSearch-Footer');
    if (!bar || !footer) return;
    const above = document.createElement('div');
    bar.after(above);
    setHosts({
      above,
      footer: footer.appendChild(Object.assign(document.createElement('div'), {className: styles.feet})),
    });

    // DocSearch fills its input and takes the focus a moment later; what is typed in between must not be lost.
    const field = bar.querySelector('input');
    if (!field) return;
    field.value = first;
    field.focus();
    field.setSelectionRange(first.length, first.length);
  }, [first]);
  // Opened by a key there was no intent before it; a failure shows with the first search.
  useEffect(
    () =>
      void clientFor({baseUrl, language, version, hosted})
        .load()
        .catch(() => undefined),
    [baseUrl, hosted, language, version],
  );
  useEffect(() => {
    settled.current =
      status?.state === 'found'
        ? {
            query: status.query,
            pages: Object.values(status.counts).reduce((sum, count) => sum + count, 0),
            opened: false,
          }
        : null;
  }, [status]);
  // What is in the input when the visitor leaves without opening anything helped nobody; what was typed on the way there was no question.
  useEffect(
    () => () => {
      const {query, pages, opened} = settled.current ?? {query: '', pages: 0, opened: true};
      if (!opened && query.trim() !== '')
        recordFailedSearch({language, query, outcome: pages === 0 ? 'empty' : 'unopened'});
    },
    [language],
  );
  // The list shows what came after the first answer when DocSearch asks again.
  useEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (arrivals > 0 && field) askAgain(field);
  }, [arrivals]);
  useEffect(() => (root.current ? keepRoles(root.current) : undefined), []);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    // The dialog holds the focus itself; DocSearch's own trap knows only what was there at first.
    if (event.key === 'Tab') event.stopPropagation();
  };
  const choose = (kind: Kind | null) => {
    setScope(kind);
    adapter.choose(kind);
    const field = input();
    if (field) askAgain(field);
  };

  // Kept, so that what changes around it does not draw the result list again.
  const modal = useMemo(
    () => (
      <DocSearchModal
        appId="local"
        apiKey="local"
        indices={['site']}
        initialQuery={first}
        initialScrollY={scrollY}
        maxResultsPerGroup={30}
        disableUserPersonalization
        insights={false}
        translations={translations}
        transformSearchClient={adapter.transform}
        hitComponent={rowComponent}
        navigator={{navigate: ({itemUrl}) => navigate(itemUrl)}}
        onAskAiToggle={() => undefined}
        onClose={onClose}
      />
    ),
    [adapter, first, navigate, onClose, scrollY],
  );

  return (
    <NavigateContext.Provider value={navigate}>
      {/* Listens for what goes on in DocSearch's input; it is no control of its own. */}
      <div
        ref={root}
        className={styles.modal}
        onKeyDownCapture={onKeyDownCapture}
        onInput={(event) => setTyped((event.target as HTMLInputElement).value)}
        onReset={() => setTyped('')}
      >
        {modal}
      </div>
      {hosts &&
        createPortal(
          <>
            {status?.state === 'found' && typed.trim() !== '' && (
              <SearchScopes counts={status.counts} scope={scope} onChoose={choose} />
            )}
            <SearchPanel
              typed={typed}
              status={status}
              onExample={(example) => type(input()!, example)}
              onRetry={() => askAgain(input()!)}
              onLeave={onClose}
            />
          </>,
          hosts.above,
        )}
      {hosts &&
        createPortal(
          <>
            {typed.trim() !== '' && (
              <a
                className={styles.contact}
                href={resultsPath}
                onClick={(event) => {
                  event.preventDefault();
                  navigate(resultsPath);
                  onClose();
                }}
              >
                {copy.allResults}
              </a>
            )}
            <SiteLink to="about.contact" className={styles.contact} onClick={onClose}>
              {copy.contact}
            </SiteLink>
          </>,
          hosts.footer,
        )}
    </NavigateContext.Provider>
  );
}
