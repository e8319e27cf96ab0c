import {createTransport} from 'nodemailer';
import type {Mailbox, MailSettings} from '../config';
import {withDeadline} from '../deadline';
import {ProviderError, reasonOf} from './post';

/** A plain-text message, so that user input cannot inject markup. */
export interface MailMessage {
  readonly to: readonly Mailbox[];
  readonly subject: string;
  readonly text: string;
  /** Local part of the `Message-ID`; the same for every attempt, so that mail programs can deduplicate. */
  readonly id?: string;
}

export interface Mailer {
  /** Resolves once the mail server has accepted the message. */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>;
  close(): void;
}

const timeoutMs = 8000;

/** Reason of an SMTP failure for the log, without the server's response text, which quotes the address. */
function smtpReason(error: unknown): string {
  const {responseCode} = error as {responseCode?: unknown};
  return typeof responseCode === 'number' ? `SMTP ${responseCode}` : reasonOf(error);
}

/** E-mail by SMTP over a connection pool. */
export function smtpMailer({smtpUrl, from}: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Defense in depth: a message must never read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({to, subject, text, id}, signal) {
      const messageId = id && {messageId: `<${id}@${domain}>`};
      try {
        await withDeadline(
          (ended) =>
            transport.sendMail({
              from,
              to: to.map((mailbox) => ({...mailbox})),
              subject,
              text,
              ...messageId,
              signal: ended,
            }),
          timeoutMs,
          signal,
        );
      } catch (error) {
        throw new ProviderError(smtpReason(error));
      }
    },
    close: () => transport.close(),
  };
}
