import {hour} from '../src/site/durations';

/** Whether to log what has this name now: at most once an hour, so that an attack cannot fill the log. */
export type Hourly = (name: string) => boolean;

export function hourly(clock: () => number): Hourly {
  const loggedAt = new Map<string, number>();
  return (name) => {
    const now = clock();
    const last = loggedAt.get(name) ?? -Infinity;
    // A clock that was set back does not silence anything.
    if (now >= last && now < last + hour) return false;
    loggedAt.set(name, now);
    return true;
  };
}
