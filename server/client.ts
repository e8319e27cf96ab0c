import type {FastifyRequest} from 'fastify';
import type {Keyring} from './keyring';
import {responseCodes, ApiError} from './errors';
import {networksOf} from './networks';

/** Digests of the last clients, which mostly send several requests; in memory only. */
const recent = new WeakMap<Keyring, Map<string, string>>();
const maxRecent = 1000;

/** Keyed digest of the client's network, so that rate limits work without storing addresses. */
export function clientKey({ip}: Pick<FastifyRequest, 'ip'>, keyring: Keyring): string {
  let known = recent.get(keyring);
  if (!known || known.size > maxRecent) recent.set(keyring, (known = new Map<string, string>()));
  const digest = known.get(ip) ?? keyring.digest('client', networksOf(ip).client);
  known.set(ip, digest);
  return digest;
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
