import {hash, randomUUID} from 'node:crypto';

/** Crockford's base 32: without I, L, O, U, so that a reference can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `bits`: 40 of them, in hex. */
function formatReference(prefix: string, bits: string): string {
  let text = '';
  // From the last letter to the first: 40 bits are too many for the operators on bits, not for a number.
  for (let rest = Number.parseInt(bits.slice(0, 10), 16); text.length < 8; rest = Math.floor(rest / 32))
    text = alphabet.charAt(rest % 32) + text;
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Reference of a lead for the visitor, `L-7F3K-2Q9D`; 40 bits of the id's hash, so collisions are possible. */
export const leadReference = (leadId: string): string => formatReference('L', hash('sha256', leadId));

/** Reference of an error for the visitor, `E-7F3K-2Q9D`; the log contains the same. Made for every request. */
export const errorReference = (): string => {
  // The first 48 bits of a random UUID are random, and Node makes UUIDs from a pool.
  const [eight = '', four = ''] = randomUUID().split('-');
  return formatReference('E', eight + four);
};
