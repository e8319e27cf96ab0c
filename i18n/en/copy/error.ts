import type zh from '@site/i18n/zh-CN/copy/error';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  title: 'An error occurred',
  lastTitle: 'An error occurred while showing the error page',
  details: 'Details',
  retry: 'Try again',
  home: 'Go to the home page',
} satisfies CopyOf<typeof zh>;

export default copy;
