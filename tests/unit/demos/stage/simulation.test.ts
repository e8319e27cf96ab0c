import {describe, expect, jest, test} from '@jest/globals';
import {stage} from '@site/src/features/stage/geometry';
import {stepSeconds} from '@site/src/features/stage/clock';
import {advance, createWorld, type Settings, type World} from '@site/src/features/stage/simulation';
import {isWalkable} from '@site/src/features/stage/walkable';

// Simulates minutes; slow on a busy machine.
jest.setTimeout(60_000);

export const busy: Settings = {
  seed: 11,
  perMinute: 34,
  most: 30,
  paying: 0.5,
  service: [4, 8],
  pairs: 0.3,
  turningBack: 0.12,
  start: 8,
};

const places = (world: World) =>
  world.people.map(({id, x, y, heading, activity, walked}) => ({id, x, y, heading, activity, walked}));

describe('the store', () => {
  test('same seed, same run, at any frame rate; another seed, another run', () => {
    const runs = [1 / 60, 1 / 17, 0.5].map((frame) => {
      const world = createWorld(busy);
      for (let time = 0; time < 40 - 1e-9; time += frame) advance(world, Math.min(frame, 40 - time));
      return {places: places(world), time: world.time};
    });
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[2]).toEqual(runs[0]);
    const other = createWorld({...busy, seed: 12});
    advance(other, 40);
    expect(places(other)).not.toEqual(runs[0]!.places);
  });

  test('people stay on the floor, move no faster than they can, and leave again', () => {
    const world = createWorld(busy);
    const since = new Map<number, number>();
    let removed = 0;
    const wrong: string[] = [];
    advance(world, 240, ({people, events, time}) => {
      removed += events.filter(({kind}) => kind === 'removed').length;
      for (const {id, x, y, lastX, lastY, speed} of people) {
        if (!since.has(id)) since.set(id, time);
        if (!isWalkable([x, y])) wrong.push(`${id} stands at ${x}, ${y}`);
        if (Math.hypot(x - lastX, y - lastY) > speed * stepSeconds + 1e-9) wrong.push(`${id} jumps to ${x}, ${y}`);
        if (time - since.get(id)! > 200) wrong.push(`${id} does not leave`);
      }
    });
    expect(wrong).toEqual([]);
    expect(removed).toBeGreaterThan(60);
    expect(world.people.length).toBeLessThanOrEqual(31);
  });

  test("people keep apart: hardly anybody has two others within arm's length", () => {
    const world = createWorld({...busy, perMinute: 18, most: 14});
    let [all, hemmedIn] = [0, 0];
    advance(world, 200, ({people, queue}) => {
      for (const one of people) {
        const close = people.filter(
          (other) => other !== one && !queue.includes(other) && Math.hypot(one.x - other.x, one.y - other.y) < 0.42,
        );
        all += 1;
        hemmedIn += Number(close.length >= 2);
      }
    });
    expect(hemmedIn / all).toBeLessThan(0.004);
  });

  test('who came in and has not left is inside', () => {
    const world = createWorld(busy);
    let inside = world.people.filter(({isInside}) => isInside).length;
    advance(world, 200, ({events, people}) => {
      inside +=
        events.filter(({kind}) => kind === 'entered').length - events.filter(({kind}) => kind === 'leftStore').length;
      expect(people.filter(({isInside}) => isInside)).toHaveLength(inside);
    });
    expect(inside).toBeGreaterThan(0);
  });

  test('the queue keeps its order, serves one at a time and sends people away when it is full', () => {
    const world = createWorld({...busy, perMinute: 60, paying: 1, service: [12, 14]});
    const joined: number[] = [];
    const served: number[] = [];
    let gaveUp = 0;
    advance(world, 300, ({events, queue}) => {
      for (const {id} of queue) if (!joined.includes(id)) joined.push(id);
      for (const event of events) {
        if (event.kind === 'served') served.push(event.person.id);
        if (event.kind === 'gaveUp') gaveUp += 1;
      }
      expect(queue.filter(({activity}) => activity === 'paying').length).toBeLessThanOrEqual(1);
    });
    expect(served.length).toBeGreaterThan(10);
    expect(served).toEqual(joined.slice(0, served.length));
    expect(gaveUp).toBeGreaterThan(0);
  });

  test('nobody stands inside a fixture', () => {
    const world = createWorld(busy);
    advance(world, 90);
    expect(Object.keys(stage.obstacles)).toHaveLength(7);
    for (const {x, y} of world.people) expect(isWalkable([x, y])).toBe(true);
  });
});
