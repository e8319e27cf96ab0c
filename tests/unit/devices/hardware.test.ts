/** Arithmetic of power, disks and doors; then many random questions, none of whose answers may break a limit. */
import {describe, expect, it} from '@jest/globals';
import {planStorage, splitOver, distribute, supplyBeside} from '@site/src/features/calculators/storagePlan';
import {checkFacts, factFiles} from '@site/src/facts/check';
import {camerasOf, isCamera, modelFor, modelsNeeding, type DeviceLine} from '@site/src/facts/hardware/catalogue';
import {chooseCounter, coverage, fitsDoor, headM} from '@site/src/facts/hardware/doors';
import {
  budgetFor,
  drawW,
  planPower,
  poeClassOf,
  poeFaults,
  poeSupplyFor,
  remainingW,
  type PoweredDevice,
} from '@site/src/facts/hardware/poe';
import {daysBeside, daysHeld, daysOnCard, daysOnDisks} from '@site/src/facts/hardware/storage';
import {doorWidths, existing, goals, heightTo, kitFor, kitPower, mountHeights} from '@site/src/facts/kit';
import {modelById, models, modelsOfKind} from '@site/src/facts/models';
import {kitSums, storeKits} from '@site/src/facts/storeKits';
import {brokenLimits, brokenSupply} from '../../support/hardwareLimits';

const recorders = modelsOfKind('recorder');
const small = recorders.find(({id}) => id === 'ul-8208nh')!;
const eight = (id: string) => camerasOf([{id, count: 8}]);

describe('power', () => {
  it.each([
    [12.95, '802.3af'],
    [12.96, '802.3at'],
    [25.5, '802.3at'],
    [25.51, null],
  ])('%s W asks for %s', (watts, expected) => {
    expect(poeClassOf(watts)).toBe(expected);
  });

  it('needs 802.3at for these models of the catalogue', () => {
    expect(modelsNeeding('802.3at').map(({name}) => name)).toEqual(['P3-X-8', 'U9-D']);
  });

  it('sums with the reserve and says what remains', () => {
    expect([drawW(eight('e3-x')), budgetFor(eight('e3-x')), remainingW(small, eight('e3-x'))]).toEqual([
      56, 67.2, 22.8,
    ]);
    expect(remainingW(small, eight('u8-d'))).toBe(-15.6);
    expect(drawW(camerasOf([{id: 'w3-e', count: 3}]))).toBe(0);
  });

  it('gives every reason', () => {
    expect(poeFaults(small, camerasOf([{id: 'u9-d', count: 9}])).map(({why}) => why)).toEqual([
      'class',
      'ports',
      'budget',
    ]);
    expect(poeFaults({poePorts: 0, poeClass: null, poeBudgetW: 0}, eight('e3-x'))).toEqual([{why: 'noPorts'}]);
    expect(poeFaults({poePorts: 0, poeClass: null, poeBudgetW: 0}, [])).toEqual([]);
  });

  it('names the switch for eight P3-X-8, and an injector for one', () => {
    expect(poeSupplyFor(eight('p3-x-8'))).toEqual({
      kind: 'switch',
      ports: 8,
      poeClass: '802.3at',
      classPorts: 8,
      watts: 130,
    });
    expect(poeSupplyFor(camerasOf([{id: 'p3-x-8', count: 1}]))).toEqual({
      kind: 'injector',
      count: 1,
      poeClass: '802.3at',
      portW: 30,
    });
    expect(poeSupplyFor([])).toBeNull();
  });

  it('throws for a device that no port carries', () => {
    expect(() => poeSupplyFor([{name: 'X', powerW: 40, poe: true}])).toThrow('X draws 40 W');
  });
});

describe('facts of the catalogue', () => {
  const file = factFiles.find(({file: name}) => name === 'src/facts/models.ts')!;
  const problem = (id: string, change: object) =>
    checkFacts([{...file, data: models.map((model) => (model.id === id ? {...model, ...change} : model))}]);

  it.each([
    ['e3-x', {powerW: 26}, '"e3-x" › powerW: no PoE port carries that: leave "poe" out of power'],
    ['ul-8208nh', {poeClass: null}, '"ul-8208nh" › poePorts: give ports, standard and budget, or 0, null and 0'],
    ['ul-8208nh', {poeBudgetW: 110}, '"ul-8208nh" › poeBudgetW: the recorder needs a part of powerW itself'],
  ])('%s with %j is refused', (id, change, message) => {
    expect(problem(id, change)).toEqual([`src/facts/models.ts: ${message}`]);
  });
});

