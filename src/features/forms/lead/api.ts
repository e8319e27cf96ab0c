/** The browser's side of the lead service: one function per call, every outcome a value, nothing thrown. */
import {solveChallenge} from 'altcha-lib';
import type {FieldIssues} from '../fields';
import {picturePath} from '../service/limits';
import type {CaptchaChallenge, Channel, CodeRequest, FormId, LeadRequest} from '../schema';

interface Answer {
  readonly code: number;
  readonly fields?: FieldIssues;
  readonly data?: {readonly reference?: string; readonly retryAfter?: number; readonly resendAfter?: number};
}

export type CallResult =
  | {readonly kind: 'ok'; readonly data: NonNullable<Answer['data']>}
  /** The service refused the input. */
  | {readonly kind: 'refused'; readonly code: number; readonly fields: FieldIssues; readonly reference?: string}
  | {readonly kind: 'limited'; readonly retryAfter: number}
  /** Offline, 5xx, or an answer that is not ours: try again with the same id. */
  | {readonly kind: 'unreachable'};

/** Browsers give up on a connection late; a form should say so sooner. */
const timeoutMs = 15_000;

/** 2 MiB over a slow uplink take a minute. */
const uploadTimeoutMs = 120_000;

async function request(path: string, init: RequestInit): Promise<CallResult> {
  try {
    const response = await fetch(path, {signal: AbortSignal.timeout(timeoutMs), ...init});
    const answer = (await response.json()) as Answer;
    if (response.ok) return {kind: 'ok', data: answer.data ?? {}};
    if (response.status === 429) return {kind: 'limited', retryAfter: answer.data?.retryAfter ?? 60};
    if (response.status >= 500) return {kind: 'unreachable'};
    return {kind: 'refused', code: answer.code, fields: answer.fields ?? {}, reference: answer.data?.reference};
  } catch {
    return {kind: 'unreachable'};
  }
}

const call = (path: string, init?: {body: unknown}): Promise<CallResult> =>
  request(
    `/api/v1/${path}`,
    init
      ? {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(init.body)}
      : {method: 'GET'},
  );

interface Challenge {
  readonly algorithm: string;
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/** Fetches a challenge of the kind the service uses for this purpose and solves it; null when it cannot be reached or was not solved. */
async function solve(purpose?: 'picture'): Promise<string | null> {
  const result = await call(purpose ? `challenge?for=${purpose}` : 'challenge');
  if (result.kind !== 'ok') return null;
  const task = result.data as unknown as Challenge | CaptchaChallenge;
  if ('kind' in task) {
    const {solveCaptcha} = await import('./captcha');
    return solveCaptcha(task.siteKey);
  }
  const {algorithm, challenge, maxnumber, salt, signature} = task;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  return solution && btoa(JSON.stringify({algorithm, challenge, number: solution.number, salt, signature}));
}

/** Asks for a verification code for the lead `id`. A challenge that expired in the meantime is replaced once. */
export async function requestCode(form: FormId, channel: Channel, to: string, id: string): Promise<CallResult> {
  for (let attempt = 0; ; attempt++) {
    const challenge = await solve();
    if (challenge === null) return {kind: 'unreachable'};
    const body: CodeRequest = {channel, to, form, id, challenge};
    const result = await call('codes', {body});
    if (result.kind === 'refused' && result.fields.challenge && attempt === 0) continue;
    return result;
  }
}

/**
 * Uploads a picture of a lead that is sent afterwards. Sending the same picture again changes nothing. As for a code, an
 * expired challenge is replaced once.
 */
export async function uploadPicture(id: string, lead: string, picture: Blob): Promise<CallResult> {
  for (let attempt = 0; ; attempt++) {
    const challenge = await solve('picture');
    if (challenge === null) return {kind: 'unreachable'};
    const result = await request(picturePath(id, lead), {
      method: 'PUT',
      headers: {'content-type': picture.type, 'x-challenge': challenge},
      body: picture,
      signal: AbortSignal.timeout(uploadTimeoutMs),
    });
    if (result.kind === 'refused' && result.fields.challenge && attempt === 0) continue;
    return result;
  }
}

/** Submits a lead. Sending the same id again never stores a second one. */
export const submitLead = (body: LeadRequest): Promise<CallResult> => call('leads', {body});
