import type zh from '@site/i18n/zh-CN/copy/store-kit';
import type {CopyOf} from '@site/src/site/copy';

/** Words that every device list of a solution shares. */
const copy = {
  more: 'Details',
  count: 'Quantity',
  where: 'Where',
  units: (count) => `× ${count}`,
  cameras: {
    label: 'Cameras',
    powered: (ports, channels) => `Recorder: ${ports} powered ports, ${channels} channels`,
    unpowered: (ports, channels) => `Recorder: ${channels} channels; add a PoE switch with ${ports} ports or more`,
  },
  power: {label: 'Camera power, max.'},
  uplink: {label: 'Upstream if all go to the cloud'},
  days: {
    label: 'Kept on site',
    value: (days) => `about ${days} days`,
    sum: (terabytes, mbit) => `${terabytes} TB × 95% ÷ ${mbit} Mbit/s, around the clock`,
  },
} satisfies CopyOf<typeof zh>;

export default copy;
