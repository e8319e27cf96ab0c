import {describe, expect, it} from 'vitest';
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

describe('settings', () => {
  it('work without any', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataDir: './data',
      buildDir: './build',
      siteOrigin: undefined,
      trustProxy: undefined,
      powMax: 50_000,
      masterKey: undefined,
      limits: {
        codeGapSeconds: 60,
        codesPerContactDay: 5,
        codesPerIpHour: 10,
        codesHour: 1000,
        leadsPerIp10Min: 30,
        leadsPerContactDay: 3,
        notesPerIp10Min: 30, fillSeconds: 3,
      },
    });
  });

  it('an empty value counts as not set', () => {
    expect(parseConfig({PORT: '', HOST: ' ', LEAD_KEY: ''})).toEqual(parseConfig({}));
  });

  it('are read', () => {
    const config = parseConfig({
      PORT: '8080',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      SITE_URL: 'https://www.example.com/some/page',
      LEAD_KEY: Buffer.alloc(32, 7).toString('base64'),
      NODE_ENV: 'production',
    });
    expect(config).toMatchObject({port: 8080, trustProxy: ['10.0.0.0/8', '::1'], siteOrigin: 'https://www.example.com'});
    expect(config.masterKey).toEqual(Buffer.alloc(32, 7));
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
    ['LIMIT_CODES_PER_IP_HOUR', '-1'],
    ['LIMIT_COEDS_PER_IP_HOUR', '10'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(problems({[name]: value})).toContain(`  ${name} `);
  });

  it('name everything that is wrong at once', () => {
    const message = problems({PORT: 'x', POW_MAX: 'y', LIMIT_X: '1'});
    for (const name of ['PORT', 'POW_MAX', 'LIMIT_X']) expect(message).toContain(`  ${name} `);
  });

  it('one database for many copies needs one key for all', () => {
    const DATABASE_URL = 'postgres://leads@localhost/leads';
    expect(problems({DATABASE_URL})).toContain('  LEAD_KEY has to be set');
    expect(parseConfig({DATABASE_URL, LEAD_KEY: Buffer.alloc(32, 7).toString('base64')})).toMatchObject({databaseUrl: DATABASE_URL});
  });

  it('production does not start without a provider of codes', () => {
    expect(problems({LEAD_MODE: 'production'})).toMatch(/LEAD_MODE production needs a provider that sends codes/);
  });
});
