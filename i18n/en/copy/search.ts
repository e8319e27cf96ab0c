import type zh from '@site/i18n/zh-CN/copy/search';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  clear: 'Clear',
  clearLabel: 'Clear what you typed',
  close: 'Close',
  closeLabel: 'Close search',
  kinds: {article: 'Troubleshooting', model: 'Models', manual: 'Manuals', page: 'Products and pages', news: 'News'},
  platform: (version: string) => `Platform ${version}`,
  best: 'Most likely answer',
  scope: 'Scope',
  all: 'All',
  shown: (pages: number, all: number) => `The ${pages} best of ${all} pages`,
  narrow: (found: string) => `${found}. Add a model or a symptom to narrow them down.`,
  count: (pages: number) => (pages === 1 ? '1 page found' : `${pages} pages found`),
  separator: ', ',
  keys: {choose: 'Choose', open: 'Open', close: 'Close'},
  start: {
    title: 'Try one of these',
    examples: ['camera offline', 'amber light', 'UL-8232NH', 'NET-1'],
    links: 'Go to',
  },
  links: {
    finder: 'Start with the symptom',
    support: 'Help center',
    models: 'Find by model',
    troubleshooting: 'Find by problem',
  },
  empty: {
    title: (query: string) => `Nothing found for “${query}”`,
    advice: 'Try fewer words, or type the model on the label of your device.',
    nearest: 'Did you mean',
    other: 'Search the Chinese edition for the same words',
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
  allResults: 'All results',
  page: {
    meta: {
      title: 'Search products, manuals, help articles and news',
      description:
        'Search products, troubleshooting guides, manuals and news. Narrow the results by kind, topic, model and platform version.',
    },
    title: 'Search',
    lead: 'Type a model, a symptom or an error code. Narrow the results, or send the address to a colleague.',
    noScript: 'Search needs script to be allowed in the browser. You can also find your way here:',
    sitemap: 'Sitemap',
    wait: 'Searching…',
    facets: {kind: 'Kind', catalogue: 'Topic', model: 'Model', version: 'Platform version'},
    currentVersion: '6.x (current)',
    nothingLeft: 'No results are left with these filters.',
    showAll: 'Remove filters',
    filters: (chosen: number) => (chosen > 0 ? `Filters (${chosen} set)` : 'Filters'),
    more: 'Show more',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
