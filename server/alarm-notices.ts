/** Carries alarms to people: an e-mail to operators and a webhook. Bounded and retried; nothing waits for it. */
import {hostname} from 'node:os';
import {setTimeout as sleep} from 'node:timers/promises';
import {minute, second} from '../src/site/durations';
import {alarmTable} from './alarm-table';
import type {AlarmLog, Notice} from './alarms';
import type {Config, WebhookSettings} from './config';
import {withDeadline} from './deadline';
import type {Metrics} from './metrics';
import type {Mailer} from './providers/mail';
import {reasonOf} from './providers/post';
import {postEvent} from './providers/webhook';

/** A way to reach people; `send` rejects when the notice was not accepted. */
interface NoticeChannel {
  readonly name: 'mail' | 'webhook';
  send(notice: Notice, signal: AbortSignal): Promise<unknown>;
}

export interface Notifier {
  /** Takes a notice; it is sent when its turn comes. */
  tell(notice: Notice): void;
  /** Ends retries; resolves when what is being sent has ended, after two seconds at most. */
  stop(): Promise<void>;
}

/** Waits between the attempts, in ms. */
const retryWaits: readonly number[] = [5 * second, 30 * second, 2 * minute, 10 * minute];

/** Notices that wait for a channel; more than there are alarms. */
const maxWaiting = 30;

const attemptMs = 15 * second;
const stopGraceMs = 2 * second;

const plain = (markdown: string): string => markdown.replaceAll('`', '');

const timeOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Subject and text of an e-mail about an alarm. */
export function alarmMail(
  {alarm, kind, at, since, count, facts}: Notice,
  host: string,
): {subject: string; text: string} {
  const {title, what, todo} = alarmTable[alarm];
  const details = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  const raised = [
    `Since: ${timeOf(since)}`,
    ...(count > 1 ? [`Times: ${count}`] : []),
    ...(details.length > 0 ? [`Details: ${details.join(', ')}`] : []),
    `What to do: ${plain(todo)}.`,
  ];
  const resolved = [`From ${timeOf(since)} to ${timeOf(at)}${count > 1 ? `, ${count} times` : ''}.`];
  const lines = [
    `Lead service on ${host}: ${title}.`,
    '',
    ...(kind === 'raised' ? [`What happened: ${plain(what)}.`, ...raised] : ['It is over.', ...resolved]),
  ];
  return {
    subject: `[leads] ${kind === 'raised' ? 'alarm' : 'resolved'}: ${alarm} on ${host}`,
    text: `${lines.join('\n')}\n`,
  };
}

/** Body of the webhook about an alarm. */
function alarmEvent({id, alarm, kind, at, since, count, facts}: Notice, host: string) {
  const {title, what, todo} = alarmTable[alarm];
  const texts = {title, what: plain(what), todo: plain(todo)};
  const times = {since: new Date(since).toISOString(), count};
  const occurredAt = new Date(at).toISOString();
  return {id, type: `alarm.${kind}` as const, occurredAt, alarm: {name: alarm, host, ...texts, ...times, facts}};
}

const mailChannel = (mailer: Mailer, recipients: readonly string[], host: string): NoticeChannel => ({
  name: 'mail',
  send: (notice, signal) =>
    mailer.send(
      {to: recipients.map((address) => ({name: '', address})), id: notice.id, ...alarmMail(notice, host)},
      signal,
    ),
});

const webhookChannel = (settings: WebhookSettings, host: string): NoticeChannel => ({
  name: 'webhook',
  send: (notice, signal) => postEvent(settings, alarmEvent(notice, host), signal),
});

/** The configured ways to reach people. */
export function noticeChannels(
  {alarmMailTo, alarmWebhook}: Pick<Config, 'alarmMailTo' | 'alarmWebhook'>,
  mailer: Mailer | undefined,
): NoticeChannel[] {
  const host = hostname();
  return [
    ...(mailer && alarmMailTo.length > 0 ? [mailChannel(mailer, alarmMailTo, host)] : []),
    ...(alarmWebhook ? [webhookChannel(alarmWebhook, host)] : []),
  ];
}

interface NotifierOptions {
  readonly channels: readonly NoticeChannel[];
  readonly metrics: Metrics;
  readonly log: Pick<AlarmLog, 'error'>;
  readonly waits?: readonly number[];
}

/** Resolves after `ms`, at once when the signal aborts; holds up no exit. */
const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  sleep(ms, undefined, {signal, ref: false}).catch(() => undefined);

/** Sends the notices of one channel, one after the other. */
function queueOf(channel: NoticeChannel, {metrics, log, waits = retryWaits}: NotifierOptions, stopping: AbortSignal) {
  const waiting: Notice[] = [];
  let running: Promise<void> | undefined;
  const count = (outcome: 'sent' | 'failed' | 'dropped'): void => metrics.notices.inc({channel: channel.name, outcome});

  async function attempt(notice: Notice): Promise<boolean> {
    try {
      await withDeadline((signal) => channel.send(notice, signal), attemptMs);
      count('sent');
      return true;
    } catch (error) {
      count('failed');
      const facts = {channel: channel.name, about: notice.alarm, reason: reasonOf(error)};
      log.error(facts, 'people were not told of an alarm');
      return false;
    }
  }

  async function deliver(notice: Notice): Promise<void> {
    for (const wait of [...waits, undefined]) {
      if (await attempt(notice)) return;
      if (wait !== undefined) await pause(wait, stopping);
      if (stopping.aborted) break;
    }
    count('dropped');
  }

  async function run(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await deliver(next);
    running = undefined;
  }

  return {
    push(notice: Notice): void {
      waiting.push(notice);
      if (waiting.length > maxWaiting) {
        waiting.shift();
        count('dropped');
      }
      running ??= run();
    },
    idle: () => running ?? Promise.resolve(),
  };
}

/** Sends notices by all channels. */
export function createNotifier(options: NotifierOptions): Notifier {
  const controller = new AbortController();
  const queues = options.channels.map((channel) => queueOf(channel, options, controller.signal));
  return {
    tell(notice) {
      for (const queue of queues) queue.push(notice);
    },
    async stop() {
      controller.abort();
      const grace = new Promise<void>((resolve) => setTimeout(resolve, stopGraceMs).unref());
      await Promise.race([Promise.all(queues.map((queue) => queue.idle())), grace]);
    },
  };
}
