/** The results of the dialog: options of the field above, each a link, pages with their sections below them. */
import copy from '@copy/search';
import {useEffect, useRef} from 'react';
import {isPlainClick} from './plainClick';
import type {Row, RowGroup} from './rows';
import {RowContent, SectionContent} from './SearchRow';
import rowStyles from './SearchRow.module.css';
import styles from './SearchDialog.module.css';

/** Id of a row, for the field that says which one is active. */
export const optionId = (row: Row): string => `search-${row.id}`;

interface OptionProps {
  readonly row: Row;
  readonly isSection: boolean;
  readonly isActive: boolean;
  readonly onOpen: (row: Row) => void;
}

function Option({row, isSection, isActive, onOpen}: OptionProps) {
  return (
    <a
      id={optionId(row)}
      href={row.url}
      role="option"
      aria-selected={isActive}
      // The field keeps the focus; keys come to it.
      tabIndex={-1}
      className={isSection ? rowStyles.section : rowStyles.row}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(row);
      }}
    >
      {isSection ? <SectionContent row={row} /> : <RowContent row={row} />}
      <kbd aria-hidden="true">↵</kbd>
    </a>
  );
}

export interface SearchListProps {
  readonly id: string;
  readonly groups: readonly RowGroup[];
  readonly active: Row | undefined;
  readonly onOpen: (row: Row) => void;
}

export function SearchList({id, groups, active, onOpen}: SearchListProps) {
  const list = useRef<HTMLDivElement>(null);
  // Also when the texts of the rows above come later and push it out of view.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({block: 'nearest'});
  }, [active?.id, groups]);
  const option = (row: Row, isSection: boolean) => (
    <Option key={row.id} row={row} isSection={isSection} isActive={row.id === active?.id} onOpen={onOpen} />
  );
  return (
    <div ref={list} id={id} role="listbox" aria-label={copy.page.title}>
      {groups.map(({kind, pages}) => {
        const name = kind ? copy.kinds[kind] : copy.best;
        return (
          <div key={kind ?? 'best'} role="group" aria-label={name}>
            <p className={styles.group} aria-hidden="true">
              {name}
            </p>
            {pages.flatMap(({page, sections}) => [option(page, false), ...sections.map((row) => option(row, true))])}
          </div>
        );
      })}
    </div>
  );
}
