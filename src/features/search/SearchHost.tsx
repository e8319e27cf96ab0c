/**
 * The one search dialog of the site, mounted in the root. The frame and its input are here, so that search opens and
 * accepts input at once; the search itself is loaded into it.
 */
import copy from '@copy/shell';
import {useHistory, useLocation} from '@docusaurus/router';
import {type KeyboardEvent, lazy, Suspense, useEffect, useLayoutEffect, useRef} from 'react';
import {LoadBoundary} from '../navigation/LoadBoundary';
import {Icon} from '../../components/ui/Icon';
import {showModal} from '../../components/ui/modal';
import {WhenPainted} from '../../components/ui/WhenPainted';
import styles from './Search.module.css';
import {isBackOrForward, searchOf} from './restore';
import {closeSearch, loadModal, openSearch, type SearchState, typeAhead, useSearch} from './state';

const SearchDialog = lazy(loadModal);

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function onShortcut(event: globalThis.KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const command = event.ctrlKey || event.metaKey;
  const wanted = command ? event.key.toLowerCase() === 'k' && !event.shiftKey : event.key === '/';
  // No shortcut while a dialog is open.
  if (!wanted || isField(event.target) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  openSearch();
}

/** Placeholder until the modal's code is loaded: an input that keeps what is typed. */
function Waiting({query}: {readonly query: string}) {
  return (
    <div className={styles.waiting}>
      <Icon name="search" size={24} />
      <input
        type="search"
        value={query}
        placeholder={copy.search.placeholder}
        aria-label={copy.search.name}
        autoComplete="off"
        onChange={(event) => typeAhead(event.currentTarget.value)}
      />
    </div>
  );
}

/** Esc: a search input would clear itself first; during IME composition it cancels the composition. */
function onEscape(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  closeSearch();
}

function Frame({query, remembered}: Pick<SearchState, 'query' | 'remembered'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const close = showModal(dialog.current!, closeSearch);
    // React's `autoFocus` came before: what lies in a closed dialog cannot be focused.
    dialog.current!.querySelector('input')?.focus();
    return close;
  }, []);
  const waiting = <Waiting query={query} />;
  return (
    // Esc is the keyboard's way to the same.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.backdrop}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) closeSearch();
      }}
    >
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={copy.search.name}
        aria-modal="true"
        onKeyDownCapture={onEscape}
      >
        <LoadBoundary>
          {/* Phones open the keyboard for an input that is focused within the tap: the one of the frame. */}
          <WhenPainted fallback={waiting}>
            <Suspense fallback={waiting}>
              <SearchDialog initialQuery={query} remembered={remembered} onClose={closeSearch} />
            </Suspense>
          </WhenPainted>
        </LoadBoundary>
      </dialog>
    </div>
  );
}

export function SearchHost() {
  const {open, query, remembered} = useSearch();
  const {pathname, state} = useLocation();
  const {action} = useHistory();
  const isFirst = useRef(true);

  useEffect(() => {
    // A result that is opened first writes into the entry of this page what is to come back.
    if (action === 'REPLACE') return;
    // The first page of a visit is a POP too, also when it was opened or reloaded. A tap can come before this effect: what it opened stays.
    const isBack = isFirst.current ? isBackOrForward() : action === 'POP';
    if (!isFirst.current) closeSearch();
    isFirst.current = false;
    const search = isBack ? searchOf(state) : undefined;
    if (search) openSearch(search.query, search);
  }, [action, pathname, state]);
  useEffect(() => {
    document.addEventListener('keydown', onShortcut);
    return () => document.removeEventListener('keydown', onShortcut);
  }, []);

  return open && <Frame query={query} remembered={remembered} />;
}
