import type zh from '@site/i18n/zh-CN/copy/teaching-videos';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Teaching videos',
    description:
      'Silent, captioned clips of half a minute: lights, scanning, reset, TF card, disk, counting line, keeping a recording, PoE power. Each with its steps in words.',
  },
  banner: {
    title: 'Teaching videos',
    text: 'Half a minute each, no sound, the steps written in the picture. Readable from a ladder, and in words where a video will not play.',
  },
  steps: 'Steps in words',
  models: (names: readonly string[]) => `For ${names.join(', ')}`,
} satisfies CopyOf<typeof zh>;

export default copy;
