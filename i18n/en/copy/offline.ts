/** Keeping a model's pages on the device. */
import type zh from '@site/i18n/zh-CN/copy/offline';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  title: 'Keep it on this phone for places without signal',
  text: 'Once saved, this model’s support page, manual and articles open without a network.',
  save: 'Save this model’s pages',
  saving: (done: number, total: number) => `Saving, ${done} of ${total}`,
  saved: (pages: number, size: string, day: string) =>
    `${pages} ${pages === 1 ? 'page' : 'pages'} saved, ${size}, ${day}`,
  update: 'Save again',
  remove: 'Remove',
  failed: 'Not everything was saved. Check the network and the free space, then try again.',
  notSaved: {
    title: 'No network, and this page is not saved',
    text: 'These are the pages you saved on this device. They open now:',
    again: 'Try again',
    hotline: 'Urgent? Call the hotline: ',
  },
  unsupported: 'This browser cannot keep pages offline. You can print the manual.',
} satisfies CopyOf<typeof zh>;

export default copy;