describe('recordings', () => {
  it('reckons the showroom before anything is advised: 49 Mbit/s, 6 TB and 8 TB', () => {
    const {mbit} = kitSums(storeKits.automobile);
    expect(mbit).toBe(49);
    expect(daysOnDisks(6, mbit)).toBeCloseTo(10.77, 2);
    expect(daysOnDisks(8, mbit)).toBeCloseTo(14.36, 2);
    expect(daysOnDisks(16, mbit)).toBeGreaterThan(28);
  });

  it('keeps two channels longer and the others on the rest of the disk', () => {
    // 8 Mbit/s for 30 days are 2.73 TB; the other 37 Mbit/s have 3.27 TB, or 5.27 of 8. For 45 days 3.91 of 8.
    expect(daysBeside(6, 45, 8, 30)).toBe(7);
    expect(daysBeside(8, 45, 8, 30)).toBe(12);
    expect(daysBeside(8, 45, 8, 45)).toBe(9);
    expect(daysBeside(6, 45, 40, 30)).toBe(0);
  });

  it('agrees with the manuals', () => {
    expect(daysHeld(8, 24)).toBe(29);
    expect(daysHeld(6, 0)).toBe(Infinity);
    expect(daysOnCard({tfMaxGb: 256, mbit: 3})).toBeCloseTo(7.9, 1);
  });
});

describe('doors', () => {
  it('covers what the page of H1001 says at each height', () => {
    const h1001 = modelsOfKind('aiCamera').find(({id}) => id === 'h1001')!;
    expect([2.2, 2.5, 2.8, 3].map((height) => coverage(height, h1001).toFixed(1))).toEqual([
      '1.5',
      '2.4',
      '3.3',
      '3.9',
    ]);
    expect(coverage(headM, h1001, 2)).toBe(0);
  });

  it('never hangs two of a model that cannot be set as one door', () => {
    const fisheye = modelsOfKind('aiCamera').filter(({pairs}) => !pairs);
    expect(fisheye.map(({id}) => id)).toEqual(['fmix-d']);
    expect(chooseCounter(fisheye, {width: 5, height: 3})).toEqual({kind: 'none', why: 'wide'});
  });

  it('fits the whole span of heights', () => {
    expect(chooseCounter(modelsOfKind('aiCamera'), {width: 2, height: 3.9}, 4.1)).toMatchObject({
      counter: {id: 'h2001'},
    });
  });
});

/** Mulberry32: the same numbers for a seed on every machine. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const runs = 2000;
const cameraIds = models.filter(isCamera).map(({id}) => id);

/** A random list of one to four models, up to a dozen each. */
function randomLines(random: () => number): DeviceLine[] {
  const below = (limit: number) => Math.floor(random() * limit);
  const ids = [...cameraIds].sort(() => random() - 0.5).slice(0, 1 + below(4));
  return ids.map((id) => ({id, count: 1 + below(12)}));
}

const linesOf = (devices: readonly PoweredDevice[]): DeviceLine[] =>
  devices.map(({name}) => ({id: models.find((model) => model.name === name)!.id, count: 1}));

