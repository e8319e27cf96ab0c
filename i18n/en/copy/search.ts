import type zh from '@site/i18n/zh-CN/copy/search';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  button: 'Search',
  buttonLabel: 'Search models, problems or products',
  dialog: 'Search',
  placeholder: 'Model, symptom or error code',
  label: 'Search',
  clear: 'Clear',
  clearLabel: 'Clear what you typed',
  close: 'Close',
  closeLabel: 'Close search',
  kinds: {article: 'Troubleshooting', model: 'Models', manual: 'Manuals', page: 'Products and pages', news: 'News'},
  best: 'Most likely answer',
  scope: 'Scope',
  all: 'All',
  count: (pages: number) => (pages === 1 ? '1 page found' : `${pages} pages found`),
  separator: ', ',
  keys: {choose: 'Choose', open: 'Open', close: 'Close'},
  start: {
    title: 'Try one of these',
    examples: ['camera offline', 'amber light', 'UL-8232NH', 'NET-1'],
    links: 'Go to',
  },
  links: {support: 'Help center', models: 'Find by model', troubleshooting: 'Find by problem'},
  empty: {
    title: (query: string) => `Nothing found for “${query}”`,
    advice: 'Try fewer words, or type the model on the label of your device.',
  },
  failed: {
    title: 'Search did not load',
    advice: 'Check your connection and try again. You can read the help center without searching.',
    retry: 'Try again',
    outdated: 'The site was just updated. Reload the page to go on searching.',
    reload: 'Reload',
  },
  hotline: (phone: string) => `In a hurry? Call us: ${phone}`,
  demo: '(sample number)',
  contact: 'Nothing fits? Tell us',
} satisfies CopyOf<typeof zh>;

export default copy;
