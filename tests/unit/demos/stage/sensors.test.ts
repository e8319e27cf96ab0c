import {describe, expect, jest, test} from '@jest/globals';
import {stage, type Point} from '@site/src/features/stage/geometry';
import {
  checkoutStep,
  createCheckout,
  earlierSales,
  passedBy,
  saleOf,
  timeOfDay,
} from '@site/src/features/stage/sensors/checkout';
import {
  countOf,
  countStep,
  createCounter,
  crossingOf,
  lookLikeOne,
  type Counter,
  type CounterSettings,
  type Direction,
} from '@site/src/features/stage/sensors/counting';
import {createHeat, heatStep, rectangle, zoneShare} from '@site/src/features/stage/sensors/heat';
import {createInspection, inspectionStep, openTicket} from '@site/src/features/stage/sensors/inspection';
import {createJourney, journeyStep} from '@site/src/features/stage/sensors/journey';
import {createQueueLog, queueReading, queueStep, waiting} from '@site/src/features/stage/sensors/queue';
import {eyes, seesPerson, visibleShare} from '@site/src/features/stage/sensors/sight';
import {starts} from '@site/src/features/stage/settings';
import {stepSeconds} from '@site/src/features/stage/clock';
import {worldSettings} from '@site/src/features/stage/modes';
import {advance, createWorld, type Settings, type World} from '@site/src/features/stage/simulation';

// Simulates minutes; slow on a busy machine.
jest.setTimeout(60_000);

const busy: Settings = {
  seed: 5,
  perMinute: 34,
  most: 30,
  paying: 0.6,
  service: [4, 8],
  pairs: 0.4,
  turningBack: 0.12,
  start: 8,
};
const gate = {a: [-1.5, -2.75], b: [1.5, -2.75]} as const;
const above: CounterSettings = {line: gate, mount: 'overhead'};

/** Crossings of somebody who walks along these places at this speed, looked at once per frame. */
function crossings(way: readonly Point[], frame: number, metersPerSecond = 1.1): (Direction | null)[] {
  const counter: Pick<Counter, 'settings' | 'tracks'> = {settings: above, tracks: new Map()};
  const found: (Direction | null)[] = [];
  way.slice(1).forEach((to, index) => {
    const from = way[index]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (let walked = 0; walked <= length + 1e-9; walked += metersPerSecond * frame) {
      const share = Math.min(1, walked / length);
      found.push(
        crossingOf(counter, {id: 1, x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share}),
      );
    }
    found.push(crossingOf(counter, {id: 1, x: to[0], y: to[1]}));
  });
  return found.filter((one) => one !== null);
}

