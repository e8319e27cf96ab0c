import {createHash, randomBytes} from 'node:crypto';

/** Crockford's base 32: without I, L, O, U, so that a reference can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function formatReference(prefix: string, bytes: Buffer): string {
  let bits = BigInt(`0x${bytes.subarray(0, 5).toString('hex')}`);
  let text = '';
  for (let index = 0; index < 8; index += 1, bits >>= 5n) text = alphabet.charAt(Number(bits & 31n)) + text;
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Reference of a lead for the visitor, `L-7F3K-2Q9D`; 40 bits of the id's hash, so collisions are possible. */
export const leadReference = (leadId: string): string =>
  formatReference('L', createHash('sha256').update(leadId).digest());

/** Reference of an error for the visitor, `E-7F3K-2Q9D`; the log contains the same. */
export const errorReference = (): string => formatReference('E', randomBytes(5));
