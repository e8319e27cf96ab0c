import type zh from '@site/i18n/zh-CN/copy/manual-files';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  file: (pages: number, size: string) => `PDF, ${pages} ${pages === 1 ? 'page' : 'pages'}, ${size}`,
  manual: 'Manual PDF',
  other: 'Chinese',
  about: (pages: number, size: string, day: string) => `${pages} ${pages === 1 ? 'page' : 'pages'}, ${size}, ${day}`,
  quick: 'Quick-start card PDF',
  onePage: '1 page',
  platform: (version: string) => `Version ${version}`,
} satisfies CopyOf<typeof zh>;

export default copy;
