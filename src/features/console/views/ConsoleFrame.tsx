/** The window of the web console: account, store switcher, day, and the sections as tabs with one panel. */
import copy from '@copy/demos/console';
import {Badge} from '@site/src/components/ui/Badge';
import {Icon, type IconName} from '@site/src/components/ui/Icon';
import {type KeyboardEvent, type ReactNode, useId, useRef} from 'react';
import type {StoreId} from '../model/chain';
import {storesOf} from '../model/roles';
import {openAlerts, type ConsoleAction, type ConsoleState, type TabId} from '../model/state';
import {nameOf} from './words';
import styles from './ConsoleFrame.module.css';

export interface ConsoleFrameProps {
  readonly state: ConsoleState;
  readonly dispatch: (action: ConsoleAction) => void;
  /** Sections of this console; one alone has no tabs. */
  readonly tabs: readonly TabId[];
  /** The section that is open. */
  readonly children: ReactNode;
}

const icons: Readonly<Record<TabId, IconName>> = {
  board: 'chart',
  video: 'play',
  alerts: 'warning',
  tickets: 'document',
};

export function ConsoleFrame({state, dispatch, tabs, children}: ConsoleFrameProps) {
  const prefix = useId();
  return (
    <div className={styles.frame} role="group" aria-label={copy.frame} data-lazy-part="">
      <div className={styles.bar}>
        <b className={styles.product}>
          <i aria-hidden="true" />
          {copy.product}
        </b>
        <StoreSwitch state={state} dispatch={dispatch} />
        <span className={styles.day}>{copy.day}</span>
        <Badge tone="warm">{copy.badge}</Badge>
        <span className={styles.account}>{copy.roles[state.role]}</span>
      </div>
      <div className={styles.body}>
        {tabs.length > 1 && <TabList prefix={prefix} tabs={tabs} state={state} dispatch={dispatch} />}
        <div
          className={styles.panel}
          data-lazy-part=""
          {...(tabs.length > 1 && {
            role: 'tabpanel',
            id: `${prefix}panel`,
            'aria-labelledby': `${prefix}${state.tab}`,
          })}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

function StoreSwitch({state: {role, store}, dispatch}: Pick<ConsoleFrameProps, 'state' | 'dispatch'>) {
  const id = useId();
  return (
    <span className={styles.switch}>
      <label className="sr" htmlFor={id}>
        {copy.scope}
      </label>
      <select
        id={id}
        value={store}
        onChange={(event) => dispatch({type: 'store', store: event.target.value as StoreId | 'all'})}
      >
        {role !== 'store' && <option value="all">{copy.all[role]}</option>}
        {storesOf(role).map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one.id)}
          </option>
        ))}
      </select>
    </span>
  );
}

interface TabListProps extends Pick<ConsoleFrameProps, 'state' | 'dispatch' | 'tabs'> {
  readonly prefix: string;
}

/** One tab stop; arrow keys, Home and End move and select. */
function TabList({prefix, tabs, state, dispatch}: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const waiting = openAlerts(state);
  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.indexOf(state.tab);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const target = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length];
    if (!target) return;
    event.preventDefault();
    dispatch({type: 'tab', tab: target});
    list.current?.querySelector<HTMLElement>(`[data-tab="${target}"]`)?.focus();
  }
  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      tabIndex={-1}
      aria-label={copy.tabsLabel}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${prefix}${tab}`}
          data-tab={tab}
          aria-selected={tab === state.tab}
          aria-controls={`${prefix}panel`}
          tabIndex={tab === state.tab ? 0 : -1}
          onClick={() => dispatch({type: 'tab', tab})}
        >
          <Icon name={icons[tab]} />
          {copy.tabs[tab]}
          {tab === 'alerts' && waiting > 0 && (
            <span className={styles.count} aria-label={copy.waiting(waiting)}>
              {waiting}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
