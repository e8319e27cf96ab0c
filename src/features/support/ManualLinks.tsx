/**
 * Links to the printed files of a manual's page. Pages are built before the files are printed, so the build fills this
 * element in the finished HTML (`scripts/manuals`) and React never owns what is inside. A page that came by a navigation
 * reads the list.
 */
import words from '@copy/manual-files';
import {useEffect, useRef, useState} from 'react';
import {manualListPath, manualLinks, type ManualFiles} from './manualFile';
import styles from './ManualLinks.module.css';

let list: Promise<ManualFiles> | undefined;

/** The list, once per visit. What cannot be read is as good as none. */
const loadList = (): Promise<ManualFiles> =>
  (list ??= fetch(manualListPath)
    .then((response) => (response.ok ? (response.json() as Promise<ManualFiles>) : {}))
    .catch(() => ({})));

interface ManualLinksProps {
  /** Full pathname of the manual's page. */
  readonly page: string;
  /** Only the manual itself, for lists. */
  readonly short?: boolean;
}

export function ManualLinks({page, short = false}: ManualLinksProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [html, setHtml] = useState('');
  useEffect(() => {
    if (place.current?.firstChild) return undefined;
    let isShown = true;
    void loadList().then((files) => isShown && setHtml(manualLinks(files[page], words, short)));
    return () => {
      isShown = false;
    };
  }, [page, short]);
  return (
    <span
      ref={place}
      className={styles.files}
      data-manual-files={page}
      {...(short && {'data-short': ''})}
      data-search-skip
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
