/** Which leads a command is about: its options, and how the audit log tells of them. */
import {day, hour} from '../../src/site/durations';
import {editions, formIds} from '../../src/features/forms/schema';
import {leadStates, type LeadFilter} from '../store/store';
import type {Arguments, OptionSpecs} from './command';
import {UsageError} from './context';

export const filterOptions = {
  form: {value: '<id>', meaning: `leads of one form: ${formIds.join(', ')}`},
  edition: {value: '<edition>', meaning: `${editions.join(' or ')}`},
  state: {value: '<state>', meaning: leadStates.join(', ')},
  owner: {value: '<name>', meaning: 'who works on them; "" for leads without an owner'},
  since: {value: '<date>', meaning: 'submitted on this day or later: 2026-11-01, or 7d for the last seven days'},
  until: {value: '<date>', meaning: 'submitted until the end of this day, or more than 7d ago'},
  text: {value: '<text>', meaning: 'a name, company, number, address, note …, in any letter case (recorded)'},
} satisfies OptionSpecs;

/** A filter, and the text to look for in what it leaves. */
export interface Selection {
  readonly filter: LeadFilter;
  /** Undefined when nothing is to be opened for it. */
  readonly text: string | undefined;
}

/**
 * A time from `2026-11-01` (its start in UTC) or from `7d`, `12h` (that long ago).
 * @throws {UsageError}
 */
export function timeOf(name: string, text: string, now: number): {readonly at: number; readonly isDay: boolean} {
  const [, count, unit] = /^(\d{1,5})([dh])$/.exec(text) ?? [];
  if (count) return {at: now - Number(count) * (unit === 'd' ? day : hour), isDay: false};
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // `Date.parse` takes the 31st of every month.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(text))
    throw new UsageError(`--${name} must be a day such as 2026-11-01, or a time ago such as 7d or 12h.`);
  return {at, isDay: true};
}

const timeAfter = ({at, isDay}: {readonly at: number; readonly isDay: boolean}): number => (isDay ? at + day : at);

/** @throws {UsageError} */
export function selectionOf(args: Arguments, now: number): Selection {
  const [since, until, text] = [args.text('since'), args.text('until'), args.text('text')];
  if (text !== undefined && text.trim() === '') throw new UsageError('--text needs something to look for.');
  const filter = {
    form: args.choice('form', formIds),
    edition: args.choice('edition', editions),
    state: args.choice('state', leadStates),
    owner: args.text('owner')?.trim(),
    since: since === undefined ? undefined : timeOf('since', since, now).at,
    until: until === undefined ? undefined : timeAfter(timeOf('until', until, now)),
  };
  if (filter.since !== undefined && filter.until !== undefined && filter.since >= filter.until)
    throw new UsageError('--since must be before --until.');
  return {filter, text: text?.trim()};
}

const isoMinute = (time: number): string => `${new Date(time).toISOString().slice(0, 16)}Z`;

/** A selection for the audit log. The text that was looked for may be a person's name, so only its length is told. */
export function describe({filter: {since, until, ...rest}, text}: Selection): string {
  const parts = [
    ...Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value || '-'}`])),
    ...(since === undefined ? [] : [`since=${isoMinute(since)}`]),
    ...(until === undefined ? [] : [`until=${isoMinute(until)}`]),
    ...(text === undefined ? [] : [`text of ${[...text].length} characters`]),
  ];
  return parts.join(', ') || 'all';
}
