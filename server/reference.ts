import {createHash, randomBytes} from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, so that a reference survives being read out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function formatReference(prefix: string, bytes: Buffer): string {
  let bits = BigInt(`0x${bytes.subarray(0, 5).toString('hex')}`);
  let text = '';
  for (let index = 0; index < 8; index += 1, bits >>= 5n) text = alphabet.charAt(Number(bits & 31n)) + text;
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** What a visitor is told about a lead, `L-7F3K-2Q9D`; 40 bits of the id's hash, so it is not quite unique. */
export const leadReference = (leadId: string): string =>
  formatReference('L', createHash('sha256').update(leadId).digest());

/** What a visitor is told about a refusal or failure, `E-7F3K-2Q9D`; the log has the same. */
export const errorReference = (): string => formatReference('E', randomBytes(5));
