/** Retention cannot run away, and a service refuses data of another key. */
import {randomBytes} from 'node:crypto';
import {afterEach, describe, expect, it} from '@jest/globals';
import type {FastifyBaseLogger} from 'fastify';
import {createAlarms} from '../../server/alarms';
import {purge} from '../../server/cli/maintenance';
import {parseConfig} from '../../server/config';
import {checkKeys, resealKeyCheck} from '../../server/key-check';
import {Keyring} from '../../server/keyring';
import {createMetrics} from '../../server/metrics';
import {retentionSweeps, sweptText} from '../../server/retention';
import {day, hour} from '../../src/site/durations';
import {cnFields, startService, type Service} from './harness';

let service: Service;
afterEach(() => service.close());

const retentionDays = 180;

/** Stores leads of as many contacts. */
async function submit(count: number): Promise<void> {
  for (let lead = 0; lead < count; lead += 1) {
    const mobile = `1380000${String(lead).padStart(4, '0')}`;
    const verificationCode = await service.code('free-cn', mobile);
    const body = await service.lead('free-cn', {fields: {...cnFields, mobile}, verificationCode});
    expect(await service.post('/api/v1/leads', body)).toMatchObject({status: 201});
  }
}

async function start(leads: number) {
  service = startService();
  const {store, keyring} = service;
  await submit(leads);
  const [raised, logged]: [object[], object[]] = [[], []];
  const log = {
    error: (facts: object) => void raised.push(facts),
    info: (facts: object) => void logged.push(facts),
  } as unknown as FastifyBaseLogger;
  const alarms = createAlarms({metrics: createMetrics(), clock: service.now});
  const sweep = retentionSweeps({store, clock: service.now, retentionDays, maxWaitingBytes: 1_000_000}, alarms, log);
  const count = async () => (await store.leadsDue(service.now())).total;
  await checkKeys(store, keyring);
  await sweep();
  return {store, keyring, alarms: raised, logged, sweep, count};
}

describe('a sweep', () => {
  it('deletes nothing after a jump of the clock, and says so once an hour', async () => {
    const {alarms, sweep, count} = await start(3);
    service.advance(200 * day);
    await sweep();
    await sweep();
    expect([await count(), alarms]).toEqual([3, [{alarm: 'clock-jump', hours: 200 * 24}]]);
    service.advance(hour);
    await sweep();
    expect(alarms).toHaveLength(2);
  });

  it('goes on when the clock is right again', async () => {
    const {alarms, sweep, count} = await start(3);
    service.advance(200 * day);
    await sweep();
    service.advance(-200 * day);
    await sweep();
    expect([await count(), alarms.length]).toEqual([3, 1]);
  });

  it('deletes nothing while the clock is behind', async () => {
    const {alarms, sweep} = await start(1);
    service.advance(-2 * hour);
    await sweep();
    expect(alarms).toEqual([{alarm: 'clock-jump', hours: -2}]);
  });

  it('deletes leads past retention when it sees every day, and records it', async () => {
    const {store, sweep, count} = await start(3);
    for (let passed = 0; passed < 181; passed += 20) {
      service.advance(20 * day);
      await sweep();
    }
    expect(await count()).toBe(0);
    expect(await store.auditLog({limit: 1})).toMatchObject([{actor: 'service', action: 'purge', subject: '3 leads'}]);
  });
});

