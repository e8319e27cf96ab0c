/** Statements that count events against limits. */
import {firstRow, statement, type Statement, type StatementResult} from './sql';
import type {Limited, RateLimit} from './store';

/** Clocks of copies differ by this much, in ms. */
const clockTolerance = 60_000;

/** When a window that began by now ends at the latest; a counter that ends later is of a clock that was set back. */
const latestEnd = (now: number, windowMs: number): number => now + windowMs + clockTolerance;

/** Counts an event; each statement returns the counter. */
export const countEvent = (limits: readonly RateLimit[], now: number): Statement[] =>
  limits.map(({key, windowMs}) =>
    statement(
      `INSERT INTO counters (key, count, expires_at) VALUES (@key, 1, @expiresAt)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN counters.expires_at > @now AND counters.expires_at <= @latest THEN counters.count + 1 ELSE 1 END,
         expires_at = CASE WHEN counters.expires_at > @now AND counters.expires_at <= @latest THEN counters.expires_at
           ELSE @expiresAt END
       RETURNING count, expires_at AS "expiresAt"`,
      {key, now, expiresAt: now + windowMs, latest: latestEnd(now, windowMs)},
    ),
  );

/** Takes an event back that was counted. */
export const takeBackEvent = (limits: readonly RateLimit[], now: number): Statement[] =>
  limits.map(({key}) =>
    statement('UPDATE counters SET count = count - 1 WHERE key = @key AND expires_at > @now AND count > 0', {key, now}),
  );

interface Counter {
  readonly count: number;
  readonly expiresAt: number;
}

/** The counter that a statement of {@link countEvent} returned. */
export const counterOf = (result: StatementResult | undefined): Counter => firstRow<Counter>(result)!;

/** Of the limits that an event has exceeded, the one with the longest wait. */
export function exceededLimit(
  limits: readonly RateLimit[],
  counters: readonly Counter[],
  now: number,
): Limited | undefined {
  let exceeded: Limited | undefined;
  for (const [index, {key, max, windowMs}] of limits.entries()) {
    const {count, expiresAt} = counters[index]!;
    if (count <= max) continue;
    const retryAfter = Math.max(1, Math.ceil(Math.min(expiresAt - now, windowMs) / 1000));
    if (!exceeded || retryAfter > exceeded.retryAfter) exceeded = {outcome: 'limited', key, retryAfter};
  }
  return exceeded;
}
