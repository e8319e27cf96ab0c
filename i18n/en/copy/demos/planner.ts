import type zh from '@site/i18n/zh-CN/copy/demos/planner';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
  range: (min: number, max: number) => `Enter a number from ${min} to ${max}`,
  link: 'Your numbers are saved in the page address. Copy it to share them.',
  print: 'Print this sheet',
  sample: 'Estimate',
  wait: 'The calculator is loading. If it does not open, the rules on this page give the same answer.',
} satisfies CopyOf<typeof zh>;

export default copy;
