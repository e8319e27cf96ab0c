/** Alarms reach people, not too often, and the operations document says what each one means. */
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {httpPeer, mailPeer, signatureProblem, type PeerAnswer} from '../../scripts/reliability/peers';
import {createNotifier, noticeChannels} from '../../server/alarm-notices';
import {alarmTable, type AlarmName} from '../../server/alarm-table';
import {createAlarms, type AlarmMemories, type Alarms, type Notice} from '../../server/alarms';
import {createMetrics, type Metrics} from '../../server/metrics';
import {smtpMailer} from '../../server/providers/mail';
import {openRunFile} from '../../server/run-file';
import {day, hour, minute} from '../../src/site/durations';
import {waitFor} from '../support/wait-for';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

let now: number;
let told: string[];
let logged: object[];
let remembered: AlarmMemories;
let metrics: Metrics;

const log = {error: (facts: object) => void logged.push(facts), info: (facts: object) => void logged.push(facts)};

const open = (memories?: AlarmMemories): Alarms =>
  createAlarms({
    metrics,
    clock: () => now,
    tell: ({alarm, kind, count}) => void told.push(`${kind} ${alarm} ${count}`),
    remember: (all) => void (remembered = all),
    ...(memories && {memories}),
  });

beforeEach(() => {
  [now, told, logged, remembered, metrics] = [Date.UTC(2025, 0, 1), [], [], {}, createMetrics()];
});

describe('an event', () => {
  it('is logged and counted each time, and told once an hour with the number of repeats', async () => {
    const alarms = open();
    for (let count = 0; count < 40; count += 1, now += minute) {
      alarms.raise('code-not-sent', {channel: 'sms'}, log);
      alarms.tick();
    }
    expect(told).toEqual(['raised code-not-sent 1']);
    expect(logged[0]).toEqual({channel: 'sms', alarm: 'code-not-sent'});
    expect(logged).toHaveLength(40);
    expect(await metrics.registry.getSingleMetricAsString('alarms_total')).toContain('{alarm="code-not-sent"} 40');
    now += 20 * minute;
    alarms.tick();
    alarms.tick();
    expect(told.slice(1)).toEqual(['raised code-not-sent 39']);
    now += day;
    alarms.tick();
    expect(told).toHaveLength(2);
  });

  it('of one kind does not silence another', () => {
    const alarms = open();
    alarms.raise('code-not-sent', {}, log);
    alarms.raise('delivery-abandoned', {}, log);
    expect(told).toHaveLength(2);
  });

  it('of one subject does not silence another, also over a restart', () => {
    const alarms = open();
    alarms.raise('codes-budget', {channel: 'sms', percent: 80, limit: 'LIMIT_SMS_CODES_DAY'}, log);
    alarms.raise('codes-budget', {channel: 'sms', percent: 80, limit: 'LIMIT_SMS_CODES_DAY'}, log);
    alarms.raise('codes-budget', {channel: 'email', percent: 80, limit: 'LIMIT_EMAIL_CODES_DAY'}, log);
    alarms.raise('codes-budget', {channel: 'sms', percent: 100, limit: 'LIMIT_SMS_CODES_DAY'}, log);
    expect(told).toHaveLength(3);
    expect(Object.keys(remembered)).toEqual(['codes-budget sms 80', 'codes-budget email 80', 'codes-budget sms 100']);
    const again = open(remembered);
    again.raise('codes-budget', {channel: 'email', percent: 80}, log);
    again.raise('codes-budget', {channel: 'email', percent: 100}, log);
    expect(told).toHaveLength(4);
  });

  it('is told after the clock was set back', () => {
    const alarms = open();
    alarms.raise('code-not-sent', {}, log);
    now -= 400 * day;
    alarms.raise('code-not-sent', {}, log);
    expect(told).toHaveLength(2);
  });
});

