import {isIPv6} from 'node:net';
import type {FastifyRequest} from 'fastify';
import type {Keyring} from './keyring';
import {responseCodes, ApiError} from './errors';

/** The /64 prefix of an IPv6 address: providers assign at least a /64 per customer, so it counts as one client. */
function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/** Keyed digest of the client's address, so that rate limits work without storing addresses. */
export function clientKey(request: FastifyRequest, keyring: Keyring): string {
  const address = request.ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return keyring.digest('client', isIPv6(address) ? network64(address.toLowerCase()) : address);
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/**
 * CSRF protection: rejects a cross-site POST. Pages cannot set `Sec-Fetch-Site`; browsers without it send `Origin`;
 * clients other than browsers send neither and are accepted.
 */
export function requireSameOrigin(request: FastifyRequest, siteOrigin: string | undefined): void {
  const site = request.headers['sec-fetch-site'];
  const {origin} = request.headers;
  const allowed =
    site !== undefined
      ? site === 'same-origin' || site === 'none'
      : origin === undefined || origin === siteOrigin || hostOf(origin) === request.host;
  if (!allowed) throw new ApiError(403, responseCodes.origin, 'Requests from other sites are not accepted');
}
