import {createTransport} from 'nodemailer';
import type {Mailbox, MailSettings} from '../config';
import {withDeadline} from '../deadline';
import type {Receipt} from '../delivery/channel';
import {ProviderError, reasonOf} from './post';

/** A plain-text message, so that user input cannot inject markup. */
export interface MailMessage {
  readonly to: readonly Mailbox[];
  readonly subject: string;
  readonly text: string;
  /** Local part of the `Message-ID`; the same for every attempt, so that mail programs can deduplicate. */
  readonly id?: string;
  /** Where answers go; the sender gets them otherwise. */
  readonly replyTo?: Mailbox | undefined;
}

export interface Mailer {
  /** Resolves once the mail server has accepted the message. */
  send(message: MailMessage, signal?: AbortSignal): Promise<Receipt>;
  close(): void;
}

/** From connection to acceptance, in ms. */
const longestMs = 8000;

/** Bytes of one answer of the mail server that are read. */
const maxResponseBytes = 64 * 1024;

/** An SMTP failure; its text is without the server's answer, which quotes the address. */
function smtpError(error: unknown): ProviderError {
  const {responseCode, response} = error as {responseCode?: unknown; response?: unknown};
  const reason = typeof responseCode === 'number' ? `SMTP ${responseCode}` : reasonOf(error);
  return new ProviderError(reason, {answer: typeof response === 'string' ? response : undefined});
}

/** E-mail by SMTP over a connection pool; a message takes `timeoutMs` at most. */
export function smtpMailer({smtpUrl, from}: MailSettings, timeoutMs = longestMs): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxResponseSize: maxResponseBytes,
    // Defense in depth: a message must never read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({to, subject, text, id, replyTo}, signal) {
      const message = {
        from,
        to: to.map((mailbox) => ({...mailbox})),
        subject,
        text,
        ...(id && {messageId: `<${id}@${domain}>`}),
        ...(replyTo && {replyTo: {...replyTo}}),
      };
      try {
        const {response} = await withDeadline(
          (ended) => transport.sendMail({...message, signal: ended}),
          timeoutMs,
          signal,
        );
        return {result: `SMTP ${/^\d{3}/.exec(response)?.[0] ?? '250'}`, answer: response};
      } catch (error) {
        throw smtpError(error);
      }
    },
    close: () => transport.close(),
  };
}
