import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/**
 * Opens the disclosure that the address leads into. Browsers do it themselves for an address that is typed or a plain link, without
 * script; this is for links of the menus, and for older browsers.
 */
export function useOpenedAnchor(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const fold = target?.closest('details');
    if (!target || !fold || fold.open) return;
    fold.open = true;
    target.scrollIntoView();
  }, [hash]);
}
