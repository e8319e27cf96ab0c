import {type RefObject, useLayoutEffect, useState} from 'react';
import styles from './DocSearchDialog.module.css';

export interface PortalHosts {
  /** Between the input and the list of results. */
  readonly above: Element;
  readonly footer: Element;
}

/** Elements among DocSearch's own for what we put beside its parts; null until they are there. */
export function usePortalHosts(root: RefObject<HTMLElement | null>, initialQuery: string): PortalHosts | null {
  const [hosts, setHosts] = useState<PortalHosts | null>(null);
  useLayoutEffect(() => {
    const bar = root.current?.querySelector('.DocSearch-SearchBar');
    const footer = root.current?.querySelector('.DocSearch-Footer');
    if (!bar || !footer) return;
    const above = document.createElement('div');
    bar.after(above);
    setHosts({
      above,
      footer: footer.appendChild(Object.assign(document.createElement('div'), {className: styles.feet})),
    });

    // DocSearch fills its input and takes the focus a moment later; what is typed in between must not be lost.
    const field = bar.querySelector('input');
    if (!field) return;
    field.value = initialQuery;
    field.focus();
    field.setSelectionRange(initialQuery.length, initialQuery.length);
  }, [root, initialQuery]);
  return hosts;
}
