import type zh from '@site/i18n/zh-CN/copy/estimate';
import type {CopyOf} from '@site/src/site/copy';

/** Words that every estimate shares. */
const copy = {
  badge: 'Estimate',
  attach: 'Send us this estimate',
  range: (min, max, decimals) =>
    decimals
      ? `Enter a number from ${min} to ${max}, with at most one decimal`
      : `Enter a whole number from ${min} to ${max}`,
  invalid: 'One field still needs a number.',
  formulas: 'How we calculate this',
  link: {
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'Could not copy. Use the address bar instead.',
    what: 'with these numbers',
  },
  text: {
    copy: 'Copy as text',
    copied: 'Text copied',
    failed: 'Could not copy. Select the text instead.',
    what: 'the numbers and the math',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
