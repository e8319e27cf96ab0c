import type zh from '@site/i18n/zh-CN/copy/demos/counter-chooser';
import type {ModelId} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';
import {feet, metersAndFeet, metersAndFeetRange} from '@site/src/site/units';

const reasons: Record<ModelId<'aiCamera'>, string> = {
  'fmix-d':
    'A fisheye on the ceiling inside the door. It counts who comes through and sees how many people linger around it.',
  k3: 'The standard choice for a standard door. It is the flattest of them, so you hardly notice it on the ceiling.',
  h1001: 'Two lenses measure height even over a low door, so children and carts are told apart.',
  h2001: 'Two lenses, the highest mount and the widest door of them all.',
};

const copy = {
  label: 'Choose a counting camera for a door',
  width: 'Clear door width',
  height: 'Lens above floor',
  drawing: (width: number, height: number, devices: number) =>
    `Front view of a door ${metersAndFeet(width)} wide, lens at ${metersAndFeet(height)}, ${devices === 0 ? 'no device fits' : `${devices} ${devices === 1 ? 'device' : 'devices'} above`}`,
  mark: (meters: number) => [`${meters}\u00a0m`, `${feet(meters)}\u00a0ft`],
  captions: {
    one: 'One device',
    two: 'One is too narrow; mount two side by side',
    none: 'None of them fits; use the edge box',
  },
  two: (name: string) => `2 × ${name}`,
  reasons,
  range: (door: string, height: number, low: number, high: number) =>
    `At ${metersAndFeet(height)}, one covers a door ${metersAndFeet(door)} wide. This model mounts with the lens ${metersAndFeetRange(low, high)} above the floor.`,
  seam: 'The two overlap by half a meter (20\u00a0in). Set both as the same door in the app, and people in the overlap count once.',
  others: (names: readonly string[]) => `${names.join(' or ')} would fit as well.`,
  why: {
    low: 'Below 2.5\u00a0m (8.2\u00a0ft) heads pass too close and the picture holds half a shoulder. Mount a camera high on the opposite wall and let a B1 count from it.',
    high: 'The lens is too high, and people are too small in the picture. Drop it below 6\u00a0m (19.5\u00a0ft) on a rod and measure again, or connect the camera you have to a B1.',
    wide: 'An open storefront is too wide to count like a row of doors. Connect a camera that looks at the entrance from an angle to a B1, or divide the entrance with rails and measure each part.',
  },
  see: (name: string) => `${name} specs and drawing`,
} satisfies CopyOf<typeof zh>;

export default copy;
