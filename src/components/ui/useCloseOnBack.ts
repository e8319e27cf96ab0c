/** Gives an overlay a history entry of its own, so that Back closes it and stays on the page. */
import {useEffect, useRef} from 'react';

/**
 * While the component is mounted, Back calls `close`. Unmounting for another reason removes the entry, unless a link was
 * followed: that link should replace the entry (`replace`), or Back has one step too many.
 */
export function useCloseOnBack(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);

  useEffect(() => {
    window.history.pushState({...window.history.state, overlay: true}, '');
    let left = false;
    const onPopState = () => {
      left = true;
      latest.current();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      if (!left && window.history.state?.overlay) window.history.back();
    };
  }, []);
}
