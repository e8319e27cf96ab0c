import {describe, expect, it} from '@jest/globals';
import {checkFacts, factFiles} from '@site/src/facts/check';
import type {DeviceLine} from '@site/src/facts/hardware/catalogue';
import {fitsDoor} from '@site/src/facts/hardware/doors';
import {modelById} from '@site/src/facts/models';
import {kitDoors, kitFaults, kitSums, starterKits, storeKits} from '@site/src/facts/storeKits';
import {brokenLimits, brokenSupply} from '../../support/hardwareLimits';

const kits: Readonly<Record<string, readonly DeviceLine[]>> = {...storeKits, ...starterKits};

describe.each(Object.entries(kits))('device list %s', (_name, kit) => {
  it('breaks no limit of its recorder, and every camera has power', () => {
    const {power} = kitSums(kit);
    const recorder = kit.map(({id}) => modelById(id)).find((model) => model.kind === 'recorder') ?? null;
    expect(kitFaults(kit)).toEqual([]);
    expect(brokenLimits(recorder, kit)).toEqual([]);
    expect(brokenSupply(recorder, kit, power)).toEqual([]);
  });

  it('keeps recordings', () => {
    expect(kitSums(kit).days).toBeGreaterThan(0);
  });
});

describe('doors that the texts name', () => {
  it.each(Object.entries(kitDoors))('%s: one counter of the list covers it', (name, door) => {
    const counters = kits[name]!.map(({id}) => modelById(id)).filter((model) => model.kind === 'aiCamera');
    expect(counters.some((counter) => fitsDoor(counter, door, 1))).toBe(true);
  });
});

it('adds up', () => {
  const {cameras, powerW, mbit, uplink, days, mostDays} = kitSums(storeKits.catering);
  expect({cameras, powerW, mbit, uplink, days, mostDays}).toEqual({
    cameras: 8,
    powerW: 67,
    mbit: 27,
    uplink: 35,
    days: 19,
    mostDays: 26,
  });
});

it('powers the camera over the pass beside the recorder, and the other seven from it', () => {
  expect(kitSums(storeKits.catering).power).toMatchObject({
    onPorts: Array.from({length: 7}, () => expect.objectContaining({poe: true})),
    elsewhere: [{name: 'P3-X-8'}],
    faults: [{why: 'class', models: ['P3-X-8'], powerW: 13, portW: 12.95}],
    supply: {kind: 'injector', count: 1, poeClass: '802.3at', portW: 30},
  });
});

it('has a camera for every two service bays and one for the delivery bay, as the page of dealerships says', () => {
  expect(storeKits.automobile).toContainEqual({id: 'e3-d-h', count: 8 / 2 + 1});
});

it('names the switch where the recorder has no ports', () => {
  expect(kitSums(storeKits.automobile).power.supply).toEqual({
    kind: 'switch',
    ports: 11,
    poeClass: '802.3at',
    classPorts: 1,
    watts: 120,
  });
});

it('is refused by the build when it breaks a limit', () => {
  const file = factFiles.find(({file: name}) => name === 'src/facts/storeKits.ts')!;
  const problems = (data: unknown) => checkFacts([{...file, data}]);
  expect(problems(file.data)).toEqual([]);
  const nine = [
    {id: 'e3-x', count: 9},
    {id: 'ul-8208nh', count: 1},
  ];
  expect(problems({nine})).toEqual(['src/facts/storeKits.ts: nine: 9 cameras, 8 channels']);
  const heavy = [
    {id: 'u9-d', count: 8},
    {id: 'ul-8208nh', count: 1},
  ];
  expect(problems({heavy})).toEqual(['src/facts/storeKits.ts: heavy: 96 Mbit/s, the recorder takes 80']);
  expect(problems({automobile: [{id: 'k3', count: 1}]})).toEqual([
    'src/facts/storeKits.ts: automobile: no counter fits a door of 4.5 m at 5 m',
  ]);
  expect(problems({other: [{id: 'zz', count: 1}]})).toEqual([
    'src/facts/storeKits.ts: other › "zz" › id: there is no such model in src/facts/models.ts',
  ]);
});
