/** Which devices a job needs: the rules behind the chooser on the home page. */
import {modelById} from './models';

export const goals = ['counting', 'inspection', 'lossPrevention', 'recording'] as const;
export const doors = ['narrow', 'normal', 'wide'] as const;
export const existing = ['cameras', 'none'] as const;
export const storeCounts = [1, 12, 50, 200] as const;

export interface Job {
  readonly goal: (typeof goals)[number];
  /** Door width: below 2 m, 2 to 4 m, above 4 m. */
  readonly door: (typeof doors)[number];
  /** What hangs in the store already. */
  readonly existing: (typeof existing)[number];
  readonly stores: number;
}

/** Why a device is in the kit; the words stand in the copy. */
export type KitReason =
  'overDoor' | 'stereoDoor' | 'twoDoor' | 'edge' | 'camera' | 'tillCamera' | 'localRecording' | 'recorder';

export interface KitItem {
  readonly model: string;
  readonly reason: KitReason;
  readonly needed: boolean;
  readonly perStore: number;
}

/** Devices for one store, needed ones first. A counter covers the door width its catalogue entry states. */
export function kitFor({goal, door, existing: has}: Job): KitItem[] {
  const kit: KitItem[] = [];
  if (goal === 'counting') {
    if (has === 'cameras') kit.push({model: 'b1', reason: 'edge', needed: true, perStore: 1});
    else if (door === 'wide') kit.push({model: 'h1001', reason: 'twoDoor', needed: true, perStore: 2});
    else
      kit.push(
        door === 'narrow'
          ? {model: 'k3', reason: 'overDoor', needed: true, perStore: 1}
          : {model: 'h1001', reason: 'stereoDoor', needed: true, perStore: 1},
      );
    if (has === 'cameras')
      kit.push({model: 'k3', reason: 'overDoor', needed: false, perStore: door === 'wide' ? 2 : 1});
  } else {
    if (has === 'none')
      kit.push({
        model: goal === 'lossPrevention' ? 'e3-d-h' : 'e3-x',
        reason: goal === 'lossPrevention' ? 'tillCamera' : 'camera',
        needed: true,
        perStore: goal === 'recording' ? 4 : 2,
      });
    if (goal !== 'recording') kit.push({model: 'b1', reason: 'edge', needed: has === 'cameras', perStore: 1});
  }
  kit.push({
    model: 'ul-8208nh',
    reason: goal === 'recording' ? 'recorder' : 'localRecording',
    needed: goal === 'recording',
    perStore: 1,
  });
  // A kit that names an unknown model is a mistake of this file.
  for (const item of kit) modelById(item.model);
  return kit.sort((a, b) => Number(b.needed) - Number(a.needed));
}
