import {isIP} from 'node:net';
import {z} from 'zod';
import {leadDays} from '../src/site/retention';
import {productionProblems} from './production';

/** Invalid settings; the message lists all of them. */
export class ConfigError extends Error {}

const count = (fallback: number) =>
  z.coerce
    .number({error: 'must be a whole number'})
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(fallback);

const seconds = (fallback: number) =>
  z.coerce.number({error: 'must be a number'}).min(0, 'must be 0 or more').default(fallback);

const port = z.coerce
  .number({error: 'must be a port number'})
  .int('must be a port number')
  .min(0, 'must be 0–65535')
  .max(65535, 'must be 0–65535');

const isNetwork = (entry: string): boolean => {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128))
  );
};

const entries = (list: string): string[] => list.split(',').map((entry) => entry.trim());

const networks = z
  .string()
  .transform(entries)
  .refine(
    (list) => list.every(isNetwork),
    'must be IP addresses or CIDR ranges separated by commas, no range of all addresses',
  );

const origin = z
  .url({protocol: /^https?$/, error: 'must be an http or https address'})
  .transform((address) => new URL(address).origin);

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/[^/]/, 'must be an address of PostgreSQL (postgres://user:password@host/database)');

const isKey = (text: string): boolean => Buffer.from(text, 'base64').length === 32;
const toKey = (text: string): Buffer => Buffer.from(text, 'base64');

const key = z.string().refine(isKey, 'must be 32 bytes in base64 (openssl rand -base64 32)').transform(toKey);

const keys = z
  .string()
  .transform(entries)
  .refine((list) => list.every(isKey), 'must be keys of 32 bytes in base64, separated by commas')
  .transform((list) => list.map(toKey));

const httpUrl = z.url({protocol: /^https?$/, error: 'must be an http or https address'});
const text = z.string();

const isAddress = (address: string): boolean => /^[^\s@<>,]+@[^\s@<>,]+$/.test(address);

/** `info@example.com` or `Example Ltd <info@example.com>`. */
const mailbox = z
  .string()
  .transform((sender): Mailbox => {
    const [, name = '', address = ''] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(sender) ?? [
      undefined,
      '',
      sender.trim(),
    ];
    return {name, address};
  })
  .refine(({address}) => isAddress(address), 'must be an e-mail address or "Name <address>"');

