/** What a proxy in front may do wrong, or an attacker behind it. */
import {BlockList, isIPv6} from 'node:net';
import type {FastifyRequest} from 'fastify';
import {ApiError, responseCodes} from './errors';
import type {ServiceContext} from './context';

/** How many `Host` headers a request has; Node itself takes the first and drops the others. */
export const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

/** Refuses two `Host` headers: a proxy may have checked the one and the service would believe the other (RFC 9112, 3.2). */
export function refuseTwoHosts({raw}: FastifyRequest): void {
  if (countHosts(raw.rawHeaders) > 1)
    throw new ApiError(400, responseCodes.parameters, 'The request has more than one Host header');
}

/** Networks of proxies: this machine, private networks, and those between a provider and its customers. */
const ownNetworks = new BlockList();
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  ownNetworks.addSubnet(address, prefix, 'ipv4');
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');
ownNetworks.addSubnet('fe80::', 10, 'ipv6');

const isOwnNetwork = (address: string): boolean =>
  ownNetworks.check(address.replace(/%.*$/, ''), isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Warns of a proxy that `TRUST_PROXY` does not name: all visitors behind it share the limits of one address. A peer with a
 * public address is rather a visitor who forges the header.
 */
export function warnOfUntrustedProxy(
  request: FastifyRequest,
  {alarms, mayLog}: Pick<ServiceContext, 'alarms' | 'mayLog'>,
): void {
  if (request.headers['x-forwarded-for'] === undefined || (request.ips?.length ?? 1) > 1) return;
  const peer = request.socket.remoteAddress ?? '';
  if (!isOwnNetwork(peer) || !mayLog('proxy-not-trusted')) return;
  alarms.raise('proxy-not-trusted', {peer}, request.log);
}
