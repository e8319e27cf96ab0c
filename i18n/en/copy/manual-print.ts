import type zh from '@site/i18n/zh-CN/copy/manual-print';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  cover: {
    edition: 'Edition',
    editionName: 'English',
    firmware: 'Firmware',
    platform: 'Applies to version',
    reviewed: 'Text reviewed',
    next: 'Next review by',
    online: 'Manual online',
    contents: 'Contents',
    scan: 'Scan for the latest version online, where every link can be opened.',
  },
  card: {
    kind: 'Quick-start card',
    title: (name: string) => `${name} quick-start card`,
    lights: 'Lights',
    more: 'The manual has the remaining steps.',
    manual: 'Manual',
    finder: 'Wrong light or picture? Find the fix',
    reset: (seconds: number) =>
      `Factory reset: hold reset for ${seconds} s while the device is on. It clears settings, so read the manual first.`,
  },
} satisfies CopyOf<typeof zh>;

export default copy;
