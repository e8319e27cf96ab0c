/**
 * Every alarm of the service: what happened, and what an operator does. The messages to people are made of these texts, and the
 * table of `.docs/operations.md` holds the same ones (a test compares them).
 */
interface AlarmText {
  /** A few words, for the log and a subject line. */
  readonly title: string;
  /** What happened; Markdown as in the table. */
  readonly what: string;
  readonly todo: string;
  /** Whether it lasts until something changes, so that its end can be told; otherwise it is an event. */
  readonly lasts: boolean;
  /** Facts, of few values each, that tell subjects apart: people hear of each subject by itself. */
  readonly per?: readonly string[];
}

export const alarmTable = {
  'not-ready': {
    title: 'the service is not ready',
    what: 'a check of `/readyz` fails; leads cannot be stored, or not be read later. Browsers keep them and send them again',
    todo: '`checks` names them; `leads doctor` says more',
    lasts: true,
  },
  'store-damaged': {
    title: 'the database file is damaged',
    what: 'pages of `leads.db` were overwritten, or the disk returns wrong data; some leads may be unreadable',
    todo: 'stop the service, keep a copy of the damaged files, look at the disk, restore the last backup',
    lasts: true,
  },
  'store-slow': {
    title: 'the store is slow',
    what: 'a write takes more than a second, or most of the last minute more than 0.1 s; from 2 s on visitors get errors',
    todo: 'look at the disk or at PostgreSQL and the network to it: load, locks, latency',
    lasts: true,
  },
  'disk-low': {
    title: 'the disk is almost full',
    what: 'less than 200 MB are free in `DATA_DIR`; below 50 MB the service is not ready',
    todo: 'free space; never delete `leads.db-wal`',
    lasts: true,
  },
  'delivery-late': {
    title: 'leads wait for the CRM or the sales mailbox',
    what: 'the oldest delivery has been waiting for more than an hour',
    todo: '`leads doctor` shows the last errors; nothing is lost, deliveries go on by themselves',
    lasts: true,
  },
  'clock-jump': {
    title: 'the clock has jumped, nothing is deleted',
    what: 'the clock is more than 30 days ahead of the last sweep, or an hour behind it; nothing is deleted until it is right again',
    todo: 'set the clock. If it is right because the service was off that long: `leads purge --yes`',
    lasts: true,
  },
  'retention-held-back': {
    title: 'more leads are due than a sweep may delete',
    what: 'more than a fifth of all leads (and more than 100) are past retention at once; they are kept',
    todo: 'look at the clock and at `LEAD_RETENTION_DAYS`; if both are right: `leads purge --yes`',
    lasts: true,
  },
  'build-missing': {
    title: 'the built site is gone or another one',
    what: '`BUILD_DIR` does not hold the build that was loaded; pages are still served from memory, but the next start would fail or serve others',
    todo: 'put the build back, or restart to serve the new one',
    lasts: true,
  },
  'unclean-stop': {
    title: 'the service was not stopped, it crashed or was killed',
    what: 'the last run did not end as a stop does. No acknowledged lead is lost',
    todo: 'look at the end of the last run in the log, and for the out-of-memory killer in `journalctl -k`',
    lasts: false,
  },
  'code-not-sent': {
    title: 'code not sent',
    what: 'SMS or e-mail provider failed; the visitor was told to try again, and the attempt does not count toward the daily limit',
    todo: 'see `reason`: `HTTP 4xx` is a wrong account or template, `timeout`, `ECONNREFUSED` and `HTTP 5xx` the provider',
    lasts: false,
    per: ['channel'],
  },
  'codes-limit': {
    title: 'no more codes for now: the limit of the channel is reached',
    what: 'the limit named in `limit` (`LIMIT_SMS_CODES_10MIN`, …`_DAY`, or the same of `EMAIL`) is reached; nobody gets a code by this channel until it ends, the other channel works',
    todo: 'an attack, or a campaign? Raise the limit only for the latter',
    lasts: false,
    per: ['limit'],
  },
  'codes-budget': {
    title: "a part of the day's codes of a channel is used",
    what: "50, 80 or 100 % (`percent`) of a channel's codes of a day are used",
    todo: 'an attack, or a campaign? There is still time to set up the hosted captcha',
    lasts: false,
    per: ['channel', 'percent'],
  },
  'feedback-hourly-limit': {
    title: 'hourly limit of feedback of all clients reached',
    what: '`LIMIT_FEEDBACK_HOUR` is reached, from many addresses; answered 503 until the hour is over, at most one entry an hour',
    todo: 'nothing: pages, search and leads work on. If visitors reach it, raise the limit',
    lasts: false,
  },
  'search-misses-hourly-limit': {
    title: 'hourly limit of search misses of all clients reached',
    what: '`LIMIT_SEARCH_MISSES_HOUR` is reached, from many addresses; answered 503 until the hour is over, at most one entry an hour',
    todo: 'nothing: pages, search and leads work on. If visitors reach it, raise the limit',
    lasts: false,
  },
  'opened-results-hourly-limit': {
    title: 'hourly limit of opened search results of all clients reached',
    what: '`LIMIT_OPENED_RESULTS_HOUR` is reached, from many addresses; answered 503 until the hour is over, at most one entry an hour',
    todo: 'nothing: pages, search and leads work on. If visitors reach it, raise the limit',
    lasts: false,
  },
  'pictures-full': {
    title: 'no more pictures for now: too many wait for their service request',
    what: '`LIMIT_PICTURES_WAITING_MB` is reached, from many addresses; pictures are answered 429 until a sweep makes room, at most one entry an hour. Requests without pictures work',
    todo: 'an attack: those older than an hour are deleted by themselves, and nothing else is affected. If visitors reach it, raise the limit',
    lasts: false,
  },
  'proxy-not-trusted': {
    title: 'a proxy passes visitors on but is not in TRUST_PROXY: they all share the limits of its address',
    what: 'a proxy in a private network (`peer`) passes visitors on and is not in `TRUST_PROXY`; at most one entry an hour',
    todo: 'add it, if it is yours',
    lasts: false,
  },
  'codes-not-verified': {
    title: 'many codes are sent and few of them used',
    what: 'more than five codes sent for each that was used, within an hour',
    todo: "somebody triggers codes to strangers' contacts: raise `POW_MAX`, or set up the hosted captcha",
    lasts: false,
  },
  'captcha-unreachable': {
    title: 'captcha not verified',
    what: 'the captcha provider does not answer; the proof of work is used instead',
    todo: 'nothing, unless it lasts',
    lasts: false,
  },
  'delivery-abandoned': {
    title: 'delivery abandoned',
    what: 'the CRM or the sales mailbox refused for 72 hours, or the CRM answered 410',
    todo: 'fix the cause, then `leads resend`; the lead itself is safe. `leads deliveries --state abandoned` shows which, `HTTP 410` that the CRM takes no events at this address any more',
    lasts: false,
    per: ['kind'],
  },
} as const satisfies Readonly<Record<string, AlarmText>>;

export type AlarmName = keyof typeof alarmTable;

/** An alarm and its subject, for which people are told separately: `codes-budget sms 80`. */
export function subjectOf(alarm: AlarmName, facts: Readonly<Record<string, string | number>>): string {
  const {per = []}: AlarmText = alarmTable[alarm];
  return [alarm, ...per.map((name) => facts[name] ?? '-')].join(' ');
}

/** The alarm of a {@link subjectOf}; undefined when there is none of this name any more. */
export function alarmOf(subject: string): AlarmName | undefined {
  const [name = ''] = subject.split(' ');
  return Object.hasOwn(alarmTable, name) ? (name as AlarmName) : undefined;
}

/** Alarms that last until something changes. */
export type LastingAlarm = {
  [Name in AlarmName]: (typeof alarmTable)[Name]['lasts'] extends true ? Name : never;
}[AlarmName];

/** Alarms about one event. */
export type EventAlarm = Exclude<AlarmName, LastingAlarm>;
