import {createHash, randomUUID} from 'node:crypto';

/** Crockford's base 32: without I, L, O, U, so that a reference can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `bits`: 40 of them, in hex. */
function formatReference(prefix: string, bits: string): string {
  // Twenty at a time, which fit into a number.
  const halves = [Number.parseInt(bits.slice(0, 5), 16), Number.parseInt(bits.slice(5, 10), 16)];
  const [first, second] = halves.map((half) =>
    [15, 10, 5, 0].map((shift) => alphabet.charAt((half >> shift) & 31)).join(''),
  );
  return `${prefix}-${first}-${second}`;
}

/** Reference of a lead for the visitor, `L-7F3K-2Q9D`; 40 bits of the id's hash, so collisions are possible. */
export const leadReference = (leadId: string): string =>
  formatReference('L', createHash('sha256').update(leadId).digest('hex'));

/** Reference of an error for the visitor, `E-7F3K-2Q9D`; the log contains the same. Made for every request. */
export const errorReference = (): string => {
  // The first 48 bits of a random UUID are random, and Node makes UUIDs from a pool.
  const [eight = '', four = ''] = randomUUID().split('-');
  return formatReference('E', eight + four);
};
