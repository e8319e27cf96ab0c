/**
 * What opens search: the button in the header and the box on the support home and the 404 page. Both are forms that
 * send `?q=` to the page of results, so that a tap is not lost where script has not started.
 */
import copy from '@copy/search';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {versionOf} from '@site/plugins/search/schema';
import {useLocale} from '@site/src/site/useLocale';
import {type FormEvent, useId} from 'react';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {useSitePath} from '../ui/SiteLink';
import styles from './Search.module.css';
import {openSearch, queryParameter, warmSearch} from './store';
import {useHostedSearch} from './useHostedSearch';

function useIntent() {
  const baseUrl = useBaseUrl('/');
  const language = useLocale() === 'en' ? 'en' : 'zh';
  const hosted = useHostedSearch();
  const warm = () => warmSearch({baseUrl, language, hosted, version: versionOf(`/${window.location.pathname.slice(baseUrl.length)}`)});
  return {onPointerEnter: warm, onFocus: warm};
}

/** Where the forms lead without script. */
const useResultsPath = () => useBaseUrl(useSitePath('search'));

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
      }}>
      <button type="submit" name={queryParameter} value="" className={styles.button} aria-label={copy.buttonLabel} aria-haspopup="dialog" {...intent}>
        <Icon name="search" />
        <span>{copy.button}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
    </form>
  );
}

export interface SearchBoxProps {
  readonly placeholder: string;
  /** Name of the field for those who do not see it. */
  readonly label: string;
  readonly buttonLabel: string;
  readonly id?: string;
}

/** The large box of a page whose purpose is to search; it opens the dialog. */
export const SearchBox = (props: SearchBoxProps) => <SearchField {...props} onSearch={openSearch} />;

export interface SearchFieldProps extends SearchBoxProps {
  /** What the field starts with. */
  readonly value?: string;
  readonly onSearch: (query: string) => void;
}

/** The large box by itself. */
export function SearchField({placeholder, label, buttonLabel, id, value, onSearch}: SearchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const intent = useIntent();
  const results = useResultsPath();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(queryParameter) ?? '').trim());
  };
  return (
    <form role="search" action={results} className={styles.box} onSubmit={onSubmit}>
      <label htmlFor={inputId}>
        <Icon name="search" size={24} />
        <span className="sr">{label}</span>
      </label>
      <input id={inputId} name={queryParameter} type="search" placeholder={placeholder} defaultValue={value} autoComplete="off" enterKeyHint="search" maxLength={512} {...intent} />
      <Button type="submit">{buttonLabel}</Button>
    </form>
  );
}
