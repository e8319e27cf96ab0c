import {isIPv6} from 'node:net';
import type {FastifyRequest} from 'fastify';
import type {Keyring} from './keyring';
import {responseCodes, ApiError} from './errors';

/** The first four groups of an IPv6 address; a household gets a whole /64, so that is one client. */
function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/** Keyed digest of the client's address: limits can be counted without keeping addresses. */
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
 * Refuses a POST that another site's page makes. `Sec-Fetch-Site` cannot be set by a page; browsers without it send
 * `Origin`; programs that are not browsers send neither and are let through.
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
