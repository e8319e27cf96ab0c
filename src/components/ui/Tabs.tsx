/**
 * Tabs after the ARIA pattern: arrow keys, Home and End move and select. Every panel is in the HTML, so that it can be
 * read without script and found by search; the ones not chosen are hidden. Tabs that choose from one thing share a panel.
 */
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useId, useRef, useState} from 'react';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** None where the tabs share a panel. A function can leave out what only the chosen one needs, such as its picture. */
  readonly panel?: ReactNode | ((isChosen: boolean) => ReactNode);
}

export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly initial?: string;
  /** `bar`: a line of tabs above. `rail`: large names at the left, a line on phones. */
  readonly look?: 'bar' | 'rail';
  /** The one panel of all tabs, as the chosen one shows it. */
  readonly children?: (selected: string | undefined) => ReactNode;
}

export function Tabs({label, items, initial, look = 'bar', children}: TabsProps) {
  const prefix = useId();
  const panelOf = (id: string) => (children ? `${prefix}-panel` : `${prefix}-panel-${id}`);
  const [selected, select] = useState(initial ?? items[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const index = items.findIndex((item) => item.id === selected);
    const last = items.length - 1;
    const next = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = items[(next + items.length) % items.length];
    if (!target) return;
    select(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  }

  return (
    <div className={styles[look]}>
      <div
        className={styles.list}
        role="tablist"
        aria-label={label}
        aria-orientation={look === 'rail' ? 'vertical' : 'horizontal'}
        tabIndex={-1}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {items.map(({id, label: name}) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            data-tab={id}
            aria-selected={id === selected}
            aria-controls={panelOf(id)}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {children ? (
        <div
          role="tabpanel"
          id={`${prefix}-panel`}
          aria-labelledby={`${prefix}-tab-${selected}`}
          className={clsx(styles.panel)}
        >
          {children(selected)}
        </div>
      ) : (
        items.map(({id, panel}) => (
          <div
            key={id}
            role="tabpanel"
            id={panelOf(id)}
            aria-labelledby={`${prefix}-tab-${id}`}
            hidden={id !== selected}
            className={clsx(styles.panel)}
          >
            {typeof panel === 'function' ? panel(id === selected) : panel}
          </div>
        ))
      )}
    </div>
  );
}
