/** Settings of a desk on a server, from the environment; `.docs/writers-desk.md` lists them. */
import {isIP} from 'node:net';
import * as z from 'zod';

/** Wrong settings; the message names all of them. */
export class SettingsError extends Error {}

const isNetwork = (entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // Not 0: a header from anywhere would count.
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
};

/** Becomes part of a branch and of a folder: nothing that git or the file system reads in another way. */
export const loginPattern = /^[a-z0-9](?:[a-z0-9._-]{0,38}[a-z0-9])?$/;

const login = z
  .string()
  .regex(loginPattern, 'a login is 1 to 40 lower-case letters, digits, ".", "_" and "-"')
  .refine(
    (text) => !text.includes('..') && !text.endsWith('.lock'),
    'a login has no ".." and does not end with ".lock"',
  );

const oneLine = z.string().regex(/^[^\p{Cc}<>]{1,60}$/u, 'a name is 1 to 60 characters without "<", ">" and line ends');

const person = z.object({
  login,
  name: oneLine,
  email: z.email('write an e-mail address'),
  role: z.enum(['writer', 'reviewer'], 'a role is "writer" or "reviewer"'),
});

const people = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({code: 'custom', message: 'is not JSON'});
      return z.NEVER;
    }
  })
  .pipe(z.array(person).min(1, 'name at least one person'))
  .refine((list) => new Set(list.map((one) => one.login)).size === list.length, 'two people have the same login');

const httpUrl = z.url({protocol: /^https?$/, error: 'write an http or https address'});
const noCredentials = (address: string) => !/^[a-z]+:\/\/[^/]*@/.test(address);

const settings = z
  .object({
    WRITE_REMOTE: httpUrl.refine(noCredentials, 'put the token into WRITE_TOKEN, not into the address'),
    WRITE_FORGE: z.enum(['gitea', 'forgejo', 'gitlab', 'github'], 'write gitea, forgejo, gitlab or github'),
    WRITE_FORGE_API: httpUrl.optional(),
    WRITE_TOKEN: z
      .string('write the token of the desk at the forge')
      .min(1, 'write the token of the desk at the forge'),
    WRITE_MAIN: z
      .string()
      .regex(/^[\w][\w./-]{0,80}$/, 'write the name of a branch')
      .default('main'),
    WRITE_ORIGIN: z
      .url({protocol: /^https?$/, error: 'write the https address of the desk'})
      // On one machine one may try it without TLS.
      .refine((address) => /^(https:|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(address), {
        error: 'write the https address of the desk',
      })
      .transform((address) => new URL(address).origin),
    WRITE_TRUSTED: z
      .string('write the addresses of the proxy')
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine(
        (list) => list.every(isNetwork),
        'write IP addresses or CIDR ranges separated by commas, not all addresses',
      ),
    WRITE_USER_HEADER: z
      .string()
      .regex(/^[a-zA-Z0-9-]+$/, 'write the name of a header')
      .transform((name) => name.toLowerCase())
      .default('x-forwarded-user'),
    WRITE_USERS: people,
    WRITE_PREVIEW_URL: z
      .string()
      .regex(/^https?:\/\/[^\s]*\{branch\}[^\s]*$/, 'write an address with {branch}, which becomes e.g. write-wang')
      .optional(),
    WRITE_DIR: z.string().default('.cache/desk/hosted'),
    WRITE_HOST: z.string().default('127.0.0.1'),
    WRITE_PORT: z.coerce.number('write a port number').int().min(1).max(65535).default(3003),
  })
  .transform(({WRITE_REMOTE, WRITE_FORGE, WRITE_FORGE_API, ...rest}) => {
    const {origin, pathname} = new URL(WRITE_REMOTE);
    const defaults = {
      gitea: `${origin}/api/v1`,
      forgejo: `${origin}/api/v1`,
      gitlab: `${origin}/api/v4`,
      github: origin === 'https://github.com' ? 'https://api.github.com' : `${origin}/api/v3`,
    };
    return {
      remote: WRITE_REMOTE,
      forge: WRITE_FORGE,
      api: (WRITE_FORGE_API ?? defaults[WRITE_FORGE]).replace(/\/$/, ''),
      repository: pathname.replace(/^\/|\.git$|\/$/g, ''),
      token: rest.WRITE_TOKEN,
      main: rest.WRITE_MAIN,
      origin: rest.WRITE_ORIGIN,
      trusted: rest.WRITE_TRUSTED,
      header: rest.WRITE_USER_HEADER,
      people: rest.WRITE_USERS,
      previewUrl: rest.WRITE_PREVIEW_URL ?? null,
      folder: rest.WRITE_DIR,
      host: rest.WRITE_HOST,
      port: rest.WRITE_PORT,
    };
  });

export type HostedSettings = z.infer<typeof settings>;

/** @throws {SettingsError} */
export function hostedSettings(env: Readonly<Record<string, string | undefined>>): HostedSettings {
  // An empty setting is none.
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name.startsWith('WRITE_') && value));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({path, message}) => `  ${path.join('.')}: ${message}`);
  throw new SettingsError(`The desk does not start:\n${lines.join('\n')}`);
}
