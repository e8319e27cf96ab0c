import type {WebhookSettings} from '../config';
import type {Deliver} from '../delivery';
import {post, sign} from './post';

const timeoutMs = 10_000;

/**
 * Tells the customer system about leads. The body is `{id, type, occurredAt, lead}`, `lead` being a `LeadSummary`. The
 * signature covers `timestamp.body`, so that a recorded request cannot be sent again later with another time.
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
