/** Gives an overlay a history entry of its own, so that Back closes it and stays on the page. */
import {useEffect, useRef} from 'react';

/** How many overlays lie over the page in an entry of the history: a sheet may open from the drawer. */
const depthOf = (state: unknown): number => Number((state as {overlay?: number} | null)?.overlay ?? 0);

/**
 * From now on Back calls `close`.
 *
 * @returns what is to be called when the overlay is gone; it removes the entry unless Back did, or a link was followed: that link
 * should replace the entry (`replace`), or Back has one step too many
 */
export function closeOnBack(close: () => void): () => void {
  const depth = depthOf(window.history.state) + 1;
  window.history.pushState({...window.history.state, overlay: depth}, '');
  let left = false;
  const onPopState = ({state}: PopStateEvent) => {
    // An overlay above this one was left.
    if (depthOf(state) >= depth) return;
    left = true;
    close();
  };
  window.addEventListener('popstate', onPopState);
  return () => {
    window.removeEventListener('popstate', onPopState);
    if (!left && depthOf(window.history.state) === depth) window.history.back();
  };
}

/** While the component is mounted, Back calls `close`. */
export function useCloseOnBack(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => closeOnBack(() => latest.current()), []);
}
