/** Settings that production refuses: what can be read on the way, or guessed, or breaks what the privacy page says. */

import {leadDays} from '../src/site/retention';

/** Settings whose traffic leaves the machine: codes, leads and passwords of accounts. */
const webSettings: readonly string[] = [
  'SMS_HTTP_URL',
  'ALIYUN_SMS_ENDPOINT',
  'CRM_WEBHOOK_URL',
  'ALARM_WEBHOOK_URL',
  'CAPTCHA_VERIFY_URL',
];

/** Not CRM_WEBHOOK_SECRET_OLD: a short secret is replaced without a gap by way of it. */
const secretSettings: readonly string[] = [
  'SMS_HTTP_SECRET',
  'ALIYUN_SMS_ACCESS_KEY_SECRET',
  'CRM_WEBHOOK_SECRET',
  'ALARM_WEBHOOK_SECRET',
  'CAPTCHA_SECRET',
];

const minSecretLength = 16;
const minPowMax = 10_000;

const isLoopback = ({hostname}: URL): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Whether what is sent to this address can be read on the way. */
function isInTheClear(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (isLoopback(url)) return false;
  return url.protocol === 'smtp:' ? url.searchParams.get('requireTLS') !== 'true' : url.protocol === 'http:';
}

/** What is fine for a trial and not for visitors, one line each. */
export function productionProblems(given: Readonly<Partial<Record<string, string>>>): string[] {
  const problems: string[] = [];
  for (const name of webSettings)
    if (isInTheClear(given[name] ?? '')) problems.push(`${name} must be an https address in production`);
  if (isInTheClear(given.SMTP_URL ?? ''))
    problems.push('SMTP_URL must begin with smtps:// or end with ?requireTLS=true in production');
  for (const name of secretSettings) {
    const {length = minSecretLength} = given[name]?.trim() ?? {};
    if (length < minSecretLength)
      problems.push(`${name} must have at least ${minSecretLength} characters in production`);
  }
  if (Number(given.POW_MAX ?? minPowMax) < minPowMax)
    problems.push(`POW_MAX must be at least ${minPowMax} in production`);
  if (Number(given.LEAD_RETENTION_DAYS ?? leadDays) > leadDays)
    problems.push(`LEAD_RETENTION_DAYS must be at most ${leadDays} in production, as the privacy page says`);
  return problems;
}
