/** When a failed delivery is tried again, and when it is given up. */
import {hour, second} from '../../src/site/durations';
import type {Config} from '../config';
import {ProviderError} from '../providers/post';
import type {Delivery, DeliveryOutcome} from '../store/store';

type Schedule = Config['delivery'];

const maxDelayMs = hour;

/** The receiver says that it takes no events any more. */
const gone = 410;

/** Backoff after a number of failures, without jitter, in ms. */
const baseDelay = (failures: number, retrySeconds: number): number =>
  Math.min(maxDelayMs, retrySeconds * second * 2 ** (failures - 1));

/**
 * Delay before the next attempt in ms, or null when retries are exhausted. Depends on the number of attempts, not on the
 * lead's age: after days of downtime, or when it is sent again by hand, the whole schedule still applies.
 */
export function retryDelay(
  failures: number,
  {retrySeconds, giveUpHours}: Schedule,
  random = Math.random(),
): number | null {
  let waited = 0;
  for (let past = 1; past < failures; past += 1) waited += baseDelay(past, retrySeconds);
  if (waited >= giveUpHours * hour) return null;
  // ±25 % jitter, so that deliveries that failed together are not retried together.
  return Math.round(baseDelay(failures, retrySeconds) * (0.75 + random / 2));
}

/** Outcome of an attempt that failed at `now` with an error, whose `reason` is safe to store. */
export function failureOutcome(
  {attempts}: Pick<Delivery, 'attempts'>,
  error: unknown,
  reason: string,
  now: number,
  schedule: Schedule,
): DeliveryOutcome {
  const refusal = error instanceof ProviderError ? error : undefined;
  const wait = refusal?.status === gone ? null : retryDelay(attempts, schedule);
  if (wait === null) return {kind: 'abandoned', at: now, error: reason};
  const asked = Math.min(Math.round((refusal?.retryAfter ?? 0) * second), maxDelayMs);
  return {kind: 'retry', nextAt: now + Math.max(wait, asked), error: reason};
}
