/** Every state of a submission with every event; the table is that of `src/features/forms/README.md`. */
import {describe, expect, it} from '@jest/globals';
import {
  editing,
  submissionReducer,
  type SubmissionEvent,
  type SubmissionState,
} from '../../../src/features/forms/lead/submission';
import type {QueuedLead, WaitingLead} from '../../../src/features/queue/rules';
import type {LeadRequest} from '../../../src/features/forms/schema';

const states = {
  editing,
  sending: {kind: 'sending'},
  limited: {kind: 'limited', retryAfter: 10},
  rejected: {kind: 'rejected', reference: 'R-0'},
  unreachable: {kind: 'unreachable'},
  failed: {kind: 'failed'},
  kept: {kind: 'kept'},
  returned: {kind: 'returned', reason: 'expired'},
  done: {kind: 'done', reference: 'L-0'},
} satisfies Record<string, SubmissionState>;
type Name = keyof typeof states;

const kept = {
  id: '00000000-0000-4000-8000-000000000001',
  form: 'free-cn',
  edition: 'zh-CN',
  page: '/experience',
  savedAt: 0,
} as const;
const waiting: WaitingLead = {...kept, state: 'waiting', body: {} as LeadRequest, attempts: 1, triedAt: 0, nextAt: 0};
const read = (lead?: QueuedLead): SubmissionEvent => ({type: 'recordRead', lead});
const answered = (
  delivery: Extract<SubmissionEvent, {type: 'answered'}>['delivery'],
  hasFieldErrors = false,
): SubmissionEvent => ({type: 'answered', delivery, hasFieldErrors});
const refusal = {kind: 'refused', code: 700007, fields: {}, reference: 'R-1'} as const;

const events = {
  submitted: {type: 'submitted'},
  cleared: {type: 'cleared'},
  failed: {type: 'failed'},
  'answered: ok': answered({kind: 'ok', data: {reference: 'L-1'}}),
  'answered: refused at fields': answered(refusal, true),
  'answered: refused': answered(refusal),
  'answered: limited': answered({kind: 'limited', retryAfter: 30}),
  'answered: unreachable': answered({kind: 'unreachable'}),
  'answered: kept': answered({kind: 'kept'}),
  'record: waiting': read(waiting),
  'record: arrived': read({...kept, state: 'arrived', reference: 'L-1'}),
  'record: returned': read({...kept, state: 'returned', reason: 'code'}),
  'record: gone': read(),
} satisfies Record<string, SubmissionEvent>;

/** What follows. A state that is not named ignores the event. */
const pending: readonly Name[] = ['sending'];
const ready: readonly Name[] = ['editing', 'limited', 'rejected', 'unreachable', 'failed', 'kept', 'returned'];
const transitions: Record<keyof typeof events, readonly (readonly [from: readonly Name[], to: SubmissionState])[]> = {
  submitted: [[ready, states.sending]],
  cleared: [[ready, editing]],
  failed: [[['sending', ...ready.filter((name) => name !== 'kept')], states.failed]],
  'answered: ok': [[pending, {kind: 'done', reference: 'L-1'}]],
  'answered: refused at fields': [[pending, editing]],
  'answered: refused': [[pending, {kind: 'rejected', reference: 'R-1'}]],
  'answered: limited': [[pending, {kind: 'limited', retryAfter: 30}]],
  'answered: unreachable': [[pending, states.unreachable]],
  'answered: kept': [[pending, states.kept]],
  'record: waiting': [[ready, states.kept]],
  'record: arrived': [[ready, {kind: 'done', reference: 'L-1'}]],
  'record: returned': [[ready, {kind: 'returned', reason: 'code'}]],
  'record: gone': [[['kept', 'returned'], editing]],
};

describe.each(Object.entries(events))('%s', (event, value) => {
  it.each(Object.entries(states))('in %s', (name, state: SubmissionState) => {
    const next = transitions[event as keyof typeof events].find(([from]) => from.includes(name as Name))?.[1];
    if (next) expect(submissionReducer(state, value)).toEqual(next);
    // The same object: `dispatch` says by it whether the event counted.
    else expect(submissionReducer(state, value)).toBe(state);
  });
});

it('a lead that arrived without a reference is done all the same', () => {
  expect(submissionReducer(states.sending, answered({kind: 'ok', data: {}}))).toEqual({kind: 'done', reference: ''});
});