describe('counting', () => {
  test.each([1 / 120, 1 / 30, 1 / 7, 1.3])(
    'a crossing counts once, in its direction, looked at every %f s',
    (frame) => {
      expect(
        crossings(
          [
            [0, -4],
            [0, 0],
          ],
          frame,
        ),
      ).toEqual(['in']);
      expect(
        crossings(
          [
            [0.3, 0],
            [-0.2, -4],
          ],
          frame,
        ),
      ).toEqual(['out']);
      expect(
        crossings(
          [
            [0, -4],
            [0, -2],
            [0, -4],
          ],
          frame,
        ),
      ).toEqual(['in', 'out']);
      // Past the end of the line.
      expect(
        crossings(
          [
            [2.4, -4],
            [2.4, 0],
          ],
          frame,
        ),
      ).toEqual([]);
    },
  );

  test('who stands on the line and sways is counted once', () => {
    const counter = {settings: above, tracks: new Map()};
    const ys = [-3.2, -2.8, -2.74, -2.77, -2.73, -2.76, -2.78, -2.71, -2.5];
    expect(ys.map((y) => crossingOf(counter, {id: 1, x: 0, y})).filter(Boolean)).toEqual(['in']);
  });

  test.each(['counting', 'overhead'] as const)(
    'the line %s begins with counts nobody again: the queue does not reach it',
    (mode) => {
      const {a, b} = starts[mode];
      const world = createWorld(worldSettings(mode, starts[mode]));
      const counter = createCounter(world, {line: {a, b}, mount: 'overhead'});
      advance(world, 240, () => countStep(counter, world));
      const {in: coming, out: going} = countOf(counter);
      expect(coming.counted).toBeGreaterThan(40);
      expect(coming.counted + coming.why.merged + coming.why.underway).toBe(coming.real);
      expect([coming.why.again, going.why.again]).toEqual([0, 0]);
    },
  );

  const settings: CounterSettings[] = [
    above,
    {line: gate, mount: 'corner'},
    {line: {a: [-1.5, -0.5], b: [1.5, -0.5]}, mount: 'corner'},
    {line: {a: [3.9, 0.5], b: [0.2, 1.2]}, mount: 'corner'},
    {...above, reach: 0.6},
  ];

  test.each(settings)('people are conserved and every difference has its reason: %o', (one) => {
    const world = createWorld(busy);
    const counter = createCounter(world, one);
    let step = 0;
    advance(world, 150, () => {
      countStep(counter, world);
      step += 1;
      if (step % 40 > 0) return;
      const {in: coming, out: going, inside, insideCounted} = countOf(counter);
      expect(inside).toBe(world.people.filter((person) => person.isInside).length);
      expect(inside).toBe(counter.insideAtStart + coming.real - going.real);
      expect(insideCounted).toBe(counter.insideAtStart + coming.counted - going.counted);
      for (const {real, counted, why} of [coming, going])
        expect(counted + Object.values(why).reduce((sum, value) => sum + value, 0)).toBe(real);
    });
    expect(countOf(counter).in.real).toBeGreaterThan(30);
  });

  test('from above few are missed; from the corner more, and through a shelf the most', () => {
    const missed = [
      above,
      {line: gate, mount: 'corner'},
      {line: {a: [-3.4, -0.35], b: [-0.4, -0.35]}, mount: 'corner'},
    ].map((one) => {
      const world = createWorld(busy);
      const counter = createCounter(world, one as CounterSettings);
      advance(world, 200, () => countStep(counter, world));
      return counter.crossings.filter(({miss}) => miss !== null).length / Math.max(1, counter.crossings.length);
    });
    expect(missed[0]).toBeLessThan(missed[1]!);
    expect(missed[1]).toBeLessThan(missed[2]!);
  });

  test('two people are one when they touch from above, or stand behind each other from the side', () => {
    expect(lookLikeOne(above, [0, 0], [0.3, 0])).toBe(true);
    expect(lookLikeOne(above, [0, 0], [0.5, 0])).toBe(false);
    const [ex, ey] = eyes[0]!;
    const away = (share: number): Point => [ex + (0 - ex) * share, ey + (-2.75 - ey) * share];
    expect(lookLikeOne({line: gate, mount: 'corner'}, away(1), away(0.9))).toBe(true);
    expect(lookLikeOne({line: gate, mount: 'corner'}, away(1), away(0.6))).toBe(false);
  });
});

describe('sight', () => {
  test('a shelf hides who stands behind it, and nobody else', () => {
    const eye = eyes[0]!;
    expect(visibleShare(eye, [-2, -0.3])).toBeLessThan(0.7);
    expect(visibleShare(eye, [0.1, -1.6])).toBeGreaterThan(0.7);
    expect(visibleShare([0, -2.75, 3], [0.5, -2.75])).toBe(1);
    expect(seesPerson(0, [0.1, -1.6])).toBe(true);
    expect(seesPerson(1, [-4, 3.3])).toBe(false);
  });
});

describe('heat', () => {
  test.each(['dwell', 'presence'] as const)('its squares sum to the time spent: %s', (measure) => {
    const world = createWorld(busy);
    const heat = createHeat(measure);
    let spent = 0;
    advance(world, 90, () => {
      heatStep(heat, world);
      spent +=
        world.people.filter((person) => person.isInside && (measure === 'presence' || person.activity !== 'walking'))
          .length * stepSeconds;
    });
    expect(heat.total).toBeCloseTo(spent, 3);
    expect(heat.seconds.reduce((sum, value) => sum + value, 0)).toBeCloseTo(spent, 0);
    const all = zoneShare(heat, rectangle(...stage.bounds));
    expect(all).toMatchObject({area: 1});
    expect(all.share).toBeCloseTo(1, 3);
    const left = zoneShare(heat, rectangle([-5, -4], [0, 4]));
    const right = zoneShare(heat, rectangle([0, -4], [5, 4]));
    expect(left.share + right.share).toBeCloseTo(1, 3);
  });
});

/** Runs a simulation and passes each step to a sensor. */
function run(settings: Partial<Settings>, seconds: number, sensor: (world: World) => void): World {
  const world = createWorld({...busy, ...settings});
  advance(world, seconds, sensor);
  return world;
}