describe('no answer breaks a limit of its devices', () => {
  it('power plans, with each recorder and with none', () => {
    const random = randomOf(1);
    for (let run = 0; run < runs; run += 1) {
      const lines = randomLines(random);
      for (const recorder of [...recorders, null])
        expect({lines, broken: brokenSupply(recorder, lines, planPower(recorder, camerasOf(lines)))}).toEqual({
          lines,
          broken: [],
        });
    }
  });

  it('the planner: recorder, split, disks and power', () => {
    const random = randomOf(2);
    const answers = {best: 0, split: 0, none: 0};
    for (let run = 0; run < runs; run += 1) {
      const lines = randomLines(random);
      const sources = camerasOf(lines);
      const wanted = {
        hours: 1 + Math.floor(random() * 24),
        days: 1 + Math.floor(random() * 60),
        powered: random() < 0.5,
      };
      const plan = planStorage(recorders, sources, wanted);
      const parts = plan.best
        ? [{recorder: plan.best.recorder, disks: plan.best.disks ?? [], part: sources}]
        : plan.split
          ? distribute(sources, plan.split.count).map((part) => ({...plan.split!, part}))
          : [];
      answers[plan.best ? 'best' : plan.split ? 'split' : 'none'] += 1;
      for (const {recorder, disks, part} of parts) {
        const mbit = part.reduce((sum, source) => sum + source.mbit, 0);
        const power = planPower(recorder, part);
        expect(brokenLimits(recorder, linesOf(part))).toEqual([]);
        expect(brokenSupply(recorder, linesOf(part), power)).toEqual([]);
        if (wanted.powered) expect(power.elsewhere).toEqual([]);
        // Bytes on the disks, counted without the module: bit/s ÷ 8 × seconds.
        const bytes = ((mbit * 1e6) / 8) * 3600 * wanted.hours * wanted.days;
        expect(bytes).toBeLessThanOrEqual(disks.reduce((sum, tb) => sum + tb, 0) * 1e12 * 0.95 * (1 + 1e-9));
        expect(disks.length).toBeLessThanOrEqual(recorder.disks);
      }
      if (wanted.powered && parts.length > 0) expect(supplyBeside(plan, sources)).toBeNull();
    }
    // Each kind of answer has to come up, or the test proves nothing.
    for (const count of Object.values(answers)) expect(count).toBeGreaterThan(50);
  });

  it('splitting never leaves a recorder with cameras it cannot power', () => {
    const sources = camerasOf([{id: 'u8-d', count: 14}]);
    expect(splitOver(small, sources, {hours: 24, days: 1, powered: true})?.count).toBe(3);
    expect(splitOver(small, eight('p3-x-8'), {hours: 24, days: 1, powered: true})).toBeNull();
  });

  it('the chooser of the home page, every answer', () => {
    for (const goal of goals)
      for (const has of existing)
        for (const door of doorWidths)
          for (const height of mountHeights) {
            const kit = kitFor({goal, door, height, existing: has, stores: 1});
            const lines = kit.map(({model, perStore}) => ({id: model, count: perStore}));
            const recorder = recorders.find(({id}) => kit.some(({model}) => model === id)) ?? null;
            expect(brokenLimits(recorder, lines)).toEqual([]);
            expect(brokenSupply(recorder, lines, kitPower(kit))).toEqual([]);
            for (const {model: id, perStore} of kit) {
              const model = modelById(id);
              if (model.kind !== 'aiCamera') continue;
              for (const at of [height, heightTo(height)])
                expect(fitsDoor(model, {width: door, height: at}, perStore as 1 | 2)).toBe(true);
            }
          }
  });

  it('the chooser names H2001 where it is high, never H1001 above 3 m, and the box where nothing fits', () => {
    const counter = (door: number, height: number) =>
      kitFor({goal: 'counting', door, height, existing: 'none', stores: 1})
        .filter(({needed}) => needed)
        .map(({model, perStore}) => `${perStore} ${model}`);
    expect(counter(4.5, 4.5)).toEqual(['1 h2001']);
    expect(counter(6, 4)).toEqual(['2 h2001']);
    expect(counter(2, 2.8)).toEqual(['1 k3']);
    expect(counter(3, 2.2)).toEqual(['1 e3-x', '1 b1']);
    expect(counter(2, 6)).toEqual(['1 e3-x', '1 b1']);
  });

  it('the chooser keeps the counter where cameras hang already, and offers the box instead', () => {
    const kit = (door: number, height: number) =>
      kitFor({goal: 'counting', door, height, existing: 'cameras', stores: 1}).map(
        ({model, reason, needed}) => `${model} ${reason} ${needed ? 'needed' : 'optional'}`,
      );
    const recorder = 'ul-8208nh localRecording optional';
    expect(kit(2, 2.8)).toEqual(['k3 overDoor needed', 'b1 edgeOverDoor optional', recorder]);
    expect(kit(2, 6)).toEqual(['b1 angledOwn needed', recorder]);
  });

  it('the counter chooser, any door', () => {
    const random = randomOf(3);
    for (let run = 0; run < runs; run += 1) {
      const door = {width: 0.8 + random() * 13, height: 2 + random() * 6};
      const choice = chooseCounter(modelsOfKind('aiCamera'), door);
      if (choice.kind === 'none') continue;
      const units = choice.kind === 'one' ? 1 : 2;
      for (const counter of [choice.counter, ...choice.others]) {
        const [low, high] = counter.mountM;
        expect(door.height).toBeGreaterThanOrEqual(low - 1e-6);
        expect(door.height).toBeLessThanOrEqual(high + 1e-6);
        expect(door.width).toBeLessThanOrEqual(units * counter.doorM);
      }
    }
  });
});

it('has one camera for the register everywhere, an unsealed one', () => {
  const till = modelById(modelFor.till);
  expect('ingress' in till && till.ingress).toBeNull();
  expect(storeKits.fmcg.map(({id}) => id)).toContain(modelFor.till);
  const tills = kitFor({goal: 'lossPrevention', door: 2, height: 3, existing: 'none', stores: 1});
  expect(tills.find(({reason}) => reason === 'tillCamera')?.model).toBe(modelFor.till);
});
