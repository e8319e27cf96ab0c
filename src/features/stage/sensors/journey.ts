/** One person's path through the shop, handed over between two cameras. */
import type {ObstacleId, Point} from '../geometry';
import type {World} from '../simulation';
import {seesPerson} from './sight';

/** Lens that has the person now; with both the one that had them keeps them, null when neither sees them. */
export type Lens = 0 | 1 | null;

export interface JourneyPoint {
  readonly at: Point;
  readonly lens: Lens;
}

export interface Journey {
  readonly person: number;
  /** A place every `every` seconds. */
  readonly points: JourneyPoint[];
  /** Seconds seen by the first lens, the second, by neither. */
  readonly seconds: [number, number, number];
  /** How often one lens took over from the other. */
  handovers: number;
  /** Fixtures stopped at, in order. */
  readonly stops: ObstacleId[];
  isOver: boolean;
  last: 0 | 1 | null;
  due: number;
}

const every = 0.2;

export const createJourney = (person: number): Journey => ({
  person,
  points: [],
  seconds: [0, 0, 0],
  handovers: 0,
  stops: [],
  isOver: false,
  last: null,
  due: 0,
});

/** Looks at one step of the world. */
export function journeyStep(journey: Journey, world: World): void {
  if (journey.isOver) return;
  const person = world.people.find(({id}) => id === journey.person);
  if (!person || (journey.points.length > 0 && !person.isInside)) {
    journey.isOver = true;
    return;
  }
  if (world.time < journey.due) return;
  journey.due = world.time + every;
  const at: Point = [person.x, person.y];
  const seen = [seesPerson(0, at), seesPerson(1, at)] as const;
  const lens: Lens = journey.last !== null && seen[journey.last] ? journey.last : seen[0] ? 0 : seen[1] ? 1 : null;
  if (lens !== null) {
    if (journey.last !== null && journey.last !== lens) journey.handovers += 1;
    journey.last = lens;
  }
  journey.seconds[lens ?? 2] += every;
  journey.points.push({at, lens});
  if (person.fixture && journey.stops.at(-1) !== person.fixture) journey.stops.push(person.fixture);
}
