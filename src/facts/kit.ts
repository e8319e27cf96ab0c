/** Which devices a job needs: the rules behind the chooser on the home page. */
import {camerasOf, modelFor, type StreamDevice} from './hardware/catalogue';
import {chooseCounter} from './hardware/doors';
import {planPower, type PowerPlan} from './hardware/poe';
import {modelById, modelsOfKind, type ModelId} from './models';
import {isForNewStores} from './saleEnds';

export const goals = ['counting', 'inspection', 'lossPrevention', 'recording'] as const;
export const existing = ['cameras', 'none'] as const;
export const storeCounts = [1, 12, 50, 200] as const;
/** Clear widths of a door to choose from, in meters, each as the most it may be. */
export const doorWidths = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9] as const;
/** Heights of the lens above the floor to choose from, in meters: each reaches up to the next. */
export const mountHeights = [2, 2.2, 2.4, 2.6, 2.8, 3, 3.5, 4, 4.5, 5, 6] as const;
/** Upper end of the last height. */
const highestM = 8;

/** Upper end of a height, in meters. */
export const heightTo = (height: number): number => mountHeights.find((next) => next > height) ?? highestM;

export interface Job {
  readonly goal: (typeof goals)[number];
  /** Most the door is wide, in meters. */
  readonly door: number;
  /** Least the lens is above the floor, in meters; the most is `heightTo` of it. */
  readonly height: number;
  /** What hangs in the store already. */
  readonly existing: (typeof existing)[number];
  readonly stores: number;
}

/** Why a device is in the kit; the words stand in the copy. */
export type KitReason =
  | 'overDoor'
  | 'twoDoor'
  | 'angled'
  | 'angledOwn'
  | 'edge'
  | 'edgeOverDoor'
  | 'camera'
  | 'tillCamera'
  | 'localRecording'
  | 'recorder';

export interface KitItem {
  readonly model: ModelId;
  readonly reason: KitReason;
  readonly needed: boolean;
  readonly perStore: number;
}

/** Whether a job can do without an item of its kit: of a counter and the box that may replace it, one is enough. */
export function choiceOf({needed, reason}: KitItem, kit: readonly KitItem[]): 'needed' | 'either' | 'optional' {
  const isReplaced = kit.some((item) => item.reason === 'edgeOverDoor');
  if (isReplaced && (needed || reason === 'edgeOverDoor')) return 'either';
  return needed ? 'needed' : 'optional';
}

const box = (needed: boolean, reason: KitReason = 'edge'): KitItem => ({model: 'b1', reason, needed, perStore: 1});

/**
 * Counters for the door, within the height and the width of their catalogue entry; else a camera at an angle and the box. Cameras
 * that hang already mostly look at an angle and miss people: the box replaces a counter only where one looks straight down.
 */
function countingKit({door, height, existing: has}: Job): KitItem[] {
  const counters = modelsOfKind('aiCamera').filter(({id}) => isForNewStores(id));
  const choice = chooseCounter(counters, {width: door, height}, heightTo(height));
  if (choice.kind === 'none')
    return has === 'none'
      ? [{model: 'e3-x', reason: 'angled', needed: true, perStore: 1}, box(true)]
      : [box(true, 'angledOwn')];
  const two = choice.kind === 'two';
  const item: KitItem = {
    model: choice.counter.id,
    reason: two ? 'twoDoor' : 'overDoor',
    needed: true,
    perStore: two ? 2 : 1,
  };
  return has === 'none' ? [item] : [item, box(false, 'edgeOverDoor')];
}

function cameraKit({goal, existing: has}: Job): KitItem[] {
  const till = goal === 'lossPrevention';
  const cameras: KitItem = {
    model: till ? modelFor.till : 'e3-x',
    reason: till ? 'tillCamera' : 'camera',
    needed: true,
    perStore: goal === 'recording' ? 4 : 2,
  };
  return [...(has === 'none' ? [cameras] : []), ...(goal === 'recording' ? [] : [box(has === 'cameras')])];
}

/** Devices for one store, needed ones first. */
export function kitFor(job: Job): KitItem[] {
  const recording = job.goal === 'recording';
  const recorder: KitItem = {
    model: 'ul-8208nh',
    reason: recording ? 'recorder' : 'localRecording',
    needed: recording,
    perStore: 1,
  };
  const kit = [...(job.goal === 'counting' ? countingKit(job) : cameraKit(job)), recorder];
  return kit.sort((a, b) => Number(b.needed) - Number(a.needed));
}

/** Who powers the cameras of a kit: its recorder's ports, and what else is needed. */
export function kitPower(kit: readonly KitItem[]): PowerPlan<StreamDevice> {
  const recorder = kit.map(({model}) => modelById(model)).find((model) => model.kind === 'recorder');
  return planPower(recorder ?? null, camerasOf(kit.map(({model, perStore}) => ({id: model, count: perStore}))));
}
