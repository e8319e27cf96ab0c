/** Scripted walks through the console: each step is a list of actions, and the state at a step is all of them from the start. */
import {reduce, startState, type ConsoleAction, type ConsoleState} from './state';

export const scriptIds = ['morning', 'alert', 'round', 'kitchen', 'shelf'] as const;
export type ScriptId = (typeof scriptIds)[number];

/** How long a step stays, in milliseconds; the longest script takes about twenty seconds. */
export const stepTime = 2900;

interface Script {
  /** What the console shows before the script. */
  readonly start: Partial<ConsoleState>;
  readonly steps: readonly (readonly ConsoleAction[])[];
}

export const scripts: Readonly<Record<ScriptId, Script>> = {
  // All stores; the area; the store that draws most and sells least; its slow hours; their recording; the alert; the ticket.
  morning: {
    start: {},
    steps: [
      [],
      [{type: 'role', role: 'region'}],
      [{type: 'store', store: 's02'}],
      [
        {type: 'tab', tab: 'video'},
        {type: 'camera', camera: 'till'},
        {type: 'seek', minute: 18 * 60 + 6},
      ],
      [
        {type: 'tab', tab: 'alerts'},
        {type: 'alert', alert: 'a1'},
      ],
      [{type: 'decide', alert: 'a1', decision: 'confirmed'}],
      [{type: 'tab', tab: 'tickets'}],
    ],
  },
  alert: {
    start: {role: 'region', tab: 'alerts', alert: 'a2', camera: 'aisle', minute: 16 * 60 + 40},
    steps: [
      [],
      [{type: 'decide', alert: 'a2', decision: 'confirmed'}],
      [{type: 'tab', tab: 'tickets'}],
      [{type: 'alert', alert: 'a3'}],
      [{type: 'close', alert: 'a3'}],
    ],
  },
  round: {
    start: {role: 'region', tab: 'video', store: 's03', camera: 'entrance', minute: 11 * 60, alert: 'a4'},
    steps: [
      [],
      [{type: 'camera', camera: 'storeroom'}],
      [{type: 'seek', minute: 11 * 60 + 5}],
      [
        {type: 'tab', tab: 'tickets'},
        {type: 'alert', alert: 'a4'},
      ],
    ],
  },
  // The store answers; the area manager, who assigned it, closes.
  kitchen: {
    start: {
      role: 'store',
      store: 's01',
      tab: 'alerts',
      alert: 'a3',
      camera: 'kitchen',
      minute: 12 * 60 + 18,
      answered: ['a4'],
    },
    steps: [
      [],
      [
        {type: 'tab', tab: 'tickets'},
        {type: 'answer', alert: 'a3'},
      ],
      [
        {type: 'role', role: 'region'},
        {type: 'close', alert: 'a3'},
      ],
    ],
  },
  shelf: {
    start: {role: 'region', store: 's04', tab: 'alerts', alert: 'a2', camera: 'aisle', minute: 16 * 60 + 40},
    steps: [[], [{type: 'decide', alert: 'a2', decision: 'confirmed'}], [{type: 'tab', tab: 'tickets'}]],
  },
};

/** What a console with this script shows at first. */
export const scriptStart = (id: ScriptId): ConsoleState => ({...startState, ...scripts[id].start});

/** What it shows at a step, counted from 0; beyond the ends it stays there. */
export const stateAt = (id: ScriptId, step: number): ConsoleState =>
  scripts[id].steps
    .slice(0, Math.max(0, step) + 1)
    .flat()
    .reduce(reduce, scriptStart(id));

/** A script on its way: the step it is at, nothing before it was started, and whether it goes on by itself. */
export interface Progress {
  readonly step: number | null;
  readonly playing: boolean;
}

export type ProgressAction = 'play' | 'pause' | 'next' | 'back' | 'tick' | 'restart';

/** Moves a script of `length` steps. Stepping by hand, and the last step, stop the playing. */
export function progress({step, playing}: Progress, action: ProgressAction, length: number): Progress {
  const last = length - 1;
  switch (action) {
    case 'play':
      return {step: step === null || step >= last ? 0 : step, playing: true};
    case 'restart':
      return {step: 0, playing: false};
    case 'pause':
      return {step, playing: false};
    case 'next':
      return {step: step === null ? 0 : Math.min(last, step + 1), playing: false};
    case 'back':
      return {step: step === null ? null : Math.max(0, step - 1), playing: false};
    case 'tick': {
      if (!playing || step === null) return {step, playing};
      const next = Math.min(last, step + 1);
      return {step: next, playing: next < last};
    }
  }
}
