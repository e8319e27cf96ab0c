import type zh from '@site/i18n/zh-CN/copy/store-kit';
import type {CopyOf} from '@site/src/site/copy';

/** Words that every device list of a solution shares. */
const copy = {
  where: 'Location',
  units: (count) => `× ${count}`,
  cameras: {
    label: 'Cameras',
    sum: (channels, mbit, most) => `Recorder: ${channels} channels, ${mbit} of ${most}\u00a0Mbit/s used`,
  },
  power: {label: 'Camera power, maximum'},
  uplink: {label: 'Upload bandwidth if everything goes to the cloud'},
  days: {
    label: 'Kept in the store',
    value: (days) => `about ${days} days`,
    sum: (terabytes, mbit) => `${terabytes}\u00a0TB × 95% ÷ ${mbit}\u00a0Mbit/s, around the clock`,
  },
} satisfies CopyOf<typeof zh>;

export default copy;
