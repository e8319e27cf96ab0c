import type zh from '@site/i18n/zh-CN/copy/not-found';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  title: 'We are sorry, the page you requested cannot be found.',
  text: "The URL may be misspelled or the page you're looking for is no longer available.",
  near: 'Close to what you typed',
  instead: 'You may be looking for',
  headTitle: (title: string, code: string) => `${code}: ${title}`,
  exceptions: {
    hardware: {
      code: 'Parameter Exception',
      title: 'No such model',
      text: 'The category or model in this address is not in the catalog. A letter may be off, or the model is retired.',
    },
    archive: {
      code: 'Parameter Exception',
      title: 'No such news archive',
      text: 'News is kept by archive, and the one in this address does not exist.',
    },
    app: {
      code: 'Missing App Code',
      title: 'Choose an app',
      text: 'The address does not say which app to download.',
    },
  },
  searchLabel: 'Search models, problems or products',
  searchPlaceholder: 'Model, problem or product',
  searchButton: 'Search',
  drawing: 'A person turns back before the counting line: not counted',
  counter: 'In',
} satisfies CopyOf<typeof zh>;

export default copy;
