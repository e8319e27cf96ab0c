/** The privacy policy states the periods that the service keeps to: its defaults, its sweeps, its backups. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';
import english from '../../i18n/en/copy/legal/periods';
import englishPolicy from '../../i18n/en/copy/legal/privacy';
import chinese from '../../i18n/zh-CN/copy/legal/periods';
import chinesePolicy from '../../i18n/zh-CN/copy/legal/privacy';
import {codeLimits} from '../../server/code-limits';
import {codeSeconds} from '../../server/codes';
import {parseConfig} from '../../server/config';
import type {Keyring} from '../../server/keyring';
import {sweep} from '../../server/retention';
import type {Store} from '../../server/store/store';
import {promises} from '../../src/facts/promises';
import {retentionMs} from '../../src/features/queue/rules';
import {day, hour} from '../../src/site/durations';

const config = parseConfig({});

/** What a sweep of the service asks of the store, as periods. */
async function swept() {
  const now = 1_000 * day;
  const asked: {commentsUntil: number; searchesUntil: number; maxFeedback: number}[] = [];
  const store = {
    setMeta: () => Promise.resolve(),
    sweep: (_now: number, rules: (typeof asked)[number]) => Promise.resolve(void asked.push(rules)),
  } as unknown as Store;
  await sweep({store, clock: () => now, retentionDays: config.retentionDays, maxWaitingBytes: 0}, false);
  const {commentsUntil, searchesUntil, maxFeedback} = asked[0]!;
  return {commentDays: (now - commentsUntil) / day, searchDays: (now - searchesUntil) / day, maxFeedback};
}

/** Hours until the longest count of attempts is over. */
function longestCountHours(): number {
  const keyring = {digest: (...parts: unknown[]) => parts.join()} as unknown as Keyring;
  const {refundable, provider} = codeLimits({ip: '192.0.2.1'}, 'email', 'a@example.com', {
    limits: config.limits,
    keyring,
  });
  return Math.max(...[...refundable, ...provider].map(({windowMs}) => windowMs)) / hour;
}

const periodOf = ({rows}: {rows: Readonly<Record<string, readonly string[]>>}, id: string): string => rows[id]!.at(-1)!;

/** Numbers of a text, without separators of thousands; 万 is ten thousand. */
const numbersOf = (text: string): number[] =>
  [...text.replace(/(\d),(\d)/g, '$1$2').matchAll(/(\d+)(万)?/g)].map(
    ([, digits, tenThousands]) => Number(digits) * (tenThousands ? 10_000 : 1),
  );

const backupUnit = readFileSync('deploy/systemd/leads-backup.service', 'utf8');
const compose = readFileSync('deploy/containers/compose.yaml', 'utf8');
const backupsKept = Number(/--keep (\d+)/.exec(backupUnit)?.[1]);

describe.each([
  ['Chinese', chinese, chinesePolicy, ['trial', 'inquiry', 'partner']],
  ['English', english, englishPolicy, ['trial', 'inquiry', 'marketing']],
] as const)('periods of the %s privacy policy', (_edition, words, policy, leadRows) => {
  it('are those of leads and of the opt-in stored with them', () => {
    expect(promises.formRequests.days).toBe(config.retentionDays);
    for (const id of leadRows) expect(numbersOf(periodOf(words, id))).toEqual([config.retentionDays]);
  });

  it('are those of codes, counts, comments and searches', async () => {
    const {commentDays, searchDays, maxFeedback} = await swept();
    expect(numbersOf(periodOf(words, 'code'))).toEqual([codeSeconds / 60]);
    expect(numbersOf(periodOf(words, 'limits'))).toEqual([longestCountHours()]);
    expect(numbersOf(periodOf(words, 'feedback'))).toEqual([commentDays, maxFeedback]);
    expect(numbersOf(periodOf(words, 'searches'))).toEqual([searchDays]);
  });

  it('are those of the backups that are set up', () => {
    expect(numbersOf(periodOf(words, 'backups'))).toEqual([backupsKept, config.retentionDays]);
    expect(compose).toContain(`BACKUP_KEEP: ${backupsKept}`);
    expect(compose).toContain('BACKUP_EVERY_SECONDS: 3600');
    expect(readFileSync('deploy/systemd/leads-backup.timer', 'utf8')).toContain('OnCalendar=hourly');
  });

  it('are those of the requests that wait in the browser', () => {
    const table = JSON.stringify(policy.sections.cookies.blocks);
    expect(table).toMatch(new RegExp(`${retentionMs / hour}(小时| hours)`));
  });

  it('follow the sweeps of the running service', () => {
    expect(readFileSync('server/main.ts', 'utf8')).toContain('sweepEveryMs = 10 * minute');
    expect(JSON.stringify(policy.sections.periods.blocks)).toMatch(/每十分钟|every ten minutes/);
  });
});