const addresses = z
  .string()
  .transform(entries)
  .refine((list) => list.every(isAddress), 'must be e-mail addresses separated by commas');

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  BUILD_DIR: z.string().default('./build'),
  SITE_URL: origin.optional(),
  TRUST_PROXY: networks.optional(),
  ADMIN_PORT: port.optional(),
  POW_MAX: count(50_000),
  LEAD_KEY: key.optional(),
  LEAD_KEYS_OLD: keys.optional(),
  LEAD_DIGEST_KEY: key.optional(),
  LEAD_MODE: z.enum(['embedded', 'production'], {error: 'must be "embedded" or "production"'}).default('embedded'),
  LEAD_RETENTION_DAYS: count(leadDays),
  SMS_HTTP_URL: httpUrl.optional(),
  SMS_HTTP_SECRET: text.optional(),
  ALIYUN_SMS_ACCESS_KEY_ID: text.optional(),
  ALIYUN_SMS_ACCESS_KEY_SECRET: text.optional(),
  ALIYUN_SMS_SIGN_NAME: text.optional(),
  ALIYUN_SMS_TEMPLATE_CODE: text.optional(),
  ALIYUN_SMS_ENDPOINT: httpUrl.default('https://dysmsapi.aliyuncs.com'),
  SMTP_URL: z.url({protocol: /^smtps?$/, error: 'must be an smtp or smtps address'}).optional(),
  MAIL_FROM: mailbox.optional(),
  CAPTCHA_SITE_KEY: text.optional(),
  CAPTCHA_SECRET: text.optional(),
  CAPTCHA_VERIFY_URL: httpUrl.default('https://gcaptcha4.geetest.com/validate'),
  CRM_WEBHOOK_URL: httpUrl.optional(),
  CRM_WEBHOOK_SECRET: text.optional(),
  CRM_WEBHOOK_SECRET_OLD: text.optional(),
  SALES_MAIL_TO: addresses.optional(),
  SERVICE_MAIL_TO: addresses.optional(),
  ALARM_MAIL_TO: addresses.optional(),
  ALARM_WEBHOOK_URL: httpUrl.optional(),
  ALARM_WEBHOOK_SECRET: text.optional(),
  DELIVERY_RETRY_SECONDS: seconds(5),
  DELIVERY_GIVE_UP_HOURS: count(72),
  LIMIT_CODE_GAP_SECONDS: count(60),
  LIMIT_CODES_PER_CONTACT_DAY: count(5),
  LIMIT_CODES_PER_IP_HOUR: count(10),
  LIMIT_FORM_CODES_PER_IP_HOUR: count(5),
  LIMIT_FORM_CODES_HOUR: count(100),
  LIMIT_CODES_PER_NETWORK_HOUR: count(30),
  LIMIT_CODES_PER_WIDE_NETWORK_HOUR: count(60),
  LIMIT_SMS_CODES_PER_RANGE_HOUR: count(20),
  LIMIT_SMS_CODES_10MIN: count(100),
  LIMIT_SMS_CODES_DAY: count(2000),
  LIMIT_EMAIL_CODES_10MIN: count(200),
  LIMIT_EMAIL_CODES_DAY: count(5000),
  LIMIT_LEADS_PER_IP_10MIN: count(30),
  LIMIT_LEADS_PER_CONTACT_DAY: count(3),
  LIMIT_FEEDBACK_PER_IP_10MIN: count(30),
  LIMIT_FEEDBACK_HOUR: count(500),
  LIMIT_SEARCH_MISSES_HOUR: count(2000),
  LIMIT_OPENED_RESULTS_HOUR: count(5000),
  LIMIT_FILL_SECONDS: seconds(3),
  LIMIT_PICTURES_PER_IP_HOUR: count(30),
  LIMIT_PICTURES_PER_NETWORK_HOUR: count(90),
  LIMIT_PICTURES_PER_WIDE_NETWORK_HOUR: count(180),
  LIMIT_PICTURES_WAITING_MB: count(500),
});

type Name = keyof typeof settings.shape;

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

const gatewaySettings = ['SMS_HTTP_URL', 'SMS_HTTP_SECRET'] as const;
const aliyunSettings = [
  'ALIYUN_SMS_ACCESS_KEY_ID',
  'ALIYUN_SMS_ACCESS_KEY_SECRET',
  'ALIYUN_SMS_SIGN_NAME',
  'ALIYUN_SMS_TEMPLATE_CODE',
] as const;
const mailSettings = ['SMTP_URL', 'MAIL_FROM'] as const;

/** Settings that must be set together or not at all. */
const settingGroups: readonly (readonly Name[])[] = [
  gatewaySettings,
  aliyunSettings,
  mailSettings,
  ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'],
  ['CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET'],
  ['ALARM_WEBHOOK_URL', 'ALARM_WEBHOOK_SECRET'],
];

/** Settings that require other settings. */
const prerequisites: readonly (readonly [name: Name, needed: readonly Name[]])[] = [
  ['SALES_MAIL_TO', mailSettings],
  // Other leads need an address too.
  ['SERVICE_MAIL_TO', ['SALES_MAIL_TO']],
  ['CRM_WEBHOOK_SECRET_OLD', ['CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET']],
  ['ALARM_MAIL_TO', mailSettings],
  ['LEAD_KEYS_OLD', ['LEAD_KEY', 'LEAD_DIGEST_KEY']],
  ['LEAD_DIGEST_KEY', ['LEAD_KEY']],
];

