/**
 * Who uses the desk. On one's own computer: whoever has the page, which alone has the token. On a server: whom the company's
 * sign-in names in a header, which counts only from its own addresses.
 */
import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto';
import {BlockList, isIP} from 'node:net';
import type {FastifyRequest} from 'fastify';
import {Refused} from './workspace';

export interface Person {
  /** Part of the branch's name. */
  readonly login: string;
  readonly name: string;
  readonly email: string;
  /** A reviewer sees what all writers have sent. */
  readonly role: 'writer' | 'reviewer';
}

export interface Access {
  /** Of the desk's own pages. */
  origin(request: FastifyRequest): string;
  /** @throws {Refused} */
  who(request: FastifyRequest): Person;
  /** What only the pages of this person have: a page elsewhere can send a request, but not this. */
  token(person: Person): string;
}

export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Refuses what does not come from the desk's own pages, whoever sends it. @throws {Refused} */
export function ownPagesOnly(request: FastifyRequest, origin: string): void {
  const {host = '', origin: from} = request.headers;
  if (host !== new URL(origin).host) throw new Refused(421, '这个地址不是写字台的');
  if (from !== undefined && from !== origin) throw new Refused(403, '只能从写字台的页面使用');
}

/** One person on this machine. */
export function localAccess(port: number, token = randomBytes(24).toString('base64url')): Access {
  const me: Person = {login: 'writer', name: '', email: '', role: 'writer'};
  const names = [`127.0.0.1:${port}`, `localhost:${port}`];
  return {
    // A name that leads here is not ours.
    origin: ({headers}) => `http://${names.find((name) => name === headers.host) ?? names[0]}`,
    who: () => me,
    token: () => token,
  };
}

export interface HostedAccessOptions {
  readonly origin: string;
  /** Name of the header with the login. */
  readonly header: string;
  /** Addresses of the proxy, e.g. `10.0.0.0/24`. */
  readonly trusted: readonly string[];
  readonly people: readonly Person[];
}

export function hostedAccess({origin, header, trusted, people}: HostedAccessOptions): Access {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const secret = randomBytes(32);
  return {
    origin: () => origin,
    who({raw, headers}) {
      // Not Fastify's `ip`, which believes a header.
      const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
      if (isIP(address) === 0 || !proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) {
        throw new Refused(403, '请从公司的登录页进入写字台');
      }
      const login = headers[header];
      // Two such headers arrive as one text with a comma, which no login has.
      const person = people.find((one) => one.login === login);
      if (login === undefined || login === '') throw new Refused(401, '请先在公司的登录页登录');
      if (!person) throw new Refused(403, '您还没有写字台的权限，请找管理员');
      return person;
    },
    token: ({login}) => createHmac('sha256', secret).update(login).digest('base64url'),
  };
}
