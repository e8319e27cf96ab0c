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
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'a secret of Aliyun',
  ALIYUN_SMS_SIGN_NAME: '示例',
  ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
};

describe('settings', () => {
  it('all have defaults', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataDir: './data',
      alarmMailTo: [],
      alarmWebhook: undefined,
      isProduction: false,
      needsBuild: false,
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
      serviceMailTo: [],
      delivery: {retrySeconds: 5, giveUpHours: 72},
      limits: {
        codeGapSeconds: 60,
        codesPerContactDay: 5,
        codesPerIpHour: 10,
        codesPerNetworkHour: 30,
        codesPerWideNetworkHour: 60,
        smsCodesPerRangeHour: 20,
        smsCodes10Min: 100,
        smsCodesDay: 2000,
        emailCodes10Min: 200,
        emailCodesDay: 5000,
        formCodesPerIpHour: 5,
        formCodesHour: 100,
        leadsPerIp10Min: 30,
        picturesPerIpHour: 30,
        picturesPerNetworkHour: 90,
        picturesPerWideNetworkHour: 180,
        picturesWaitingBytes: 500_000_000,
        leadsPerContactDay: 3,
        feedbackPerIp10Min: 30,
        feedbackHour: 500,
        searchMissesHour: 2000,
        openedResultsHour: 5000,
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
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,::/0'],
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

  it('the secret of the webhook can be changed without a gap', () => {
    const crm = {CRM_WEBHOOK_URL: 'https://crm.example.com/', CRM_WEBHOOK_SECRET: 'new'};
    expect(parseConfig(crm).crm).toEqual({url: 'https://crm.example.com/', secrets: ['new']});
    expect(parseConfig({...crm, CRM_WEBHOOK_SECRET_OLD: 'old'}).crm?.secrets).toEqual(['new', 'old']);
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
    const gateway = {SMS_HTTP_URL: 'https://sms.example.com/send', SMS_HTTP_SECRET: 'a secret of ours'};
    expect(parseConfig({LEAD_MODE: 'production', ...mail, ...gateway})).toMatchObject({
      sms: {kind: 'gateway', url: 'https://sms.example.com/send'},
      mail: {smtpUrl: 'smtp://127.0.0.1', from: {name: 'Example', address: 'info@example.com'}},
    });
    expect(parseConfig({LEAD_MODE: 'production', ...mail, ...aliyun})).toMatchObject({
      sms: {kind: 'aliyun', signName: '示例'},
    });
  });

  describe('production', () => {
    const complete = {
      LEAD_MODE: 'production',
      LEAD_KEY: key,
      SMTP_URL: 'smtps://user:password@mail.example.com',
      MAIL_FROM: 'info@example.com',
      SMS_HTTP_URL: 'https://sms.example.com/send',
      SMS_HTTP_SECRET: 'sixteen letters.',
      CRM_WEBHOOK_URL: 'https://crm.example.com',
      CRM_WEBHOOK_SECRET: 'sixteen letters.',
      ALARM_WEBHOOK_URL: 'https://alarms.example.com',
      ALARM_WEBHOOK_SECRET: 'sixteen letters.',
      CAPTCHA_SITE_KEY: 'x',
      CAPTCHA_SECRET: 'sixteen letters.',
    };

    it.each<[string, string, string]>([
      ['SMTP_URL', 'smtp://mail.example.com', 'must begin with smtps:// or end with ?requireTLS=true in production'],
      ['SMTP_URL', 'smtp://mail.example.com?requireTLS=false', 'must begin with smtps://'],
      ['SMS_HTTP_URL', 'http://sms.example.com', 'must be an https address in production'],
      ['CRM_WEBHOOK_URL', 'http://127.0.0.1.example.com', 'must be an https address in production'],
      ['ALARM_WEBHOOK_URL', 'http://alarms.example.com', 'must be an https address in production'],
      ['CAPTCHA_VERIFY_URL', 'http://captcha.example.com', 'must be an https address in production'],
      ['POW_MAX', '9999', 'must be at least 10000 in production'],
      ['LEAD_RETENTION_DAYS', '181', 'must be at most 180 in production'],
      ['SMS_HTTP_SECRET', 'x', 'must have at least 16 characters in production'],
      ['CRM_WEBHOOK_SECRET', 'fifteen letters', 'must have at least 16 characters in production'],
      ['ALARM_WEBHOOK_SECRET', 'x', 'must have at least 16 characters in production'],
      ['CAPTCHA_SECRET', 'x', 'must have at least 16 characters in production'],
    ])('refuses %s=%s, which a trial may have', (name, value, message) => {
      expect(
        problems({...complete, [name]: value})
          .split('\n')
          .slice(1),
      ).toEqual([expect.stringContaining(`  ${name} ${message}`)]);
      expect(problems({...complete, LEAD_MODE: 'embedded', [name]: value})).toBe('');
    });

    it.each([
      ['SMTP_URL', 'smtp://user:password@mail.example.com:587?requireTLS=true'],
      ['SMTP_URL', 'smtp://localhost:25'],
      ['SMS_HTTP_URL', 'http://127.0.0.1:8080/send'],
      ['CRM_WEBHOOK_URL', 'http://[::1]:8080'],
      // A short one is replaced by way of it.
      ['CRM_WEBHOOK_SECRET_OLD', 'x'],
      ['POW_MAX', '10000'],
    ])('takes %s=%s', (name, value) => {
      expect(problems({...complete, [name]: value})).toBe('');
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
    ['half an alarm webhook', {ALARM_WEBHOOK_URL: 'https://a.example.com'}, 'ALARM_WEBHOOK_SECRET must be set too'],
    ['alarms by mail without mail', {ALARM_MAIL_TO: 'a@example.com'}, 'ALARM_MAIL_TO needs SMTP_URL, MAIL_FROM too'],
    ['mail to sales without mail', {SALES_MAIL_TO: 'a@example.com'}, 'SALES_MAIL_TO needs SMTP_URL, MAIL_FROM too'],
    ['an old secret alone', {CRM_WEBHOOK_SECRET_OLD: 'x'}, 'CRM_WEBHOOK_SECRET_OLD needs CRM_WEBHOOK_URL'],
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
