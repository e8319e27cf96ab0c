/**
 * The search inside the dialog of `SearchHost`: a field, its results as a list of options, and ways on. Loaded on intent.
 * A site that searches at Algolia gets DocSearch's dialog instead.
 */
import copy from '@copy/search';
import shell from '@copy/shell';
import {useHistory} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import {needsFullLoad} from '@site/src/features/navigation/documentLinks';
import {loadPage} from '@site/src/features/navigation/loadNavigation';
import {type Kind, versionOf} from '@site/src/features/search/model/schema';
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import {
  type KeyboardEvent,
  lazy,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {Icon} from '../../components/ui/Icon';
import {clientFor} from './clients';
import {rememberedIn, type RememberedSearch} from './restore';
import {groupsOf, type Row, rowsIn} from './rows';
import styles from './SearchDialog.module.css';
import {SearchLinks} from './SearchLinks';
import {optionId, SearchList} from './SearchList';
import {SearchPanel} from './SearchPanel';
import {SearchScopes} from './SearchScopes';
import {useDialogSearch} from './useDialogSearch';
import {hostedSearchOf} from './useHostedSearch';
import {useSearchReports} from './useSearchReports';

const hosted = hostedSearchOf(siteConfig);
const DocSearchDialog = lazy(() => import(/* webpackChunkName: "docsearch" */ './docsearch/DocSearchDialog'));

/** Starts to load what the first search needs. The settings of a hosted search stay out of what every page loads. */
export function warm(baseUrl: string, language: SearchLanguage): Promise<void> {
  const version = versionOf(`/${window.location.pathname.slice(baseUrl.length)}`);
  return clientFor({baseUrl, language, version, hosted}).load();
}

export interface SearchDialogProps {
  readonly initialQuery: string;
  /** What the dialog showed when a result was opened, to be shown again. */
  readonly remembered: RememberedSearch | undefined;
  readonly onClose: () => void;
}

/** The row that keys have chosen; undefined as long as none was. */
function useActiveRow(rows: readonly Row[], initial: string | undefined) {
  const [id, setId] = useState(initial);
  const at = rows.findIndex((row) => row.id === id);
  return {
    active: rows[at],
    /** Moves by so many rows; past an end it goes on at the other. */
    move: (by: number): void => {
      const from = at === -1 && by < 0 ? rows.length : at;
      setId(rows[(from + by + rows.length) % rows.length]?.id);
    },
    reset: (): void => setId(undefined),
  };
}

/** Opens a page of the results, from a history entry that remembers them. */
function useOpenPage() {
  const history = useHistory();
  return useCallback(
    (url: string, search?: RememberedSearch) => {
      if (search) history.replace({...history.location, state: rememberedIn(history.location.state, search)});
      if (needsFullLoad(new URL(url, window.location.href).pathname)) loadPage(url);
      else history.push(url);
    },
    [history],
  );
}

function LocalSearch({initialQuery, remembered, onClose}: SearchDialogProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [scope, setScope] = useState<Kind | null>(remembered?.scope ?? null);
  const {typed, language, outcome, status, isSettled, field, search, retry} = useDialogSearch(initialQuery);
  const groups = useMemo(() => (outcome ? groupsOf(outcome, scope) : []), [outcome, scope]);
  const rows = useMemo(() => rowsIn(groups), [groups]);
  const {active, move, reset} = useActiveRow(rows, remembered?.row);
  const onOpened = useSearchReports(status, language, remembered);
  const openPage = useOpenPage();
  /** Enter was pressed before the answer came: its first row is wanted. */
  const [isWaiting, setWaiting] = useState(false);

  // A layout effect, so that a phone opens its keyboard for the tap that opened the dialog.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(initialQuery.length, initialQuery.length);
  }, [initialQuery]);
  const hasRows = rows.length > 0;
  useLayoutEffect(() => {
    if (remembered && hasRows && results.current) results.current.scrollTop = remembered.top;
  }, [remembered, hasRows]);

  const open = useCallback(
    (row: Row) => {
      onOpened(row.url);
      const top = results.current?.scrollTop ?? 0;
      openPage(row.url, {query: typed, scope, row: row.id, top});
    },
    [onOpened, openPage, scope, typed],
  );
  useEffect(() => {
    if (!isWaiting || !isSettled) return;
    setWaiting(false);
    if (rows[0]) open(rows[0]);
  }, [isWaiting, isSettled, open, rows]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Keys of an input method belong to it.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && rows.length > 0) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const row = active ?? rows[0];
    if (!isSettled && !active) {
      search(typed);
      setWaiting(typed.trim() !== '');
    } else if (row && (event.metaKey || event.ctrlKey)) window.open(row.url, '_blank', 'noopener');
    else if (row) open(row);
  }

  const isEmpty = typed.trim() === '';
  const shownGroups = isEmpty ? [] : groups;
  return (
    <div className={styles.search}>
      <form
        className={styles.bar}
        role="search"
        onSubmit={(event) => event.preventDefault()}
        onReset={() => {
          search('');
          reset();
          input.current?.focus();
        }}
      >
        <Icon name="search" size={24} />
        <input
          ref={input}
          type="search"
          role="combobox"
          value={typed}
          placeholder={shell.search.placeholder}
          aria-label={shell.search.name}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={shownGroups.length > 0}
          aria-controls={shownGroups.length > 0 ? listId : undefined}
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={512}
          onKeyDown={onKeyDown}
          {...field}
          onChange={(event) => {
            reset();
            field.onChange(event);
          }}
        />
        {!isEmpty && (
          <button type="reset" className={styles.action} aria-label={copy.clearLabel}>
            {copy.clear}
          </button>
        )}
        <button type="button" className={styles.action} aria-label={copy.closeLabel} onClick={onClose}>
          {copy.close}
        </button>
      </form>
      {status?.state === 'found' && !isEmpty && (
        <SearchScopes counts={status.counts} shown={shownGroups} scope={scope} onChoose={setScope} />
      )}
      <div ref={results} className={styles.results}>
        <SearchPanel
          typed={typed}
          status={status}
          onExample={(example) => {
            search(example);
            input.current?.focus();
          }}
          onRetry={retry}
          onLeave={onClose}
        />
        {shownGroups.length > 0 && <SearchList id={listId} groups={shownGroups} active={active} onOpen={open} />}
      </div>
      <div className={styles.foot}>
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {copy.keys.choose}
          <kbd>↵</kbd> {copy.keys.open}
          <kbd>esc</kbd> {copy.keys.close}
        </p>
        <SearchLinks typed={typed} onNavigate={openPage} onClose={onClose} />
      </div>
    </div>
  );
}

/** What `SearchHost` shows in its dialog. */
export default function SearchDialog(props: SearchDialogProps) {
  return hosted ? (
    <DocSearchDialog initialQuery={props.initialQuery} onClose={props.onClose} />
  ) : (
    <LocalSearch {...props} />
  );
}