describe('what lasts', () => {
  const set = (alarms: Alarms, isOn: boolean): void => alarms.set('disk-low', isOn, {}, log);

  it('is told when it begins, again each day, and when it is over; the log repeats it hourly', () => {
    const alarms = open();
    for (let passed = 0; passed < 2 * day; passed += 10 * minute, now += 10 * minute) {
      set(alarms, true);
      alarms.tick();
    }
    set(alarms, false);
    set(alarms, false);
    expect(told).toEqual(['raised disk-low 1', 'raised disk-low 1', 'resolved disk-low 1']);
    expect(logged).toHaveLength(49);
    expect(logged.at(-1)).toEqual({resolved: 'disk-low', seconds: (2 * day) / 1000});
  });

  it('and comes and goes is told once an hour, with how often', () => {
    const alarms = open();
    for (let count = 0; count < 20; count += 1, now += minute) set(alarms, count % 2 === 0);
    expect(told).toEqual(['raised disk-low 1', 'resolved disk-low 1']);
    now += hour;
    alarms.tick();
    expect(told.slice(2)).toEqual(['resolved disk-low 9']);
  });

  it('that was never on is not over', () => {
    set(open(), false);
    expect([told, logged]).toEqual([[], []]);
  });
});

describe('over a restart', () => {
  it('an alarm is not told again within the hour, and the end of one that lasted is', () => {
    const first = open();
    first.raise('unclean-stop', {}, log);
    first.set('disk-low', true, {}, log);
    now += minute;
    const second = open(remembered);
    second.raise('unclean-stop', {}, log);
    second.set('disk-low', true, {}, log);
    expect(told).toHaveLength(2);
    second.set('disk-low', false, {}, log);
    expect(told.slice(2)).toEqual(['resolved disk-low 1']);
  });

  it('the file remembers it, and tells a kill from a stop', () => {
    const folder = mkdtempSync(join(tmpdir(), 'run-'));
    closing.push(() => rmSync(folder, {recursive: true}));
    const first = openRunFile(folder);
    expect([first.wasKilled, first.memories]).toEqual([false, {}]);
    first.started();
    first.remember({'disk-low': {at: 1, since: 1}});
    const second = openRunFile(folder);
    expect([second.wasKilled, second.memories]).toEqual([true, {'disk-low': {at: 1, since: 1}}]);
    second.started();
    second.stopped();
    expect(openRunFile(folder)).toMatchObject({wasKilled: false, memories: {'disk-low': {at: 1, since: 1}}});
    expect(statSync(join(folder, 'run.json')).mode & 0o777).toBe(0o600);
    expect(openRunFile(join(folder, 'nowhere')).wasKilled).toBe(false);
  });
});

