/** A console as a page shows it: the roles, the walkthrough, and the window with the sections the page asks for. */
import copy from '@copy/demos/console';
import {ChoiceBar} from '@site/src/features/calculators/ChoiceBar';
import {type ComponentType, useEffect, useEffectEvent} from 'react';
import {captionsOf} from './captions';
import {roleCodec, roles, type Role} from './model/roles';
import type {ScriptId} from './model/script';
import type {ConsoleState, TabId} from './model/state';
import {useScript} from './useScript';
import {AlertQueue} from './views/AlertQueue';
import {Board} from './views/Board';
import {ConsoleFrame} from './views/ConsoleFrame';
import {ScriptBar} from './views/ScriptBar';
import {Tickets} from './views/Tickets';
import {Video, type VideoProps} from './views/Video';

export interface ConsoleProps {
  readonly script: ScriptId;
  readonly tabs: readonly TabId[];
  /** What is different from the script's start. */
  readonly start?: Partial<ConsoleState>;
  /** Roles to switch between; none where the page is about one of them. */
  readonly withRoles?: boolean;
  /** It opens with a camera's picture, the largest of the page's first view. */
  readonly isFirstPicture?: boolean;
}

const sections: Readonly<Record<TabId, ComponentType<VideoProps>>> = {
  board: Board,
  video: Video,
  alerts: AlertQueue,
  tickets: Tickets,
};

export function Console({script, tabs, start, withRoles = false, isFirstPicture}: ConsoleProps) {
  const {state, act, at, go} = useScript(script, start);
  const Open = sections[state.tab];
  const setRole = (role: Role) => {
    act({type: 'role', role});
    const url = new URL(window.location.href);
    roleCodec.write(role, url.searchParams);
    window.history.replaceState(window.history.state, '', url);
  };
  // The server renders the start; after hydration the address decides.
  const readRole = useEffectEvent(() => {
    const role = withRoles ? roleCodec.read(new URLSearchParams(window.location.search)) : undefined;
    if (role) act({type: 'role', role});
  });
  useEffect(() => readRole(), []);
  return (
    <div data-console={script} data-query={withRoles ? 'role' : undefined}>
      <ScriptBar progress={at} captions={captionsOf(script)} onAct={go}>
        {withRoles && (
          <ChoiceBar
            label={copy.account}
            // The one shown first stands first: a page about a store goes from there to head office.
            choices={(start?.role === 'store' ? [...roles].reverse() : roles).map((id) => ({
              id,
              label: copy.roles[id],
            }))}
            value={state.role}
            onChange={setRole}
          />
        )}
      </ScriptBar>
      <ConsoleFrame state={state} dispatch={act} tabs={tabs}>
        <Open state={state} dispatch={act} isFirstPicture={isFirstPicture} />
      </ConsoleFrame>
    </div>
  );
}
