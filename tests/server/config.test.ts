import {describe, expect, it} from '@jest/globals';
import {ConfigError, parseConfig} from '../../server/config';

const problems = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

const key = Buffer.alloc(32, 7).toString('base64');

const aliyun = {
  ALIYUN_SMS_ACCESS_KEY_ID: 'id',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN_NAME: '示例',
  ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
};

describe('settings', () => {
  it('all have defaults', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataDir: './data',
      buildDir: './build',
      siteOrigin: undefined,
      trustProxy: undefined,
      powMax: 50_000,
      adminPort: undefined,
      keys: undefined,
      retentionDays: 180,
      sms: undefined,
      mail: undefined,
      captcha: undefined,
      crm: undefined,
      salesMailTo: [],
      delivery: {retrySeconds: 5, giveUpHours: 72},
      limits: {
        codeGapSeconds: 60,
        codesPerContactDay: 5,
        codesPerIpHour: 10,
        codesHour: 1000,
        formCodesPerIpHour: 5,
        formCodesHour: 100,
        leadsPerIp10Min: 30,
        leadsPerContactDay: 3,
        feedbackPerIp10Min: 30,
        fillSeconds: 3,
      },
    });
  });

  it('an empty value counts as not set', () => {
    expect(parseConfig({PORT: '', HOST: ' ', LEAD_KEY: ''})).toEqual(parseConfig({}));
  });

  it('are parsed', () => {
    const config = parseConfig({
      PORT: '8080',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      SITE_URL: 'https://www.example.com/some/page',
      LEAD_KEY: Buffer.alloc(32, 7).toString('base64'),
      NODE_ENV: 'production',
    });
    expect(config).toMatchObject({
      port: 8080,
      trustProxy: ['10.0.0.0/8', '::1'],
      siteOrigin: 'https://www.example.com',
    });
    expect(config.keys).toEqual({master: Buffer.alloc(32, 7), retired: [], digest: undefined});
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '3000.5'],
    ['POW_MAX', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', '10.0.0.0/8,proxy'],
    ['SITE_URL', 'example.com'],
    ['DATABASE_URL', 'mysql://leads@localhost/leads'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['LEAD_KEY', 'short'],
    ['LEAD_MODE', 'live'],
    ['LEAD_KEYS_OLD', 'short,shorter'],
    ['LEAD_RETENTION_DAYS', '0'],
    ['ADMIN_PORT', '-1'],
    ['SMS_HTTP_URL', 'sms.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['SALES_MAIL_TO', 'a@example.com,b'],
    ['CRM_WEBHOOK_URL', 'ftp://crm.example.com'],
    ['DELIVERY_RETRY_SECONDS', 'soon'],
    ['LIMIT_CODES_PER_IP_HOUR', '-1'],
    ['LIMIT_COEDS_PER_IP_HOUR', '10'],
  ])('%s=%s is rejected by name', (name, value) => {
    expect(problems({[name]: value})).toContain(`  ${name} `);
  });

  it('report all problems at once', () => {
    const message = problems({PORT: 'x', POW_MAX: 'y', LIMIT_X: '1'});
    for (const name of ['PORT', 'POW_MAX', 'LIMIT_X']) expect(message).toContain(`  ${name} `);
  });

  it('DATABASE_URL requires LEAD_KEY', () => {
    const DATABASE_URL = 'postgres://leads@localhost/leads';
    expect(problems({DATABASE_URL})).toContain('  LEAD_KEY has to be set');
    expect(parseConfig({DATABASE_URL, LEAD_KEY: Buffer.alloc(32, 7).toString('base64')})).toMatchObject({
      databaseUrl: DATABASE_URL,
    });
  });

  it('production lists missing settings and accepts complete ones', () => {
    const lines = problems({LEAD_MODE: 'production'}).split('\n').slice(1);
    expect(lines).toEqual([
      '  LEAD_MODE production needs what is not set: SMS_HTTP_URL, SMS_HTTP_SECRET (or ALIYUN_SMS_ACCESS_KEY_ID, ' +
        'ALIYUN_SMS_ACCESS_KEY_SECRET, ALIYUN_SMS_SIGN_NAME, ALIYUN_SMS_TEMPLATE_CODE), SMTP_URL, MAIL_FROM, LEAD_KEY',
    ]);
    const mail = {SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'Example <info@example.com>', LEAD_KEY: key};
    expect(problems({LEAD_MODE: 'production', ...mail})).toContain('SMS_HTTP_URL');
    const gateway = {SMS_HTTP_URL: 'https://sms.example.com/send', SMS_HTTP_SECRET: 'secret'};
    expect(parseConfig({LEAD_MODE: 'production', ...mail, ...gateway})).toMatchObject({
      sms: {kind: 'gateway', url: 'https://sms.example.com/send'},
      mail: {smtpUrl: 'smtp://127.0.0.1', from: {name: 'Example', address: 'info@example.com'}},
    });
    expect(parseConfig({LEAD_MODE: 'production', ...mail, ...aliyun})).toMatchObject({
      sms: {kind: 'aliyun', signName: '示例'},
    });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'half a gateway',
      {SMS_HTTP_URL: 'https://sms.example.com'},
      'SMS_HTTP_SECRET must be set too, since SMS_HTTP_URL is',
    ],
    ['half a webhook', {CRM_WEBHOOK_SECRET: 'x'}, 'CRM_WEBHOOK_URL must be set too, since CRM_WEBHOOK_SECRET is'],
    ['half a captcha', {CAPTCHA_SITE_KEY: 'x'}, 'CAPTCHA_SECRET must be set too, since CAPTCHA_SITE_KEY is'],
    ['mail to sales without mail', {SALES_MAIL_TO: 'a@example.com'}, 'SALES_MAIL_TO needs SMTP_URL, MAIL_FROM too'],
    ['old keys alone', {LEAD_KEYS_OLD: key}, 'LEAD_KEYS_OLD needs LEAD_KEY, LEAD_DIGEST_KEY too'],
    [
      'two ways for codes',
      {...aliyun, SMS_HTTP_URL: 'https://sms.example.com', SMS_HTTP_SECRET: 'x'},
      'exclude each other',
    ],
  ])('%s is reported', (_name, environment, message) => {
    expect(problems(environment)).toContain(message);
  });
});
