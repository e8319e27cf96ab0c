import {alarmTable, type AlarmName} from '../../alarm-table';
import type {CheckResult} from '../../readiness';

/** One line of `leads doctor`. */
export interface Finding {
  readonly check: string;
  readonly level: 'ok' | 'warning' | 'problem' | 'skipped';
  readonly detail: string;
  /** What to do about a warning or a problem. */
  readonly todo?: string;
}

export const fine = (check: string, detail: string): Finding => ({check, level: 'ok', detail});
export const skipped = (check: string, detail: string): Finding => ({check, level: 'skipped', detail});
export const problem = (check: string, detail: string, todo: string): Finding => ({
  check,
  level: 'problem',
  detail,
  todo,
});
export const doubt = (check: string, detail: string, todo: string): Finding => ({
  check,
  level: 'warning',
  detail,
  todo,
});

/** What to do about an alarm, as in `.docs/operations.md`. */
export const todoOf = (alarm: AlarmName): string => alarmTable[alarm].todo.replaceAll('`', '');

/** A check of readiness as a finding; `todo` is for what is not in order. */
export function findingOf(check: string, {status, detail}: CheckResult, todo: string): Finding {
  if (status === 'ok') return fine(check, detail);
  return status === 'warning' ? doubt(check, detail, todo) : problem(check, detail, todo);
}
