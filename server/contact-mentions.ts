import {findContacts} from '../src/site/contactRedaction';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether an address contains another one as a whole: "ana@example.com" is not in "diana@example.com". */
function containsAddress(value: string, address: string): boolean {
  const at = value.indexOf(address);
  if (at < 0) return false;
  return !/[a-z0-9._%+'-]$/.test(value.slice(0, at)) && !/^[a-z0-9-]/.test(value.slice(at + address.length));
}

/**
 * Whether a text names a contact, in any spelling that the site takes out of queries.
 * @param contact normalized for comparison: a mobile number or an e-mail address in lower case
 */
export function mentionsContact(text: string, contact: string): boolean {
  const found = findContacts(text);
  if (contact.includes('@'))
    return found.some(({kind, value}) => kind === 'address' && containsAddress(value, contact));
  const number = digitsOf(contact);
  return found.some(({value}) => digitsOf(value).includes(number));
}
