import type zh from '@site/i18n/zh-CN/copy/plain-page';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  text: 'This page cannot be shown right now, and what you did had no effect. Try again in a while, or tell us.',
  missing: 'Files of the site are missing, its error page among them. Try again in a while, or tell us.',
  status: (status: number) => `Status: ${status}`,
  reference: (id: string) => `Reference: ${id}`,
  /** After feedback on a document. */
  feedback: {title: 'Received, thank you.', back: 'Back to the article'},
  contact: 'Contact: ',
} satisfies CopyOf<typeof zh>;

export default copy;
