import type {SmsSettings} from '../config';
import type {Sender} from '../sender';
import {post, sign} from './post';

const timeoutMs = 5000;

/** SMS by a custom gateway: accepts `{to, code, edition}` as JSON, signed in `X-Signature`, and responds with 2xx. */
export function smsGateway({url, secret}: Extract<SmsSettings, {kind: 'gateway'}>): Sender {
  return {
    async send({to, code, edition}) {
      const body = JSON.stringify({to, code, edition});
      const headers = {'content-type': 'application/json', 'x-signature': sign(secret, body)};
      await post({url, body, headers, timeoutMs});
    },
  };
}
