/** Keeping a model's pages on the device. */
import type zh from '@site/i18n/zh-CN/copy/offline';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  title: 'Save for offline use',
  text: 'Once saved, this model’s support page, manual and articles open without a network connection.',
  save: 'Save this model’s pages',
  saving: (done: number, total: number) => `Saving, ${done} of ${total}`,
  saved: (pages: number, size: string, day: string) =>
    `${pages} ${pages === 1 ? 'page' : 'pages'} saved, ${size}, ${day}`,
  update: 'Save again',
  remove: 'Remove',
  failed: 'Not everything was saved. Check the network and the free space on your device, then try again.',
  notSaved: {
    title: 'No network, and this page is not saved',
    text: 'You saved these pages on this device, and they open now:',
    again: 'Try again',
    hotline: 'Urgent? Call the hotline: ',
  },
  unsupported: 'This browser cannot save pages for offline use. You can print the manual instead.',
} satisfies CopyOf<typeof zh>;

export default copy;
