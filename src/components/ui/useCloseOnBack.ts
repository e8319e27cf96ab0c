/** Gives what lies over the page an entry of its own in the history, so that Back closes it and stays on the page. */
import {useEffect, useRef} from 'react';

/**
 * While the component is mounted, Back calls `close`. When it goes for another reason, the entry goes with it, unless a
 * link led on: that link should replace the entry (`replace`), or Back has one step too many.
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
