/** A person in the shop. World meters, seconds, meters per second. */
import type {ObstacleId, Point} from './geometry';
import type {Heading} from './spots';

/** What somebody is about to do, and is doing once there. */
export type Goal =
  | {readonly kind: 'stop'; readonly spot: number; readonly seconds: number}
  | {readonly kind: 'turnBack'; readonly at: Point; readonly seconds: number}
  | {readonly kind: 'pay'; readonly seconds: number}
  | {readonly kind: 'leave'; readonly at: Point};

type Activity = 'walking' | 'stopping' | 'queueing' | 'paying';

export interface Person {
  readonly id: number;
  /** Which of the drawn people. */
  readonly look: number;
  /** People who came together share a number; 0 for those who came alone. */
  readonly group: number;
  x: number;
  y: number;
  /** Place one step ago, for drawing between steps. */
  lastX: number;
  lastY: number;
  heading: Heading;
  /** Smoothed direction, which the heading follows: a step aside does not turn a person around. */
  drift: Point;
  activity: Activity;
  /** Meters walked so far. */
  walked: number;
  /** Fixture being looked at while stopping. */
  fixture: ObstacleId | null;
  /** Has come through the door and not left. */
  isInside: boolean;
  /** When the wait in the queue began, seconds. */
  queuedAt: number;
  /** Units of goods taken so far. */
  items: number;
  readonly speed: number;
  /** Personal offset from paths, meters, so that people do not walk in single file. */
  readonly offset: Point;
  readonly goals: Goal[];
  way: Point[];
  /** Seconds left of what is being done here. */
  rest: number;
  /** Seconds without progress; after a while people push through. */
  stuck: number;
  left: boolean;
}
