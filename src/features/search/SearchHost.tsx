/**
 * The one search dialog of the site, mounted in the root. The frame and its input are here, so that search opens and
 * accepts input at once; the search itself is loaded into it.
 */
import copy from '@copy/shell';
import {useHistory, useLocation} from '@docusaurus/router';
import {type KeyboardEvent, lazy, startTransition, Suspense, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {LoadBoundary} from '../navigation/LoadBoundary';
import {afterPaint} from '../../components/ui/afterPaint';
import {Icon} from '../../components/ui/Icon';
import {showModal} from '../../components/ui/modal';
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
        // The dialog was opened to type.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
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
  // A layout effect, before the children's effects focus the input: a closed dialog cannot be focused.
  useLayoutEffect(() => showModal(dialog.current!, closeSearch), []);
  // The frame is painted before the modal is rendered: feedback is immediate, and phones open the keyboard for
  // an input that is focused within the tap.
  const [ready, setReady] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setReady(true))), []);
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
          <Suspense fallback={waiting}>
            {ready ? <SearchDialog initialQuery={query} remembered={remembered} onClose={closeSearch} /> : waiting}
          </Suspense>
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
    closeSearch();
    // The first page of a visit is a POP too, also when it was opened or reloaded.
    const isBack = isFirst.current ? isBackOrForward() : action === 'POP';
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
