import type zh from '@site/i18n/zh-CN/copy/home-counter';
import type {CopyOf} from '@site/src/site/copy';

/** The figures card on the home page's store; apart from the page's words, which the store does not need. */
const copy = {
  place: 'Entrance 1, today',
  badge: 'Simulation',
  in: 'In',
  out: 'Out',
  inside: 'Inside',
  oneIn: 'In +1',
  oneOut: 'Out +1',
} satisfies CopyOf<typeof zh>;

export default copy;
