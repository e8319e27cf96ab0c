import ipaddr from 'ipaddr.js';

/** The networks of an address that limits count, from one client to its whole neighborhood. */
export interface Networks {
  /** One client: an IPv4 address, or a /64 of IPv6, which providers give to a single customer. */
  readonly client: string;
  /** What one customer or data center rents at least: a /24 of IPv4, a /56 of IPv6. */
  readonly near: string;
  /** The largest network that a single customer gets for free: a /48 of IPv6; undefined for IPv4. */
  readonly wide: string | undefined;
}

const prefixOf = (address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string => {
  const bytes = address.toByteArray().slice(0, bits / 8);
  return `${Buffer.from(bytes).toString('hex')}/${bits}`;
};

/** Networks of an address as Node reports it: IPv4 inside IPv6 is IPv4, a zone is ignored. */
export function networksOf(address: string): Networks {
  const parsed = ipaddr.process(address.replace(/%.*$/, ''));
  if (parsed.kind() === 'ipv4') return {client: prefixOf(parsed, 32), near: prefixOf(parsed, 24), wide: undefined};
  return {client: prefixOf(parsed, 64), near: prefixOf(parsed, 56), wide: prefixOf(parsed, 48)};
}
