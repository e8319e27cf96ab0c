import type zh from '@site/i18n/zh-CN/copy/sitemap';
import type {CopyOf} from '@site/src/site/copy';
import type {RouteId} from '@site/src/site/routes';

const purposes: Partial<Record<RouteId, string>> = {
  home: 'Start here',
  experience: 'Leave your contact; a regional manager gets in touch',
  'support.videos': 'Half a minute each, silent, captioned',
  'news.company': 'What happens at the company',
  'news.product': 'Firmware and features',
  'news.industry': 'Methods for running stores',
  'news.media': 'Press releases and interviews',
  'legal.privacy': 'What is collected, how long it stays, how to delete it',
  'legal.terms': 'What to know when you use this site',
  'legal.accessibility': 'What was tested, what is known to be wrong, whom to tell',
  sitemap: 'This page',
};

const copy = {
  meta: {
    title: 'Sitemap',
    description:
      'Every page of the site by products, solutions, support and company, with a line on what it is for and a field to filter the list.',
  },
  banner: {title: 'Sitemap', text: 'Every page, with a line on what it is for.'},
  tree: {
    filter: 'Filter pages',
    hint: 'For example: camera, privacy, network',
    count: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    none: 'No page contains these words.',
    clear: 'Show all',
    others: 'More',
    otherEdition: '中文网站地图',
    purposes,
  },
} satisfies CopyOf<typeof zh>;

export default copy;