test('a journey follows one person through both lenses until they leave', () => {
  const journeys = new Map<number, ReturnType<typeof createJourney>>();
  run({}, 200, (world) => {
    for (const {id, isInside} of world.people) if (isInside && !journeys.has(id)) journeys.set(id, createJourney(id));
    for (const journey of journeys.values()) journeyStep(journey, world);
  });
  const done = [...journeys.values()].filter(({isOver}) => isOver);
  expect(done.length).toBeGreaterThan(20);
  for (const {points, seconds} of done)
    expect(points.length * 0.2).toBeCloseTo(seconds[0] + seconds[1] + seconds[2], 6);
  expect(done.some(({handovers}) => handovers > 0)).toBe(true);
  // There are places neither lens sees.
  expect(done.some(({seconds}) => seconds[2] > 0)).toBe(true);
});

test('what passes the till is what was bought, and goods without a line raise an alert', () => {
  const checkout = createCheckout({slipOneIn: 4, alertFrom: 1});
  const world = run({paying: 1}, 300, (now) => checkoutStep(checkout, now));
  expect(checkout.sales).toBeGreaterThan(earlierSales + 15);
  expect(checkout.alerts.reduce((sum, {passed, scanned}) => sum + passed - scanned, 0)).toBe(
    checkout.passed - checkout.scanned,
  );
  expect(checkout.alerts.length).toBeGreaterThan(0);
  const person = {...world.people[0]!, rest: 8};
  const sale = saleOf(person, 10, checkout.settings);
  expect(saleOf(person, 10, checkout.settings)).toEqual(sale);
  expect(passedBy(sale, 10)).toEqual([]);
  expect(passedBy(sale, sale.to)).toEqual(sale.items);
});

test('the till opens with a morning of finished sales, and its times follow them', () => {
  const {sales, passed, scanned, alerts} = createCheckout({slipOneIn: 10, alertFrom: 1});
  expect(sales).toBe(earlierSales);
  expect(alerts.reduce((sum, alert) => sum + alert.passed - alert.scanned, 0)).toBe(passed - scanned);
  const times = alerts.map(({time}) => timeOfDay(time));
  expect(times.length).toBeGreaterThan(2);
  expect(times).toEqual([...times].sort());
  expect([timeOfDay(0), timeOfDay(60)]).toEqual(['08:30', '08:33']);
});

test('goods pass beside the scanner as often as the setting says', () => {
  const settings = {slipOneIn: 50, alertFrom: 1};
  const items = Array.from(
    {length: 4000},
    (_, id) => saleOf({id: id + 1, items: 4, rest: 9}, 0, settings).items,
  ).flat();
  expect(items.filter(({scanned}) => !scanned).length / items.length).toBeCloseTo(1 / settings.slipOneIn, 2);
});

test('the queue log knows how many wait, and calls once per rush', () => {
  const log = createQueueLog(3);
  const world = run({paying: 1, perMinute: 50, service: [10, 12]}, 240, (now) => queueStep(log, now));
  const reading = queueReading(log, world);
  expect(reading.length).toBe(waiting(world));
  expect(reading.isCalling).toBe(true);
  expect(reading.longest).toBeGreaterThan(10);
  expect(log.calls).toBeGreaterThanOrEqual(1);
  expect(log.calls).toBeLessThan(6);
  expect(Math.max(...log.lengths)).toBeGreaterThanOrEqual(3);
  expect(reading.mean).toBeCloseTo(log.waits.reduce((sum, value) => sum + value, 0) / log.waits.length, 6);
});

test('a rule that fails long enough raises one ticket, which closes when it is put right', () => {
  const world = createWorld(busy);
  const inspection = createInspection({rules: ['cap', 'shelf'], grace: 3}, world.time);
  let most = 0;
  advance(world, 300, () => {
    inspectionStep(inspection, world);
    most = Math.max(most, inspection.tickets.filter(({closed}) => closed === null).length);
  });
  const rules = new Set(inspection.tickets.map(({rule}) => rule));
  expect(rules).toEqual(new Set(['cap', 'shelf']));
  expect(most).toBeLessThanOrEqual(2);
  for (const {raised, closed} of inspection.tickets) if (closed !== null) expect(closed).toBeGreaterThan(raised);
  expect(openTicket({...inspection, tickets: []}, 'cap')).toBeUndefined();
  const off = createInspection({rules: [], grace: 3}, 0);
  run({}, 120, (now) => inspectionStep(off, now));
  expect(off.tickets).toEqual([]);
});
