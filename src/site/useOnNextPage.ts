import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/**
 * Calls a function when the page has changed; not for the first page, because a tap can come before the effects of its first
 * render, and what that tap opened has to stay.
 * @param onNextPage stable (`useCallback`), or the effect runs with every render
 */
export function useOnNextPage(onNextPage: () => void): void {
  const {pathname} = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    onNextPage();
  }, [pathname, onNextPage]);
}