it('records each kind of what it deleted, and nothing where there was nothing', async () => {
  const {store, sweep, logged} = await start(1);
  await service.post('/api/v1/feedback', {article: 't0001', edition: 'global', helpful: false, comment: 'Hm.'});
  for (const query of ['blue cable', 'red cable'])
    await service.post('/api/v1/search-misses', {edition: 'global', query});
  const step = async (days: number) => {
    service.advance(days * day);
    await sweep();
    return (await store.auditLog({limit: 10})).map(({actor, action, subject}) => `${actor} ${action} ${subject}`);
  };
  for (let passed = 0; passed < 60; passed += 20) expect(await step(20)).toEqual([]);
  await service.post('/api/v1/search-misses', {edition: 'global', query: 'red cable'});
  expect(await step(29)).toEqual([]);
  expect(await step(1)).toEqual(['service purge 1 search miss']);
  await service.post('/api/v1/opened-results', {edition: 'global', query: 'red cable', path: '/a'});
  for (let passed = 90; passed < 150; passed += 20) await step(20);
  expect(await step(30)).toEqual([
    'service purge 1 lead, 1 comment, 1 opened search result',
    'service purge 1 search miss',
    'service purge 1 search miss',
  ]);
  expect(logged).toEqual([
    {leads: 0, comments: 0, feedback: 0, misses: 1, opened: 0, deliveries: 0, pictures: 0},
    {leads: 0, comments: 0, feedback: 0, misses: 1, opened: 0, deliveries: 0, pictures: 0},
    {leads: 1, comments: 1, feedback: 0, misses: 0, opened: 1, deliveries: 0, pictures: 0},
  ]);
  const swept = {leads: 3, comments: 0, feedback: 1, misses: 2, opened: 2, deliveries: 1, pictures: 1, heldBack: 9};
  expect(sweptText(swept)).toBe(
    '3 leads, 1 feedback answer, 2 search misses, 2 opened search results, 1 picture without a lead, 1 delivery about an erased lead',
  );
});

it('more than a share of the leads is kept back', async () => {
  const {store} = await start(3);
  const later = service.now() + 181 * day;
  const limits = {maxShare: 0.2, alwaysAllowed: 2};
  expect(await store.sweep(later, {}, limits)).toMatchObject({leads: 0, heldBack: 3});
  expect(await store.sweep(later, {}, {...limits, alwaysAllowed: 3})).toMatchObject({leads: 3, heldBack: 0});
});

it('purge asks after a jump of the clock, and --yes deletes', async () => {
  const {store, keyring, count} = await start(2);
  // The clock of the command line is the machine's, some days behind that of the service here.
  await store.setMeta('last-seen', String(Date.now() - 400 * day));
  let text = '';
  const context = {
    config: parseConfig({}),
    store,
    keyring,
    print: (part: string) => void (text += part),
    hint: () => undefined,
  };
  await purge(context, false);
  expect([text, await count()]).toEqual([expect.stringContaining('400 days from the last sweep'), 2]);
  await purge(context, true);
  expect(text).toContain('past retention deleted');
});

describe('keys', () => {
  const other = () => new Keyring({master: randomBytes(32), retired: []});

  it('of another store are refused in a sentence, also before the first lead', async () => {
    const {store, keyring} = await start(0);
    await expect(checkKeys(store, other())).rejects.toThrow('The stored leads were written with another key.');
    await checkKeys(store, keyring);
  });

  it('of another store are refused for data from before the check', async () => {
    service = startService();
    await submit(1);
    await expect(checkKeys(service.store, other())).rejects.toThrow('another key');
    await checkKeys(service.store, service.keyring);
  });

  it('with another digest key are refused: contacts would not be found again', async () => {
    service = startService();
    const master = randomBytes(32);
    await checkKeys(service.store, new Keyring({master, retired: []}));
    const changed = new Keyring({master, retired: [], digest: randomBytes(32)});
    await expect(checkKeys(service.store, changed)).rejects.toThrow('another key');
  });

  it('may go once everything is sealed with the new one', async () => {
    service = startService();
    const [old, next, digest] = [randomBytes(32), randomBytes(32), randomBytes(32)];
    await checkKeys(service.store, new Keyring({master: old, retired: [], digest}));
    await resealKeyCheck(service.store, new Keyring({master: next, retired: [old], digest}));
    await checkKeys(service.store, new Keyring({master: next, retired: [], digest}));
  });
});
