/** Contact data of the edition, and whether the hotline is open now. */
import {owner} from '@site/config/owner';
import {useEffect, useState} from 'react';
import {useLocale} from './useLocale';

export interface Hours {
  readonly timeZone: string;
  /** ISO weekdays, 1 = Monday. */
  readonly weekdays: readonly number[];
  /** HH:MM. */
  readonly from: string;
  readonly to: string;
}

const weekdayNumbers: Record<string, number> = {Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7};

/** Whether `now` lies within the opening hours, reckoned in the office's own time zone. */
export function isWithin(hours: Hours, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: hours.timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  return hours.weekdays.includes(weekdayNumbers[part('weekday')] ?? 0) && time >= hours.from && time < hours.to;
}

/** Whether the hotline is open now; false until after hydration, because the page is built long before it is read. */
export function useIsOpen(hours: Hours): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(isWithin(hours, new Date())), [hours]);
  return isOpen;
}

/** Contact data of the edition. Without state: the footer and whole pages show it, and would render twice. */
export function useContact() {
  const contact = useLocale() === 'en' ? owner.contact.en : owner.contact.zh;
  const phone = contact.phone.value;
  return {
    phone,
    phoneHref: phone && `tel:${phone.replace(/[^+\d]/g, '')}`,
    phoneIsDemo: contact.phone.demo,
    email: contact.email.value,
    hours: contact.hours.value,
  };
}
