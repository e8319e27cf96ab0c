/** The inspection app on a phone: today's tasks, a picture with a drawn mark, the ticket it becomes, the score. */
import copy from '@copy/demos/console';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import clsx from 'clsx';
import {type KeyboardEvent, useId, useReducer, useRef} from 'react';
import {phoneTabs, startVisit, visitStep, type PhoneTab} from './model/visit';
import styles from './PhoneApp.module.css';
import {PhoneFrame} from './views/PhoneFrame';
import {CheckScreen, ScoreScreen, TicketScreen, TodayScreen} from './views/PhoneScreens';
import {shortOf} from './views/words';

export interface PhoneAppProps {
  readonly id: string;
  readonly tone?: 'plain' | 'tint';
  readonly words: {
    readonly eyebrow: string;
    readonly title: string;
    readonly lead: string;
    /** What each screen is for. */
    readonly screens: Readonly<Record<PhoneTab, string>>;
  };
}

/** The store of the visit. */
const visited = 's04';

const screens = {today: TodayScreen, check: CheckScreen, tickets: TicketScreen, score: ScoreScreen} as const;

export function PhoneApp({id, tone, words}: PhoneAppProps) {
  const prefix = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(visitStep, startVisit);
  const {app} = copy;
  const Screen = screens[state.tab];
  const open = (tab: PhoneTab) => dispatch({type: 'tab', tab});
  function onKeyDown(event: KeyboardEvent) {
    const at = phoneTabs.indexOf(state.tab);
    const last = phoneTabs.length - 1;
    const next = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last}[event.key];
    const target = next === undefined ? undefined : phoneTabs[(next + phoneTabs.length) % phoneTabs.length];
    if (!target) return;
    event.preventDefault();
    open(target);
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${target}"]`)?.focus();
  }
  return (
    <Section id={id} tone={tone}>
      <div className={styles.app}>
        <div>
          <SectionHead {...words} />
          <ol className={styles.screens}>
            {phoneTabs.map((tab) => (
              <li key={tab} className={clsx(tab === state.tab && styles.current)}>
                <button type="button" aria-pressed={tab === state.tab} onClick={() => open(tab)}>
                  {app.tabs[tab]}
                </button>
                <p>{words.screens[tab]}</p>
              </li>
            ))}
          </ol>
        </div>
        <PhoneFrame
          title={app.titles[state.tab]}
          note={app.notes[state.tab](shortOf(visited))}
          label={app.frame}
          foot={
            <div
              ref={tabs}
              className={styles.tabs}
              role="tablist"
              tabIndex={-1}
              aria-label={app.tabsLabel}
              onKeyDown={onKeyDown}
            >
              {phoneTabs.map((tab) => (
                <button
                  key={tab}
                  type="button"
                  role="tab"
                  id={`${prefix}${tab}`}
                  data-tab={tab}
                  aria-selected={tab === state.tab}
                  aria-controls={`${prefix}panel`}
                  tabIndex={tab === state.tab ? 0 : -1}
                  onClick={() => open(tab)}
                >
                  {app.tabs[tab]}
                </button>
              ))}
            </div>
          }
        >
          <div role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${state.tab}`}>
            <Screen state={state} dispatch={dispatch} />
          </div>
        </PhoneFrame>
      </div>
    </Section>
  );
}