describe('people', () => {
  const notice = (id: string): Notice => ({
    id,
    alarm: 'disk-low',
    kind: 'raised',
    at: Date.UTC(2025, 0, 1, 12),
    since: Date.UTC(2025, 0, 1, 11, 30),
    count: 3,
    facts: {detail: '31 MB free'},
  });
  const outcomes = () => metrics.registry.getSingleMetricAsString('alarm_notices_total');

  const notify = (config: Parameters<typeof noticeChannels>[0], mailUrl?: string, waits = [1, 1]) => {
    const mailer = mailUrl ? smtpMailer({smtpUrl: mailUrl, from: {name: '', address: 'leads@example.com'}}) : undefined;
    const notifier = createNotifier({channels: noticeChannels(config, mailer), metrics, log, waits});
    closing.push(
      () => mailer?.close(),
      () => notifier.stop(),
    );
    return notifier;
  };

  it('get an e-mail that says what happened, since when, and what to do', async () => {
    const peer = await mailPeer();
    closing.push(() => peer.close());
    const notifier = notify({alarmMailTo: ['ops@example.com'], alarmWebhook: undefined}, peer.url);
    notifier.tell(notice('a'));
    await waitFor(() => expect(peer.messages).toHaveLength(1), 5000);
    const [{to, raw, text} = {to: [], raw: '', text: ''}] = peer.messages;
    expect(to).toEqual(['ops@example.com']);
    expect(raw).toMatch(/^Subject: \[leads\] alarm: disk-low on /m);
    for (const line of [
      'the disk is almost full.',
      'What happened: less than 200 MB are free in DATA_DIR; below 50 MB the service is not ready.',
      'Since: 2025-01-01 11:30:00 UTC',
      'Times: 3',
      'Details: detail 31 MB free',
      'What to do: free space; never delete leads.db-wal.',
    ])
      expect(text).toContain(line);
  });

  it('get a signed request, again when it was refused, and the end too', async () => {
    const answers: PeerAnswer[] = [500, 'hang up', 200];
    const peer = await httpPeer(() => answers.shift() ?? 200);
    closing.push(() => peer.close());
    const notifier = notify({alarmMailTo: [], alarmWebhook: {url: peer.url, secrets: ['secret']}});
    notifier.tell(notice('a'));
    notifier.tell({...notice('b'), kind: 'resolved'});
    await waitFor(() => expect(peer.requests).toHaveLength(4), 5000);
    expect(peer.requests.map(({headers}) => headers['x-event-id'])).toEqual(['a', 'a', 'a', 'b']);
    const [third, last] = peer.requests.slice(2);
    expect(signatureProblem(third!, 'secret')).toBeUndefined();
    expect(JSON.parse(third!.body)).toMatchObject({
      id: 'a',
      type: 'alarm.raised',
      alarm: {name: 'disk-low', since: '2025-01-01T11:30:00.000Z', count: 3, facts: {detail: '31 MB free'}},
    });
    expect(JSON.parse(last?.body ?? '')).toMatchObject({type: 'alarm.resolved'});
    await waitFor(async () => expect(await outcomes()).toContain('{channel="webhook",outcome="sent"} 2'));
    expect(await outcomes()).toContain('{channel="webhook",outcome="failed"} 2');
  });

  it('who cannot be reached do not fill the memory: attempts and waiting notices are bounded', async () => {
    const peer = await httpPeer(() => 500);
    closing.push(() => peer.close());
    const notifier = notify({alarmMailTo: [], alarmWebhook: {url: peer.url, secrets: ['secret']}});
    for (let count = 0; count < 100; count += 1) notifier.tell(notice(String(count)));
    await waitFor(async () => expect(await outcomes()).toContain('outcome="dropped"} 100'), 10_000);
    // The first one, and the last thirty.
    expect(peer.requests).toHaveLength(31 * 3);
  });
});

describe('the table of alarms', () => {
  const root = join(__dirname, '../..');

  /** Rows of the first table of a document whose header begins with a word. */
  function rowsOf(document: string, header: string): string[][] {
    const lines = readFileSync(join(root, document), 'utf8').split('\n');
    const rows = lines.slice(lines.findIndex((line) => line.startsWith(`| ${header} |`)) + 2);
    return rows
      .slice(
        0,
        rows.findIndex((line) => !line.startsWith('|')),
      )
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
  }

  it('is that of the operations document', () => {
    const expected = Object.entries(alarmTable).map(([name, {what, todo}]) => [`\`${name}\``, what, todo]);
    expect(rowsOf('.docs/operations.md', 'alarm')).toEqual(expected);
  });

  it('holds every alarm that the service raises, and no other', () => {
    const files = readdirSync(join(root, 'server'), {recursive: true, encoding: 'utf8'}).filter(
      (name) => name.endsWith('.ts') && name !== 'alarm-table.ts' && !name.startsWith('dist'),
    );
    const source = files.map((name) => readFileSync(join(root, 'server', name), 'utf8')).join('\n');
    const isRaised = (name: string): boolean => new RegExp(`(raise\\(|set\\(|alarm\\(|: |, )'${name}'`).test(source);
    expect((Object.keys(alarmTable) as AlarmName[]).filter((name) => !isRaised(name))).toEqual([]);
    // Past the one way they could be raised, which the compiler checks.
    const strays = [...source.matchAll(/\.(?:error|warn|info)\([^)]*\balarm: '([\w-]+)'/g)].map(([, name]) => name);
    expect(strays).toEqual([]);
  });
});
