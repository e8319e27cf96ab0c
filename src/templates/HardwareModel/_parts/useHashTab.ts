/** The chosen tab stands in the address as a hash, so that a link can lead to it: `…/k3#size-drawing`. */
import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/** A hash belongs to a tab if it is its id or begins with it: `#parameters-3` is in `parameters`. */
const tabOf = <T extends string>(ids: readonly T[], hash: string): T | undefined =>
  ids.find((id) => hash === `#${id}` || hash.startsWith(`#${id}-`));

/**
 * The server renders the first tab; after hydration the address decides and the place named by the hash is brought
 * into view. Choosing a tab replaces the history entry.
 */
export function useHashTab<T extends string>(ids: readonly [T, ...T[]]): readonly [T, (id: T) => void] {
  const history = useHistory();
  const {hash} = useLocation();
  const [tab, setTab] = useState<T>(ids[0]);
  useEffect(() => {
    const named = tabOf(ids, hash);
    if (named) setTab(named);
  }, [ids, hash]);
  // A hidden panel cannot be scrolled to: only once its tab is chosen.
  useEffect(() => {
    if (tabOf(ids, hash) === tab) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ids, hash, tab]);
  const choose = (id: T) => {
    setTab(id);
    history.replace({...history.location, hash: `#${id}`});
  };
  return [tab, choose];
}
