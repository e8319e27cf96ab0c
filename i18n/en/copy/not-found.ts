import type zh from '@site/i18n/zh-CN/copy/not-found';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  title: 'We are sorry, the page you requested cannot be found.',
  text: 'The URL may be misspelled or the page you\'re looking for is no longer available.',
  near: 'Close to what you typed',
  searchLabel: 'Search models, problems or products',
  searchPlaceholder: 'Model, problem or product',
  searchButton: 'Search',
  drawing: 'A person turns back before the counting line: not counted',
  counter: 'In',
} satisfies CopyOf<typeof zh>;

export default copy;
