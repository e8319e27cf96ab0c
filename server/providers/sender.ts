/** Sends codes by the configured providers, else to the development outbox. */
import type {SmsSettings} from '../config';
import {minute} from '../../src/site/durations';
import type {Sender} from '../sender';
import {aliyunSms} from './aliyun-sms';
import type {Mailer} from './mail';
import {smsGateway} from './sms-gateway';
import {messageTexts} from './messages';

const smsSender = (settings: SmsSettings): Sender =>
  settings.kind === 'gateway' ? smsGateway(settings) : aliyunSms(settings);

const mailSender = (mailer: Mailer): Sender => ({
  async send({to, code, edition, issuedAt, expiresAt}) {
    const words = messageTexts[edition].code;
    const minutes = Math.round((expiresAt - issuedAt) / minute);
    await mailer.send({to: [{name: '', address: to}], subject: words.subject(code), text: words.text(code, minutes)});
  },
});

interface CodeSenderOptions {
  readonly sms: SmsSettings | undefined;
  readonly mailer: Mailer | undefined;
  /** For channels without a configured provider. */
  readonly fallback: Sender;
}

/** Sends every code by the provider of its channel. */
export function codeSender({sms, mailer, fallback}: CodeSenderOptions): Sender {
  const channels = {sms: sms ? smsSender(sms) : fallback, email: mailer ? mailSender(mailer) : fallback};
  return {send: (message) => channels[message.channel].send(message)};
}
