import {createTransport} from 'nodemailer';
import type {Mailbox, MailSettings} from '../config';
import {ProviderError, reasonOf} from './post';

/** A message in plain text: nothing a visitor typed can become markup. */
export interface MailMessage {
  readonly to: readonly Mailbox[];
  readonly subject: string;
  readonly text: string;
  /** `Message-ID` without the angle brackets' domain; the same for every attempt, so that mail programs see one message. */
  readonly id?: string;
}

export interface Mailer {
  /** Resolves once the mail server has taken the message over. */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>;
  close(): void;
}

const timeoutMs = 8000;

/** Name of a failed SMTP dialogue without the server's sentence, which quotes the address. */
function smtpReason(error: unknown): string {
  const {responseCode} = error as {responseCode?: unknown};
  return typeof responseCode === 'number' ? `SMTP ${responseCode}` : reasonOf(error);
}

/** E-mail by SMTP, over a few connections that are kept open. */
export function smtpMailer({smtpUrl, from}: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A message consists of strings; nothing may make it read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({to, subject, text, id}, signal) {
      const signals = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
      const messageId = id && {messageId: `<${id}@${domain}>`};
      try {
        await transport.sendMail({
          from,
          to: to.map((mailbox) => ({...mailbox})),
          subject,
          text,
          ...messageId,
          signal: AbortSignal.any(signals),
        });
      } catch (error) {
        throw new ProviderError(smtpReason(error));
      }
    },
    close: () => transport.close(),
  };
}
