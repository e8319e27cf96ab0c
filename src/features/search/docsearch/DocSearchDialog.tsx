/**
 * DocSearch's modal over the index at Algolia, inside the dialog of `SearchHost`.
 *
 * DocSearch offers no place for the scopes and the notices; they are put beside its parts through portals. Its style
 * sheet is not used: half of it serves the AI assistant, and the mock differs throughout.
 */
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import type {Kind} from '@site/src/features/search/model/schema';
import {needsFullLoad} from '@site/src/features/navigation/documentLinks';
import {loadPage} from '@site/src/features/navigation/loadNavigation';
import {type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {keepRoles} from './aria';
import {SearchLinks} from '../SearchLinks';
import {SearchPanel} from '../SearchPanel';
import {SearchScopes} from '../SearchScopes';
import {useSearchReports} from '../useSearchReports';
import styles from './DocSearchDialog.module.css';
import {DocSearchRow, NavigateContext} from './DocSearchRow';
import {askAgain, inputIn, type} from './input';
import {usePortalHosts} from './usePortalHosts';
import {useSearchAdapter} from './useSearchAdapter';
import {translations} from './words';

const rowComponent = DocSearchRow as unknown as DocSearchModalProps['hitComponent'];

export interface DocSearchDialogProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

export default function DocSearchDialog({initialQuery, onClose}: DocSearchDialogProps) {
  const history = useHistory();
  const root = useRef<HTMLDivElement>(null);
  const [scope, setScope] = useState<Kind | null>(null);
  const [typed, setTyped] = useState(initialQuery);
  const [scrollY] = useState(() => window.scrollY);
  const [first] = useState(initialQuery);

  const hosts = usePortalHosts(root, first);
  const {adapter, language, status} = useSearchAdapter(root, setTyped);
  const onOpened = useSearchReports(status, language);
  const navigate = useCallback(
    (url: string) => {
      if (needsFullLoad(new URL(url, window.location.href).pathname)) loadPage(url);
      else history.push(url);
    },
    [history],
  );
  const open = useCallback(
    (url: string) => {
      onOpened(url);
      navigate(url);
    },
    [navigate, onOpened],
  );
  useEffect(() => (root.current ? keepRoles(root.current) : undefined), []);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    // The dialog holds the focus itself; DocSearch's own trap knows only what was there at first.
    if (event.key === 'Tab') event.stopPropagation();
  };
  const choose = (kind: Kind | null) => {
    setScope(kind);
    adapter.choose(kind);
    const field = inputIn(root.current);
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
        navigator={{navigate: ({itemUrl}) => open(itemUrl)}}
        onAskAiToggle={() => undefined}
        onClose={onClose}
      />
    ),
    [adapter, first, onClose, open, scrollY],
  );

  return (
    <NavigateContext.Provider value={open}>
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
              onExample={(example) => type(inputIn(root.current)!, example)}
              onRetry={() => askAgain(inputIn(root.current)!)}
              onLeave={onClose}
            />
          </>,
          hosts.above,
        )}
      {hosts &&
        createPortal(
          <SearchLinks
            typed={typed}
            onNavigate={(url) => {
              onOpened();
              navigate(url);
            }}
            onClose={onClose}
          />,
          hosts.footer,
        )}
    </NavigateContext.Provider>
  );
}
