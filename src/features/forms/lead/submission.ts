/**
 * Where a lead is on its way to the service: states, events, and which follows from which. Pure, so that every pair of
 * them can be tested; the table is in `../README.md`.
 */
import type {Delivery} from '../../queue/queue';
import type {QueuedLead, ReturnedLead} from '../../queue/rules';

/** What the form shows besides its fields. */
export type SubmissionState =
  | {readonly kind: 'editing'}
  | {readonly kind: 'sending'}
  | {readonly kind: 'limited'; readonly retryAfter: number}
  | {readonly kind: 'rejected'; readonly reference: string | undefined}
  /** Not sent, and not kept either: the browser lets the site keep nothing. */
  | {readonly kind: 'unreachable'}
  /** Nothing went out: a part of the form's own script did not load, or failed. */
  | {readonly kind: 'failed'}
  /** Not sent yet; it is on this device and goes out by itself. */
  | {readonly kind: 'kept'}
  /** It was kept, but could not be sent as it was. */
  | {readonly kind: 'returned'; readonly reason: ReturnedLead['reason']}
  | {readonly kind: 'done'; readonly reference: string};

/** What happens to a lead. */
export type SubmissionEvent =
  /** The visitor sent the form, and its values passed the checks of the browser. */
  | {readonly type: 'submitted'}
  /** The request has ended. `hasFieldErrors`: the form could say at a field what was refused. */
  | {readonly type: 'answered'; readonly delivery: Delivery; readonly hasFieldErrors: boolean}
  /** The form could not get as far as a request, or threw on the way. */
  | {readonly type: 'failed'}
  /** The record on the device was read, because this tab or another one changed it; undefined where there is none. */
  | {readonly type: 'recordRead'; readonly lead: QueuedLead | undefined}
  /** The visitor cleared the form. */
  | {readonly type: 'cleared'};

/** The state of a form that has just been opened. */
export const editing: SubmissionState = {kind: 'editing'};

/** The state after an event; the same object where the state ignores the event. */
export function submissionReducer(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  // It has arrived, so nothing is sent, cleared or asked for again.
  if (state.kind === 'done') return state;
  switch (event.type) {
    case 'submitted':
      // One lead at a time: the next one waits for the answer.
      return state.kind === 'sending' ? state : {kind: 'sending'};
    case 'answered':
      return state.kind === 'sending' ? afterAnswer(event) : state;
    case 'failed':
      // A lead that is on the device still goes out by itself.
      return state.kind === 'kept' ? state : {kind: 'failed'};
    case 'recordRead':
      // The record was written before the request: what is known of the lead comes with the answer.
      return state.kind === 'sending' ? state : afterRecord(event.lead, state);
    case 'cleared':
      // The request cannot be taken back, so the form says until the answer that it is being sent.
      return state.kind === 'sending' ? state : editing;
  }
}

function afterAnswer({delivery, hasFieldErrors}: SubmissionEvent & {readonly type: 'answered'}): SubmissionState {
  switch (delivery.kind) {
    case 'ok':
      return {kind: 'done', reference: delivery.data.reference ?? ''};
    case 'refused':
      return hasFieldErrors ? editing : {kind: 'rejected', reference: delivery.reference};
    case 'limited':
      return {kind: 'limited', retryAfter: delivery.retryAfter};
    case 'unreachable':
    case 'kept':
      return {kind: delivery.kind};
  }
}

function afterRecord(lead: QueuedLead | undefined, state: SubmissionState): SubmissionState {
  switch (lead?.state) {
    case 'waiting':
      return {kind: 'kept'};
    case 'returned':
      return {kind: 'returned', reason: lead.reason};
    case 'arrived':
      return {kind: 'done', reference: lead.reference};
    case undefined:
      // Taken off the device in another tab.
      return state.kind === 'kept' || state.kind === 'returned' ? editing : state;
  }
}
