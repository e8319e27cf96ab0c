/**
 * The one search dialog of the site, mounted in the root. The frame and its input are here, so that search opens and
 * takes keystrokes at once; DocSearch arrives inside it.
 */
import copy from '@copy/shell';
import {useLocation} from '@docusaurus/router';
import {type KeyboardEvent, lazy, startTransition, Suspense, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {LoadBoundary} from '../navigation/LoadBoundary';
import {Icon} from '../../components/ui/Icon';
import styles from './Search.module.css';
import {closeSearch, loadModal, openSearch, typeAhead, useSearch} from './store';

const SearchModal = lazy(loadModal);

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function onShortcut(event: globalThis.KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const command = event.ctrlKey || event.metaKey;
  const wanted = command ? event.key.toLowerCase() === 'k' && !event.shiftKey : event.key === '/';
  // A dialog that is open keeps the keyboard to itself.
  if (!wanted || isField(event.target) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  openSearch();
}

/** What is seen until the code of the modal is there: an input that keeps what is typed. */
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

/** A search input would take the first Esc to clear itself. An input method takes it to give up what is being composed. */
function onEscape(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  closeSearch();
}

function Frame({query}: {readonly query: string}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside, which put the focus into the input: a closed dialog takes no focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const trigger = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // Chromium gives the focus back to a field, but not the caret, when the dialog leaves the document with it.
      if (trigger instanceof HTMLInputElement) {
        setTimeout(() => {
          if (document.activeElement !== trigger) return;
          trigger.blur();
          trigger.focus({preventScroll: true});
        });
      }
    };
  }, []);
  // The frame is painted before the modal is built: the tap is answered at once, and phones bring up the keyboard for
  // an input that takes the focus within the tap.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setReady(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  const waiting = <Waiting query={query} />;
  return (
    // A press on the backdrop targets the dialog itself; Esc is the keyboard's way to the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={copy.search.name}
      onKeyDownCapture={onEscape}
      onCancel={(event) => {
        event.preventDefault();
        closeSearch();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) closeSearch();
      }}
    >
      <LoadBoundary>
        <Suspense fallback={waiting}>
          {ready ? <SearchModal initialQuery={query} onClose={closeSearch} /> : waiting}
        </Suspense>
      </LoadBoundary>
    </dialog>
  );
}

export function SearchHost() {
  const {open, query} = useSearch();
  const {pathname} = useLocation();

  useEffect(() => closeSearch(), [pathname]);
  useEffect(() => {
    document.addEventListener('keydown', onShortcut);
    return () => document.removeEventListener('keydown', onShortcut);
  }, []);

  return open && <Frame query={query} />;
}
