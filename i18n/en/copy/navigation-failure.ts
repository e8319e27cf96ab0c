import type zh from '@site/i18n/zh-CN/copy/navigation-failure';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  offline:
    'You are offline, so the page did not open. You are still on the page you came from, and what you typed is kept.',
  failed: 'The page did not load. Try again in a moment; what you typed is kept.',
  retry: 'Try again',
  dismiss: 'Close this notice',
} satisfies CopyOf<typeof zh>;

export default copy;
