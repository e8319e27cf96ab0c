import type zh from '@site/i18n/zh-CN/copy/manual-files';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  file: (pages: number, size: string, day: string) =>
    `PDF, ${pages} ${pages === 1 ? 'page' : 'pages'}, ${size}, ${day}`,
  other: 'PDF in Chinese',
  quick: 'Quick-start card (PDF, 1 page)',
  firmware: (version: string) => `Firmware ${version}`,
  platform: (version: string) => `Version ${version}`,
} satisfies CopyOf<typeof zh>;

export default copy;
