import type zh from '@site/i18n/zh-CN/copy/teaching-videos';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'How-to videos for cameras and recorders',
    description:
      'Silent, captioned half-minute clips: status lights, scanning, Wi-Fi, reset, TF card, disk, counting line, masks, alerts, firmware. Each with written steps.',
  },
  banner: {
    title: 'How-to videos',
    text: 'About half a minute each, with no sound and every step written in the picture, so you can follow along on a ladder. Each video also has its steps in writing.',
  },
  steps: 'Written steps',
  models: 'For ',
  and: ', ',
} satisfies CopyOf<typeof zh>;

export default copy;
