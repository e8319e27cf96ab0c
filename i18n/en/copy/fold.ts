import type {CopyOf} from '@site/src/site/copy';
import type zh from '@site/i18n/zh-CN/copy/fold';

/** The button under the beginning of a long part, on phones. */
export default {
  all: 'Show all of it',
} satisfies CopyOf<typeof zh>;