/** Problems of combinations of settings, one line each. */
function combinationProblems(isSet: (name: Name) => boolean, isProduction: boolean): string[] {
  const missing = (names: readonly Name[]): Name[] => names.filter((name) => !isSet(name));
  const problems: string[] = [];
  for (const set of settingGroups) {
    const absent = missing(set);
    if (absent.length > 0 && absent.length < set.length) {
      problems.push(`${absent.join(', ')} must be set too, since ${set.find(isSet)} is`);
    }
  }
  for (const [name, needed] of prerequisites) {
    const absent = missing(needed);
    if (isSet(name) && absent.length > 0) problems.push(`${name} needs ${absent.join(', ')} too`);
  }
  const sms = [gatewaySettings, aliyunSettings].map((set) => missing(set).length === 0);
  if (sms.every(Boolean))
    problems.push('SMS_HTTP_URL and ALIYUN_SMS_ACCESS_KEY_ID exclude each other: codes go one way only');
  if (isProduction) {
    const absent: string[] = missing([...mailSettings, 'LEAD_KEY']);
    if (!sms.some(Boolean)) absent.unshift(`${gatewaySettings.join(', ')} (or ${aliyunSettings.join(', ')})`);
    if (absent.length > 0) problems.push(`LEAD_MODE production needs what is not set: ${absent.join(', ')}`);
  }
  return problems;
}

/** Sender of a message. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** SMS provider: a custom gateway or Aliyun. */
export type SmsSettings =
  | {readonly kind: 'gateway'; readonly url: string; readonly secret: string}
  | {
      readonly kind: 'aliyun';
      readonly endpoint: string;
      readonly accessKeyId: string;
      readonly accessKeySecret: string;
      readonly signName: string;
      readonly templateCode: string;
    };

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly smtpUrl: string;
  readonly from: Mailbox;
}

export interface CaptchaSettings {
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl: string;
}

export interface WebhookSettings {
  readonly url: string;
  /** The current secret, then the former one while it is being changed: requests are signed with each. */
  readonly secrets: readonly string[];
}

/** Keys from the environment. */
export interface KeySettings {
  /** Encrypts and decrypts. */
  readonly master: Buffer;
  /** Former master keys, for decryption only. */
  readonly retired: readonly Buffer[];
  /** Key of the digests; derived from the master key when not set. */
  readonly digest: Buffer | undefined;
}

/** Settings of the service, parsed once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL; SQLite in the data folder when not set. */
  readonly databaseUrl: string | undefined;
  readonly buildDir: string;
  /** Whether `BUILD_DIR` is set: then a missing build is a mistake. */
  readonly needsBuild: boolean;
  /** Public origin of the site, for the origin check behind a proxy that rewrites `Host`. */
  readonly siteOrigin: string | undefined;
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: readonly string[] | undefined;
  /** Proof-of-work difficulty: upper bound of the number the browser searches for. */
  readonly powMax: number;
  /** Port of `/metrics` on the loopback interface; there are no metrics when not set. */
  readonly adminPort: number | undefined;
  /** Keys from the environment; when not set, `keys.json` in the data folder is used. */
  readonly keys: KeySettings | undefined;
  /** Days until a lead is deleted. */
  readonly retentionDays: number;
  /** Codes of a channel without a provider go to the development outbox. */
  readonly sms: SmsSettings | undefined;
  readonly mail: MailSettings | undefined;
  /** Hosted captcha; proof of work when undefined. */
  readonly captcha: CaptchaSettings | undefined;
  readonly crm: WebhookSettings | undefined;
  /** Recipients of the e-mail about every lead. */
  readonly salesMailTo: readonly string[];
  /** Recipients of the e-mail about a service request; those of every lead where there are none. */
  readonly serviceMailTo: readonly string[];
  /** Recipients of alarms. */
  readonly alarmMailTo: readonly string[];
  readonly alarmWebhook: WebhookSettings | undefined;
  /** Whether `LEAD_MODE` is `production`. */
  readonly isProduction: boolean;
  readonly delivery: {
    /** First delay of the exponential backoff, which is capped at an hour. */
    readonly retrySeconds: number;
    readonly giveUpHours: number;
  };
  readonly limits: {
    readonly codeGapSeconds: number;
    readonly codesPerContactDay: number;
    readonly codesPerIpHour: number;
    /** Codes requested by forms without script, which cannot solve a proof of work. */
    readonly formCodesPerIpHour: number;
    /** The same for all clients together. */
    readonly formCodesHour: number;
    /** Codes of a /24 (IPv4) or /56 (IPv6) together. */
    readonly codesPerNetworkHour: number;
    /** Codes of a /48 (IPv6) together. */
    readonly codesPerWideNetworkHour: number;
    /** Codes to mobile numbers whose first seven digits are the same. */
    readonly smsCodesPerRangeHour: number;
    /** Codes of a channel, all contacts together: cap the cost of an attack. */
    readonly smsCodes10Min: number;
    readonly smsCodesDay: number;
    readonly emailCodes10Min: number;
    readonly emailCodesDay: number;
    readonly leadsPerIp10Min: number;
    /** Leads of a contact beyond this number per day are quarantined. */
    readonly leadsPerContactDay: number;
    /** Feedback, search misses and opened results. */
    readonly feedbackPerIp10Min: number;
    /** All clients together: caps what an attack stores. */
    readonly feedbackHour: number;
    readonly searchMissesHour: number;
    readonly openedResultsHour: number;
    /** Leads filled in faster than this are quarantined. */
    readonly fillSeconds: number;
    /** Pictures of a client. */
    readonly picturesPerIpHour: number;
    /** Pictures of a /24 (IPv4) or /56 (IPv6) together. */
    readonly picturesPerNetworkHour: number;
    /** Pictures of a /48 (IPv6) together. */
    readonly picturesPerWideNetworkHour: number;
    /** Bytes of pictures whose lead has not come, of all clients together. */
    readonly picturesWaitingBytes: number;
  };
}

