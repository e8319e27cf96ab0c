/**
 * The button in the header. Like every form that opens search it sends `?q=` to the page of results, so that a tap before
 * hydration is not lost.
 */
import copy from '@copy/shell';
import {Icon} from '../../components/ui/Icon';
import {useIntent, useResultsPath} from './intent';
import styles from './Search.module.css';
import {queryParameter} from '@site/src/site/searchAddress';
import {openSearch} from './state';

/** Magnifier, word and key hint; the magnifier alone below 1264 px. */
export function SearchButton() {
  const intent = useIntent();
  const results = useResultsPath();
  return (
    <form
      action={results}
      className={styles.opener}
      onSubmit={(event) => {
        event.preventDefault();
        openSearch();
      }}
    >
      <button
        type="submit"
        name={queryParameter}
        value=""
        className={styles.button}
        aria-label={copy.search.hint}
        aria-haspopup="dialog"
        {...intent}
      >
        <Icon name="search" />
        <span>{copy.search.name}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
    </form>
  );
}
