import {createHash, createHmac, randomBytes} from 'node:crypto';
import type {SmsSettings} from '../config';
import type {Sender} from '../sender';
import {post, ProviderError} from './post';

const timeoutMs = 5000;
const algorithm = 'ACS3-HMAC-SHA256';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Percent-encoding per RFC 3986: `encodeURIComponent` does not encode ! ' ( ) *. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** A call of an Aliyun RPC API: parameters are in the query, the body is empty. */
export interface AliyunCall {
  readonly endpoint: string;
  readonly action: string;
  readonly version: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly date: Date;
  readonly nonce: string;
}

/** URL and headers of a call with Aliyun's V3 signature (ACS3-HMAC-SHA256). */
export function signCall(call: AliyunCall): {url: string; headers: Record<string, string>} {
  const {origin, host} = new URL(call.endpoint);
  const query = Object.entries(call.parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const bodyDigest = sha256('');
  const signed: Record<string, string> = {
    host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': bodyDigest,
    'x-acs-date': call.date.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  };
  const names = Object.keys(signed).sort();
  const canonicalHeaders = names.map((name) => `${name}:${signed[name]}\n`).join('');
  const canonical = ['POST', '/', query, canonicalHeaders, names.join(';'), bodyDigest].join('\n');
  const signature = createHmac('sha256', call.accessKeySecret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex');
  const {host: _setByFetch, ...headers} = signed;
  return {
    url: `${origin}/?${query}`,
    headers: {
      ...headers,
      authorization: `${algorithm} Credential=${call.accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
    },
  };
}

/** Aliyun's result code, `OK` or an error such as `isv.BUSINESS_LIMIT_CONTROL`. */
function resultOf(answer: string): string {
  try {
    const {Code: code} = JSON.parse(answer) as {Code?: unknown};
    return typeof code === 'string' && /^[\w.]{1,80}$/.test(code) ? code : 'without code';
  } catch {
    return 'not JSON';
  }
}

/** SMS by Aliyun; the template has one variable, `code`. */
export function aliyunSms({
  endpoint,
  accessKeyId,
  accessKeySecret,
  signName,
  templateCode,
}: Extract<SmsSettings, {kind: 'aliyun'}>): Sender {
  return {
    async send({to, code}) {
      const {url, headers} = signCall({
        endpoint,
        accessKeyId,
        accessKeySecret,
        action: 'SendSms',
        version: '2017-05-25',
        parameters: {
          PhoneNumbers: to,
          SignName: signName,
          TemplateCode: templateCode,
          TemplateParam: JSON.stringify({code}),
        },
        date: new Date(),
        nonce: randomBytes(16).toString('hex'),
      });
      const result = resultOf(
        await post({url, body: '', headers: {...headers, accept: 'application/json'}, timeoutMs}),
      );
      if (result !== 'OK') throw new ProviderError(`Aliyun answered ${result}`);
    },
  };
}
