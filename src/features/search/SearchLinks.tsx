/** Ways on from the foot of the search modal: the page of all results, and a person. */
import copy from '@copy/search';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SiteLink, useSitePath} from '../../components/ui/SiteLink';
import styles from './SearchDialog.module.css';
import {queryParameter} from '@site/src/site/searchAddress';

export interface SearchLinksProps {
  readonly typed: string;
  /** Goes to a page without leaving the modal. */
  readonly onNavigate: (url: string) => void;
  readonly onClose: () => void;
}

export function SearchLinks({typed, onNavigate, onClose}: SearchLinksProps) {
  const results = useBaseUrl(useSitePath('search'));
  const resultsPath = `${results}?${new URLSearchParams({[queryParameter]: typed.trim()}).toString()}`;
  return (
    <>
      {typed.trim() !== '' && (
        <a
          className={styles.contact}
          href={resultsPath}
          onClick={(event) => {
            event.preventDefault();
            onNavigate(resultsPath);
            onClose();
          }}
        >
          {copy.allResults}
        </a>
      )}
      <SiteLink to="about.contact" className={styles.contact} onClick={onClose}>
        {copy.contact}
      </SiteLink>
    </>
  );
}
