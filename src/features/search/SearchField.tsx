/** The large box of a page whose purpose is to search. Apart from the header's button, which every page loads. */
import {type FormEvent, useId} from 'react';
import {Button} from '../../components/ui/Button';
import {Icon} from '../../components/ui/Icon';
import {useIntent, useResultsPath} from './intent';
import styles from './Search.module.css';
import {queryParameter} from '@site/src/site/searchAddress';
import {openSearch} from './state';

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
      <input
        id={inputId}
        name={queryParameter}
        type="search"
        placeholder={placeholder}
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={512}
        {...intent}
      />
      <Button type="submit">{buttonLabel}</Button>
    </form>
  );
}
