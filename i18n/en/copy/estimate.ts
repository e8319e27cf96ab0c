import type zh from '@site/i18n/zh-CN/copy/estimate';
import type {CopyOf} from '@site/src/site/copy';

/** Words that every estimate shares. */
const copy = {
  badge: 'Estimate',
  attach: 'Ask with this estimate',
  range: (min, max, decimals) =>
    decimals
      ? `Enter a number from ${min} to ${max}, one decimal at most`
      : `Enter a whole number from ${min} to ${max}`,
  invalid: 'One field needs a number first.',
  formulas: 'How it is computed',
  link: {
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'Could not copy; use the address bar',
    what: 'with these numbers',
  },
  text: {
    copy: 'Copy as text',
    copied: 'Text copied',
    failed: 'Could not copy; select it by hand',
    what: 'the numbers and the math',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
