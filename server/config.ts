import {isIP} from 'node:net';
import {z} from 'zod';

/** A setting has a value that cannot be used; the message names every such setting. */
export class ConfigError extends Error {}

const count = (fallback: number) =>
  z.coerce.number({error: 'must be a whole number'}).int('must be a whole number').min(1, 'must be at least 1').default(fallback);

const isNetwork = (entry: string): boolean => {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
};

const networks = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine((list) => list.every(isNetwork), 'must be IP addresses or CIDR ranges separated by commas');

const origin = z
  .url({protocol: /^https?$/, error: 'must be an http or https address'})
  .transform((address) => new URL(address).origin);

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/[^/]/, 'must be an address of PostgreSQL (postgres://user:password@host/database)');

const masterKey = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64 (openssl rand -base64 32)')
  .transform((text) => Buffer.from(text, 'base64'));

const settings = z.object({
  PORT: z.coerce.number({error: 'must be a port number'}).int('must be a port number').min(0, 'must be 0–65535').max(65535, 'must be 0–65535').default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  BUILD_DIR: z.string().default('./build'),
  SITE_URL: origin.optional(),
  TRUST_PROXY: networks.optional(),
  POW_MAX: count(50_000),
  LEAD_KEY: masterKey.optional(),
  LEAD_MODE: z
    .enum(['embedded', 'production'], {error: 'must be "embedded" or "production"'})
    .default('embedded')
    .refine(
      (mode) => mode === 'embedded',
      'production needs a provider that sends codes by SMS and e-mail, and none is configured; use "embedded" (codes in the service\'s log)',
    ),
  LIMIT_CODE_GAP_SECONDS: count(60),
  LIMIT_CODES_PER_CONTACT_DAY: count(5),
  LIMIT_CODES_PER_IP_HOUR: count(10),
  LIMIT_CODES_HOUR: count(1000),
  LIMIT_LEADS_PER_IP_10MIN: count(30),
  LIMIT_LEADS_PER_CONTACT_DAY: count(3),
  LIMIT_NOTES_PER_IP_10MIN: count(30),
  LIMIT_FILL_SECONDS: z.coerce.number({error: 'must be a number'}).min(0, 'must be 0 or more').default(3),
});

/** Settings of the service, parsed once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL; without it the store is a file in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly buildDir: string;
  /** Public origin of the site, for the origin check behind a proxy that rewrites `Host`. */
  readonly siteOrigin: string | undefined;
  /** Proxies whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: readonly string[] | undefined;
  /** Upper end of the number a browser searches for in the proof of work. */
  readonly powMax: number;
  /** Master key from the environment; the embedded service keeps its own in the data folder. */
  readonly masterKey: Buffer | undefined;
  readonly limits: {
    readonly codeGapSeconds: number;
    readonly codesPerContactDay: number;
    readonly codesPerIpHour: number;
    /** All contacts together: the breaker against a bill for thousands of messages. */
    readonly codesHour: number;
    readonly leadsPerIp10Min: number;
    /** Further leads of a contact within a day are kept, but quarantined. */
    readonly leadsPerContactDay: number;
    /** Feedback and search misses. */
    readonly notesPerIp10Min: number;
    /** A form filled faster than this is kept, but quarantined. */
    readonly fillSeconds: number;
  };
}

/**
 * Reads the settings from the environment. An empty value counts as not set.
 * @throws {ConfigError} naming every setting that is wrong, and every unknown `LIMIT_*`.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map(({path, message}) => `${path.join('.')} ${message}`);
  for (const name of Object.keys(given)) {
    if (name.startsWith('LIMIT_') && !(name in settings.shape)) problems.push(`${name} is not a known limit`);
  }
  if (given.DATABASE_URL && !given.LEAD_KEY) {
    problems.push('LEAD_KEY has to be set with DATABASE_URL: every copy of the service needs the same key (the "key" in keys.json of a service that had one)');
  }
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(`The service cannot start with these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    buildDir: env.BUILD_DIR,
    siteOrigin: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
    powMax: env.POW_MAX,
    masterKey: env.LEAD_KEY,
    limits: {
      codeGapSeconds: env.LIMIT_CODE_GAP_SECONDS,
      codesPerContactDay: env.LIMIT_CODES_PER_CONTACT_DAY,
      codesPerIpHour: env.LIMIT_CODES_PER_IP_HOUR,
      codesHour: env.LIMIT_CODES_HOUR,
      leadsPerIp10Min: env.LIMIT_LEADS_PER_IP_10MIN,
      leadsPerContactDay: env.LIMIT_LEADS_PER_CONTACT_DAY,
      notesPerIp10Min: env.LIMIT_NOTES_PER_IP_10MIN,
      fillSeconds: env.LIMIT_FILL_SECONDS,
    },
  };
}
