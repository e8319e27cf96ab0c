/** Opening hours of the hotline. Beside `contact.ts`, because every page loads that one. */
import {useEffect, useState} from 'react';

export interface Hours {
  readonly timeZone: string;
  /** ISO weekdays, 1 = Monday. */
  readonly weekdays: readonly number[];
  /** HH:MM. */
  readonly from: string;
  readonly to: string;
}

const weekdayNumbers: Record<string, number> = {Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7};

/** Weekday and HH:MM of a moment, in the office's own time zone. */
function officeTime(hours: Hours, now: Date) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: hours.timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {weekday: weekdayNumbers[part('weekday')] ?? 0, time: `${part('hour')}:${part('minute')}`};
}

/** When the hotline opens next: days from today, ISO weekday, HH:MM. */
export interface Opening {
  readonly days: number;
  readonly weekday: number;
  readonly from: string;
}

/** When the hotline opens next; null while it is open. */
export function nextOpening(hours: Hours, now: Date): Opening | null {
  const {weekday: today, time} = officeTime(hours, now);
  if (hours.weekdays.includes(today) && time >= hours.from && time < hours.to) return null;
  for (let days = time < hours.from ? 0 : 1; days <= 7; days++) {
    const weekday = ((today - 1 + days) % 7) + 1;
    if (hours.weekdays.includes(weekday)) return {days, weekday, from: hours.from};
  }
  return null;
}

/** When the hotline opens next, null while it is open; undefined until after hydration, because the page is built long before it is read. */
export function useNextOpening(hours: Hours): Opening | null | undefined {
  const [opening, setOpening] = useState<Opening | null>();
  useEffect(() => {
    // In a task of its own, because the first use of a time zone takes up to 50 ms on a phone.
    const timer = setTimeout(() => setOpening(nextOpening(hours, new Date())));
    return () => clearTimeout(timer);
  }, [hours]);
  return opening;
}
