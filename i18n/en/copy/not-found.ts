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
      text: 'The category or model in this address is not in our catalog. There may be a typo, or the model may be discontinued.',
    },
    archive: {
      code: 'Parameter Exception',
      title: 'No such news archive',
      text: 'News is sorted into archives, and the one in this address does not exist.',
    },
    app: {
      code: 'Missing App Code',
      title: 'Choose an app',
      text: 'The address does not say which app to download.',
    },
    version: {
      code: 'Not in 5.x',
      title: 'No such page for 5.x',
      text: 'The documents for platform 5.x have no page at this address. All documents for 5.x are listed at the end of Troubleshooting.',
    },
  },
  older: {
    current: 'This page for 6.x; the steps may differ on 5.x',
    upgrade: 'Moving from 5.x to 6.x: the way and the dates',
    lifecycle: 'How long your devices are supported',
    documents: 'All documents for 5.x',
  },
  searchLabel: 'Search models, problems or products',
  searchPlaceholder: 'Model, problem or product',
  searchButton: 'Search',
  drawing: 'A person turns back before the counting line: not counted',
  counter: 'In',
} satisfies CopyOf<typeof zh>;

export default copy;
