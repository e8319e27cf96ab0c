import type zh from '@site/i18n/zh-CN/copy/plain-page';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  text: 'This page cannot be shown right now, and your last action did not go through. Try again later, or tell us.',
  missing: 'Some files of this site are missing, including its error page. Try again later, or tell us.',
  status: (status: number) => `Status: ${status}`,
  reference: (id: string) => `Reference: ${id}`,
  /** After feedback on a document. */
  feedback: {title: 'Received, thank you.', back: 'Back to the article'},
  contact: 'Contact: ',
} satisfies CopyOf<typeof zh>;

export default copy;
