/**
 * What opens search: the button in the header and the box on the support home and the 404 page. Both are forms that
 * send `?q=` to the page they stand on, so that a tap is not lost where script has not started; the host reads it.
 */
import copy from '@copy/search';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {versionOf} from '@site/plugins/search/schema';
import {useLocale} from '@site/src/site/useLocale';
import {type FormEvent, useId} from 'react';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import styles from './Search.module.css';
import {openSearch, queryParameter, warmSearch} from './store';

function useIntent() {
  const baseUrl = useBaseUrl('/');
  const language = useLocale() === 'en' ? 'en' : 'zh';
  const warm = () => warmSearch({baseUrl, language, version: versionOf(`/${window.location.pathname.slice(baseUrl.length)}`)});
  return {onPointerEnter: warm, onFocus: warm};
}

/** Magnifier, word and key hint; the magnifier alone below 1264 px. */
export function SearchButton() {
  const intent = useIntent();
  return (
    <form
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

/** The large box of a page whose purpose is to search. */
export function SearchBox({placeholder, label, buttonLabel, id}: SearchBoxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const intent = useIntent();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    openSearch(String(new FormData(event.currentTarget).get(queryParameter) ?? '').trim());
  };
  return (
    <form role="search" className={styles.box} onSubmit={onSubmit}>
      <label htmlFor={inputId}>
        <Icon name="search" size={24} />
        <span className="sr">{label}</span>
      </label>
      <input id={inputId} name={queryParameter} type="search" placeholder={placeholder} autoComplete="off" enterKeyHint="search" maxLength={512} {...intent} />
      <Button type="submit">{buttonLabel}</Button>
    </form>
  );
}