function smsOf(env: z.output<typeof settings>): SmsSettings | undefined {
  if (env.SMS_HTTP_URL && env.SMS_HTTP_SECRET)
    return {kind: 'gateway', url: env.SMS_HTTP_URL, secret: env.SMS_HTTP_SECRET};
  const [accessKeyId, accessKeySecret, signName, templateCode] = aliyunSettings.map((name) => env[name]);
  if (!accessKeyId || !accessKeySecret || !signName || !templateCode) return undefined;
  return {kind: 'aliyun', endpoint: env.ALIYUN_SMS_ENDPOINT, accessKeyId, accessKeySecret, signName, templateCode};
}

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings as far as they are valid, and every problem, one line each. An empty value counts as not set. */
export function inspectConfig(environment: Environment): {
  readonly config: Config;
  readonly problems: readonly string[];
} {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map(({path, message}) => `${path.join('.')} ${message}`);
  for (const name of Object.keys(given)) {
    if (name.startsWith('LIMIT_') && !(name in settings.shape)) problems.push(`${name} is not a known limit`);
  }
  if (given.DATABASE_URL && !given.LEAD_KEY) {
    problems.push(
      'LEAD_KEY has to be set with DATABASE_URL: every copy of the service needs the same key (the "key" in keys.json of a service that had one)',
    );
  }
  const isProduction = given.LEAD_MODE === 'production';
  problems.push(...combinationProblems((name) => name in given, isProduction));
  if (isProduction) problems.push(...productionProblems(given));
  const wrong = new Set((parsed.error?.issues ?? []).map(({path}) => path[0]));
  const valid = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
  return {config: configOf(parsed.data ?? settings.parse(valid), 'BUILD_DIR' in given), problems};
}

/**
 * Parses the settings from the environment.
 * @throws {ConfigError} listing every invalid setting and every unknown `LIMIT_*`.
 */
export function parseConfig(environment: Environment): Config {
  const {config, problems} = inspectConfig(environment);
  if (problems.length === 0) return config;
  throw new ConfigError(
    `The service cannot start with these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`,
  );
}

