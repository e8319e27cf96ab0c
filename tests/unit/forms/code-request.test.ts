/** Every state of a code with every event; the table is that of `src/features/forms/README.md`. */
import {describe, expect, it} from '@jest/globals';
import {
  canRequestCode,
  type CodeEvent,
  codeReducer,
  type CodeState,
  noCode,
} from '../../../src/features/forms/lead/codeRequest';

const states = {
  idle: noCode,
  sending: {kind: 'sending'},
  'sent, counting': {kind: 'sent', secondsLeft: 2},
  'sent, over': {kind: 'sent', secondsLeft: 0},
  'limited, counting': {kind: 'limited', retryAfter: 30, secondsLeft: 2},
  'limited, last second': {kind: 'limited', retryAfter: 30, secondsLeft: 1},
  'limited for no time': {kind: 'limited', retryAfter: 0, secondsLeft: 0},
  stale: {kind: 'stale'},
  unreachable: {kind: 'unreachable'},
} satisfies Record<string, CodeState>;
type Name = keyof typeof states;

const events = {
  requested: {type: 'requested'},
  'answered: ok': {type: 'answered', result: {kind: 'ok', data: {resendAfter: 45}}},
  'answered: ok, no time': {type: 'answered', result: {kind: 'ok', data: {}}},
  'answered: limited': {type: 'answered', result: {kind: 'limited', retryAfter: 20}},
  'answered: refused': {type: 'answered', result: {kind: 'refused', code: 301022, fields: {}}},
  'answered: unreachable': {type: 'answered', result: {kind: 'unreachable'}},
  failed: {type: 'failed'},
  ticked: {type: 'ticked'},
  resumed: {type: 'resumed', secondsLeft: 40},
  usedUp: {type: 'usedUp'},
} satisfies Record<string, CodeEvent>;

const ready: readonly Name[] = ['idle', 'sent, over', 'limited for no time', 'stale', 'unreachable'];
const all = Object.keys(states) as readonly Name[];

/** What follows. A state that is not named ignores the event. */
const transitions: Record<keyof typeof events, readonly (readonly [from: readonly Name[], to: CodeState])[]> = {
  requested: [[ready, states.sending]],
  'answered: ok': [[['sending'], {kind: 'sent', secondsLeft: 45}]],
  'answered: ok, no time': [[['sending'], {kind: 'sent', secondsLeft: 60}]],
  'answered: limited': [[['sending'], {kind: 'limited', retryAfter: 20, secondsLeft: 20}]],
  'answered: refused': [[['sending'], noCode]],
  'answered: unreachable': [[['sending'], states.unreachable]],
  failed: [[['sending', ...ready], states.unreachable]],
  ticked: [
    [['sent, counting'], {kind: 'sent', secondsLeft: 1}],
    [['limited, counting'], {kind: 'limited', retryAfter: 30, secondsLeft: 1}],
    [['limited, last second'], noCode],
  ],
  resumed: [[['idle'], {kind: 'sent', secondsLeft: 40}]],
  usedUp: [[all.filter((name) => name !== 'sending'), states.stale]],
};

describe.each(Object.entries(events))('%s', (event, value) => {
  it.each(Object.entries(states))('in %s', (name, state: CodeState) => {
    const next = transitions[event as keyof typeof events].find(([from]) => from.includes(name as Name))?.[1];
    if (next) expect(codeReducer(state, value)).toEqual(next);
    // The same object: `dispatch` says by it whether the event counted.
    else expect(codeReducer(state, value)).toBe(state);
  });
});

it('another code may be asked for unless one is on its way or a countdown runs', () => {
  expect(all.filter((name) => canRequestCode(states[name]))).toEqual(ready);
});
