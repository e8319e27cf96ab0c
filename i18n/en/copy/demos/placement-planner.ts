import type zh from '@site/i18n/zh-CN/copy/demos/placement-planner';
import type {CopyOf} from '@site/src/site/copy';
import {feet, metersAndFeet} from '@site/src/site/units';

const copy = {
  label: 'Placement planner',
  model: 'Model',
  option: (name: string, degrees: number) => `${name}, ${degrees}° horizontal`,
  height: 'Lens above floor',
  tilt: 'Angle below the horizon',
  pan: 'Pan range',
  kinds: {identify: 'Make out a face', recognise: 'Recognize someone you know', detect: 'See that someone is there'},
  blind: 'Blind spot below the camera',
  upTo: (meters: string) => `to ${metersAndFeet(meters)}`,
  never: 'not in the picture',
  mark: (meters: number) => [`${meters}\u00a0m`, `${feet(meters)}\u00a0ft`],
  sum: (name: string, horizontal: number, vertical: number) =>
    `${name}: ${horizontal}° horizontal, about ${vertical}° vertical. Drawn at 250, 125 and 25 pixels per meter, by day and with a clean lens.`,
  horizon:
    'The top of the picture is above the horizon, so sky and lamps get in, and people against them go dark. Tilt it farther down.',
  turning: (range: number) =>
    `The head turns ${range}°. The rest of the circle never reaches the middle of the picture, so point that side at a wall.`,
  side: 'From the side: orange shows a face, blue someone you know, pale blue that someone is there.',
  sideAlt: (near: string, far: string) =>
    `Side view: floor from ${metersAndFeet(near)} to ${metersAndFeet(far)} is in the picture`,
  top: (sweep: number) => `From above: ${sweep}° of the circle is in view; the dashed ring is the blind spot below.`,
  topAlt: (sweep: number) => `Top view: a sector of ${sweep}°`,
} satisfies CopyOf<typeof zh>;

export default copy;
