/** Contact data of the edition. */
import {owner} from '@site/config/owner';
import {useLocale} from './useLocale';

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
