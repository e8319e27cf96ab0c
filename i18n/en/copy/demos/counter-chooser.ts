import type zh from '@site/i18n/zh-CN/copy/demos/counter-chooser';
import type {ModelId} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';

const reasons: Record<ModelId<'aiCamera'>, string> = {
  'fmix-d': 'A fisheye on the ceiling inside the door. It counts who comes through and sees how many linger around it.',
  k3: 'The usual choice for a usual door. The flattest of them; you hardly see it on the ceiling.',
  h1001: 'Two lenses measure height even over a low door, so children and carts are told apart.',
  h2001: 'Two lenses, the highest mount and the widest door of them all.',
};

const copy = {
  label: 'Choose a counting camera for a door',
  width: 'Clear door width',
  height: 'Lens above floor',
  drawing: (width: number, height: number, devices: number) =>
    `Front view of a door ${width} m wide, lens at ${height} m, ${devices === 0 ? 'no device fits' : `${devices} ${devices === 1 ? 'device' : 'devices'} above`}`,
  captions: {
    one: 'One device',
    two: 'One is too narrow; two side by side',
    none: 'None of them fits; use the edge box',
  },
  two: (name: string) => `2 × ${name}`,
  reasons,
  range: (door: number, low: number, high: number) =>
    `One covers a door up to ${door} m, lens ${low} to ${high} m above the floor.`,
  seam: 'Set both as the same door in the app; people in the overlap count once. Put the seam at a post or frame if you can.',
  others: (names: readonly string[]) => `${names.join(' or ')} would fit as well.`,
  why: {
    low: 'Below 2.2 m (7 ft 3 in) heads pass too close and the picture holds half a shoulder. Mount a camera high on the opposite wall and let B1 count from it.',
    high: 'Too high: people are too small in the picture. Drop the lens below 6 m (20 ft) on a rod and measure again, or connect the camera you have to B1.',
    wide: 'An open storefront is not a row of doors. Connect a camera that looks at the entrance from an angle to B1, or divide the entrance with rails and measure each part.',
  },
  see: (name: string) => `${name} specs and drawing`,
} satisfies CopyOf<typeof zh>;

export default copy;
