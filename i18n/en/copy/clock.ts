import type zh from '@site/i18n/zh-CN/copy/clock';
import type {CopyOf} from '@site/src/site/copy';
import {axis12, clock12, written12} from '@site/src/site/timeOfDay';

/** Times of day in demos and tables. */
const copy = {
  time: clock12,
  written: written12,
  axis: axis12,
} satisfies CopyOf<typeof zh>;

export default copy;