function configOf(env: z.output<typeof settings>, needsBuild: boolean): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    buildDir: env.BUILD_DIR,
    needsBuild,
    siteOrigin: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
    powMax: env.POW_MAX,
    adminPort: env.ADMIN_PORT,
    keys: env.LEAD_KEY && {master: env.LEAD_KEY, retired: env.LEAD_KEYS_OLD ?? [], digest: env.LEAD_DIGEST_KEY},
    retentionDays: env.LEAD_RETENTION_DAYS,
    sms: smsOf(env),
    mail: env.SMTP_URL && env.MAIL_FROM ? {smtpUrl: env.SMTP_URL, from: env.MAIL_FROM} : undefined,
    captcha:
      env.CAPTCHA_SITE_KEY && env.CAPTCHA_SECRET
        ? {siteKey: env.CAPTCHA_SITE_KEY, secret: env.CAPTCHA_SECRET, verifyUrl: env.CAPTCHA_VERIFY_URL}
        : undefined,
    crm:
      env.CRM_WEBHOOK_URL && env.CRM_WEBHOOK_SECRET
        ? {
            url: env.CRM_WEBHOOK_URL,
            secrets: [env.CRM_WEBHOOK_SECRET, ...(env.CRM_WEBHOOK_SECRET_OLD ? [env.CRM_WEBHOOK_SECRET_OLD] : [])],
          }
        : undefined,
    salesMailTo: env.SALES_MAIL_TO ?? [],
    serviceMailTo: env.SERVICE_MAIL_TO ?? env.SALES_MAIL_TO ?? [],
    alarmMailTo: env.ALARM_MAIL_TO ?? [],
    alarmWebhook:
      env.ALARM_WEBHOOK_URL && env.ALARM_WEBHOOK_SECRET
        ? {url: env.ALARM_WEBHOOK_URL, secrets: [env.ALARM_WEBHOOK_SECRET]}
        : undefined,
    isProduction: env.LEAD_MODE === 'production',
    delivery: {retrySeconds: env.DELIVERY_RETRY_SECONDS, giveUpHours: env.DELIVERY_GIVE_UP_HOURS},
    limits: {
      codeGapSeconds: env.LIMIT_CODE_GAP_SECONDS,
      codesPerContactDay: env.LIMIT_CODES_PER_CONTACT_DAY,
      codesPerIpHour: env.LIMIT_CODES_PER_IP_HOUR,
      formCodesPerIpHour: env.LIMIT_FORM_CODES_PER_IP_HOUR,
      formCodesHour: env.LIMIT_FORM_CODES_HOUR,
      codesPerNetworkHour: env.LIMIT_CODES_PER_NETWORK_HOUR,
      codesPerWideNetworkHour: env.LIMIT_CODES_PER_WIDE_NETWORK_HOUR,
      smsCodesPerRangeHour: env.LIMIT_SMS_CODES_PER_RANGE_HOUR,
      smsCodes10Min: env.LIMIT_SMS_CODES_10MIN,
      smsCodesDay: env.LIMIT_SMS_CODES_DAY,
      emailCodes10Min: env.LIMIT_EMAIL_CODES_10MIN,
      emailCodesDay: env.LIMIT_EMAIL_CODES_DAY,
      leadsPerIp10Min: env.LIMIT_LEADS_PER_IP_10MIN,
      leadsPerContactDay: env.LIMIT_LEADS_PER_CONTACT_DAY,
      feedbackPerIp10Min: env.LIMIT_FEEDBACK_PER_IP_10MIN,
      feedbackHour: env.LIMIT_FEEDBACK_HOUR,
      searchMissesHour: env.LIMIT_SEARCH_MISSES_HOUR,
      openedResultsHour: env.LIMIT_OPENED_RESULTS_HOUR,
      fillSeconds: env.LIMIT_FILL_SECONDS,
      picturesPerIpHour: env.LIMIT_PICTURES_PER_IP_HOUR,
      picturesPerNetworkHour: env.LIMIT_PICTURES_PER_NETWORK_HOUR,
      picturesPerWideNetworkHour: env.LIMIT_PICTURES_PER_WIDE_NETWORK_HOUR,
      picturesWaitingBytes: env.LIMIT_PICTURES_WAITING_MB * 1_000_000,
    },
  };
}
