/**
 * Where the request for a verification code is: states, events, and which follows from which. Pure; the table is in
 * `../README.md`.
 */
import type {CallResult} from './api';

/** What the form says about the code. */
export type CodeState =
  | {readonly kind: 'idle'}
  | {readonly kind: 'sending'}
  /** `secondsLeft` until another one may be asked for. */
  | {readonly kind: 'sent'; readonly secondsLeft: number}
  | {readonly kind: 'limited'; readonly retryAfter: number; readonly secondsLeft: number}
  /** The code that was sent is used up, or was for another contact. */
  | {readonly kind: 'stale'}
  | {readonly kind: 'unreachable'};

/** What happens to a code. */
export type CodeEvent =
  /** The visitor asked for a code, for a contact that can be one. */
  | {readonly type: 'requested'}
  /** The request has ended. */
  | {readonly type: 'answered'; readonly result: CallResult}
  /** The form could not get as far as a request. */
  | {readonly type: 'failed'}
  /** A second of the countdown is over. */
  | {readonly type: 'ticked'}
  /** The service sent a code before the script of the form came. */
  | {readonly type: 'resumed'; readonly secondsLeft: number}
  /** The service takes this code no more. */
  | {readonly type: 'usedUp'};

/** The state of a form that nobody asked for a code. */
export const noCode: CodeState = {kind: 'idle'};

/** Seconds until another code, where the service does not say. */
const usualSeconds = 60;

/** Seconds until another code may be asked for; none outside a countdown. */
export const secondsLeftOf = (state: CodeState): number => ('secondsLeft' in state ? state.secondsLeft : 0);

/** Whether another code may be asked for now. */
export const canRequestCode = (state: CodeState): boolean => state.kind !== 'sending' && secondsLeftOf(state) <= 0;

/** The state after an event; the same object where the state ignores the event. */
export function codeReducer(state: CodeState, event: CodeEvent): CodeState {
  switch (event.type) {
    case 'requested':
      return canRequestCode(state) ? {kind: 'sending'} : state;
    case 'answered':
      return state.kind === 'sending' ? afterAnswer(event.result) : state;
    case 'failed':
      return state.kind === 'sending' || canRequestCode(state) ? {kind: 'unreachable'} : state;
    case 'ticked':
      return afterSecond(state);
    case 'resumed':
      return state.kind === 'idle' ? {kind: 'sent', secondsLeft: event.secondsLeft} : state;
    case 'usedUp':
      // A new one is on its way already.
      return state.kind === 'sending' ? state : {kind: 'stale'};
  }
}

function afterAnswer(result: CallResult): CodeState {
  switch (result.kind) {
    case 'ok':
      return {kind: 'sent', secondsLeft: result.data.resendAfter ?? usualSeconds};
    case 'limited':
      return {kind: 'limited', retryAfter: result.retryAfter, secondsLeft: result.retryAfter};
    case 'unreachable':
      return {kind: 'unreachable'};
    case 'refused':
      // The form says at the contact what is wrong with it.
      return noCode;
  }
}

function afterSecond(state: CodeState): CodeState {
  if (!('secondsLeft' in state) || state.secondsLeft <= 0) return state;
  const secondsLeft = state.secondsLeft - 1;
  return state.kind === 'limited' && secondsLeft === 0 ? noCode : {...state, secondsLeft};
}
