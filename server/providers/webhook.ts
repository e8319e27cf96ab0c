import type {WebhookSettings} from '../config';
import type {Deliver} from '../delivery';
import {post, sign} from './post';

const timeoutMs = 10_000;

/**
 * Delivery channel: CRM webhook. The body is `{id, type, occurredAt, lead}`, where `lead` is a `LeadSummary`. The
 * signature covers `timestamp.body` against replay attacks.
 */
export function crmWebhook({url, secret}: WebhookSettings): Deliver {
  return async ({id}, summary, signal) => {
    const body = JSON.stringify({id, type: 'lead.created', occurredAt: summary.submittedAt, lead: summary});
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'content-type': 'application/json',
      'x-event-id': id,
      'x-timestamp': timestamp,
      'x-signature': sign(secret, `${timestamp}.${body}`),
    };
    await post({url, body, headers, timeoutMs, signal});
  };
}
