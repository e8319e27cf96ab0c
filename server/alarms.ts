/**
 * The one way of every alarm of the service: it is logged, counted, and told to people by e-mail and webhook, at most once an
 * hour per alarm and subject (such as the channel of a code). Facts are logged and sent, so they hold no personal data.
 */
import {randomUUID} from 'node:crypto';
import {day, hour} from '../src/site/durations';
import {alarmOf, alarmTable, subjectOf, type AlarmName, type EventAlarm, type LastingAlarm} from './alarm-table';
import type {Metrics} from './metrics';

/** The part of a logger that alarms use. */
export interface AlarmLog {
  error(facts: object, message: string): void;
  info(facts: object, message: string): void;
}

export type AlarmFacts = Readonly<Record<string, string | number>>;

/** What people are told. Times are ms since the epoch. */
export interface Notice {
  /** UUID; the same in every attempt. */
  readonly id: string;
  readonly alarm: AlarmName;
  /** `resolved`: an alarm that lasted is over. */
  readonly kind: 'raised' | 'resolved';
  readonly at: number;
  /** When it began. */
  readonly since: number;
  /** How often it was raised since the last notice about it. */
  readonly count: number;
  readonly facts: AlarmFacts;
}

/** What is remembered of an alarm, also over a restart: who crashes in a loop must not write a thousand e-mails. */
export interface AlarmMemory {
  /** When people were last told. */
  readonly at: number;
  /** When a lasting alarm began that people were told of. */
  readonly since?: number | undefined;
}

/** By subject. */
export type AlarmMemories = Readonly<Record<string, AlarmMemory>>;

export interface AlarmOptions {
  readonly metrics: Metrics;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Takes a notice to people; must not wait or throw. */
  readonly tell?: (notice: Notice) => void;
  readonly memories?: AlarmMemories;
  readonly remember?: (memories: AlarmMemories) => void;
}

export interface Alarms {
  /** Reports an event. */
  raise(alarm: EventAlarm, facts: AlarmFacts, log: AlarmLog): void;
  /** Reports whether something lasts; call it as often as it is looked at. */
  set(alarm: LastingAlarm, isOn: boolean, facts: AlarmFacts, log: AlarmLog): void;
  /** Tells what was held back for the hour; call it every minute. */
  tick(): void;
}

/** Between two notices about one subject, and between two log lines about one that lasts. */
const quietMs = hour;

/** Between two reminders of an alarm that lasts. */
const reminderMs = day;

class Tracked {
  readonly alarm: AlarmName;
  /** Since when it lasts; undefined for an event, and when it is over. */
  since: number | undefined;
  /** Whether people know that it lasts. */
  isTold = false;
  lastNoticeAt = -Infinity;
  lastLogAt = -Infinity;
  /** First time and number of what people were not told of yet. */
  firstAt = 0;
  count = 0;
  facts: AlarmFacts = {};

  constructor(alarm: AlarmName, memory?: AlarmMemory) {
    this.alarm = alarm;
    if (!memory) return;
    this.lastNoticeAt = memory.at;
    this.since = memory.since;
    this.isTold = memory.since !== undefined;
  }
}

/** Whether `ms` have passed since a time. A time to come is from before the clock was set back. */
const isPast = (time: number, ms: number, now: number): boolean => now >= time + ms || time > now;

class AlarmBook implements Alarms {
  readonly #options: AlarmOptions;
  /** By subject. */
  readonly #tracked = new Map<string, Tracked>();

  constructor(options: AlarmOptions) {
    this.#options = options;
    for (const [subject, memory] of Object.entries(options.memories ?? {})) {
      const alarm = alarmOf(subject);
      if (alarm) this.#tracked.set(subject, new Tracked(alarm, memory));
    }
  }

  raise(alarm: EventAlarm, facts: AlarmFacts, log: AlarmLog): void {
    this.#log(alarm, facts, log);
    const tracked = this.#of(alarm, facts);
    this.#count(tracked, facts);
    this.#tellRaised(tracked);
  }

  set(alarm: LastingAlarm, isOn: boolean, facts: AlarmFacts, log: AlarmLog): void {
    const tracked = this.#of(alarm, facts);
    if (!isOn) return this.#end(tracked, facts, log);
    const now = this.#options.clock();
    if (isPast(tracked.lastLogAt, quietMs, now)) {
      this.#log(alarm, facts, log);
      tracked.lastLogAt = now;
    }
    if (tracked.since !== undefined) return;
    tracked.since = now;
    this.#count(tracked, facts);
    this.#tellRaised(tracked);
  }

  tick(): void {
    for (const tracked of this.#tracked.values())
      if (tracked.count > 0 || tracked.since !== undefined) this.#tellRaised(tracked);
  }

  #of(alarm: AlarmName, facts: AlarmFacts): Tracked {
    const subject = subjectOf(alarm, facts);
    const tracked = this.#tracked.get(subject) ?? new Tracked(alarm);
    this.#tracked.set(subject, tracked);
    return tracked;
  }

  #log(alarm: AlarmName, facts: AlarmFacts, log: AlarmLog): void {
    this.#options.metrics.alarms.inc({alarm});
    log.error({...facts, alarm}, alarmTable[alarm].title);
  }

  #count(tracked: Tracked, facts: AlarmFacts): void {
    if (tracked.count === 0) tracked.firstAt = this.#options.clock();
    tracked.count += 1;
    tracked.facts = facts;
  }

  #end(tracked: Tracked, facts: AlarmFacts, log: AlarmLog): void {
    const {alarm, since, isTold} = tracked;
    if (since === undefined) return;
    const at = this.#options.clock();
    log.info({resolved: alarm, seconds: Math.round((at - since) / 1000)}, `over: ${alarmTable[alarm].title}`);
    [tracked.since, tracked.isTold] = [undefined, false];
    // Nobody was told that it began again within the hour: `tick` sums that up.
    if (!isTold) return;
    this.#tell({alarm, kind: 'resolved', at, since, count: 1, facts});
    this.#remember();
  }

  /** Tells people, unless they were told of this subject within the hour, or of one that still lasts within the day. */
  #tellRaised(tracked: Tracked): void {
    const now = this.#options.clock();
    if (!isPast(tracked.lastNoticeAt, tracked.isTold ? reminderMs : quietMs, now)) return;
    const {alarm, since, firstAt, count, facts} = tracked;
    const isOver = alarmTable[alarm].lasts && since === undefined;
    tracked.isTold = since !== undefined;
    tracked.lastNoticeAt = now;
    tracked.count = 0;
    const kind = isOver ? 'resolved' : 'raised';
    this.#tell({alarm, kind, at: now, since: since ?? firstAt, count: Math.max(1, count), facts});
    this.#remember();
  }

  #tell(notice: Omit<Notice, 'id'>): void {
    this.#options.tell?.({id: randomUUID(), ...notice});
  }

  #remember(): void {
    const memories: Record<string, AlarmMemory> = {};
    for (const [subject, {lastNoticeAt, since, isTold}] of this.#tracked)
      if (Number.isFinite(lastNoticeAt)) memories[subject] = {at: lastNoticeAt, ...(isTold && {since})};
    this.#options.remember?.(memories);
  }
}

/** Creates the alarms of a service; without `tell` they are logged and counted only. */
export const createAlarms = (options: AlarmOptions): Alarms => new AlarmBook(options);
