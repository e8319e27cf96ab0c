import type {WebhookSettings} from '../config';
import type {Deliver, LeadEvent, Receipt} from '../delivery/channel';
import {exchange, sign} from './post';

/** Longest exchange with a webhook, in ms. */
export const webhookTimeoutMs = 10_000;

/** What a webhook gets, under an id that is the same in every attempt. */
interface WebhookEvent {
  readonly id: string;
  readonly type: LeadEvent['type'] | 'test' | 'alarm.raised' | 'alarm.resolved';
  /** ISO 8601. */
  readonly occurredAt: string;
}

/** A request to a webhook, ready to be posted. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * The signature of a body: `t=<seconds>,v1=<hex>`, where the hex is HMAC-SHA256 of `<seconds>.<body>`, so that a copy of the
 * request cannot be sent later. One `v1` per secret: while the secret is being changed, either one verifies.
 */
export function webhookSignature(secrets: readonly string[], body: string, seconds: number): string {
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${sign(secret, `${seconds}.${body}`)}`)].join(',');
}

/** The signed request that carries an event. */
export function webhookRequest({url, secrets}: WebhookSettings, event: WebhookEvent, now = Date.now()): WebhookRequest {
  const body = JSON.stringify(event);
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'x-event-id': event.id,
      'x-signature': webhookSignature(secrets, body, Math.floor(now / 1000)),
    },
  };
}

/** Posts an event, signed. @throws {ProviderError} when it was not accepted. */
export async function postEvent(settings: WebhookSettings, event: WebhookEvent, signal: AbortSignal): Promise<Receipt> {
  const request = webhookRequest(settings, event);
  const {status, text} = await exchange({...request, timeoutMs: webhookTimeoutMs, signal});
  return {result: `HTTP ${status}`, answer: text};
}

/** Delivery channel: CRM webhook. The body is `{id, type, occurredAt, lead}`. */
export const crmWebhook =
  (settings: WebhookSettings): Deliver =>
  ({id}, event, signal) =>
    postEvent(settings, {id, ...event}, signal);
