import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {layers, type Layer} from './layerKeys';

/** The layer that is shown. A hash opens its layer, and choosing one writes the hash. */
export function useLayer(): readonly [selected: Layer, choose: (id: Layer) => void] {
  const [selected, select] = useState<Layer>('vpaas');
  const location = useLocation();

  useEffect(() => {
    const id = layers.find((layer) => location.hash === `#${layer}`);
    if (!id) return undefined;
    // The panel has to be visible before the window can scroll to it.
    const task = setTimeout(() => {
      flushSync(() => select(id));
      document.getElementById(id)?.scrollIntoView();
    });
    return () => clearTimeout(task);
  }, [location]);

  function choose(id: Layer) {
    select(id);
    window.history.replaceState(window.history.state, '', `#${id}`);
  }

  return [selected, choose];
}
